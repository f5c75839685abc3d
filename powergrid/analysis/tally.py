# SPDX-License-Identifier: MIT
"""What cost each seat its chances: each kind of mistake, and the cards."""

from enum import StrEnum
from typing import Final, NamedTuple

from powergrid.analysis.review import Review
from powergrid.rules.state import AUCTION, BUILDING, BUREAUCRACY, FUEL


class MistakeKind(StrEnum):
    """What a mistake was about."""

    AUCTION = "auction"
    FUEL = "fuel"
    BUILDING = "building"
    RUNNING = "running"


_KINDS: Final = {
    AUCTION: MistakeKind.AUCTION,
    FUEL: MistakeKind.FUEL,
    BUILDING: MistakeKind.BUILDING,
    BUREAUCRACY: MistakeKind.RUNNING,
}


class Tally(NamedTuple):
    """What a seat's mistakes cost, by kind, and what the cards brought it, in chance to win.

    Costs are those of the mistakes as shown, so that they add up.
    """

    costs: dict[MistakeKind, float]
    luck: float


def tallies(review: Review, phases: dict[int, int], players: int) -> list[Tally]:
    """Return each seat's tally; `phases` gives the phase at the position of every mistake."""
    found = [Tally(dict.fromkeys(MistakeKind, 0.0), 0.0) for _ in range(players)]
    for mistake in review.mistakes:
        kind = _KINDS.get(phases[mistake.position])
        if kind is not None:
            found[mistake.seat].costs[kind] += mistake.points / 100
    lucks = [sum(by_seat[seat] for _, by_seat in review.luck) for seat in range(players)]
    return [tally._replace(luck=luck) for tally, luck in zip(found, lucks, strict=True)]
