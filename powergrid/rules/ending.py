# SPDX-License-Identifier: MIT
"""The numbers of cities that lie ahead, and the seats that can end the game in this round."""

from powergrid.rules.game import Game
from powergrid.rules.phases.building import Sites, connect, ends_game, next_step, open_place
from powergrid.rules.state import AUCTION, BUILDING, State, largest_network


def thresholds_ahead(state: State) -> tuple[int | None, int | None]:
    """Return how many cities start Step 2 and end the game, None for what does not lie ahead."""
    game, largest, step = state.game, largest_network(state), _step_when_building(state)
    is_step2_ahead = step == 1 and game.is_step2_by_cities and largest < game.step2_at
    return game.step2_at if is_step2_ahead else None, game.end_at if largest < game.end_at else None


def possible_enders(state: State) -> tuple[int, ...]:
    """Return the seats that can pay for the cities that end the game, in turn order.

    Each is assumed to build now, without spending money on plants and fuel or on a second network:
    any city first, then always the cheapest.
    """
    if state.is_over or not AUCTION <= state.phase <= BUILDING or ends_game(state):
        return ()
    to_build = state.waiting if state.phase == BUILDING else state.order
    return tuple(seat for seat in state.order if seat in to_build and _can_end(state, seat))


def _can_end(state: State, seat: int) -> bool:
    trial = state.copy()
    trial.seat = seat
    trial.step = _step_when_building(state)
    missing = state.game.end_at - len(state.cities[seat])
    if missing * _lowest_house_price(state.game) > state.money[seat]:
        return False
    prices = Sites(trial).affordable()
    by_price = sorted(prices, key=lambda city: prices[city])
    return any(_reaches_end(trial.copy(), {first: prices[first]}) for first in by_price)


def _step_when_building(state: State) -> int:
    """Return the Step of this round's Phase 4: the Step 3 card takes effect after Phase 2."""
    return next_step(state) if state.phase == AUCTION else state.step


def _lowest_house_price(game: Game) -> int:
    return min(price for places in game.place_prices for price in places if price is not None)


def _reaches_end(trial: State, prices: dict[int, int]) -> bool:
    """Return whether the seat on turn ends the game by always connecting the cheapest city.

    `prices` are those from which it chooses the first.
    """
    seat = trial.seat
    while len(trial.cities[seat]) < trial.game.end_at:
        if not prices:
            return False
        city = min(prices, key=lambda city: prices[city])
        place = open_place(trial, seat, city)
        assert place is not None  # it can be paid
        connect(trial, seat, city, place, prices[city])
        prices = Sites(trial).affordable()
    return True
