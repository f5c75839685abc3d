# SPDX-License-Identifier: MIT
"""What a game's chances were lost by, seat by seat: each kind of mistake, and the cards.

The luck of a card is the chance with it less what the chance would have been on average with
another one. So what a seat gained or lost by cards is apart from what anybody did.
"""

from collections.abc import Iterator
from enum import StrEnum
from random import Random
from statistics import fmean
from typing import TYPE_CHECKING, Final, NamedTuple

from powergrid.bots.advice import chances_in
from powergrid.rules import State, apply
from powergrid.rules.actions import Action
from powergrid.rules.state import (
    AUCTION,
    BUILDING,
    BUILDING_HOUSES,
    BUREAUCRACY,
    BUYING_FUEL,
    FUEL,
    OPENING,
)

if TYPE_CHECKING:
    from powergrid.bots.review import Review

_OTHERS: Final = 5
"""Other cards that might have come up instead."""
_JUDGED: Final = (OPENING, BUYING_FUEL, BUILDING_HOUSES)


class Kind(StrEnum):
    """What a mistake was made in."""

    AUCTION = "auction"
    FUEL = "fuel"
    BUILDING = "building"
    RUNNING = "running"


_KINDS: Final = {
    AUCTION: Kind.AUCTION,
    FUEL: Kind.FUEL,
    BUILDING: Kind.BUILDING,
    BUREAUCRACY: Kind.RUNNING,
}


class Tally(NamedTuple):
    """What one seat's mistakes cost, by kind, and what the cards brought it, in chance to win."""

    costs: dict[Kind, float]
    luck: float


def tallies(review: "Review", phases: dict[int, int], players: int) -> list[Tally]:
    """Return the tally of each seat; `phases` are those of the positions at which faults are."""
    found = [Tally(dict.fromkeys(Kind, 0.0), 0.0) for _ in range(players)]
    for fault in review.faults:
        kind = _KINDS.get(phases[fault.position])
        if kind is not None:
            found[fault.seat].costs[kind] += fault.cost
    lucks = [sum(by_seat[seat] for _, by_seat in review.luck) for seat in range(players)]
    return [tally._replace(luck=luck) for tally, luck in zip(found, lucks, strict=True)]


def luck_in(
    position: int, before: State, action: Action, after: State
) -> Iterator[tuple[int, tuple[float, ...]]]:
    """Yield what the cards that an action turned up brought each seat; nothing if there are none.

    Where nobody can tell yet, in the middle of an auction, nothing is yielded either.
    """
    from powergrid.bots.value.search import guessed_pile

    if after.revealed == before.revealed or after.asks not in _JUDGED:
        return
    rng = Random(position)
    others = []
    for _ in range(_OTHERS):
        other = before.copy()
        apply(other, action, guessed_pile(before, rng))
        if other.asks in _JUDGED:
            others.append(chances_in(other))
    if others:
        means = map(fmean, zip(*others, strict=True))
        yield (
            position,
            tuple(now - mean for now, mean in zip(chances_in(after), means, strict=True)),
        )
