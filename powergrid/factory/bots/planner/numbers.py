# SPDX-License-Identifier: MIT
"""The planner's numbers that do not come from the rules."""

from typing import NamedTuple


class Numbers(NamedTuple):
    """In Elektro: the worth of a free worker next round, and of a good that one side alone has.

    `width` is how many plans the search of the seat's own turn keeps, enough for pairs of which one
    half alone is a loss; `foreseen_width` the same for a turn that is only foreseen. `looked_at` is
    how many of the plans found are followed to the end of the game. `rival` is the part of the
    others' gain that counts against a move to the market or an order tile.
    """

    worker: float = 2.0
    lone_good: float = 3.0
    width: int = 32
    foreseen_width: int = 8
    looked_at: int = 8
    rival: float = 0.1


NUMBERS = Numbers()
