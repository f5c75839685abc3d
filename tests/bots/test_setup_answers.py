# SPDX-License-Identifier: MIT
"""What bots answer while a game with variants is set up."""

from powergrid.bots import decide
from powergrid.bots.neighbourhood import cheapest_start, places_to_begin
from powergrid.rules import State, apply
from powergrid.rules.actions import Action, MarkStartingCity, PlaceBankHouse
from powergrid.rules.options import Options
from powergrid.rules.state import BANK, MARKING_CITY, PLACING_BANK_HOUSE
from tests.bots.setups import Setup, opening

BANK_GAME = Setup("germany", "recharged", 2, Options(against_the_bank=True))
MARKED_GAME = Setup("germany", "recharged", 3, Options(starting_cities=True))


def no_card(state: State) -> int:
    raise AssertionError("no card is drawn during setup")


def answered(state: State, level: str) -> list[Action]:
    """Return the answers of a level to all questions before round 1."""
    asks, answers = state.asks, []
    while state.asks == asks:
        answers.append(decide(level, state, 1))
        apply(state, answers[-1], no_card)
    return answers


def test_reference_marks_the_city_where_it_would_start() -> None:
    state = opening(MARKED_GAME)
    assert state.asks == MARKING_CITY
    assert decide("reference", state, 1) == MarkStartingCity(
        cheapest_start(state, state.game.cities)
    )
    answered(state, "reference")
    assert len(set(state.marked)) == 3
    assert not set(state.marked) & set(places_to_begin(state))


def test_reference_keeps_the_bank_far_from_its_start() -> None:
    state = opening(BANK_GAME)
    assert state.asks == PLACING_BANK_HOUSE
    best = cheapest_start(state, places_to_begin(state))
    ways = state.game.distances[best]
    action = decide("reference", state, 1)
    assert isinstance(action, PlaceBankHouse)
    assert ways[action.city] == max(ways[city] for city in state.game.cities)
    answered(state, "reference")
    assert state.houses[best][0] != BANK


def test_random_answers_depend_on_the_seed() -> None:
    for setup in (BANK_GAME, MARKED_GAME):
        for level in ("random", "sensible"):
            answers = {str(decide(level, opening(setup), seed)) for seed in range(20)}
            assert len(answers) > 5


def test_a_seat_that_is_asked_again_answers_something_else() -> None:
    assert len(set(map(str, answered(opening(BANK_GAME), "sensible")))) == 6
