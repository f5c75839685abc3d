# SPDX-License-Identifier: MIT
"""The advanced option of the Polish Recharged rulebook: starting cities."""

import pytest

from powergrid.rules import State, legal
from powergrid.rules.actions import BuildHouse, EndTurn, MarkStartingCity, Pass, PlaceBankHouse
from powergrid.rules.events import Event, PhaseBegan, StartingCityMarked, StartingCityTaken
from powergrid.rules.fuel import URANIUM
from powergrid.rules.legal import Sites, StartingSites
from powergrid.rules.options import Options
from powergrid.rules.state import AUCTION, BUILDING, FREE, SETUP
from tests.expect import expect
from tests.rules.positions import city, connect, in_phase, of_type, play, refusal, started, table

STARTS = Options(starting_cities=True)
HIGH = (20, 21, 22, 23, 24, 25, 26, 27)
MARKS = ("berlin", "essen", "muenchen")


def marked(step: int = 1) -> State:
    """Return a game whose three players have marked cities; seat 0 builds, as the last."""
    state = started(table("recharged", players=3, market=HIGH, options=STARTS))
    for name in MARKS:
        play(state, MarkStartingCity(city(state, name)))
    in_phase(state, BUILDING)
    state.waiting, state.seat = (0,), 0
    state.money = (300, 300, 300)
    state.step = step
    return state


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_each_player_marks_a_city_in_turn_order(players: int) -> None:
    state = table("recharged", players=players, market=HIGH, options=STARTS)
    state.order = tuple(reversed(range(players)))
    started(state)
    asked: list[int] = []
    events: list[Event] = []
    for _ in range(players):
        assert state.phase == SETUP
        asked.append(state.seat)
        question = expect(StartingSites, legal(state))
        assert len(question.cities) == 42 - len(state.marked)
        events = play(state, MarkStartingCity(question.cities[0]))
        assert events[0] == StartingCityMarked(asked[-1], question.cities[0])
    assert tuple(asked) == state.order
    assert of_type(events, PhaseBegan)[-1] == PhaseBegan(AUCTION)
    assert len(state.marked) == players


def test_a_city_in_play_can_be_marked_once() -> None:
    state = table("recharged", players=3, market=HIGH, areas=(0, 1, 2), options=STARTS)
    started(state)
    play(state, MarkStartingCity(city(state, "kiel")))
    for name, code in (("kiel", "city_taken"), ("muenchen", "city_not_in_play")):
        assert MarkStartingCity(city(state, name)) not in legal(state)
        assert refusal(state, MarkStartingCity(city(state, name))) == code
    for action in (Pass(), PlaceBankHouse(city(state, "kiel"))):
        assert refusal(state, action) == "not_asked"


@pytest.mark.parametrize(
    ("board", "name", "why"),
    [
        ("south-africa", "namibia", "no_network_begins_here"),
        ("baden-wuerttemberg", "augsburg", "city_full"),
    ],
)
def test_a_city_where_nobody_can_start_cannot_be_marked(board: str, name: str, why: str) -> None:
    state = started(table("recharged", board, 5, HIGH, options=STARTS))
    assert refusal(state, MarkStartingCity(city(state, name))) == why


def test_marks_are_uranium_tokens_until_networks_start_there() -> None:
    state = marked()
    assert state.supply[URANIUM] == 7
    events = play(state, BuildHouse(city(state, "essen")))
    assert of_type(events, StartingCityTaken) == [StartingCityTaken(0, city(state, "essen"))]
    assert state.supply[URANIUM] == 8
    assert state.marked == (city(state, "berlin"), city(state, "muenchen"))
    assert state.houses[city(state, "essen")] == (0, FREE, FREE)


def test_a_network_starts_only_in_a_marked_city() -> None:
    state = marked()
    question = expect(Sites, legal(state))
    assert question.prices() == {city(state, name): 10 for name in MARKS}
    assert refusal(state, BuildHouse(city(state, "kiel"))) == "not_a_starting_city"
    connect(state, 1, "kiel")  # that it is taken is not why
    assert refusal(state, BuildHouse(city(state, "kiel"))) == "not_a_starting_city"


def test_in_step_1_a_marked_city_is_closed_to_existing_networks() -> None:
    state = marked()
    play(state, BuildHouse(city(state, "essen")))
    question = expect(Sites, legal(state))
    assert question.house(city(state, "berlin")) is None
    assert BuildHouse(city(state, "berlin")) not in question
    assert refusal(state, BuildHouse(city(state, "berlin"))) == "kept_for_a_start"


def test_in_step_1_an_occupied_starting_city_is_closed_like_any_other() -> None:
    state = marked()
    connect(state, 1, "kiel")
    play(state, BuildHouse(city(state, "essen")))
    state.seat = 1
    assert Sites(state).house(city(state, "essen")) is None


def test_a_mark_keeps_the_10_place_in_later_steps_too() -> None:
    state = marked(step=2)
    connect(state, 0, "magdeburg")
    berlin = city(state, "berlin")
    question = expect(Sites, legal(state))
    assert question.house(berlin) == 15
    play(state, BuildHouse(berlin))
    assert state.houses[berlin] == (FREE, 0, FREE)
    assert berlin in state.marked
    state.seat = 1
    assert Sites(state).prices()[berlin] == 10
    play(state, BuildHouse(berlin))
    assert state.houses[berlin] == (1, 0, FREE)
    assert berlin not in state.marked


def test_a_network_may_start_after_round_1() -> None:
    state = marked()
    assert EndTurn() in legal(state)


def test_a_second_marked_city_keeps_its_mark_for_others() -> None:
    state = marked(step=3)
    play(state, BuildHouse(city(state, "essen")), BuildHouse(city(state, "berlin")))
    assert state.marked == (city(state, "berlin"), city(state, "muenchen"))
