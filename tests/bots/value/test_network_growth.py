# SPDX-License-Identifier: MIT
"""What the next cities cost: many networks that grow at once grow as each does alone."""

import pytest

from powergrid.bots.planner.network import Growths, Site, grown_from, open_houses
from powergrid.bots.value.network_growth import CITIES_AHEAD, Networks
from powergrid.box import load_board, load_edition, load_plants
from powergrid.rules import Game, State
from powergrid.rules.board import Board
from powergrid.rules.options import Options
from powergrid.rules.setup import first_state
from powergrid.rules.state import BUILDING_HOUSES
from tests.bots.planned import asked
from tests.bots.setups import GERMANY, Setup, setup_id
from tests.rules.positions import CLASSIC_MARKET, connect

SETTINGS = [
    GERMANY,
    Setup("uk-ireland", "recharged", 4),
    Setup("germany", "recharged", 4, Options(starting_cities=True)),
]


def to_build(setup: Setup) -> list[State]:
    """Return positions in which a seat may build, from the first house to the end."""
    return asked([BUILDING_HOUSES], setup=setup)[::4]


@pytest.mark.parametrize("setup", SETTINGS, ids=setup_id)
def test_a_network_grows_as_a_planners_does(setup: Setup) -> None:
    for state in to_build(setup):
        networks = Networks(state.game)
        for seat, cities in enumerate(state.cities):
            sites = list(Growths().of(state, seat)[:CITIES_AHEAD])
            if cities:
                assert networks.growth(state, seat) == sites
                assert networks.prices([state])[0][seat] == tuple(site.price for site in sites)


@pytest.mark.parametrize("setup", SETTINGS, ids=setup_id)
def test_prices_of_many_positions_are_those_of_each(setup: Setup) -> None:
    states = to_build(setup)
    alone = [Networks(state.game).prices([state])[0] for state in states]
    networks = Networks(states[0].game)
    networks.prices(states[::3])
    assert networks.prices(states) == alone


@pytest.mark.parametrize("setup", SETTINGS[:2], ids=setup_id)
def test_a_network_grows_from_every_first_city_as_from_it_alone(setup: Setup) -> None:
    state = next(state for state in to_build(setup) if not state.cities[state.seat])
    houses = open_houses(state, state.seat)
    starts = [Site(city, price) for city, price in houses.items()]
    expected = [
        [start, *grown_from(state, start.city, houses, CITIES_AHEAD - 1)] for start in starts
    ]
    assert Networks(state.game).growths_by(state, starts) == expected


def test_a_network_that_first_connects_a_city_grows_from_it_too() -> None:
    for state in to_build(GERMANY):
        if state.cities[state.seat]:
            networks = Networks(state.game)
            cheapest = networks.growth(state, state.seat)
            assert networks.growths_by(state, cheapest[:1]) == ([cheapest] if cheapest else [])


def test_a_city_may_have_more_places_than_the_others() -> None:
    printed = load_board("germany", "recharged")
    one_place = {"house_prices": (10,), "open_places": (1, 1, 1)}
    first = printed.cities[0]._replace(house_prices=(12, 15, 20), open_places=(1, 2, 3))
    cities = (first, *printed.cities[1:])
    board = Board("odd", "Odd", printed.areas, cities, printed.connections)
    board = board.with_rules(board.rules._replace(edition=one_place))
    game = Game(board, load_edition("recharged"), load_plants(), 3, tuple(range(6)))
    state = first_state(game, CLASSIC_MARKET, range(3))
    connect(state, 0, board.cities[1].id)
    assert Networks(game).growth(state, 0) == list(Growths().of(state, 0)[:CITIES_AHEAD])
