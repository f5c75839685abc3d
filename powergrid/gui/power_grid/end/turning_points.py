# SPDX-License-Identifier: MIT
"""The moments at which a game turned: the stretches in which a seat's chance changed most."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Final, NamedTuple

MIN_CHANGE: Final = 0.08
"""Less is no turn."""
MAX_POINTS: Final = 3
_MAX_ROUNDS: Final = 1.0
"""The longest stretch, in rounds."""


class TurningPoint(NamedTuple):
    """A stretch from moment `start` to `end`, with the chance before and after.

    `turn` is the moment within it whose turn changed most in that direction.
    """

    start: int
    end: int
    turn: int
    before: float
    after: float

    @property
    def change(self) -> float:
        """How much the chance rose, negative where it fell."""
        return self.after - self.before


def turning_points(chances: Sequence[float], times: Sequence[float]) -> list[TurningPoint]:
    """Return up to three stretches in the order of time, both up and down if possible.

    `chances` are a seat's at each moment, `times` the moments in rounds.
    """
    found: list[TurningPoint] = []
    rest = sorted(
        _stretches(chances, times),
        key=lambda stretch: (-abs(stretch.change), stretch.end - stretch.start),
    )
    while rest and len(found) < MAX_POINTS:
        chosen = rest[0]
        if len(found) == MAX_POINTS - 1 and len({stretch.change > 0 for stretch in found}) == 1:
            other_way = (
                stretch for stretch in rest if (stretch.change > 0) != (found[0].change > 0)
            )
            chosen = next(other_way, chosen)
        found.append(chosen)
        rest = [
            stretch
            for stretch in rest
            if stretch.end <= chosen.start or stretch.start >= chosen.end
        ]
    return sorted(found)


def _stretches(chances: Sequence[float], times: Sequence[float]) -> Iterator[TurningPoint]:
    for start, end in combinations(range(len(chances)), 2):
        before, after = chances[start], chances[end]
        if times[end] - times[start] <= _MAX_ROUNDS and abs(after - before) >= MIN_CHANGE:
            sign = 1 if after > before else -1
            turn = max(range(start, end), key=lambda at: sign * (chances[at + 1] - chances[at]))
            yield TurningPoint(start, end, turn, before, after)
