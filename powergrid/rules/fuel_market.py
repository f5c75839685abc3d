# SPDX-License-Identifier: MIT
"""The fuel market: what tokens cost, how many can be had, and the refill.

A map may sell to some cheaper than to others. Prices are those that the seat on turn pays while it
buys in Phase 3, and in other phases those printed on the market.
"""

from bisect import bisect_left, bisect_right
from itertools import accumulate

from powergrid.rules.fuel import (
    COAL,
    FUELS,
    GARBAGE,
    OIL,
    URANIUM,
    Tokens,
    added,
    more,
)
from powergrid.rules.game import Game
from powergrid.rules.state import FUEL, State


def stock(state: State, fuel: int) -> int:
    """Return how many tokens of a fuel are for sale, the coal storage included."""
    if not state.game.has_printed_prices:
        limit = state.game.price_limits[state.step - 1]
        if limit is not None:
            return bisect_right(prices(state, fuel), limit)
    return state.fuel_market[fuel] + (state.storage if fuel == COAL else 0)


def price(state: State, fuel: int, amount: int) -> int:
    """Return what the `amount` cheapest tokens cost together; at most `stock` of them."""
    in_market = state.fuel_market[fuel]
    game = state.game
    worth = game.worth[fuel] if game.has_printed_prices else _worth(state, fuel)
    if amount <= in_market:
        return worth[in_market] - worth[in_market - amount]
    return worth[in_market] + (amount - in_market) * storage_price(state)


def affordable(state: State, fuel: int, money: int) -> int:
    """Return how many tokens of a fuel that much money buys."""
    in_market = state.fuel_market[fuel]
    game = state.game
    worth = game.worth[fuel]
    if not game.has_printed_prices:
        if game.price_limits[state.step - 1] is not None:
            return bisect_right([*accumulate(prices(state, fuel)[: stock(state, fuel)])], money)
        worth = _worth(state, fuel)
    taken = in_market - bisect_left(worth, worth[in_market] - money, 0, in_market)
    if fuel != COAL or taken < in_market or not state.storage:
        return taken
    price = storage_price(state)
    return taken + (
        min(state.storage, (money - worth[in_market]) // price) if price else state.storage
    )


def has_affordable(state: State, fuel: int, money: int) -> bool:
    """Return whether that much money buys a token of a fuel."""
    in_market = state.fuel_market[fuel]
    if in_market and state.game.has_printed_prices:
        return next_price(state.game, fuel, in_market) <= money
    return affordable(state, fuel, money) > 0


def prices(state: State, fuel: int) -> tuple[int, ...]:
    """Return the price of every token there is, cheapest first, whether or not for sale now."""
    from_storage = (storage_price(state),) * (state.storage if fuel == COAL else 0)
    spaces = state.game.spaces[fuel]
    in_market = spaces[len(spaces) - state.fuel_market[fuel] :]
    off = 0 if state.game.has_printed_prices else _discount_now(state, fuel)
    if off:
        in_market = tuple(max(0, price - off) for price in in_market)
    return in_market + from_storage


def next_price(game: Game, fuel: int, stock: int) -> int:
    """Return the printed price of the cheapest token of a market that holds `stock` > 0 tokens."""
    return game.spaces[fuel][-stock]


def discount(state: State, fuel: int, seat: int) -> int:
    """Return how much less than printed a seat pays for a token of a fuel, down to 0."""
    own, discounts = state.cities[seat], state.game.fuel_discounts
    return sum(by for kind, city, by in discounts if kind == fuel and city in own) - tax(
        state, fuel
    )


def tax(state: State, fuel: int) -> int:
    """Return how much more than printed everybody pays for a token of a fuel in this step."""
    return 0 if fuel == URANIUM else state.game.carbon_tax[state.step - 1]


def _discount_now(state: State, fuel: int) -> int:
    return discount(state, fuel, state.seat) if state.phase == FUEL else -tax(state, fuel)


def _worth(state: State, fuel: int) -> tuple[int, ...]:
    off = _discount_now(state, fuel)
    return state.game.discounted_worth(fuel, off) if off else state.game.worth[fuel]


def storage_price(state: State) -> int:
    """Return what a token from the coal storage costs now."""
    printed = state.game.board.rules.coal_storage_price or 0
    return max(0, printed - _discount_now(state, COAL))


def give_back(state: State, burnt: Tokens) -> None:
    """Return burnt tokens to the supply; with a coal storage, coal goes there."""
    if state.game.board.rules.coal_storage_price is not None:
        state.storage += burnt[COAL]
        burnt = (0, *burnt[1:])
    state.supply = more(state.supply, burnt)


def coming_refill(state: State) -> Tokens:
    """Return the tokens the next refill would add if it came now."""
    source, due = refill_source(state), due_refill(state)
    come = []
    for fuel in FUELS:
        free = len(state.game.spaces[fuel]) - state.fuel_market[fuel]
        come.append(min(due[fuel], free, source[fuel]))
    return (come[0], come[1], come[2], come[3])


def due_refill(state: State) -> Tokens:
    """Return the tokens that the refill table says, whether or not there are that many."""
    coal, oil, garbage, uranium = (by_step[state.step - 1] for by_step in state.game.refill)
    return (coal, oil, garbage, 0 if state.is_uranium_out else uranium)


def refill_source(state: State) -> Tokens:
    """Return the tokens a refill may draw on: the supply, and a coal storage if there is one."""
    if state.game.options.lost_coal and state.game.board.rules.coal_storage_price is not None:
        return (state.storage, *state.supply[1:])
    return added(state.supply, COAL, state.storage)


def refill(state: State) -> Tokens:
    """Move what is due from storage and supply to the market, and return it.

    Coal comes from the storage first: what is there was burnt, and may still be bought.
    """
    come = coming_refill(state)
    from_storage = min(state.storage, come[COAL])
    state.fuel_market = more(state.fuel_market, come)
    state.storage -= from_storage
    coal, oil, garbage, uranium = state.supply
    state.supply = (
        coal - come[COAL] + from_storage,
        oil - come[OIL],
        garbage - come[GARBAGE],
        uranium - come[URANIUM],
    )
    return come
