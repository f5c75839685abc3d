# SPDX-License-Identifier: MIT
"""The rounds in which a game turned: those that changed a seat's chance most."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final, NamedTuple

MIN_CHANGE: Final = 0.12
"""Less is no turn."""
MAX_POINTS: Final = 3
_ALMOST_LOST: Final = 0.2
_ALMOST_WON: Final = 0.75
"""With such a chance the game was decided before: to lose or to win it is no turn any more."""


class TurningPoint(NamedTuple):
    """A round, by the numbers of the moments at which it starts and ends, with the chances then."""

    start: int
    end: int
    before: float
    after: float

    @property
    def change(self) -> float:
        """How much the chance rose, negative where it fell."""
        return self.after - self.before


def turning_points(chances: Sequence[float], rounds: Sequence[int]) -> list[TurningPoint]:
    """Return up to three rounds in the order of time, both up and down if possible.

    `chances` are a seat's at each moment, the last at the end; `rounds` are those of the others.
    """
    starts = [at for at, number in enumerate(rounds) if at == 0 or rounds[at - 1] != number]
    points = [
        TurningPoint(start, end, chances[start], chances[end])
        for start, end in pairwise([*starts, len(rounds)])
    ]
    large = sorted(
        (point for point in points if abs(point.change) >= MIN_CHANGE and not _is_late(point)),
        key=lambda point: -abs(point.change),
    )
    found, rest = large[:MAX_POINTS], large[MAX_POINTS:]
    if len({point.change > 0 for point in found}) == 1:
        opposite = (point for point in rest if (point.change > 0) != (found[0].change > 0))
        found[-1] = next(opposite, found[-1])
    return sorted(found)


def _is_late(point: TurningPoint) -> bool:
    """Return whether the game was almost decided before a round, and stayed so."""
    if point.change > 0:
        return point.before >= _ALMOST_WON
    return point.before <= _ALMOST_LOST
