# SPDX-License-Identifier: MIT
"""Positions with an obviously best move, question by question."""

import pytest

from powergrid.bots.planner import Planner
from powergrid.rules.actions import Bid, BuildHouse, BuyFuel, EndTurn, OpenAuction, Pass, ScrapPlant
from powergrid.rules.legal import Sites
from powergrid.rules.state import RUNNING_PLANTS, SCRAPPING_PLANT, with_item
from tests.bots.planner.positions import (
    answer,
    ask_for_fuel,
    ask_to_bid,
    ask_to_build,
    ask_to_open,
    give,
    position,
)

LARGE = (20, 25, 26)
"""Fifteen cities for eight tokens of coal or oil."""


# --- Phase 2 ---------------------------------------------------------------------------------


def test_it_opens_the_auction_of_a_large_plant_but_not_of_a_small_one() -> None:
    state = position(2)
    state.market = (5, 9, 13, 20, 21, 22, 23, 24)
    give(state, 0, (8,), 70, cities=2)
    assert isinstance(move := answer(ask_to_open(state)), OpenAuction)
    assert move.plant == 20


def test_it_passes_if_no_plant_gains_anything() -> None:
    state = position(6)
    state.market = (5, 9, 13, 14, 15, 16, 17, 18)
    give(state, 0, LARGE, 60, cities=10)
    assert answer(ask_to_open(state)) == Pass()


def test_it_bids_for_a_plant_it_needs_and_stops_when_it_costs_too_much() -> None:
    state = position(4)
    state.market = (5, 9, 13, 25, 26, 27, 28, 29)
    give(state, 0, (8, 15), 150, cities=6)
    assert answer(ask_to_bid(state, 25, 25)) == Bid(26)
    assert answer(ask_to_bid(state, 25, 140)) == Pass()


def test_it_keeps_the_money_for_its_fuel_out_of_its_bids() -> None:
    """A bid it makes with fuel in store is too high if it still has to buy that fuel."""
    state = position(4)
    state.market = (5, 9, 13, 20, 21, 22, 23, 24)
    state.fuel_market = (9, 9, 3, 3)
    give(state, 0, (8, 15), 45, cities=8, fuel=(8, 0, 0, 0))
    assert answer(ask_to_bid(state, 20, 38)) == Bid(39)
    give(state, 0, (8, 15), 45)
    assert answer(ask_to_bid(state, 20, 38)) == Pass()


def test_it_scraps_the_plant_that_powers_the_fewest_cities() -> None:
    state = position(5)
    give(state, 0, (4, 20, 25, 26), 50, cities=8)
    state.lot, state.asks, state.seat = 26, SCRAPPING_PLANT, 0
    assert answer(state) == ScrapPlant(4)


def test_it_scraps_the_smaller_of_two_plants_it_does_not_need() -> None:
    state = position(5)
    give(state, 0, (12, 14, 19, 25), 53, cities=2, fuel=(3, 0, 0, 0))
    state.lot, state.asks, state.seat = 12, SCRAPPING_PLANT, 0
    assert ScrapPlant(19) not in [option.action for option in Planner().options(state)]


# --- Phase 3 ---------------------------------------------------------------------------------


def test_it_buys_the_fuel_that_its_cities_need() -> None:
    state = position(4)
    give(state, 0, (8, 15), 60, cities=5)
    assert isinstance(answer(ask_for_fuel(state)), BuyFuel)


def test_it_buys_no_fuel_for_cities_it_cannot_connect() -> None:
    state = position(4)
    give(state, 0, (13, 20), 9, cities=1)  # wind powers the one city, and 9 buys no second one
    assert answer(ask_for_fuel(state)) == EndTurn()


def test_it_stores_fuel_that_will_be_scarce() -> None:
    state = position(4)
    give(state, 0, (20,), 100, cities=3, fuel=(3, 0, 0, 0))
    for rival in (1, 2, 3):
        give(state, rival, (4, 8, 15, 20), 30, cities=3)
    ask_for_fuel(state)
    state.fuel_market = (19, 20, 10, 10)
    assert answer(state) == BuyFuel(0, 1)
    for rival in (1, 2, 3):
        give(state, rival, (22,), 30)
    state.fuel_market = (6, 20, 10, 10)
    assert answer(state) == EndTurn()  # expensive now, and nobody else burns it


# --- Phase 4 ---------------------------------------------------------------------------------


def test_it_takes_the_cheapest_site() -> None:
    state = position(3)
    give(state, 0, (8, 20), 60, cities=2, fuel=(6, 0, 0, 0))
    ask_to_build(state)
    prices = Sites(state).affordable()
    assert isinstance(move := answer(state), BuildHouse)
    assert prices[move.city] == min(prices.values())


@pytest.mark.parametrize(("more", "move"), [(-1, BuildHouse), (1, EndTurn)])
def test_it_ends_the_game_only_when_it_wins(more: int, move: type) -> None:
    """It lacks one city, and the rival would power as many: one Elektro decides."""
    state = position(8)
    state.step = 3
    give(state, 0, (20, 25, 32), 100, cities=16, fuel=(20, 20, 0, 0))
    give(state, 1, (20, 31, 40), 0, cities=16, fuel=(20, 20, 0, 0))
    for other in (2, 3):
        give(state, other, (4,), 10, cities=1)
    ask_to_build(state)
    left = 100 - min(Sites(state).affordable().values())
    state.money = with_item(state.money, 1, left + more)
    assert isinstance(answer(state), move)


# --- Phase 5 ---------------------------------------------------------------------------------


def test_it_burns_no_fuel_for_cities_it_does_not_have() -> None:
    state = position(4)
    give(state, 0, (4, 13), 20, cities=1, fuel=(2, 0, 0, 0))
    state.asks, state.seat = RUNNING_PLANTS, 0
    assert getattr(answer(state), "plants", None) == (13,)
