# SPDX-License-Identifier: MIT
"""Which city an arrow key leads to."""

from collections.abc import Collection
from math import hypot
from typing import Final, Literal, TypeAlias

from PySide6.QtCore import QPointF

from powergrid.gui.power_grid.board.layout import Layout

Heading: TypeAlias = Literal["left", "right", "up", "down"]

_WAYS: Final[dict[Heading, tuple[int, int]]] = {
    "left": (-1, 0),
    "right": (1, 0),
    "up": (0, -1),
    "down": (0, 1),
}
_SLANT_WEIGHT: Final = 2.0
_MAX_SLANT: Final = 2.0
"""The greatest ratio of aside to ahead; beyond it, the other pair of keys is the natural one."""


def next_city(layout: Layout, start: int, heading: Heading, among: Collection[int]) -> int:
    """Return the connected city in this direction, else the nearest one in it, else `start`.

    Each connected city has at most one arrow: the one that points to it best.
    """
    connected = connected_ways(layout, start, among)
    if heading in connected:
        return connected[heading]
    best, best_distance = start, float("inf")
    for city in among:
        ahead, aside = _seen_from(layout, start, city, heading)
        # A city needs only one arrow that leads to it.
        if ahead <= 0 or aside > _MAX_SLANT * ahead or city in connected.values():
            continue
        distance = ahead + _SLANT_WEIGHT * aside
        if distance < best_distance:
            best, best_distance = city, distance
    return best


def connected_ways(layout: Layout, start: int, among: Collection[int]) -> dict[Heading, int]:
    """Return the connected cities that arrows lead to, straightest first."""
    found: list[tuple[float, float, Heading, int]] = []
    for city, _ in layout.board.neighbours[start]:
        for heading in _WAYS if city in among else ():
            ahead, aside = _seen_from(layout, start, city, heading)
            if ahead > 0 and aside <= _MAX_SLANT * ahead:
                found.append((aside / ahead, ahead, heading, city))
    ways: dict[Heading, int] = {}
    for _, _, heading, city in sorted(found):
        if heading not in ways and city not in ways.values():
            ways[heading] = city
    return ways


def _seen_from(layout: Layout, start: int, city: int, heading: Heading) -> tuple[float, float]:
    """Return how far a city is ahead and to the side."""
    dx, dy = _WAYS[heading]
    way = layout.centres[city] - layout.centres[start]
    return way.x() * dx + way.y() * dy, abs(way.x() * dy) + abs(way.y() * dx)


def nearest_city(layout: Layout, point: QPointF, among: Collection[int]) -> int:
    """Return the city nearest to a point, or -1 if `among` is empty."""

    def distance(city: int) -> float:
        way = layout.centres[city] - point
        return hypot(way.x(), way.y())

    return min(among, key=distance, default=-1)
