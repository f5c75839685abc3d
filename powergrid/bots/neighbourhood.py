# SPDX-License-Identifier: MIT
"""Where a network had best begin."""

from collections.abc import Collection
from typing import Final

from powergrid.rules import State
from powergrid.rules.phases.building import open_place

_SIZE: Final = 7
"""Cities that a neighbourhood counts, the first included."""


def cheapest_start(state: State, starts: Collection[int]) -> int:
    """Return the city of `starts` that is nearest to its six nearest cities, all being open."""
    seat = state.seat
    places = [city for city in state.game.cities if open_place(state, seat, city) is not None]
    distances = state.game.distances

    def cost(start: int) -> tuple[int, int]:
        ways = sorted(distances[start][city] for city in places)
        return sum(ways[:_SIZE]), start  # the first way, from the city to itself, costs nothing

    return min(starts, key=cost)
