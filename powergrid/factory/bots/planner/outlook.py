# SPDX-License-Identifier: MIT
"""What a factory is worth to the end of the game."""

from typing import NamedTuple

from powergrid.factory.bots.planner.numbers import Numbers
from powergrid.factory.rules import Game, State
from powergrid.factory.rules.state import Kinds
from powergrid.factory.rules.tiles import MACHINE


class Season(NamedTuple):
    """What counts in one round, or in several together.

    `good` is the worth of a good, `energy` that of a unit of energy, `worker` of a free worker.
    """

    good: float
    energy: float
    worker: float
    lone_good: float


class Run(NamedTuple):
    """What runs: robots take machines away from `machines`; workers and energy as they add up."""

    machines: int
    production: int
    energy: int
    workers: int


class Outlook:
    """Values factories at one moment of the game, from Phase 1 on of the round that goes on."""

    def __init__(self, state: State, numbers: Numbers) -> None:
        self._game: Game = state.game
        self._numbers = numbers
        self._cache: dict[tuple[Kinds, int, bool], float] = {}
        figures = self._game.figures
        left = figures.rounds - state.round
        unseen = sum(figures.energy_tiles) - sum(state.changes)
        change = unseen / (len(figures.energy_tiles) - len(state.changes))
        is_known = len(state.changes) == state.round  # this round's energy tile is turned over
        factors = [1.0] * left + [float(figures.last_factor)]
        prices = [state.price + change * (step + (not is_known)) for step in range(left + 1)]
        costs = [factor * price for factor, price in zip(factors, prices, strict=True)]
        worker = numbers.worker if left else 0.0
        self.now = Season(figures.income * factors[0], costs[0], worker, 0.0)
        self.later = Season(
            figures.income * sum(factors[1:], 0.0),
            sum(costs[1:], 0.0),
            numbers.worker * max(0, left - 1),
            numbers.lone_good * left,
        )

    def worth(self, factory: Kinds, workers: int) -> float:
        """Return what a factory brings, with so many workers now and no seasonal ones later."""
        usual = self._game.figures.workers
        return self._best(factory, workers, True) + self._best(factory, usual, False)

    def _best(self, factory: Kinds, workers: int, is_now: bool) -> float:
        key = factory, workers, is_now
        if key not in self._cache:
            season = self.now if is_now else self.later
            self._cache[key] = max(self._values(factory, workers, season))
        return self._cache[key]

    def _values(self, factory: Kinds, workers: int, season: Season) -> list[float]:
        tiles, can_be_off = self._game.tiles, self._game.can_be_off
        storage = sum(tiles[kind].storage for kind in factory)
        fixed = [tiles[kind] for kind in factory if not can_be_off[kind]]
        runs = {
            Run(
                0,
                sum(tile.production for tile in fixed),
                sum(tile.energy for tile in fixed),
                sum(tile.workers for tile in fixed),
            )
        }
        for kind in factory:
            if can_be_off[kind]:
                tile = tiles[kind]
                step = 1 if tile.type == MACHINE else -1
                runs |= {
                    Run(
                        run.machines + step,
                        run.production + tile.production,
                        run.energy + tile.energy,
                        run.workers + tile.workers,
                    )
                    for run in runs
                }
        return [
            self._value(run, storage, workers, season)
            for run in runs
            if run.machines >= 0 and run.workers < workers
        ]

    def _value(self, run: Run, storage: int, workers: int, season: Season) -> float:
        numbers = self._numbers
        free = workers - max(0, run.workers)
        lone = abs(run.production - storage)
        return (
            season.good * min(run.production, storage)
            - season.energy * max(self._game.figures.least_energy, run.energy)
            + season.worker * min(numbers.most_free, free)
            + season.lone_good * min(numbers.surplus, lone)
        )
