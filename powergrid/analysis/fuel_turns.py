# SPDX-License-Identifier: MIT
"""Different ways to buy fuel in a turn of Phase 3."""

from collections.abc import Iterable, Sequence
from random import Random

from powergrid.bots.bot import Bot
from powergrid.bots.no_card import no_card
from powergrid.bots.planner.fuelling import runs_for_sale
from powergrid.rules import State, apply
from powergrid.rules.actions import Action, BuyFuel, BuyStoredCoal, EndTurn
from powergrid.rules.fuel import FUELS, NO_TOKENS, Tokens, add_fuel
from powergrid.rules.fuel_market import market_at, markets_open, stock
from powergrid.rules.legal import FuelPurchases
from powergrid.rules.state import SOUTH


def fuel_turns(view: State, buyers: Iterable[Bot]) -> list[tuple[Action, ...]]:
    """Return what the buyers would buy, fuel for each run of the plants, a full storage, no fuel.

    A turn has one purchase of each fuel at most, and ends with `EndTurn`; no two buy the same.
    Where tokens are bought one by one, a turn is a token of a fuel, or the end.
    """
    if view.game.buys_one_by_one:
        return [*((BuyFuel(fuel, 1),) for fuel in FuelPurchases(view).fuels()), (EndTurn(),)]
    turns = [_turn_of(buyer, view) for buyer in buyers]
    for market in markets_open(view):
        at_market = market_at(view, market)
        turns += [_turn(tokens, market) for tokens, _, _ in runs_for_sale(at_market)]
        turns.append(_turn(_max_tokens(at_market, market), market))
    return list(dict.fromkeys([*turns, _turn(NO_TOKENS, SOUTH)]))


def as_turn(view: State, actions: Sequence[Action]) -> tuple[Action, ...]:
    """Return what was done in a turn as `fuel_turns` would name it.

    It never names coal from the storage: a turn with some stays as it is.
    """
    if view.game.buys_one_by_one:
        return tuple(actions[:1])
    if any(isinstance(action, BuyStoredCoal) for action in actions):
        return tuple(actions)
    tokens, market = NO_TOKENS, SOUTH
    for action in actions:
        if isinstance(action, BuyFuel):
            tokens, market = add_fuel(tokens, action.fuel, action.amount), action.market
    return _turn(tokens, market)


def _turn_of(buyer: Bot, view: State) -> tuple[Action, ...]:
    """Return the turn in which a bot buys all that it wants."""
    ahead, bought = view.copy(), list[Action]()
    while isinstance(action := buyer.decide(ahead, Random(0)), BuyFuel):
        apply(ahead, action, no_card)
        bought.append(action)
    return as_turn(view, bought)


def _max_tokens(at_market: State, market: int) -> Tokens:
    """Return what fills the storage, always the cheapest token next; none if money is too short."""
    ahead, tokens = at_market.copy(), NO_TOKENS
    while prices := _prices(ahead, market):
        _, fuel = min(prices)
        apply(ahead, BuyFuel(fuel, 1, market), no_card)
        tokens = add_fuel(tokens, fuel, 1)
    room = FuelPurchases(ahead).room
    is_short = any(room(fuel) > 0 and stock(ahead, fuel) for fuel in FUELS)
    return NO_TOKENS if is_short else tokens


def _prices(at_market: State, market: int) -> list[tuple[int, int]]:
    """Return the price of a token of each fuel that can be bought, and the fuel."""
    offered = FuelPurchases(at_market)
    return [(offered.price(fuel, 1), fuel) for fuel in FUELS if offered.max_amount(fuel, market)]


def _turn(tokens: Tokens, market: int) -> tuple[Action, ...]:
    bought = (BuyFuel(fuel, tokens[fuel], market) for fuel in FUELS if tokens[fuel])
    return *bought, EndTurn()
