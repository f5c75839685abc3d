# SPDX-License-Identifier: MIT
"""A seat's turn of Phase 3, searched: what to buy, place and remove, and whom to hire."""

from collections.abc import Mapping
from typing import NamedTuple

from powergrid.factory.bots.planner.outlook import Outlook
from powergrid.factory.rules.actions import Action, BuyTile, PlaceTile, RemoveTile
from powergrid.factory.rules.state import Kinds, with_kind, without_kind
from powergrid.factory.rules.tiles import CONTROL


class Plan(NamedTuple):
    """What a turn has led to so far; workers are hired at its end.

    `first` is its first action, None before it. `left` counts workers still to be used, `spaces`
    general spaces paid for, `outer` those that can still be bought. `worth` is at the end of the
    game; `error` is the part of it that only seems so.
    """

    first: Action | None
    factory: Kinds
    beside: Kinds
    market: Kinds
    money: int
    left: int
    spaces: int
    outer: int
    hired: int = 0
    worth: float = 0.0
    error: float = 0.0


class Turn:
    """Searches the turn of a seat; `errors` are added to what tiles are worth."""

    def __init__(self, outlook: Outlook, discount: int, errors: Mapping[int, float]) -> None:
        self.outlook = outlook
        self.discount = discount
        self._errors = errors
        figures = outlook.game.figures
        self.wage: int = max(0, figures.seasonal_price - discount)
        self._max_hired: int = figures.seasonal_workers
        self._outer_price: int = figures.outer_price

    def plans(self, start: Plan, width: int) -> list[Plan]:
        """Return the plans found by a beam search of that width, the best first."""
        plans = [self._valued(start)]
        kept = plans
        while kept:
            found: dict[object, Plan] = {}
            for plan in kept:
                for after in self._steps(plan):
                    key = after.factory, after.beside, after.money
                    if key not in found:
                        found[key] = self._valued(after)
            kept = sorted(found.values(), key=_worth, reverse=True)[:width]
            plans += kept
        return sorted(plans, key=_worth, reverse=True)

    def _steps(self, plan: Plan) -> list[Plan]:
        """Return the plan with one more tile placed, from beside the factory or the market."""
        found: list[Plan] = []
        for kind in dict.fromkeys(plan.beside):
            after = plan._replace(
                beside=without_kind(plan.beside, kind),
                error=plan.error + self._errors.get(kind, 0.0),
            )
            found += self._placed(after, kind, PlaceTile(kind))
        if plan.left:
            for kind in dict.fromkeys(plan.market):
                price = max(0, self.outlook.tiles[kind].price - self.discount)
                if price <= plan.money:
                    after = plan._replace(
                        market=without_kind(plan.market, kind),
                        money=plan.money - price,
                        left=plan.left - 1,
                        error=plan.error + self._errors.get(kind, 0.0),
                    )
                    found += self._placed(after, kind, BuyTile(kind))
        return found

    def _placed(self, plan: Plan, kind: int, action: Action) -> list[Plan]:
        """Return the plans with a tile placed, in a space of its own or in another tile's."""
        first = plan.first or action
        if self.outlook.fits(plan.factory, kind, plan.spaces):
            return [plan._replace(first=first, factory=with_kind(plan.factory, kind))]
        found = []
        is_special = self.outlook.tiles[kind].type >= CONTROL
        if not is_special and plan.outer and plan.money >= self._outer_price:
            found.append(
                plan._replace(
                    first=first,
                    factory=with_kind(plan.factory, kind),
                    money=plan.money - self._outer_price,
                    spaces=plan.spaces + 1,
                    outer=plan.outer - 1,
                )
            )
        if plan.left:
            for old in self._rivals(plan.factory, kind):
                found.append(
                    plan._replace(
                        first=plan.first or RemoveTile(old),
                        factory=with_kind(without_kind(plan.factory, old), kind),
                        left=plan.left - 1,
                    )
                )
        return found

    def _rivals(self, factory: Kinds, kind: int) -> list[int]:
        """Return the kinds whose space a tile can take."""
        tiles = self.outlook.tiles
        type_ = tiles[kind].type
        return [
            old
            for old in dict.fromkeys(factory)
            if old != kind
            and (tiles[old].type == type_ if type_ >= CONTROL else tiles[old].type < CONTROL)
        ]

    def _valued(self, plan: Plan) -> Plan:
        """Return a plan with as many seasonal workers as pay best, and what it is worth."""
        best, hired = self.outlook.worth(plan.factory, 0), 0
        for workers in range(1, self._max_hired + 1):
            wage = workers * self.wage
            if wage > plan.money:
                break
            worth = self.outlook.worth(plan.factory, workers) - wage
            if worth > best:
                best, hired = worth, workers
        return plan._replace(hired=hired, worth=best + plan.money + plan.error)


def _worth(plan: Plan) -> float:
    return plan.worth
