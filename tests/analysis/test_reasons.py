# SPDX-License-Identifier: MIT
"""What an action brings, as the rules say it."""

from powergrid.analysis.reasons import Reason, ReasonKind, reasons
from powergrid.rules import State
from powergrid.rules.actions import Action, BuildHouse, RunPlants
from powergrid.rules.state import BUILDING, BUREAUCRACY, FREE
from tests.rules.positions import connect, connect_any, fill, in_phase, own, play, table


def brought(state: State, action: Action) -> list[tuple[ReasonKind, int]]:
    after = state.copy()
    play(after, action)
    return [(reason.why, reason.figure) for reason in reasons(state, after)]


def test_a_house_costs_money_now_and_brings_income_later() -> None:
    state = in_phase(table("classic", "germany", 3), BUILDING)
    own(state, state.seat, 4, 13, fuel=(2, 0, 0, 0))
    connect_any(state, 0, 1)
    assert brought(state, BuildHouse(state.game.cities[-1])) == [
        (ReasonKind.COSTS, 10),
        (ReasonKind.CITIES, 1),
        (ReasonKind.POWERS, 1),
        (ReasonKind.INCOME, 22 - 10),
        (ReasonKind.PLACE, 1),
    ]


def test_a_house_in_the_last_round_brings_no_income_and_no_place_in_a_turn_order() -> None:
    state = in_phase(table("classic", "germany", 3, market=tuple(range(20, 28))), BUILDING)
    own(state, state.seat, 4, 13, fuel=(2, 0, 0, 0))
    connect_any(state, 0, state.game.end_at)
    assert brought(state, BuildHouse(state.game.cities[-1])) == [
        (ReasonKind.COSTS, 10),
        (ReasonKind.CITIES, 1),
        (ReasonKind.POWERS, 1),
    ]


def test_plants_earn_money_and_nothing_else_changes() -> None:
    state = in_phase(table("classic", "germany", 3), BUREAUCRACY)
    own(state, state.seat, 13)
    connect_any(state, state.seat, 1)
    assert brought(state, RunPlants((13,))) == [(ReasonKind.EARNS, 22)]
    assert brought(state, RunPlants(())) == [(ReasonKind.EARNS, 10)]


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
