# SPDX-License-Identifier: MIT
"""The bots of a game, as functions that another process can import."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any


class Resigned(Exception):
    """A level cannot decide, through no bug in this program; a simpler level decides instead."""


def _five_seconds(level: str) -> float:
    return 5


def _never(level: str) -> bool:
    return False


@dataclass(frozen=True)
class Opponents:
    """What a thinker runs. All functions are module-level ones.

    `decide(level, view, seed, past)` returns a legal action, the same for the same arguments;
    `past` holds every action so far with the view before it, but only if `looks_back(level)`, which
    says whether the level uses it.
    `advise(view, is_quick)` returns a list of advice, best first, or only what needs no thinking;
    `review(turns)` returns the reviews of some turns. `fallback` is the level that decides after
    another one has failed twice or raised `Resigned`. `patience(level)` is the time limit for a
    level's decision in seconds.
    """

    decide: Callable[[str, Any, int, Sequence[tuple[Any, Any]]], Any]
    fallback: str
    advise: Callable[[Any, bool], Sequence[Any]] | None = None
    review: Callable[[Sequence[Any]], Sequence[Any]] | None = None
    patience: Callable[[str], float] = _five_seconds
    looks_back: Callable[[str], bool] = _never
    warm_up: Callable[[], object] | None = None
    """Loads what bots need, so that the first decision does not have to."""
    end: Callable[[], object] | None = None
    """Ends what bots have started, such as other programs."""
