# SPDX-License-Identifier: MIT
"""Positions as they are just after a seat acted, before anything hidden comes up.

These are what a value judges: the next card is not drawn, the next phase not begun. What a seat
still has to do in the round is read off the phase and who waits in it.
"""

from powergrid.rules import State
from powergrid.rules.fuel import Tokens
from powergrid.rules.phases.building import open_place
from powergrid.rules.plant_market import hand_over
from powergrid.rules.plants import Need
from powergrid.rules.state import with_item


def sold(state: State, seat: int, plant: int, price: int, scrapped: int = 0) -> State:
    """Return the position after a seat got a plant of the market, and perhaps scrapped another."""
    after = state.copy()
    after.money = with_item(after.money, seat, after.money[seat] - price)
    after.plants = with_item(after.plants, seat, tuple(sorted((*after.plants[seat], plant))))
    after.waiting = tuple([other for other in after.waiting if other != seat])
    after.seat = seat
    hand_over(after, plant)
    return without_plant(after, scrapped) if scrapped else after


def without_plant(state: State, scrapped: int) -> State:
    """Return the position after the seat on turn scrapped a plant, and the fuel that fits no more.

    Of coal and oil that only hybrids stored, coal goes first.
    """
    after = state.copy()
    seat = after.seat
    owned = tuple([plant for plant in after.plants[seat] if plant != scrapped])
    after.plants = with_item(after.plants, seat, owned)
    after.fuel = with_item(after.fuel, seat, _kept(after.game.storage(owned), after.fuel[seat]))
    return after


def connected(state: State, city: int, price: int) -> State:
    """Return the position after the seat on turn connected an open city; it may go on building."""
    after = state.copy()
    seat = after.seat
    place = open_place(state, seat, city)
    if place is None:
        raise ValueError(f"Seat {seat} cannot build in city {city}.")
    near = after.game.distances[city]
    reach = tuple(map(min, after.reach[seat], near)) if after.reach[seat] else near
    owners = with_item(after.houses[city], place, seat)
    after.money = with_item(after.money, seat, after.money[seat] - price)
    after.cities = with_item(after.cities, seat, (*after.cities[seat], city))
    after.houses = with_item(after.houses, city, owners)
    after.reach = with_item(after.reach, seat, reach)
    return after


def turn_ended(state: State) -> State:
    """Return the position after the seat on turn did all it does in this phase."""
    after = state.copy()
    after.waiting = after.waiting[1:]
    return after


def _kept(storage: Need, tokens: Tokens) -> Tokens:
    coal, oil, garbage, uranium = tokens
    excess = storage.hybrid_excess(tokens)
    from_coal = min(excess, max(0, coal - storage.coal))
    return (
        coal - from_coal,
        oil - (excess - from_coal),
        min(garbage, storage.garbage),
        min(uranium, storage.uranium),
    )
