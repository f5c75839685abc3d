# SPDX-License-Identifier: MIT
"""Foresees a round: what everybody moves to the market and buys from it, in order."""

from collections.abc import Sequence
from typing import NamedTuple

from powergrid.factory.bots.planner.outlook import Outlook
from powergrid.factory.rules import State
from powergrid.factory.rules.state import Kinds


class Buyer(NamedTuple):
    """A seat in its turn of a round, with this many workers to use."""

    seat: int
    discount: int
    left: int


class Forecast:
    """Foresees rounds in which everybody takes the best tile for itself, one after the other."""

    def __init__(self, state: State, outlook: Outlook) -> None:
        self._state = state
        self._outlook = outlook

    def gains(self, market: Kinds, buyers: Sequence[Buyer]) -> list[float]:
        """Return what each buyer gains in Phase 3 when they buy in this order."""
        rest = list(market)
        return [self._bought(rest, buyer) for buyer in buyers]

    def market(self, market: Kinds, columns: Sequence[Kinds], buyers: Sequence[Buyer]) -> Kinds:
        """Return the market when everybody has moved what it wants most to it (Phase 2)."""
        tiles = self._outlook.tiles
        storage = [list(column) for column in columns]
        found = list(market)
        for buyer in buyers:
            factory = self._state.factory[buyer.seat]
            wanted = factory
            for _ in range(buyer.left):
                best, chosen = -1e9, -1
                for type_, column in enumerate(storage):
                    if column:
                        gain = self._outlook.grown(wanted, column[0])[0] - tiles[column[0]].price
                        if gain > best:
                            best, chosen = gain, type_
                if chosen < 0:
                    break
                kind = storage[chosen].pop(0)
                found.append(kind)
                if best > 0:
                    wanted = self._outlook.grown(wanted, kind)[1]
        return tuple(sorted(found))

    def _bought(self, market: list[int], buyer: Buyer) -> float:
        state, tiles = self._state, self._outlook.tiles
        factory: Kinds = state.factory[buyer.seat]
        money: int = state.money[buyer.seat]
        total, left = 0.0, buyer.left
        while left > 0:
            best, chosen, cost, after = 0.0, -1, 0, factory
            last = -1
            for kind in market:
                if kind == last:
                    continue
                last = kind
                price = tiles[kind].price - buyer.discount
                if price < 0:
                    price = 0
                if price > money:
                    continue
                worth, grown = self._outlook.grown(factory, kind)
                if worth - price > best and (left > 1 or len(grown) > len(factory)):
                    best, chosen, cost, after = worth - price, kind, price, grown
            if chosen < 0:
                break
            market.remove(chosen)
            left -= 1 if len(after) > len(factory) else 2
            factory, money, total = after, money - cost, total + best
        return total
