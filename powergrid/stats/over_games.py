# SPDX-License-Identifier: MIT
"""Figures over many games: who won how often, by board, edition, level or anything else."""

from collections.abc import Callable, Iterable
from typing import NamedTuple


class Outcome(NamedTuple):
    """One seat's result in a finished game; `level` says who played it, `place` 1 is a winner.

    `own_board` is the name of a board of the player's own, empty if the board is built in.
    """

    board: str
    edition: str
    level: str
    players: int
    place: int
    powered: int
    rounds: int
    own_board: str = ""


class Group(NamedTuple):
    """Outcomes that have something in common; `place`, `powered` and `rounds` are means.

    `places` counts first places, second places and so on; `chance` is the share of wins if all won
    equally often.
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
        """The share of the seats that won."""
        return self.wins / self.seats


def group_outcomes(outcomes: Iterable[Outcome], name: Callable[[Outcome], str]) -> list[Group]:
    """Return the outcomes grouped by name, in the order in which the names first occur."""
    groups: dict[str, list[Outcome]] = {}
    for outcome in outcomes:
        groups.setdefault(name(outcome), []).append(outcome)
    return [_group(key, members) for key, members in groups.items()]


def _group(name: str, members: list[Outcome]) -> Group:
    count, last = len(members), max(member.place for member in members)
    return Group(
        name,
        count,
        sum(member.place == 1 for member in members),
        sum(member.place for member in members) / count,
        sum(member.powered for member in members) / count,
        sum(member.rounds for member in members) / count,
        sum(1 / member.players for member in members) / count,
        tuple(sum(member.place == place for member in members) for place in range(1, last + 1)),
    )
