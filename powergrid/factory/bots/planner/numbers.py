# SPDX-License-Identifier: MIT
"""The planner's numbers that do not come from the rules."""

from typing import NamedTuple


class Numbers(NamedTuple):
    """In Elektro: the worth of a free worker next round, and of a good that one side alone has.

    `width` is how many plans the search of a turn keeps, `looked_at` how many of those it found are
    followed to the end of the game. `rival` is the part of the others' gain that counts against a
    move to the market or an order tile.
    """

    worker: float = 2.0
    lone_good: float = 3.0
    width: int = 8
    looked_at: int = 8
    rival: float = 0.1


NUMBERS = Numbers()
