# SPDX-License-Identifier: MIT
"""What a factory is worth to the end of the game."""

from bisect import bisect_left
from functools import lru_cache
from typing import NamedTuple

from powergrid.factory.bots.planner.numbers import Numbers
from powergrid.factory.bots.planner.runs import End, Runs, runs_of
from powergrid.factory.rules import State
from powergrid.factory.rules.energy import mean_prices
from powergrid.factory.rules.game import Game
from powergrid.factory.rules.state import Kinds, with_kind
from powergrid.factory.rules.tiles import CONTROL, MACHINE, Tile


class Works(NamedTuple):
    """A factory in sums: what is fixed, and what can run."""

    storage: int
    energy: int
    workers: int
    runs: list[End]


class Outlook:
    """Values factories from one round on, at the expected energy prices."""

    def __init__(self, game: Game, round_: int, changes: tuple[int, ...], numbers: Numbers) -> None:
        figures = game.figures
        self.game: Game = game
        self.numbers = numbers
        self.tiles: tuple[Tile, ...] = game.tiles
        self.round: int = round_
        self.last: int = figures.rounds
        self.workers: int = figures.workers
        self._spaces: int = figures.spaces + figures.outer_spaces
        self._min_energy: int = figures.least_energy
        types = [tile.type for tile in game.tiles]  # kinds are sorted by them
        self._first_switch: int = bisect_left(types, MACHINE)
        self._first_special: int = bisect_left(types, CONTROL)
        self._runs: Runs = runs_of(game.tile_set)
        self.goods: list[float] = [0.0] * (self.last + 1)
        self.costs: list[float] = [0.0] * (self.last + 1)
        for later, price in enumerate(mean_prices(game, round_, changes), round_):
            factor = figures.last_factor if later == self.last else 1
            self.goods[later] = float(figures.income * factor)
            self.costs[later] = factor * price
        self._works: dict[Kinds, Works] = {}
        self._grown: dict[tuple[Kinds, int], tuple[float, Kinds]] = {}
        self._tails: dict[Kinds, list[float]] = {}
        self._now: dict[tuple[Kinds, int], float] = {}

    def works(self, factory: Kinds) -> Works:
        """Return the sums of a factory and what can run in it."""
        found = self._works.get(factory)
        if found is None:
            first = bisect_left(factory, self._first_switch)
            end = bisect_left(factory, self._first_special)
            storage = energy = workers = 0
            for kind in factory[:first]:
                storage += self.tiles[kind].storage
            for kind in factory[end:]:
                energy += self.tiles[kind].energy
                workers += self.tiles[kind].workers
            found = Works(storage, energy, workers, self._runs.ends(factory[first:end]))
            self._works[factory] = found
        return found

    def run(self, factory: Kinds, round_: int, workers: int) -> tuple[float, float, int]:
        """Return worth, profit and canteen of the best run in a round with this many workers."""
        numbers, works = self.numbers, self.works(factory)
        good, cost = self.goods[round_], self.costs[round_]
        worker = numbers.worker if round_ < self.last else 0.0
        lone_good = numbers.lone_good if round_ < self.last else 0.0
        best, best_profit, best_canteen = -1e9, 0.0, 0
        storage = works.storage
        for production, energy, need in works.runs:
            canteen = need + works.workers
            if canteen < 0:
                canteen = 0
            free = workers - canteen
            if free < 1:
                continue
            goods, lone = storage, production - storage
            if lone < 0:
                goods, lone = production, -lone
            energy += works.energy
            if energy < self._min_energy:
                energy = self._min_energy
            profit = good * goods - cost * energy
            worth = profit + worker * free + lone_good * lone
            if worth > best:
                best, best_profit, best_canteen = worth, profit, canteen
        return best, best_profit, best_canteen

    def tail(self, factory: Kinds) -> list[float]:
        """Return what a factory is worth from each round on, by round."""
        found = self._tails.get(factory)
        if found is None:
            found = [0.0] * (self.last + 2)
            for round_ in range(self.last, self.round - 1, -1):
                found[round_] = found[round_ + 1] + self.run(factory, round_, self.workers)[0]
            self._tails[factory] = found
        return found

    def worth(self, factory: Kinds, hired: int) -> float:
        """Return what a factory is worth from this round on; `hired` are its seasonal workers."""
        if not hired:
            return self.tail(factory)[self.round]
        key = factory, hired
        found = self._now.get(key)
        if found is None:
            now = self.run(factory, self.round, self.workers + hired)[0]
            found = self._now[key] = now + self.tail(factory)[self.round + 1]
        return found

    def fits(self, factory: Kinds, kind: int, spaces: int) -> bool:
        """Return whether a tile has a space, of this many general ones."""
        type_ = self.tiles[kind].type
        if type_ >= CONTROL:
            return all(self.tiles[other].type != type_ for other in factory)
        return bisect_left(factory, self._first_special) < spaces

    def grown(self, factory: Kinds, kind: int) -> tuple[float, Kinds]:
        """Return by how much a tile raises the worth of a factory, and the factory with it.

        A control or an optimisation takes the place of another; edge spaces count as free.
        """
        key = factory, kind
        found = self._grown.get(key)
        if found is None:
            type_ = self.tiles[kind].type
            base = factory
            if type_ >= CONTROL:
                base = tuple([old for old in factory if self.tiles[old].type != type_])
            elif not self.fits(factory, kind, self._spaces):
                base = ()
            if base:
                after = with_kind(base, kind)
                found = self.tail(after)[self.round] - self.tail(factory)[self.round], after
            else:
                found = -1e9, factory
            self._grown[key] = found
        return found


def outlook_of(state: State, numbers: Numbers) -> Outlook:
    """Return the outlook in a state, the same throughout a round up to its new energy price."""
    return _outlook(state.game, state.round, state.changes, numbers)


@lru_cache(maxsize=8)
def _outlook(game: Game, round_: int, changes: tuple[int, ...], numbers: Numbers) -> Outlook:
    return Outlook(game, round_, changes, numbers)
