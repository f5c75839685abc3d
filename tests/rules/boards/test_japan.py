# SPDX-License-Identifier: MIT
"""Japan: six cities to start in, and second networks."""

from random import Random

from powergrid.box import load_board, load_edition
from powergrid.rules import State, legal
from powergrid.rules.actions import BuildHouse, EndTurn, RunPlants
from powergrid.rules.events import HouseBuilt
from powergrid.rules.legal import Sites
from powergrid.rules.options import Options, why_unplayable
from powergrid.rules.state import BUILDING
from tests.rules.positions import city, connect, in_phase, play, refusal, table

RUN_NOTHING = RunPlants(())


def japan() -> State:
    return in_phase(table("classic", "japan", 3), BUILDING)


def test_networks_start_in_six_cities_with_room_for_two() -> None:
    state = japan()
    kyoto, tokyo = city(state, "kyoto"), city(state, "tokyo")
    assert refusal(state, BuildHouse(kyoto)) == "no_network_begins_here"
    assert len(Sites(state).affordable()) == 6
    play(state, BuildHouse(tokyo), EndTurn(), BuildHouse(tokyo), EndTurn())
    assert Sites(state).house(tokyo) is None
    assert refusal(state, BuildHouse(tokyo)) == "city_full"
    state.step = 3
    assert Sites(state).house(tokyo) == 20


def test_no_network_starts_in_a_small_city_even_before_it_opens() -> None:
    state = japan()
    assert refusal(state, BuildHouse(city(state, "saitama"))) == "no_network_begins_here"


def test_small_cities_open_later_or_have_two_places() -> None:
    state = japan()
    connect(state, state.seat, "tokyo")
    sites = Sites(state)
    assert sites.house(city(state, "saitama")) is None
    assert sites.house(city(state, "koriyama")) == 10
    state.step = 2
    assert sites.house(city(state, "saitama")) == 15


def test_a_second_network_starts_once_without_a_connection() -> None:
    state = japan()
    seat = state.seat
    tokyo, osaka, sapporo = (city(state, name) for name in ("tokyo", "osaka", "sapporo"))
    assert refusal(state, BuildHouse(osaka, begins_network=True)) == "no_second_network"
    play(state, BuildHouse(tokyo))
    state.round = 4
    assert set(Sites(state).beginnings()) == {*state.game.begin_in} - {tokyo}
    assert refusal(state, BuildHouse(city(state, "kyoto"), True)) == "no_network_begins_here"
    assert BuildHouse(sapporo, True) in legal(state)
    events = play(state, BuildHouse(osaka, begins_network=True))
    assert HouseBuilt(seat, osaka, 10, 0, True) in events
    assert state.extras.second_networks == ((seat, osaka),)
    assert Sites(state).beginnings() == {}
    assert BuildHouse(sapporo, True) not in legal(state)
    assert refusal(state, BuildHouse(sapporo, True)) == "no_second_network"
    assert Sites(state).connection(city(state, "kyoto")) == 0


def test_random_answers_include_a_second_network() -> None:
    state = japan()
    play(state, BuildHouse(city(state, "tokyo")))
    drawn = {legal(state).sample(Random(seed)) for seed in range(40)}
    assert any(isinstance(action, BuildHouse) and action.begins_network for action in drawn)
    assert drawn <= set(legal(state))
    assert legal(state).count() == len([*legal(state)])


def test_no_cities_are_marked_in_japan() -> None:
    board, edition = load_board("japan", "recharged"), load_edition("recharged")
    why = why_unplayable(edition, board, 3, Options(starting_cities=True))
    assert why == "option_not_in_edition"


def test_all_houses_include_the_second_network_affordable_or_not() -> None:
    state = japan()
    tokyo, osaka = city(state, "tokyo"), city(state, "osaka")
    assert set(Sites(state).houses()) == {BuildHouse(start) for start in state.game.begin_in}
    play(state, BuildHouse(tokyo))
    state.money = (5, 5, 5)
    houses = Sites(state).houses()
    assert houses[BuildHouse(osaka, begins_network=True)] == 10
    assert {house.city: price for house, price in houses.items() if not house.begins_network} == (
        Sites(state).prices()
    )
    assert Sites(state).beginnings() == {}
