# SPDX-License-Identifier: MIT
"""The turns at which a game turned: those in which a seat's chance changed most."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final, NamedTuple

MIN_CHANGE: Final = 0.08
"""Less is no turn."""
MAX_POINTS: Final = 3
_APART: Final = 1.0
"""How many rounds lie between two of them at least: chances go to and fro within a round."""


class TurningPoint(NamedTuple):
    """A turn, by the number of the moment at which it starts, with the chance before and after."""

    turn: int
    before: float
    after: float

    @property
    def change(self) -> float:
        """How much the chance rose, negative where it fell."""
        return self.after - self.before


def turning_points(chances: Sequence[float], times: Sequence[float]) -> list[TurningPoint]:
    """Return up to three turns in the order of time, both up and down if possible.

    `chances` are a seat's at each moment, `times` the moments in rounds.
    """
    found: list[TurningPoint] = []
    turns = (TurningPoint(turn, *chance) for turn, chance in enumerate(pairwise(chances)))
    rest = sorted(
        (turn for turn in turns if abs(turn.change) >= MIN_CHANGE),
        key=lambda turn: -abs(turn.change),
    )
    while rest and len(found) < MAX_POINTS:
        chosen = rest[0]
        if len(found) == MAX_POINTS - 1 and len({turn.change > 0 for turn in found}) == 1:
            opposite = (turn for turn in rest if (turn.change > 0) != (found[0].change > 0))
            chosen = next(opposite, chosen)
        found.append(chosen)
        rest = [turn for turn in rest if abs(times[turn.turn] - times[chosen.turn]) >= _APART]
    return sorted(found)
