# SPDX-License-Identifier: MIT
"""Duels: how often a level finishes before each other level."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from powergrid.stats.over_games import Outcome


class HeadToHead(NamedTuple):
    """How often opponents of a level were met, and how often they were beaten."""

    level: str
    met: int
    beaten: int

    @property
    def share(self) -> float:
        """The share of those met that were beaten; 0.5 if both are equally strong."""
        return self.beaten / self.met


def head_to_heads(games: Iterable[Sequence[Outcome]], level: str) -> list[HeadToHead]:
    """Return a level's duels with each other level, in the order of their first meeting."""
    found: dict[str, list[int]] = {}
    for seats in games:
        for seat in seats:
            if seat.level != level:
                continue
            for other in seats:
                if other.level != level:
                    count = found.setdefault(other.level, [0, 0])
                    count[0] += 1
                    count[1] += seat.place < other.place
    return [HeadToHead(name, met, beaten) for name, (met, beaten) in found.items()]
