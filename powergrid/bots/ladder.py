# SPDX-License-Identifier: MIT
"""Ratings: one figure of strength for each bot, fitted to who beat whom (Bradley and Terry)."""

from collections.abc import Iterable, Mapping, Sequence
from math import log
from typing import Final, NamedTuple

RATINGS: Final = {"beginner": 0, "learner": 273, "regular": 560, "expert": 879, "master": 1133}
"""What `powergrid ladder` found for the levels; docs/opponents.md has the whole table."""

_TURNS: Final = 500
_POINTS: Final = 400
"""Points of rating between two bots of which one wins ten times as often as the other."""
_DRAWN: Final = 0.5
"""Games counted as won by each of a pair besides those played, so that every rating is finite."""
_SIGMAS: Final = 1.96
"""Standard deviations on either side that hold 95 % of a normal distribution."""


class Duel(NamedTuple):
    """Games in which one bot sat against seats of another: their number, and the one's share."""

    one: str
    other: str
    others: int
    games: int
    share: float


class Rating(NamedTuple):
    """A bot's points above the first bot's, and how far off they may be either way (95 %)."""

    points: int
    margin: int


def ratings(duels: Iterable[Duel]) -> dict[str, Rating]:
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
    margins = _margins(played, strengths)
    return {
        name: Rating(round(_POINTS * log(strengths[name] / lowest, 10)), margin)
        for name, margin in zip(names, margins, strict=True)
    }


def _margins(duels: Sequence[Duel], strengths: Mapping[str, float]) -> list[int]:
    """Return each rating's margin: what the games tell of the differences (Fisher information)."""
    import numpy as np

    places = {name: place for place, name in enumerate(strengths)}
    known = np.zeros((len(places), len(places)))
    for duel in duels:
        one, other = places[duel.one], places[duel.other]
        mine = strengths[duel.one]
        chance = mine / (mine + duel.others * strengths[duel.other])
        pair = np.zeros(len(places))
        pair[one], pair[other] = 1, -1
        known += duel.games * chance * (1 - chance) * np.outer(pair, pair)
    spreads = np.sqrt(np.linalg.inv(known[1:, 1:]).diagonal())
    return [0, *(round(_SIGMAS * _POINTS / log(10) * float(spread)) for spread in spreads)]
