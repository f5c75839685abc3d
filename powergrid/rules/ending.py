# SPDX-License-Identifier: MIT
"""The numbers of cities that lie ahead, and the seats that can end the game in this round."""

from powergrid.rules.phases.building import Sites, connect, ends_game, next_step, open_place
from powergrid.rules.state import AUCTION, BUILDING, State, largest_network


def thresholds_ahead(state: State) -> tuple[int | None, int | None]:
    """Return how many cities start Step 2 and end the game, None for what does not lie ahead."""
    game, largest = state.game, largest_network(state)
    is_step3_next = state.is_step3_due and state.phase == AUCTION
    can_step2_come = state.step == 1 and game.is_step2_by_cities and not is_step3_next
    is_step2_ahead = can_step2_come and largest < game.step2_at
    return game.step2_at if is_step2_ahead else None, game.end_at if largest < game.end_at else None


def possible_enders(state: State) -> tuple[int, ...]:
    """Return the seats that can pay for the cities that end the game, in turn order.

    Each is assumed to build now, in the Step of the coming Phase 4, the cheapest city first,
    without spending money on plants and fuel or on a second network.
    """
    if state.is_over or not AUCTION <= state.phase <= BUILDING or ends_game(state):
        return ()
    to_build = state.waiting if state.phase == BUILDING else state.order
    return tuple(seat for seat in state.order if seat in to_build and _reaches_end(state, seat))


def _reaches_end(state: State, seat: int) -> bool:
    trial = state.copy()
    trial.seat = seat
    if trial.phase < BUILDING:
        trial.step = next_step(trial)
    while (missing := state.game.end_at - len(trial.cities[seat])) > 0:
        prices = Sites(trial).affordable()
        if missing > len(prices):
            return False
        city = min(prices, key=lambda city: prices[city])
        place = open_place(trial, seat, city)
        assert place is not None  # it can be paid
        connect(trial, seat, city, place, prices[city])
    return True
