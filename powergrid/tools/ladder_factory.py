# SPDX-License-Identifier: MIT
"""The tables of Factory Manager for `powergrid ladder`."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, NamedTuple

from powergrid.factory.box import PLAYERS
from powergrid.tools.arena_factory import play_one


class FactoryLadderTable(NamedTuple):
    """A number of players."""

    players: int

    def __str__(self) -> str:
        return f"{self.players} players"

    def game(self, seats: Sequence[str], seed: int) -> Callable[[int], float]:
        """Return a function from a game's number to the first seat's share of the win."""
        return partial(_share, tuple(seats), seed)


def _share(seats: Sequence[str], seed: int, number: int) -> float:
    return sum(seat.share for seat in play_one(seats, seed, number) if seat.name == seats[0])


TABLES: Final = tuple(FactoryLadderTable(players) for players in PLAYERS)
