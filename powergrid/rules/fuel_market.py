# SPDX-License-Identifier: MIT
"""The fuel market: what tokens cost, how many can be had, and the refill.

A map may sell to some cheaper than to others. Prices are those that the seat on turn pays while it
buys in Phase 3, and in other phases those printed on the market.
"""

from bisect import bisect_left

from powergrid.rules.fuel import (
    COAL,
    FUELS,
    SPACES,
    TOTAL,
    URANIUM,
    WORTH,
    Tokens,
    next_price,
    worth_less,
)
from powergrid.rules.state import FUEL, State


def stock(state: State, fuel: int) -> int:
    """Return how many tokens of a fuel are for sale, the coal storage included."""
    return state.fuel_market[fuel] + (state.storage if fuel == COAL else 0)


def price(state: State, fuel: int, amount: int) -> int:
    """Return what the `amount` cheapest tokens cost together; at most `stock` of them."""
    in_market = state.fuel_market[fuel]
    worth = _worth(state, fuel) if state.game.fuel_discounts else WORTH[fuel]
    if amount <= in_market:
        return worth[in_market] - worth[in_market - amount]
    return worth[in_market] + (amount - in_market) * _storage_price(state)


def affordable(state: State, fuel: int, money: int) -> int:
    """Return how many tokens of a fuel that much money buys."""
    in_market = state.fuel_market[fuel]
    worth = _worth(state, fuel) if state.game.fuel_discounts else WORTH[fuel]
    taken = in_market - bisect_left(worth, worth[in_market] - money, 0, in_market)
    if fuel != COAL or taken < in_market or not state.storage:
        return taken
    price = _storage_price(state)
    return taken + (
        min(state.storage, (money - worth[in_market]) // price) if price else state.storage
    )


def has_affordable(state: State, fuel: int, money: int) -> bool:
    """Return whether that much money buys a token of a fuel."""
    in_market = state.fuel_market[fuel]
    if in_market and not state.game.fuel_discounts:
        return next_price(fuel, in_market) <= money
    return affordable(state, fuel, money) > 0


def prices(state: State, fuel: int) -> tuple[int, ...]:
    """Return the price of every token for sale, cheapest first."""
    from_storage = (_storage_price(state),) * (stock(state, fuel) - state.fuel_market[fuel])
    in_market = SPACES[fuel][len(SPACES[fuel]) - state.fuel_market[fuel] :]
    less = _discount_now(state, fuel)
    if less:
        in_market = tuple(max(0, price - less) for price in in_market)
    return in_market + from_storage


def discount(state: State, fuel: int, seat: int) -> int:
    """Return how much less than printed a seat pays for a token of a fuel, down to 0."""
    own = state.cities[seat]
    return sum(by for kind, city, by in state.game.fuel_discounts if kind == fuel and city in own)


def _discount_now(state: State, fuel: int) -> int:
    if not state.game.fuel_discounts or state.phase != FUEL:
        return 0
    return discount(state, fuel, state.seat)


def _worth(state: State, fuel: int) -> tuple[int, ...]:
    less = _discount_now(state, fuel)
    return worth_less(fuel, less) if less else WORTH[fuel]


def _storage_price(state: State) -> int:
    printed = state.game.board.rules.coal_storage_price or 0
    return max(0, printed - _discount_now(state, COAL))


def more(tokens: Tokens, come: Tokens) -> Tokens:
    """Return two sets of tokens together."""
    return (tokens[0] + come[0], tokens[1] + come[1], tokens[2] + come[2], tokens[3] + come[3])


def give_back(state: State, burnt: Tokens) -> None:
    """Return burnt tokens to the supply; with a coal storage, coal goes there."""
    if state.game.board.rules.coal_storage_price is not None:
        state.storage += burnt[COAL]
        burnt = (0, *burnt[1:])
    state.supply = more(state.supply, burnt)


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
