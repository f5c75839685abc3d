# SPDX-License-Identifier: MIT
"""A position as a miniature shows it."""

from collections.abc import Collection, Iterable, Sequence
from typing import NamedTuple

from powergrid.box.drawing import Drawing
from powergrid.rules.board import Board


class Network(NamedTuple):
    """A seat's network: its cities in the order of building, and the connections it paid for.

    `strength` is its opacity, from 0 to 1.
    """

    colour: str
    cities: Sequence[int]
    connections: Iterable[tuple[int, int]] = ()
    strength: float = 1.0


class Snapshot(NamedTuple):
    """A position on a board, by day or, once the game is over, at night.

    The cities of `lit` and the networks shine at night, and in the dark theme also by day. `names`
    are written below the cities, if given. Reading a board's relief is slow the first time.
    """

    board: Board
    drawing: Drawing
    areas: Collection[int]
    networks: Sequence[Network] = ()
    is_night: bool = False
    lit: Collection[int] = ()
    names: Sequence[str] = ()
    has_relief: bool = True
