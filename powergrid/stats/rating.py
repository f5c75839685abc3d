# SPDX-License-Identifier: MIT
"""A player's rating from games against rated levels, and the choice of evenly matched opponents.

Bayesian Elo with known opponents: every seat wins in proportion to its strength (Bradley and
Terry), which is also how the levels' ratings were fitted. The prior is a normal distribution, and
each game gives a posterior. As people learn, older games count less.
"""

from collections.abc import Mapping, Sequence
from itertools import combinations_with_replacement
from math import exp, log, log1p
from typing import Final, NamedTuple

_TENFOLD: Final = 400
"""The rating difference that means odds of ten to one."""
_GRID: Final = range(-600, 1801, 10)
_FIRST_MEAN: Final = 300
_FIRST_SPREAD: Final = 350
_HALF_LIFE: Final = 60
"""How many games later a game counts half."""
_TAIL: Final = 0.025


class RatedGame(NamedTuple):
    """One game against rated levels: their ratings, and the player's share of the win."""

    others: tuple[float, ...]
    share: float


class Rating(NamedTuple):
    """Points on the levels' scale, with 95 % limits, after `games` games."""

    points: int
    low: int
    high: int
    games: int


def ratings(games: Sequence[RatedGame]) -> list[Rating]:
    """Return the rating before the first game and after each; `games` begins with the oldest."""
    logs = [-(((skill - _FIRST_MEAN) / _FIRST_SPREAD) ** 2) / 2 for skill in _GRID]
    prior = list(logs)
    fade = 0.5 ** (1 / _HALF_LIFE)
    found = [_summary(logs, 0)]
    for number, game in enumerate(games, 1):
        for at, points in enumerate(_GRID):
            likely = _log_likelihood(points, game)
            logs[at] = prior[at] + fade * (logs[at] - prior[at]) + likely
        found.append(_summary(logs, number))
    return found


def chance(points: float, others: Sequence[float]) -> float:
    """Return the chance of winning against seats with these ratings."""
    return 1 / (1 + _odds_against(points, others))


def even_table(points: float, levels: Mapping[str, float], opponents: int) -> tuple[str, ...]:
    """Return the levels of opponents against whom the player's chance is closest to fair.

    The strongest first; of equally fair tables, the one whose levels differ least.
    """
    fair = 1 / (opponents + 1)

    def unfairness(names: tuple[str, ...]) -> tuple[float, float]:
        others = [levels[name] for name in names]
        off = abs(chance(points, others) - fair)
        return round(off, 2), max(others) - min(others)

    names = sorted(levels, key=lambda name: -levels[name])
    return min(combinations_with_replacement(names, opponents), key=unfairness)


def _odds_against(points: float, others: Sequence[float]) -> float:
    return sum(10 ** ((other - points) / _TENFOLD) for other in others)


def _log_likelihood(points: float, game: RatedGame) -> float:
    odds = _odds_against(points, game.others)
    return (1 - game.share) * log(odds) - log1p(odds)


def _summary(logs: Sequence[float], games: int) -> Rating:
    top = max(logs)
    weights = [exp(log_weight - top) for log_weight in logs]
    total = sum(weights)
    mean = sum(weight * points for weight, points in zip(weights, _GRID, strict=True)) / total
    return Rating(round(mean), _quantile(weights, _TAIL), _quantile(weights, 1 - _TAIL), games)


def _quantile(weights: Sequence[float], share: float) -> int:
    left = share * sum(weights)
    for weight, points in zip(weights, _GRID, strict=True):
        left -= weight
        if left <= 0:
            return points
    return _GRID[-1]
