# SPDX-License-Identifier: MIT
"""How a game ended that `powergrid simulate` has played."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple, TypeAlias


class SimulatedGame(NamedTuple):
    """Each seat's share of the win, its other `figures` by name, and how many rounds it took."""

    shares: Sequence[float]
    figures: Mapping[str, Sequence[float]]
    rounds: int


PlayGame: TypeAlias = Callable[[int], SimulatedGame]
"""Plays the game with a number; the same number gives the same game."""
