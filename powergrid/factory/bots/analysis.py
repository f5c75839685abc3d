# SPDX-License-Identifier: MIT
"""What an action costs beside the strongest level's choice, and what a purchase gains.

All figures are Elektro at the end of the game, foreseen without chance: energy at the expected
price, each seat buying what is best for its factory. In the first two rounds they are too low for
everybody, since later tiles of the columns are not foreseen; only differences count then.
"""

from collections.abc import Callable
from random import Random

from powergrid.factory.bots.planner.bidding import Bidding
from powergrid.factory.bots.planner.buying import buying_now
from powergrid.factory.bots.planner.market import Moving
from powergrid.factory.bots.planner.numbers import NUMBERS
from powergrid.factory.bots.planner.planner import PlannerBot
from powergrid.factory.bots.planner.running import Running
from powergrid.factory.rules import State
from powergrid.factory.rules.actions import Action, BuyTile
from powergrid.factory.rules.state import (
    BUYING_TILES,
    MOVING_TILES,
    OPENING,
    RAISING,
)


def cost_of(state: State, action: Action) -> float:
    """Return the Elektro a legal action loses against the strongest level's own choice.

    0 for that choice, and for whatever seems better still.
    """
    best = PlannerBot().decide(state, Random(0))
    if action == best:
        return 0.0
    worth = _worth(state)
    return max(0.0, worth(best) - worth(action))


def advantage(state: State, purchase: BuyTile) -> float:
    """Return how much more money a purchase leads to than the best turn without that tile."""
    without = state.copy()
    without.market = tuple([kind for kind in state.market if kind != purchase.tile])
    rest = buying_now(without, NUMBERS, {}).best(without.left, without.market).money
    return buying_now(state, NUMBERS, {}).worth(purchase) - rest


def _worth(state: State) -> Callable[[Action], float]:
    """Return a function that values actions; only differences have a meaning."""
    if state.asks in (OPENING, RAISING):
        return Bidding(state, NUMBERS).worth
    if state.asks == MOVING_TILES:
        return Moving(state, NUMBERS).worth
    if state.asks == BUYING_TILES:
        return buying_now(state, NUMBERS, {}).worth
    return Running(state, NUMBERS).worth
