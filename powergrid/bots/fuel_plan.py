# SPDX-License-Identifier: MIT
"""What fuel to buy for one run of several plants together, and what it costs."""

from powergrid.rules import State
from powergrid.rules.fuel import COAL, FUELS, NO_TOKENS, OIL, Tokens, add_fuel
from powergrid.rules.fuel_market import market_at, markets_open, price, stock


def where_to_buy(state: State) -> tuple[int, State]:
    """Return the market that fuels most cities for the least money, and the state it sells in."""
    markets = markets_open(state)
    if len(markets) == 1:
        return markets[0], state
    seat, found = state.seat, []
    for market in markets:
        there = market_at(state, market)
        fed, tokens = for_one_run(there, seat)
        found.append((state.game.need(fed).cities, -price_of(there, tokens), -market, there))
    best = max(found, key=lambda plan: plan[:3])
    return -best[2], best[3]


def missing(state: State, seat: int, plants: tuple[int, ...]) -> Tokens | None:
    """Return the cheapest tokens that complete one run of a set of plants; None: not for sale."""
    alone, either = state.game.need(plants).short_of(state.fuel[seat])
    mixes = (
        add_fuel(add_fuel(alone, COAL, coal), OIL, either - coal) for coal in range(either + 1)
    )
    for_sale = [mix for mix in mixes if all(mix[fuel] <= stock(state, fuel) for fuel in FUELS)]
    return min(for_sale, key=lambda mix: price_of(state, mix), default=None)


def price_of(state: State, tokens: Tokens) -> int:
    """Return what these tokens cost together; all must be for sale."""
    return sum(price(state, fuel, tokens[fuel]) for fuel in FUELS if tokens[fuel])


def for_one_run(state: State, seat: int) -> tuple[tuple[int, ...], Tokens]:
    """Return the plants that can be fuelled, the largest first, and the tokens they lack."""
    plants = sorted(
        state.plants[seat], key=lambda number: state.game.plants[number].cities, reverse=True
    )
    fed: tuple[int, ...] = ()
    lacking = NO_TOKENS
    for plant in plants:
        more = tuple(sorted((*fed, plant)))
        tokens = missing(state, seat, more)
        if tokens is not None and price_of(state, tokens) <= state.money[seat]:
            fed, lacking = more, tokens
    return fed, lacking
