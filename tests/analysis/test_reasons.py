# SPDX-License-Identifier: MIT
"""What an action brings, as the rules say it."""

from powergrid.analysis.reasons import Reason, ReasonKind, reasons
from powergrid.rules import State
from powergrid.rules.state import BUILDING, FREE
from tests.rules.positions import connect, fill, in_phase, table


def last_city_taken(state: State, places: int) -> tuple[State, State]:
    """Return the positions before and after a seat takes the last place of all cities."""
    last = state.game.cities[0]
    fill(state, places)
    before = in_phase(state, BUILDING)
    houses = list(before.houses)
    houses[last] = (FREE, *houses[last][1:])
    before.houses = tuple(houses)
    after = before.copy()
    connect(after, after.seat, state.game.board.cities[last].id)
    return before, after


def test_a_house_in_the_last_empty_city_begins_step2_where_the_board_says_so() -> None:
    begins = Reason(ReasonKind.BEGINS_STEP2, 1)
    assert begins in reasons(*last_city_taken(table("classic", "uk-ireland", 3), 1))
    assert begins not in reasons(*last_city_taken(table("classic", "germany", 3), 1))


def test_a_house_on_the_last_place_ends_the_game() -> None:
    state = table("classic", "germany", 3)
    state.step = 3
    assert Reason(ReasonKind.ENDS_GAME, 1) in reasons(*last_city_taken(state, 3))
