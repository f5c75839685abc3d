# SPDX-License-Identifier: MIT
"""Everything that bots say of their actions has words."""

import pytest

from powergrid.analysis import Because, Point, Remark
from powergrid.gui.power_grid.words.remarks import remark_words
from tests.bots.setups import Setup, opening


@pytest.mark.parametrize("point", Point)
def test_every_remark_has_words_for_every_reason(point: Point) -> None:
    game = opening(Setup("germany", "recharged", 4)).game
    said = {remark_words(Remark(0, point, 44, because, 27), game) for because in Because}
    assert len(said) == len(Because)


def test_who_is_short_of_money_says_what_it_had_and_what_the_lowest_bid_was() -> None:
    game = opening(Setup("germany", "recharged", 4)).game
    said = remark_words(Remark(0, Point.TOO_MUCH, 44, Because.TOO_LITTLE, 27), game)
    assert said == "I could not bid 44: I had only 27 Elektro."
