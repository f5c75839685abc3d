# SPDX-License-Identifier: MIT
"""Which city the arrow keys lead to."""

from collections.abc import Collection
from math import hypot
from typing import Final, Literal, TypeAlias

from PySide6.QtCore import QPointF

from powergrid.gui.board.layout import Layout

Heading: TypeAlias = Literal["left", "right", "up", "down"]

_WAYS: Final[dict[Heading, tuple[int, int]]] = {
    "left": (-1, 0),
    "right": (1, 0),
    "up": (0, -1),
    "down": (0, 1),
}
_NEIGHBOUR_BONUS: Final = 0.6
_SLANT_WEIGHT: Final = 2.0


def next_city(layout: Layout, start: int, heading: Heading, among: Collection[int]) -> int:
    """Return the nearest city that way, neighbours on the map preferred; `start` if none is."""
    dx, dy = _WAYS[heading]
    neighbours = {city for city, _ in layout.board.neighbours[start]}
    best, least = start, float("inf")
    for city in among:
        way = layout.centres[city] - layout.centres[start]
        ahead = way.x() * dx + way.y() * dy
        aside = abs(way.x() * dy) + abs(way.y() * dx)
        # Beyond this slant the other pair of keys is the natural one.
        if city == start or ahead <= 0 or aside > 2 * ahead:
            continue
        far = ahead + _SLANT_WEIGHT * aside
        if city in neighbours:
            far *= _NEIGHBOUR_BONUS
        if far < least:
            best, least = city, far
    return best


def nearest_city(layout: Layout, point: QPointF, among: Collection[int]) -> int:
    """Return the city nearest to a point, or -1 if there is none to choose from."""

    def far(city: int) -> float:
        way = layout.centres[city] - point
        return hypot(way.x(), way.y())

    return min(among, key=far, default=-1)
