# SPDX-License-Identifier: MIT
"""The few numbers a planner does not get from the rules."""

from typing import NamedTuple


class Numbers(NamedTuple):
    """In Elektro: what a free worker of the next round is worth, and a good of one side alone.

    `most_free` is how many free workers count. `width` is how many plans the search of a turn
    keeps, `looked_at` how many of those it found are followed to the end of the game. `rival` is
    the part of the others' gain that counts against a move to the market or an order tile.
    """

    worker: float = 2.0
    most_free: int = 4
    lone_good: float = 3.0
    width: int = 8
    looked_at: int = 8
    rival: float = 0.1


NUMBERS = Numbers()
