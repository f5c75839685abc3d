# SPDX-License-Identifier: MIT
"""Positions just after a seat acted, before any hidden card is drawn.

A value judges these: the next phase has not started. The phase, and who waits in it, show what a
seat still has to do in the round.
"""

from powergrid.rules import State
from powergrid.rules.fuel import subtract_tokens
from powergrid.rules.phases import auction, building, scrapping
from powergrid.rules.state import with_item


def sold(state: State, seat: int, plant: int, price: int) -> State:
    """Return the position after a seat bought a plant, before it scraps another."""
    after = state.copy()
    auction.buy(after, seat, plant, price)
    return after


def without_plant(state: State, scrapped: int) -> State:
    """Return the position after the seat on turn scrapped a plant and discarded surplus fuel.

    Of coal and oil that only hybrids can store, coal goes first.
    """
    after = state.copy()
    seat = after.seat
    scrapping.scrap(after, scrapped)
    tokens = after.fuel[seat]
    lost = after.game.storage(after.plants[seat]).overflow(tokens)
    after.fuel = with_item(after.fuel, seat, subtract_tokens(tokens, lost))
    return after


def connected(state: State, city: int, price: int) -> State:
    """Return the position after the seat on turn connected an open city; it may go on building."""
    place = building.open_place(state, state.seat, city)
    if place is None:
        raise ValueError(f"Seat {state.seat} cannot build in city {city}.")
    after = state.copy()
    building.connect(after, after.seat, city, place, price)
    return after


def turn_ended(state: State) -> State:
    """Return the position after the seat on turn ended its turn in this phase."""
    after = state.copy()
    after.waiting = after.waiting[1:]
    return after
