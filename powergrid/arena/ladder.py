# SPDX-License-Identifier: MIT
"""Ratings: one figure of strength for each bot, fitted to who beat whom (Bradley and Terry)."""

from collections.abc import Iterable, Mapping, Sequence
from math import log, log10
from typing import Final, NamedTuple

from powergrid.arena.match import SIGMAS

RATINGS: Final = {"beginner": 0, "learner": 281, "regular": 553, "expert": 789, "master": 999}
"""What `powergrid ladder` found for the levels; docs/opponents.md has the whole table."""

_ITERATIONS: Final = 500
_POINTS: Final = 400
"""Points of rating between two bots of which one wins ten times as often as the other."""


class Duel(NamedTuple):
    """Games in which one bot sat against seats of another: their number, and the one's share."""

    one: str
    other: str
    others: int
    games: int
    share: float


class BotRating(NamedTuple):
    """A bot's points above the first bot's, and how far off they may be either way (95 %)."""

    points: int
    margin: int


def ratings(duels: Iterable[Duel]) -> dict[str, BotRating]:
    """Return a rating for each bot, the first named at 0; 400 points more are ten times the odds.

    Every seat is assumed to win in proportion to its bot's strength. Each pair that has played is
    assumed to have drawn one more game, so that every rating is finite.
    """
    played = list(duels)
    drawn = [Duel(*pair, 1, 1, 0.5) for pair in _pairs(played)]
    names = list(dict.fromkeys(name for duel in played for name in (duel.one, duel.other)))
    strengths = dict.fromkeys(names, 1.0)
    for _ in range(_ITERATIONS):
        wins = dict.fromkeys(names, 0.0)
        chances = dict.fromkeys(names, 0.0)
        for duel in (*played, *drawn):
            total = strengths[duel.one] + duel.others * strengths[duel.other]
            won = duel.games * duel.share
            wins[duel.one] += won
            wins[duel.other] += duel.games - won
            chances[duel.one] += duel.games / total
            chances[duel.other] += duel.games * duel.others / total
        strengths = {name: wins[name] / chances[name] for name in names}
    lowest = strengths[names[0]]
    margins = _margins(played, strengths)
    return {
        name: BotRating(round(_POINTS * log10(strengths[name] / lowest)), margin)
        for name, margin in zip(names, margins, strict=True)
    }


def _pairs(duels: Iterable[Duel]) -> list[tuple[str, str]]:
    """Return who has played whom, each pair once."""
    pairs = {(min(duel.one, duel.other), max(duel.one, duel.other)) for duel in duels}
    return sorted(pairs)


def _margins(duels: Sequence[Duel], strengths: Mapping[str, float]) -> list[int]:
    """Return each rating's margin: what the games tell of the differences (Fisher information)."""
    import numpy as np

    places = {name: place for place, name in enumerate(strengths)}
    known = np.zeros((len(places), len(places)))
    for duel in duels:
        one, other = places[duel.one], places[duel.other]
        strength = strengths[duel.one]
        chance = strength / (strength + duel.others * strengths[duel.other])
        pair = np.zeros(len(places))
        pair[one], pair[other] = 1, -1
        known += duel.games * chance * (1 - chance) * np.outer(pair, pair)
    spreads = np.sqrt(np.linalg.inv(known[1:, 1:]).diagonal())
    return [0, *(round(SIGMAS * _POINTS / log(10) * float(spread)) for spread in spreads)]
