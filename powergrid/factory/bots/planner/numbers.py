# SPDX-License-Identifier: MIT
"""The few numbers a planner does not get from the rules."""

from typing import NamedTuple


class Numbers(NamedTuple):
    """In Elektro: what a free worker of the next round is worth, a worker bid for the order, and a
    good of one side alone.

    `most_free` is how many free workers count; `surplus` how many goods of one side alone.
    `purchases` is how many a discount counts for, `place` what it costs to act one seat later.
    `width` is how many plans the search keeps.
    """

    worker: float = 0.5
    bid: float = 4.0
    most_free: int = 5
    lone_good: float = 4.0
    surplus: int = 3
    purchases: float = 3.0
    place: float = 1.5
    width: int = 8


NUMBERS = Numbers()
