# SPDX-License-Identifier: MIT
"""The turns at which a game turned: those that changed a seat's chance most, and for good."""

from collections.abc import Sequence
from itertools import pairwise
from statistics import fmean
from typing import Final, NamedTuple

MIN_CHANGE: Final = 0.12
"""Less is no turn."""
MAX_POINTS: Final = 3
_APART: Final = 1.0
"""How many rounds lie between two of them at least."""
_LASTS: Final = 1.0
"""For how many rounds the chance was and stays different: it goes to and fro within a round."""
_ALMOST_LOST: Final = 0.2
_ALMOST_WON: Final = 0.75
"""With such a chance the game was decided before: to lose or to win it is no turn any more."""


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
    turns = [TurningPoint(turn, *chance) for turn, chance in enumerate(pairwise(chances))]
    lasting = {turn: _lasting_change(turn, chances, times) for turn in turns}
    rest = sorted(
        (turn for turn in turns if abs(lasting[turn]) >= MIN_CHANGE and not _is_late(turn)),
        key=lambda turn: -abs(lasting[turn]),
    )
    found: list[TurningPoint] = []
    while rest and len(found) < MAX_POINTS:
        chosen = rest[0]
        if len(found) == MAX_POINTS - 1 and len({turn.change > 0 for turn in found}) == 1:
            opposite = (turn for turn in rest if (turn.change > 0) != (found[0].change > 0))
            chosen = next(opposite, chosen)
        found.append(chosen)
        rest = [turn for turn in rest if abs(times[turn.turn] - times[chosen.turn]) >= _APART]
    return sorted(found)


def _lasting_change(turn: TurningPoint, chances: Sequence[float], times: Sequence[float]) -> float:
    """Return how much of a change stayed: 0 if the mean chance did not move the same way."""
    start, end = times[turn.turn], times[turn.turn + 1]
    moments = list(zip(times, chances, strict=True))
    before = [chance for time, chance in moments[: turn.turn + 1] if time > start - _LASTS]
    after = [chance for time, chance in moments[turn.turn + 1 :] if time < end + _LASTS]
    lasting = fmean(after) - fmean(before)
    if (lasting > 0) != (turn.change > 0):
        return 0.0
    return min(lasting, turn.change, key=abs)


def _is_late(turn: TurningPoint) -> bool:
    """Return whether the game was almost decided before a turn, and stayed so."""
    if turn.change > 0:
        return turn.before >= _ALMOST_WON
    return turn.before <= _ALMOST_LOST
