# SPDX-License-Identifier: MIT
"""Coasts: drawn with the pointer, or around cities."""

from collections.abc import Sequence
from itertools import pairwise
from math import dist
from random import Random
from typing import Final

from powergrid.box.drawing import Line, Lines, Point

ROUGH: Final = 6.0
"""How far, in units of the plane, a simplified line may be from the drawn one."""
_ROUGHER: Final = 4


def simplified(line: Sequence[Point], rough: float = ROUGH) -> list[Point]:
    """Return a line simplified to the points that shape it (Douglas and Peucker)."""
    if len(line) < 3:
        return list(line)
    (ax, ay), (bx, by) = line[0], line[-1]
    length = dist(line[0], line[-1])

    def off(point: Point) -> float:
        if not length:
            return dist(point, line[0])
        return abs((bx - ax) * (ay - point[1]) - (ax - point[0]) * (by - ay)) / length

    farthest = max(range(1, len(line) - 1), key=lambda index: off(line[index]))
    if off(line[farthest]) < rough:
        return [line[0], line[-1]]
    return simplified(line[: farthest + 1], rough)[:-1] + simplified(line[farthest:], rough)


def coast_around(rings: Lines) -> Line:
    """Return a ragged coast around these rings, the same each time."""
    points = [(ring[i], ring[i + 1]) for ring in rings for i in range(0, len(ring), 2)]
    hull = simplified(_hull(points), 4 * ROUGH)
    rng = Random(len(points))
    for _ in range(_ROUGHER):
        hull = [
            point
            for a, b in pairwise([*hull, *hull[:1]])
            for point in (a, _beside(a, b, rng.uniform(-0.08, 0.16)))
        ]
    return tuple(round(n) for point in hull for n in point)


def _beside(a: Point, b: Point, share: float) -> Point:
    """Return a point in the middle of a way, moved to its left by a share of its length."""
    x, y = b[0] - a[0], b[1] - a[1]
    return (a[0] + x / 2 + share * y, a[1] + y / 2 - share * x)


def _hull(points: list[Point]) -> list[Point]:
    """Return the convex hull (Andrew's monotone chain)."""
    ordered = sorted(set(points))

    def half(among: list[Point]) -> list[Point]:
        chain: list[Point] = []
        for x, y in among:
            while len(chain) > 1:
                (ax, ay), (bx, by) = chain[-2:]
                if (bx - ax) * (y - ay) - (by - ay) * (x - ax) > 0:
                    break
                chain.pop()
            chain.append((x, y))
        return chain[:-1]

    return half(ordered) + half(ordered[::-1])
