# SPDX-License-Identifier: MIT
"""The sequences of actions from a position of either game, counted in two ways.

`legal` returns the actions in a state, and `perform` performs one of them in place.
"""

from collections.abc import Callable, Iterator
from typing import Any, Protocol, TypeVar


class Position(Protocol):
    """A state of a game."""

    def copy(self) -> Any: ...

    def facts(self) -> tuple[object, ...]: ...


class Question(Protocol):
    """The legal actions in a state."""

    def __iter__(self) -> Iterator[Any]: ...

    def count(self) -> int: ...


S = TypeVar("S", bound=Position)
Legal = Callable[[S], Question]
Perform = Callable[[S, Any], object]


def by_layers(
    state: S, legal: Legal[S], perform: Perform[S], depth: int
) -> tuple[list[int], list[int]]:
    """Return the sequences of 1, 2, … `depth` actions, and the distinct states before the last.

    The last actions are not played.
    """
    layer = {state.facts(): (state, 1)}
    sequences, reached = [], []
    for _ in range(depth - 1):
        found: dict[tuple[object, ...], tuple[S, int]] = {}
        for before, ways in layer.values():
            for after in _children(before, legal, perform):
                facts = after.facts()
                found[facts] = (after, found.get(facts, (after, 0))[1] + ways)
        layer = found
        sequences.append(sum(ways for _, ways in layer.values()))
        reached.append(len(layer))
    sequences.append(sum(legal(last).count() * ways for last, ways in layer.values()))
    return sequences, reached


def by_playing(state: S, legal: Legal[S], perform: Perform[S], depth: int) -> int:
    """Return the sequences of `depth` actions by playing every one of them."""
    if not depth:
        return 1
    children = _children(state, legal, perform)
    return sum(by_playing(after, legal, perform, depth - 1) for after in children)


def _children(state: S, legal: Legal[S], perform: Perform[S]) -> Iterator[S]:
    for action in legal(state):
        twin: S = state.copy()
        perform(twin, action)
        yield twin
