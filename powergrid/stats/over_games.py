# SPDX-License-Identifier: MIT
"""Figures of many games: how often who won, by board, edition, level and so on."""

from collections.abc import Callable, Iterable
from typing import NamedTuple


class Outcome(NamedTuple):
    """How one seat came out of one finished game; `level` is who played it, `place` 1 the first."""

    board: str
    edition: str
    level: str
    players: int
    place: int
    powered: int
    rounds: int


class Group(NamedTuple):
    """Outcomes that have something in common; shares are of 1, the rest are means.

    `places` says how many of them came first, second and so on; `chance` is the share that would
    be won if all who played won equally often.
    """

    name: str
    seats: int
    wins: int
    place: float
    powered: float
    rounds: float
    chance: float
    places: tuple[int, ...]

    @property
    def share(self) -> float:
        """How many of the seats won."""
        return self.wins / self.seats


def grouped(outcomes: Iterable[Outcome], name: Callable[[Outcome], str]) -> list[Group]:
    """Return the groups that have a name in common, in the order in which they came up."""
    groups: dict[str, list[Outcome]] = {}
    for outcome in outcomes:
        groups.setdefault(name(outcome), []).append(outcome)
    return [_group(key, members) for key, members in groups.items()]


def _group(name: str, members: list[Outcome]) -> Group:
    count, last = len(members), max(one.place for one in members)
    return Group(
        name,
        count,
        sum(one.place == 1 for one in members),
        sum(one.place for one in members) / count,
        sum(one.powered for one in members) / count,
        sum(one.rounds for one in members) / count,
        sum(1 / one.players for one in members) / count,
        tuple(sum(one.place == place for one in members) for place in range(1, last + 1)),
    )
