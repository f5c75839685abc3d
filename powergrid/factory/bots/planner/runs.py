# SPDX-License-Identifier: MIT
"""What can run in a factory: which machines and robots are worth being on together."""

from functools import lru_cache
from typing import Final

from powergrid.factory.rules.state import Kinds
from powergrid.factory.rules.tiles import MACHINE, TileSet

Run = tuple[int, int, int, int]
"""Machines without a robot, production, energy and workers, all as they add up."""
End = tuple[int, int, int]
"""Production, energy and workers of a run to which nothing is added."""

_MAX: Final = 50_000
"""Factories that are remembered at a time."""


class Runs:
    """All runs of a set of tiles that no other run of them outdoes."""

    def __init__(self, tile_set: TileSet) -> None:
        self._tiles = tile_set.kinds
        self._known: dict[Kinds, list[Run]] = {(): [(0, 0, 0, 0)]}
        self._ends: dict[Kinds, list[End]] = {}

    def ends(self, switches: Kinds) -> list[End]:
        """Return what the runs of some machines and robots come to; no other outdoes them."""
        found = self._ends.get(switches)
        if found is None:
            found = []
            for _, production, energy, workers in self.of(switches):
                if not any(end[1] <= energy and end[2] <= workers for end in found):
                    found.append((production, energy, workers))
            if len(self._ends) > _MAX:
                self._ends = {}
            self._ends[switches] = found
        return found

    def of(self, switches: Kinds) -> list[Run]:
        """Return the runs of some machines and robots, ascending kinds."""
        found = self._known.get(switches)
        if found is None:
            found = self._extended(self.of(switches[:-1]), switches[-1])
            if len(self._known) > _MAX:
                self._known = {(): [(0, 0, 0, 0)]}
            self._known[switches] = found
        return found

    def _extended(self, runs: list[Run], kind: int) -> list[Run]:
        tile = self._tiles[kind]
        step = 1 if tile.type == MACHINE else -1
        more = [
            (run[0] + step, run[1] + tile.production, run[2] + tile.energy, run[3] + tile.workers)
            for run in runs
            if run[0] + step >= 0
        ]
        kept: list[Run] = []
        for run in sorted({*runs, *more}, key=_best_first):
            machines, _, energy, workers = run
            for other in kept:  # none produces less
                if other[0] >= machines and other[2] <= energy and other[3] <= workers:
                    break
            else:
                kept.append(run)
        return kept


def _best_first(run: Run) -> tuple[int, int, int, int]:
    return -run[1], run[2], run[3], -run[0]


@lru_cache(maxsize=2)
def runs_of(tile_set: TileSet) -> Runs:
    """Return the runs with a set of tiles; remembered from one decision to the next."""
    return Runs(tile_set)
