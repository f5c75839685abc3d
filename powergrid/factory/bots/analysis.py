# SPDX-License-Identifier: MIT
"""A position as the strongest level sees it: what each seat may expect, and what a move costs.

All figures are Elektro at the end of the game, foreseen without chance: energy at the expected
price, each seat buying what is best for its factory. In the first two rounds they are too low for
everybody, since later tiles of the columns are not foreseen; only differences count then.
One question takes some 10 ms, all options of a purchase ten times that.
"""

from collections.abc import Callable
from random import Random
from typing import NamedTuple

from powergrid.factory.bots.planner.bidding import Bidding
from powergrid.factory.bots.planner.buying import Buying, buying_now
from powergrid.factory.bots.planner.coming_rounds import money_after_buying
from powergrid.factory.bots.planner.market import Moving
from powergrid.factory.bots.planner.numbers import NUMBERS
from powergrid.factory.bots.planner.outlook import outlook_of
from powergrid.factory.bots.planner.planner import PlannerBot
from powergrid.factory.bots.planner.running import Running
from powergrid.factory.rules import State, legal
from powergrid.factory.rules.actions import Action, BuyTile, OpenAuction, PlaceTile, Raise
from powergrid.factory.rules.state import (
    BUREAUCRACY,
    BUYING,
    BUYING_TILES,
    MOVING_TILES,
    OPENING,
    RAISING,
    with_item,
)


class Option(NamedTuple):
    """Something the seat that is asked may do, and the money it may then expect at the end."""

    action: Action
    money: float


class Judgement(NamedTuple):
    """What was done, beside what the strongest level would have done."""

    done: Option
    best: Option

    @property
    def cost(self) -> float:
        """The Elektro lost; 0 if the action is as good as the best one."""
        return self.best.money - self.done.money


def expected_money(state: State) -> tuple[float, ...]:
    """Return the money each seat may expect at the end of the game; at the end, what it has."""
    return tuple([_expected(state, seat) for seat in range(state.game.players)])


def options(state: State, most: int = 5) -> list[Option]:
    """Return up to `most` options of the seat on turn, the strongest level's choice first.

    Openings are at no worker, a raise is by one: more is never better. In Phase 3 an option is
    worth what the turn then comes to, so that steps of one plan are as good as each other.
    """
    cost, best, here = _cost(state)
    found = [(cost(action), action != best, action) for action in _candidates(state)]
    found.sort(key=lambda option: option[:2])
    return [Option(action, here - lost) for lost, _, action in found[:most]]


def judged(state: State, action: Action) -> Judgement:
    """Return what a legal action costs the seat that is asked."""
    cost, best, here = _cost(state)
    return Judgement(Option(action, here - cost(action)), Option(best, here))


def advantage(state: State, action: Action) -> float:
    """Return how much less money there would be at the end without an action: why it is done.

    Without a purchase or a placing, the tile cannot be had at all; any other action is compared
    with the best one besides it.
    """
    worth = _worth(state)
    if isinstance(action, BuyTile | PlaceTile):
        without = state.copy()
        seat, kind = state.seat, action.tile
        if isinstance(action, BuyTile):
            without.market = tuple([other for other in state.market if other != kind])
        else:
            left = tuple([other for other in state.beside[seat] if other != kind])
            without.beside = with_item(state.beside, seat, left)
        rest = buying_now(without, NUMBERS, {}).best(without.left, without.market).money
        return worth(action) - rest
    others = [worth(other) for other in _candidates(state) if other != action]
    return worth(action) - max(others, default=worth(action))


def _cost(state: State) -> tuple[Callable[[Action], float], Action, float]:
    """Return what an action costs, the best one, and the money that this one promises.

    What seems better than the strongest level's own action counts as just as good.
    """
    worth, best = _worth(state), PlannerBot().decide(state, Random(0))
    most = worth(best)

    def cost(action: Action) -> float:
        return 0.0 if action == best else max(0.0, most - worth(action))

    return cost, best, _expected(state, state.seat)


def _candidates(state: State) -> list[Action]:
    return [
        action
        for action in legal(state)
        if not (isinstance(action, OpenAuction) and action.bid)
        and not (isinstance(action, Raise) and action.bid > state.bid + 1)
    ]


def _worth(state: State) -> Callable[[Action], float]:
    """Return a function that values actions; only differences mean something."""
    if state.asks in (OPENING, RAISING):
        return Bidding(state, NUMBERS).worth
    if state.asks == MOVING_TILES:
        return Moving(state, NUMBERS).worth
    if state.asks == BUYING_TILES:
        return buying_now(state, NUMBERS, {}).worth
    return Running(state, NUMBERS).worth


def _expected(state: State, seat: int) -> float:
    """Return the money of a seat at the end of the game if it buys what is best for it."""
    if state.is_over:
        return float(state.money[seat])
    outlook = outlook_of(state, NUMBERS)
    if state.phase == BUREAUCRACY or (state.phase == BUYING and seat not in state.waiting):
        return money_after_buying(state, seat, outlook)
    discount = state.game.discount(state.won[seat] or state.order_tiles[seat])
    is_on_turn = state.phase == BUYING and seat == state.seat
    left = state.left if is_on_turn else state.available(seat)
    market = state.market
    if state.phase < BUYING:
        market = tuple(
            sorted([*market, *(kind for column in state.columns for kind in column[:2])])
        )
    return Buying(state, seat, discount, NUMBERS, {}).best(left, market).money
