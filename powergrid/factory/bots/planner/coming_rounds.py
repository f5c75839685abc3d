# SPDX-License-Identifier: MIT
"""Follows a plan through the coming rounds to the end of the game."""

from typing import Final

from powergrid.factory.bots.planner.outlook import Outlook
from powergrid.factory.bots.planner.turn import Plan
from powergrid.factory.rules import State
from powergrid.factory.rules.state import Kinds
from powergrid.factory.rules.tiles import CONTROL

_REACHED: Final = 2
"""How many tiles of each column one seat is expected to find on the coming markets."""
_DISCOUNT: Final = 1
"""The usual discount."""


class ComingRounds:
    """Follows plans: this seat alone keeps buying the best tile it can reach."""

    def __init__(self, outlook: Outlook, columns: tuple[Kinds, ...], wage: int) -> None:
        self._outlook = outlook
        self._columns = columns
        self._wage = wage

    def money(self, plan: Plan) -> float:
        """Return the money at the end of the game, errors included."""
        money = float(plan.money - plan.hired * self._wage)
        return self.earned(plan.factory, money, plan.spaces, plan.hired, plan.market) + plan.error

    def earned(self, factory: Kinds, money: float, spaces: int, hired: int, market: Kinds) -> float:
        """Return the money at the end of the game once this round's purchases are done."""
        outlook = self._outlook
        supply = self._supply(market)
        workers = outlook.workers + hired
        _, profit, canteen = outlook.run(factory, outlook.round, workers)
        money += profit
        for round_ in range(outlook.round + 1, outlook.last + 1):
            free = workers - canteen
            factory, money = self._after_buying(factory, money, free, round_, spaces, supply)
            workers = outlook.workers
            _, profit, canteen = outlook.run(factory, round_, workers)
            money += profit
        return money

    def _supply(self, market: Kinds) -> list[int]:
        """Return the tiles expected on the coming markets: the cheapest of each column."""
        tiles = self._outlook.tiles
        found: list[int] = []
        for type_, column in enumerate(self._columns):
            back = [kind for kind in market if tiles[kind].type == type_]
            found += sorted([*column, *back])[:_REACHED]
        return found

    def _after_buying(
        self, factory: Kinds, money: float, free: int, round_: int, spaces: int, supply: list[int]
    ) -> tuple[Kinds, float]:
        """Return factory and money after buying in a later round, the best tile first."""
        outlook = self._outlook
        tiles = outlook.tiles
        while free > 0:
            best, chosen, grown = 0.0, -1, factory
            now = outlook.tail(factory)[round_]
            for kind in supply:
                price = tiles[kind].price - _DISCOUNT
                if price > money:
                    continue
                after = outlook.grown(factory, kind)[1]
                if len(after) <= len(factory) and (tiles[kind].type < CONTROL or free < 2):
                    continue
                if tiles[kind].type < CONTROL and not outlook.fits(factory, kind, spaces):
                    continue
                gain = outlook.tail(after)[round_] - now - price
                if gain > best:
                    best, chosen, grown = gain, kind, after
            if chosen < 0:
                break
            free -= 1 if len(grown) > len(factory) else 2
            factory, money = grown, money - tiles[chosen].price + _DISCOUNT
            supply.remove(chosen)
        return factory, money


def money_after_buying(state: State, seat: int, outlook: Outlook) -> float:
    """Return the money of a seat at the end of the game once it has bought and hired (Phase 3)."""
    coming = ComingRounds(outlook, state.columns, wage=0)
    spaces = state.game.figures.spaces + state.outer[seat]
    money = float(state.money[seat])
    return coming.earned(state.factory[seat], money, spaces, state.seasonal[seat], state.market)
