# SPDX-License-Identifier: MIT
"""Territories of areas: the Voronoi cells of their cities, joined."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from powergrid.box.drawing import Drawing, Lines, Point, Spot
from powergrid.rules.board import Board

_GRID: Final = 4
"""Corners closer than a unit of the plane divided by this count as the same."""


def territories(board: Board, drawing: Drawing) -> tuple[Lines, ...]:
    """Return, by area, rings around the points nearest to its cities, far beyond the plane."""
    known: dict[tuple[int, int], Point] = {}
    cells = [
        [_snapped(corner, known) for corner in _voronoi_cell(spot, drawing)]
        for spot in drawing.cities
    ]
    return tuple(
        _joined([cell for cell, city in zip(cells, board.cities, strict=True) if city.area == area])
        for area in range(len(board.areas))
    )


def _voronoi_cell(spot: Spot, drawing: Drawing) -> list[Point]:
    """Return the corners of the cell of the points nearer to a spot than to any other."""
    x, y = spot.x, spot.y
    wide, high = 2 * drawing.width, 2 * drawing.height
    cell: list[Point] = [(-wide, -high), (wide, -high), (wide, high), (-wide, high)]
    for other in drawing.cities:
        to_x, to_y = other.x - x, other.y - y
        if not to_x and not to_y:
            continue
        edge = to_x * (other.x + x) / 2 + to_y * (other.y + y) / 2
        beyond = [to_x * px + to_y * py - edge for px, py in cell]
        cut: list[Point] = []
        for index, here in enumerate(beyond):
            a, b = cell[index], cell[(index + 1) % len(cell)]
            there = beyond[(index + 1) % len(cell)]
            if here <= 0:
                cut.append(a)
            if here * there < 0:
                part = here / (here - there)
                cut.append((a[0] + part * (b[0] - a[0]), a[1] + part * (b[1] - a[1])))
        cell = cut
    return cell


def _snapped(corner: Point, known: dict[tuple[int, int], Point]) -> Point:
    """Return a corner with the exact coordinates that a neighbouring cell has for it."""
    column, row = round(corner[0] * _GRID), round(corner[1] * _GRID)
    for near in ((column + x, row + y) for x in (0, -1, 1) for y in (0, -1, 1)):
        if near in known:
            return known[near]
    known[column, row] = corner
    return corner


def _joined(cells: Sequence[Sequence[Point]]) -> Lines:
    """Return rings around the union of cells: edges that two cells share are left out."""
    edges = {(a, b) for cell in cells for a, b in pairwise([*cell, *cell[:1]]) if a != b}
    after: dict[Point, list[Point]] = {}
    for a, b in edges:
        if (b, a) not in edges:
            after.setdefault(a, []).append(b)
    rings = []
    while after:
        start = next(iter(after))
        ring, at = [start], _pop_next(after, start)
        while at != start and at in after:
            ring.append(at)
            at = _pop_next(after, at)
        rings.append(tuple(figure for point in ring for figure in point))
    return tuple(rings)


def _pop_next(after: dict[Point, list[Point]], point: Point) -> Point:
    """Remove and return a point that follows another."""
    following = after[point].pop()
    if not after[point]:
        del after[point]
    return following
