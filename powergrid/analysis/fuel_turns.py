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
    """Return the turns of the buyers, and turns for one run of plants, a full storage, and no fuel.

    Each ends with `EndTurn`; of turns that buy the same there is only the first. For games in which
    a seat buys as much as it likes at a single market.
    """
    turns = dict[Tokens, tuple[Action, ...]]()
    for buyer in buyers:
        turn = _turn_of(buyer, view)
        turns.setdefault(_tokens(turn), turn)
    runs = (tokens for tokens, _, _ in runs_for_sale(view))
    for tokens in (*runs, _most_tokens(view), NO_TOKENS):
        turns.setdefault(tokens, _purchase(tokens))
    return list(turns.values())


def _turn_of(buyer: Bot, view: State) -> tuple[Action, ...]:
    """Return what a bot does until it ends its turn."""
    ahead, actions = view.copy(), list[Action]()
    while EndTurn() not in actions:
        actions.append(buyer.decide(ahead, Random(0)))
        if actions[-1] != EndTurn():
            apply(ahead, actions[-1], no_card)
    return tuple(actions)


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


def _purchase(tokens: Tokens) -> tuple[Action, ...]:
    return *(BuyFuel(fuel, tokens[fuel]) for fuel in FUELS if tokens[fuel]), EndTurn()


def _tokens(turn: tuple[Action, ...]) -> Tokens:
    """Return all that is bought in a turn."""
    tokens = NO_TOKENS
    for action in turn:
        if isinstance(action, BuyFuel):
            tokens = add_fuel(tokens, action.fuel, action.amount)
    return tokens
