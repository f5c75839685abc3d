# SPDX-License-Identifier: MIT
"""Who wins, each rule with its words in the rulebook."""

from powergrid.factory.rules.scoring import places, ranking, shares_of_win, winners
from tests.factory.table import Table


def test_the_richest_wins_a_tie_goes_to_the_higher_last_profit() -> None:
    """„Po zakończeniu piątej rundy gracz z najwyższą sumą pieniędzy wygrywa grę”

    „Zwycięzcą zostanie osoba, której fabryka przyniesie największy zysk”
    „Po tym czasie najbogatszy gracz wygrywa”
    „W przypadku remisu wygrywa gracz, którego dochód był większy w ostatniej rundzie”
    """
    state = Table(4).state
    state.money, state.profit = (200, 240, 240, 240), (90, 80, 100, 80)
    assert ranking(state) == (2, 1, 3, 0)
    assert places(state) == [4, 2, 1, 2], "they share the second place"
    assert winners(state) == (2,)
    assert shares_of_win(state) == [0, 0, 1, 0]
    state.profit = (90, 100, 100, 80)
    assert places(state) == [4, 1, 1, 3]
    assert winners(state) == (1, 2)
    assert shares_of_win(state) == [0, 0.5, 0.5, 0]
