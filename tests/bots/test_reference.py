# SPDX-License-Identifier: MIT
"""The rules of thumb of the level `reference`, question by question."""

from random import Random

import pytest

from powergrid.bots import bot_named
from powergrid.rules import State
from powergrid.rules.actions import (
    Action,
    Bid,
    BuildHouse,
    BuyFuel,
    EndTurn,
    OpenAuction,
    Pass,
    ScrapFuel,
    ScrapPlant,
)
from powergrid.rules.state import (
    BIDDING,
    BUILDING,
    BUILDING_HOUSES,
    BUYING_FUEL,
    FUEL,
    SCRAPPING_FUEL,
    SCRAPPING_PLANT,
    with_item,
)
from tests.bots.setups import Setup, game_on, opening

LATE = 25


def answer(state: State) -> Action:
    return bot_named("reference").decide(state, Random(0))


@pytest.fixture
def state() -> State:
    return opening(Setup("germany", "classic", 4))


def own(state: State, plants: tuple[int, ...], money: int) -> None:
    state.plants = with_item(state.plants, state.seat, plants)
    state.money = with_item(state.money, state.seat, money)


def connect(state: State, count: int) -> None:
    state.cities = with_item(state.cities, state.seat, state.game.cities[:count])


def lead(state: State, plant: int, bid: int) -> None:
    """Let another seat lead the auction of a plant."""
    state.lot, state.bid, state.asks = plant, bid, BIDDING
    state.bidders = (state.seat, (state.seat + 1) % 4)


def test_it_opens_the_auction_of_the_most_valuable_plant_at_its_minimum(state: State) -> None:
    state.market = (8, 10, 13, 15, 20, 21, 22, 23)
    assert answer(state) == OpenAuction(15, 15)


def test_in_round_1_it_bids_no_more_than_the_number_of_the_plant(state: State) -> None:
    lead(state, 6, 5)
    assert answer(state) == Bid(6)
    lead(state, 6, 6)
    assert answer(state) == Pass()


def test_it_bids_two_more_for_every_city_gained(state: State) -> None:
    state.round = 2
    own(state, (3,), 100)
    lead(state, 20, 29)
    assert answer(state) == Bid(30)  # five cities
    lead(state, 20, 30)
    assert answer(state) == Pass()
    own(state, (3, 8, 15), 100)
    connect(state, 6)
    lead(state, 20, 27)
    assert answer(state) == Bid(28)  # the plant of one city would go
    lead(state, 20, 28)
    assert answer(state) == Pass()


def test_it_bids_the_real_value_of_a_discounted_plant(state: State) -> None:
    state.discount = 5
    lead(state, 5, 4)
    assert answer(state) == Bid(5)


def test_it_passes_on_plants_that_add_no_capacity(state: State) -> None:
    state.round = 2
    state.market = (3, 4, 5, 6, 7, 8, 9, 10)
    own(state, (20, 25, 26), 100)
    connect(state, 15)
    assert answer(state) == Pass()


def test_it_buys_ahead_of_its_cities_and_thrifty_does_not(state: State) -> None:
    state.round = 2
    state.market = (20, 21, 22, 23, 24, 25, 26, 27)
    own(state, (8, 15), 100)
    connect(state, 2)
    assert answer(state) == OpenAuction(20, 20)
    assert bot_named("thrifty").decide(state, Random(0)) == Pass()
    connect(state, 3)
    assert bot_named("thrifty").decide(state, Random(0)) == OpenAuction(20, 20)


def test_it_scraps_the_least_valuable_plant(state: State) -> None:
    own(state, (4, 13, 15, 20), 0)
    state.lot = 20
    state.asks = SCRAPPING_PLANT
    assert answer(state) == ScrapPlant(4)


def test_it_scraps_the_fuel_that_the_market_has_more_of(state: State) -> None:
    own(state, (5,), 0)
    state.fuel = with_item(state.fuel, state.seat, (3, 3, 0, 0))
    state.asks = SCRAPPING_FUEL
    state.fuel_market = (10, 20, 0, 0)
    assert answer(state) == ScrapFuel(1, 2)


def test_it_buys_fuel_for_one_run_of_all_plants(state: State) -> None:
    state.phase, state.asks = FUEL, BUYING_FUEL
    own(state, (4, 8), 50)
    assert answer(state) == BuyFuel(0, 5)
    state.fuel = with_item(state.fuel, state.seat, (5, 0, 0, 0))
    assert answer(state) == EndTurn()


def building(state: State, plants: tuple[int, ...], money: int, cities: tuple[int, ...]) -> None:
    state.phase, state.asks = BUILDING, BUILDING_HOUSES
    own(state, plants, money)
    state.cities = with_item(state.cities, state.seat, cities)
    if cities:
        state.reach = with_item(state.reach, state.seat, state.game.distances[cities[0]])
        for city in cities:
            state.houses = with_item(state.houses, city, (state.seat, -1, -1))


def test_it_starts_in_a_cheap_neighbourhood(state: State) -> None:
    everywhere = tuple(range(6))
    state.game = game_on(Setup("germany", "classic", 4), everywhere)
    building(state, (4,), 50, ())
    first = answer(state)
    assert isinstance(first, BuildHouse)
    assert state.game.board.cities[first.city].id in ("essen", "duisburg", "duesseldorf")


def test_it_builds_up_to_its_capacity(state: State) -> None:
    start = state.game.cities[0]
    building(state, (8,), 60, (start,))
    assert isinstance(answer(state), BuildHouse)
    building(state, (3,), 60, (start,))
    assert answer(state) == EndTurn()


def test_it_builds_beyond_its_capacity_with_money_to_spare(state: State) -> None:
    building(state, (3,), 200, (state.game.cities[0],))
    assert isinstance(answer(state), BuildHouse)


def test_late_in_the_game_it_saves_for_building(state: State) -> None:
    state.round = LATE
    assert answer(state) == Pass()
    building(state, (3,), 60, (state.game.cities[0],))
    assert isinstance(answer(state), BuildHouse)
    state.phase, state.asks = FUEL, BUYING_FUEL
    state.fuel_market = (24, 2, 0, 0)
    assert answer(state) == EndTurn()  # 16 for a city that pays 12 more
    state.fuel_market = (24, 24, 0, 0)
    assert answer(state) == BuyFuel(1, 2)
