# SPDX-License-Identifier: MIT
"""Where a network had best begin."""

from collections.abc import Collection
from typing import Final

from powergrid.rules import State
from powergrid.rules.phases.building import open_place

_SIZE: Final = 7
"""Cities that a neighbourhood counts, the first included."""


def cheapest_start(state: State, starts: Collection[int]) -> int:
    """Return the city of `starts` from which the cheapest routes lead to six more open cities."""
    seat = state.seat
    is_open = [c for c in state.game.cities if open_place(state, seat, c) is not None]
    return min(starts, key=lambda start: (_cost(state, start, is_open), start))


def _cost(state: State, start: int, cities: list[int]) -> int:
    """Return what connecting a network of `_SIZE` cities costs, always the nearest one next."""
    reach = state.game.distances[start]
    left = set(cities) - {start}
    total = 0
    for _ in range(min(_SIZE - 1, len(left))):
        city = min(left, key=lambda other: (reach[other], other))
        total += reach[city]
        left.remove(city)
        reach = tuple(map(min, reach, state.game.distances[city]))
    return total
