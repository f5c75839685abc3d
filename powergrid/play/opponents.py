# SPDX-License-Identifier: MIT
"""The bots of a game, as functions that another process finds by their names."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any


class Resigned(Exception):
    """A level gives a decision up, which is no fault of this program; a simpler one makes it."""


def _five_seconds(level: str) -> float:
    return 5


def _never(level: str) -> bool:
    return False


@dataclass(frozen=True)
class Opponents:
    """What a thinker runs. All functions are module-level ones.

    `decide(level, view, seed, past)` returns a legal action, the same for the same arguments;
    `past` is empty unless `looks_back(level)`, which says whether it plays by what was done so far:
    every action of the game, with the view before it.
    `advise(view, is_quick)` a list of advice, the best first, or what is seen at once;
    `review(turns)` the reviews of some turns. `fallback` is the level that answers where another
    one failed twice, or raised `Resigned`. `patience(level)` are the seconds in which a level has
    decided.
    """

    decide: Callable[[str, Any, int, Sequence[tuple[Any, Any]]], Any]
    fallback: str
    advise: Callable[[Any, bool], Sequence[Any]] | None = None
    review: Callable[[Sequence[Any]], Sequence[Any]] | None = None
    patience: Callable[[str], float] = _five_seconds
    looks_back: Callable[[str], bool] = _never
    advice_patience: float = 20
    review_patience: float = 30
    warm_up: Callable[[], object] | None = None
    """Loads what thinking needs, so that it is no part of the first decision."""
