# SPDX-License-Identifier: MIT
"""The city that an arrow key leads to from another city."""

from collections.abc import Collection
from math import hypot
from typing import Final, Literal, TypeAlias

from PySide6.QtCore import QPointF

from powergrid.gui.power_grid.board.layout import Layout

Direction: TypeAlias = Literal["left", "right", "up", "down"]

_VECTORS: Final[dict[Direction, tuple[int, int]]] = {
    "left": (-1, 0),
    "right": (1, 0),
    "up": (0, -1),
    "down": (0, 1),
}
_SIDEWAYS_WEIGHT: Final = 2.0
"""How much a distance sideways counts, relative to one straight ahead."""
_MAX_SLANT: Final = 2.0
"""The maximum ratio of sideways to ahead; beyond it, players expect the other pair of keys."""


def next_city(layout: Layout, start: int, direction: Direction, among: Collection[int]) -> int:
    """Return the connected city in this direction, else the nearest one in it, else `start`.

    Only cities of `among` count. A connected city belongs to one arrow key at most: the one whose
    direction fits best.
    """
    connected = connected_cities(layout, start, among)
    if direction in connected:
        return connected[direction]
    best, best_distance = start, float("inf")
    for city in among:
        ahead, sideways = _offset(layout, start, city, direction)
        if ahead <= 0 or sideways > _MAX_SLANT * ahead or city in connected.values():
            continue
        distance = ahead + _SIDEWAYS_WEIGHT * sideways
        if distance < best_distance:
            best, best_distance = city, distance
    return best


def connected_cities(layout: Layout, start: int, among: Collection[int]) -> dict[Direction, int]:
    """Return the connected city, if any, that each arrow key leads to: the straightest first."""
    candidates: list[tuple[float, float, Direction, int]] = []
    for city, _ in layout.board.neighbours[start]:
        for direction in _VECTORS if city in among else ():
            ahead, sideways = _offset(layout, start, city, direction)
            if ahead > 0 and sideways <= _MAX_SLANT * ahead:
                candidates.append((sideways / ahead, ahead, direction, city))
    found: dict[Direction, int] = {}
    for _, _, direction, city in sorted(candidates):
        if direction not in found and city not in found.values():
            found[direction] = city
    return found


def _offset(layout: Layout, start: int, city: int, direction: Direction) -> tuple[float, float]:
    """Return how far a city is from `start`, ahead in this direction and sideways."""
    dx, dy = _VECTORS[direction]
    offset = layout.centres[city] - layout.centres[start]
    return offset.x() * dx + offset.y() * dy, abs(offset.x() * dy) + abs(offset.y() * dx)


def nearest_city(layout: Layout, point: QPointF, among: Collection[int]) -> int:
    """Return the city nearest to a point, or -1 if `among` is empty."""

    def distance(city: int) -> float:
        offset = layout.centres[city] - point
        return hypot(offset.x(), offset.y())

    return min(among, key=distance, default=-1)
