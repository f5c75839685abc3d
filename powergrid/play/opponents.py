# SPDX-License-Identifier: MIT
"""The bots of a game, as functions that another process finds by their names."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Opponents:
    """What a thinker runs. All functions are module-level ones.

    `decide(level, view, seed)` returns a legal action, the same for the same arguments;
    `advise(view)` a list of advice, the best first; `review(turns)` the reviews of some turns.
    `fallback` is the level that answers where another one failed twice. `patience` are the seconds
    in which a level has decided, for those that take longer than `default_patience`.
    """

    decide: Callable[[str, Any, int], Any]
    fallback: str
    advise: Callable[[Any], Sequence[Any]] | None = None
    review: Callable[[Sequence[Any]], Sequence[Any]] | None = None
    patience: Mapping[str, float] = field(default_factory=dict)
    default_patience: float = 5
    advice_patience: float = 20
    review_patience: float = 30
    warm_up: Callable[[], object] | None = None
    """Loads what thinking needs, so that it is no part of the first decision."""
