# SPDX-License-Identifier: MIT
"""The best city to start a network in."""

from collections.abc import Collection
from typing import Final

from powergrid.rules import State
from powergrid.rules.state import FREE

_SIZE: Final = 7
"""Cities that a neighbourhood counts, the first included."""


def places_to_begin(state: State) -> list[int]:
    """Return the cities whose first place is free and not marked for somebody's start."""
    houses, marked = state.houses, state.marked
    return [city for city in state.game.cities if houses[city][0] == FREE and city not in marked]


def cheapest_start(state: State, starts: Collection[int]) -> int:
    """Return the city of `starts` from which the six nearest open cities cost least."""
    places = places_to_begin(state)
    distances = state.game.distances

    def cost(start: int) -> tuple[int, int]:
        ways = sorted(distances[start][city] for city in places if city != start)
        return sum(ways[: _SIZE - 1]), start

    return min(starts, key=cost)
