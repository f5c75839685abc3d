# SPDX-License-Identifier: MIT
"""The fuel market: what tokens cost, how many can be had, and the refill."""

from bisect import bisect_left

from powergrid.rules.fuel import COAL, FUELS, SPACES, TOTAL, URANIUM, WORTH, Tokens
from powergrid.rules.state import State


def stock(state: State, fuel: int) -> int:
    """Return how many tokens of a fuel are for sale, the coal storage included."""
    return state.fuel_market[fuel] + (state.storage if fuel == COAL else 0)


def price(state: State, fuel: int, amount: int) -> int:
    """Return what the `amount` cheapest tokens cost together; at most `stock` of them."""
    in_market = state.fuel_market[fuel]
    taken = min(amount, in_market)
    worth = WORTH[fuel]
    return worth[in_market] - worth[in_market - taken] + (amount - taken) * _storage_price(state)


def affordable(state: State, fuel: int, money: int) -> int:
    """Return how many tokens of a fuel that much money buys."""
    in_market = state.fuel_market[fuel]
    worth = WORTH[fuel]
    taken = in_market - bisect_left(worth, worth[in_market] - money, 0, in_market)
    if fuel != COAL or taken < in_market or not state.storage:
        return taken
    return taken + min(state.storage, (money - worth[in_market]) // _storage_price(state))


def prices(state: State, fuel: int) -> tuple[int, ...]:
    """Return the price of every token for sale, cheapest first."""
    from_storage = (_storage_price(state),) * (stock(state, fuel) - state.fuel_market[fuel])
    in_market = state.fuel_market[fuel]
    return SPACES[fuel][len(SPACES[fuel]) - in_market :] + from_storage


def _storage_price(state: State) -> int:
    return state.game.board.rules.coal_storage_price or 0


def coming_refill(state: State) -> Tokens:
    """Return the tokens the next refill would add if it came now."""
    source = refill_source(state)
    added = []
    for fuel in FUELS:
        due = state.game.refill[fuel][state.step - 1]
        if fuel == URANIUM and state.is_uranium_out:
            due = 0
        free = TOTAL[fuel] - state.fuel_market[fuel]
        added.append(min(due, free, source[fuel]))
    return (added[0], added[1], added[2], added[3])


def refill_source(state: State) -> Tokens:
    """Return the tokens a refill may draw on; with a coal storage, coal comes from there alone."""
    if state.game.board.rules.coal_storage_price is None:
        return state.supply
    return (state.storage, *state.supply[1:])
