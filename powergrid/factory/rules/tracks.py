# SPDX-License-Identifier: MIT
"""The totals of a factory's active tiles: its tracks and its canteen."""

from collections.abc import Iterable
from typing import NamedTuple

from powergrid.factory.rules.game import Game


class Tracks(NamedTuple):
    """Where the three markers stand, and how many workers are in the canteen."""

    production: int
    storage: int
    energy: int
    canteen: int


def tracks_of(game: Game, active: Iterable[int]) -> Tracks:
    """Return the tracks of a factory with these active tiles (Phase 4)."""
    production = storage = energy = workers = 0
    for kind in active:
        tile = game.tiles[kind]
        production += tile.production
        storage += tile.storage
        energy += tile.energy
        workers += tile.workers
    return Tracks(production, storage, max(game.figures.least_energy, energy), max(0, workers))


def income_of(game: Game, tracks: Tracks) -> int:
    """Return what a factory earns in a round, before its energy is paid (Phase 5)."""
    return game.figures.income * min(tracks.production, tracks.storage)
