# SPDX-License-Identifier: MIT
"""Different ways to buy fuel in a turn of Phase 3."""

from collections.abc import Iterable
from random import Random

from powergrid.bots.bot import Bot
from powergrid.bots.no_card import no_card
from powergrid.bots.planner.fuelling import runs_for_sale
from powergrid.rules import State, apply
from powergrid.rules.actions import Action, BuyFuel, EndTurn
from powergrid.rules.fuel import FUELS, NO_TOKENS, Tokens, add_fuel
from powergrid.rules.legal import FuelPurchases


def fuel_turns(view: State, buyers: Iterable[Bot]) -> list[tuple[Action, ...]]:
    """Return what the buyers would buy, fuel for each run of the plants, a full storage, no fuel.

    A turn has one purchase of each fuel at most, and ends with `EndTurn`; no two buy the same. For
    games in which a seat buys as much as it likes at a single market.
    """
    bought = (
        *(_tokens_of(buyer, view) for buyer in buyers),
        *(tokens for tokens, _, _ in runs_for_sale(view)),
        _most_tokens(view),
        NO_TOKENS,
    )
    return [_turn(tokens) for tokens in dict.fromkeys(bought)]


def _tokens_of(buyer: Bot, view: State) -> Tokens:
    """Return all that a bot buys until it ends its turn."""
    ahead, tokens = view.copy(), NO_TOKENS
    while isinstance(action := buyer.decide(ahead, Random(0)), BuyFuel):
        apply(ahead, action, no_card)
        tokens = add_fuel(tokens, action.fuel, action.amount)
    return tokens


def _most_tokens(view: State) -> Tokens:
    """Return what fills the storage, always the cheapest token next; none if money is too short."""
    ahead, tokens = view.copy(), NO_TOKENS
    offered = FuelPurchases(ahead)
    while fuels := offered.fuels():
        _, fuel = min((offered.price(fuel, 1), fuel) for fuel in fuels)
        apply(ahead, BuyFuel(fuel, 1), no_card)
        tokens, offered = add_fuel(tokens, fuel, 1), FuelPurchases(ahead)
    is_short = any(offered.room(fuel) > 0 and ahead.fuel_market[fuel] for fuel in FUELS)
    return NO_TOKENS if is_short else tokens


def _turn(tokens: Tokens) -> tuple[Action, ...]:
    return *(BuyFuel(fuel, tokens[fuel]) for fuel in FUELS if tokens[fuel]), EndTurn()
