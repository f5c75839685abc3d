# SPDX-License-Identifier: MIT
"""Phase 3, searched: which tiles to buy and place, and how many workers to hire."""

from random import Random
from typing import NamedTuple

from powergrid.factory.bots.planner.numbers import Numbers
from powergrid.factory.bots.planner.outlook import Outlook
from powergrid.factory.rules import State, apply, legal
from powergrid.factory.rules.actions import Action, BuyTile, Hire, PlaceTile, RemoveTile
from powergrid.factory.rules.deal import Deal
from powergrid.factory.rules.phases.buying import Purchases

_NO_DEAL = Deal((), (), (), ())
"""Nothing is turned up within a turn of Phase 3."""


class Plan(NamedTuple):
    """The first action of a plan, None before it; where the plan leads, and what that seems worth.

    `error` is the part of the worth that is none.
    """

    first: Action | None
    state: State
    worth: float
    hired: int
    error: float


def plan(state: State, numbers: Numbers, error: float) -> Action:
    """Return the first action of the best plan that was found for this turn."""
    outlook = Outlook(state, numbers)
    seeming = {kind: error * _mistake(state, kind) for kind in set(state.market)}
    best = _plan(None, state, outlook, 0.0)
    kept = [best]
    while kept:
        found: dict[object, Plan] = {}
        for before in kept:
            for action in _steps(before.state):
                twin = before.state.copy()
                apply(twin, action, _NO_DEAL)
                key = twin.factory[twin.seat], twin.beside[twin.seat], twin.money[twin.seat]
                if key not in found:
                    more = seeming[action.tile] if isinstance(action, BuyTile) else 0.0
                    found[key] = _plan(before.first or action, twin, outlook, before.error + more)
        kept = sorted(found.values(), key=lambda plan: -plan.worth)[: numbers.width]
        if kept and kept[0].worth > best.worth:
            best = kept[0]
    return best.first or Hire(best.hired)


def _mistake(state: State, kind: int) -> float:
    """Return from 0 to 1 how wrong a seat is about a tile in this round."""
    return Random(f"{state.seat}:{kind}:{state.round}:{state.order_tiles}:{state.changes}").random()


def _plan(first: Action | None, state: State, outlook: Outlook, error: float) -> Plan:
    """Return a plan that ends here, with as many seasonal workers as pay best."""
    question, figures = Purchases(state), state.game.figures
    factory = state.factory[state.seat]
    worth, hired = max(
        (outlook.worth(factory, figures.workers + workers) - question.wage(workers), -workers)
        for workers in range(figures.seasonal_workers + 1)
        if question.wage(workers) <= question.money
    )
    return Plan(first, state, worth + question.money + error, -hired, error)


def _steps(state: State) -> list[Action]:
    """Return what may be done next: place what lies beside; else buy, or make room for a tile."""
    every = list(legal(state))
    places = [action for action in every if isinstance(action, PlaceTile)]
    if places:
        return [*places]
    if state.beside[state.seat]:
        return [action for action in every if isinstance(action, RemoveTile)]
    return [action for action in every if isinstance(action, BuyTile)]
