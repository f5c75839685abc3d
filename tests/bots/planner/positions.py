# SPDX-License-Identifier: MIT
"""Positions for the planner: the first question of a game, adapted to a test."""

from random import Random

from powergrid.bots import bot_named
from powergrid.rules import State
from powergrid.rules.actions import Action
from powergrid.rules.fuel import Tokens
from powergrid.rules.state import (
    AUCTION,
    BIDDING,
    BUILDING,
    BUILDING_HOUSES,
    BUYING_FUEL,
    FREE,
    FUEL,
    OPENING,
    with_item,
)
from tests.bots.setups import Setup, game_on, opening

FOUR = Setup("germany", "classic", 4)
EVERYWHERE = (0, 1, 2, 3, 4, 5)
"""All areas of the board: cities enough for any position."""


def answer(state: State) -> Action:
    return bot_named("planner").decide(state, Random(0))


def position(round_: int) -> State:
    """Return a game of four in the given round, in which nobody owns anything yet."""
    state = opening(FOUR)
    state.game = game_on(FOUR, EVERYWHERE)
    state.round = round_
    state.market = (20, 21, 22, 23, 24, 25, 26, 27)
    state.fuel_market = (20, 20, 10, 10)
    return state


def give(
    state: State,
    seat: int,
    plants: tuple[int, ...],
    money: int,
    cities: int = 0,
    fuel: Tokens = (0, 0, 0, 0),
) -> None:
    """Let a seat own plants, money, fuel and a network of the next free cities near each other."""
    state.plants = with_item(state.plants, seat, plants)
    state.money = with_item(state.money, seat, money)
    state.fuel = with_item(state.fuel, seat, fuel)
    for _ in range(cities):
        _connect_nearest(state, seat)


def _connect_nearest(state: State, seat: int) -> None:
    free = [city for city in state.game.cities if state.houses[city][0] == FREE]
    reach = state.reach[seat]
    city = min(free, key=lambda city: (reach[city], city)) if reach else free[0]
    state.houses = with_item(state.houses, city, (seat, FREE, FREE))
    state.cities = with_item(state.cities, seat, (*state.cities[seat], city))
    ways = state.game.distances[city]
    nearer = tuple(map(min, reach, ways)) if reach else ways
    state.reach = with_item(state.reach, seat, nearer)


def ask_to_build(state: State) -> State:
    return _ask_first(state, BUILDING, BUILDING_HOUSES)


def ask_for_fuel(state: State) -> State:
    return _ask_first(state, FUEL, BUYING_FUEL)


def ask_to_open(state: State) -> State:
    return _ask_first(state, AUCTION, OPENING)


def _ask_first(state: State, phase: int, question: int) -> State:
    """Ask the first seat, which is the last to act in the phase."""
    state.phase, state.asks = phase, question
    state.waiting, state.seat = (0,), 0
    return state


def ask_to_bid(state: State, plant: int, bid: int) -> State:
    """Ask the first seat for more than the second has bid."""
    state.phase, state.asks = AUCTION, BIDDING
    state.waiting = (1, 0)
    state.lot, state.bid, state.bidders, state.seat = plant, bid, (0, 1), 0
    return state
