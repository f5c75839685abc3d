# SPDX-License-Identifier: MIT
"""The territories of areas: the united Voronoi cells of their cities."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from powergrid.box.drawing import Drawing, Lines, Point, Spot
from powergrid.rules.board import Board

_GRID: Final = 4
"""The lines per unit of the plane of a grid, on which corners that are close count as the same."""


def territories(board: Board, drawing: Drawing) -> tuple[Lines, ...]:
    """Return, by area, rings around all points nearest to its cities, even far beyond the plane."""
    known: dict[tuple[int, int], Point] = {}
    cells = [
        [_snapped(corner, known) for corner in _voronoi_cell(spot, drawing)]
        for spot in drawing.cities
    ]
    return tuple(
        _united([cell for cell, city in zip(cells, board.cities, strict=True) if city.area == area])
        for area in range(len(board.areas))
    )


def _voronoi_cell(spot: Spot, drawing: Drawing) -> list[Point]:
    """Return the corners of the cell of the points nearer to a spot than to any other."""
    x, y = spot.x, spot.y
    right, bottom = 2 * drawing.width, 2 * drawing.height
    cell: list[Point] = [(-right, -bottom), (right, -bottom), (right, bottom), (-right, bottom)]
    for other in drawing.cities:
        to_x, to_y = other.x - x, other.y - y
        if not to_x and not to_y:
            continue
        # Cut off what is beyond the line in the middle between the two.
        middle = to_x * (other.x + x) / 2 + to_y * (other.y + y) / 2
        beyond = [to_x * px + to_y * py - middle for px, py in cell]
        cut: list[Point] = []
        for index, beyond_a in enumerate(beyond):
            a, b = cell[index], cell[(index + 1) % len(cell)]
            beyond_b = beyond[(index + 1) % len(cell)]
            if beyond_a <= 0:
                cut.append(a)
            if beyond_a * beyond_b < 0:
                part = beyond_a / (beyond_a - beyond_b)
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


def _united(cells: Sequence[Sequence[Point]]) -> Lines:
    """Return rings around cells, without the edges that two of them share."""
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
        rings.append(tuple(n for point in ring for n in point))
    return tuple(rings)


def _pop_next(after: dict[Point, list[Point]], point: Point) -> Point:
    """Remove and return a point that follows another."""
    following = after[point].pop()
    if not after[point]:
        del after[point]
    return following
