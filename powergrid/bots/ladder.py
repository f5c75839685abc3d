# SPDX-License-Identifier: MIT
"""Ratings: one figure of strength for each bot, fitted to who beat whom (Bradley and Terry)."""

from collections.abc import Iterable
from math import log
from typing import Final, NamedTuple

RATINGS: Final = {"beginner": 0, "learner": 266, "regular": 560, "expert": 729, "master": 945}
"""What `powergrid ladder` found for the levels; docs/opponents.md has the whole table."""

_TURNS: Final = 500
_POINTS: Final = 400
"""Points of rating between two bots of which one wins ten times as often as the other."""
_DRAWN: Final = 0.5
"""Games counted as won by each of a pair besides those played, so that every rating is finite."""


class Duel(NamedTuple):
    """Games in which one bot sat against seats of another: their number, and the one's share."""

    one: str
    other: str
    others: int
    games: int
    share: float


def ratings(duels: Iterable[Duel]) -> dict[str, int]:
    """Return a rating for each bot, the first named at 0; 400 points more are ten times the odds.

    Every seat is assumed to win in proportion to its bot's strength.
    """
    played = list(duels)
    names = list(dict.fromkeys(name for duel in played for name in (duel.one, duel.other)))
    strengths = dict.fromkeys(names, 1.0)
    for _ in range(_TURNS):
        wins = dict.fromkeys(names, 0.0)
        chances = dict.fromkeys(names, 0.0)
        for duel in played:
            total = strengths[duel.one] + duel.others * strengths[duel.other]
            games = duel.games + 2 * _DRAWN
            won = duel.games * duel.share + _DRAWN
            wins[duel.one] += won
            wins[duel.other] += games - won
            chances[duel.one] += games / total
            chances[duel.other] += games * duel.others / total
        strengths = {name: wins[name] / chances[name] for name in names}
    lowest = strengths[names[0]]
    return {name: round(_POINTS * log(strengths[name] / lowest, 10)) for name in names}
