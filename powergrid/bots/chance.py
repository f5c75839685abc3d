# SPDX-License-Identifier: MIT
"""Fast random choices, the same in every Python version: a seed must always play the same game.

Both draw from `rng` exactly what `choice` and `sample` of the standard library draw, which spend
most of their time on cases that do not arise here.
"""

from collections.abc import Sequence
from random import Random
from typing import TypeVar

T = TypeVar("T")


def below(rng: Random, end: int) -> int:
    """Return a number from 0 to `end` - 1, all equally likely."""
    if end < 1:
        raise ValueError("There is nothing to draw from.")
    bits = end.bit_length()
    number = rng.getrandbits(bits)
    while number >= end:
        number = rng.getrandbits(bits)
    return number


def pick(rng: Random, things: Sequence[T]) -> T:
    """Return one of the things, all equally likely."""
    return things[below(rng, len(things))]


def shuffled(rng: Random, things: Sequence[T]) -> list[T]:
    """Return all the things in random order."""
    left = list(things)
    drawn = []
    for last in range(len(left) - 1, -1, -1):
        number = below(rng, last + 1)
        drawn.append(left[number])
        left[number] = left[last]
    return drawn
