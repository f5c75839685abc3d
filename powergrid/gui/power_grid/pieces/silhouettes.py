# SPDX-License-Identifier: MIT
"""The plants as silhouettes, larger ones with more stacks, tanks or turbines."""

from collections.abc import Callable
from functools import cache
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from powergrid.gui.kit.shapes import box, disc, line, polygon, rotate, stroke, unite

HEIGHT: Final = 44
"""The height of the drawings, from the ground to the top of the tallest."""


class Silhouette(NamedTuple):
    """A plant `width` wide, its ground at y = `HEIGHT`: the body, the parts behind it, and the
    lights in it."""

    body: QPainterPath
    behind: QPainterPath
    lights: QPainterPath
    width: float


def silhouette(kind: str, cities: int) -> Silhouette:
    """Return the silhouette of a plant of that kind that powers this many cities."""
    return _drawn(kind, 1 if cities <= 3 else 2 if cities <= 5 else 3)


@cache
def _drawn(kind: str, size: int) -> Silhouette:
    return _KINDS[kind](size)


def _coal(size: int) -> Silhouette:
    heap = polygon((0, 44), (6, 35), (12, 44))
    hall = polygon((12, 44), (12, 27), (17, 22), (34, 22), (34, 44))
    conveyor = polygon((4, 44), (6, 26), (12, 26), (14, 44))
    stacks = [_stack(36 + 6.5 * at, 8 + 4 * at) for at in range(size)]
    return Silhouette(
        unite((heap, hall, *stacks)),
        unite((conveyor, _smoke(38, 6))),
        _windows(16, 36, 4),
        36 + 6.5 * size,
    )


def _oil(size: int) -> Silhouette:
    tanks = [box(11.0 * at, 23 + 3 * (at % 2), 9.5, 21 - 3 * (at % 2), 3) for at in range(size)]
    right = 11.0 * size
    pipe = box(0, 42, right + 8, 2)
    flare = box(right + 4, 12, 2, 32)
    return Silhouette(
        unite((*tanks, pipe, flare)), QPainterPath(), _flame(right + 5, 11), right + 8
    )


def _hybrid(size: int) -> Silhouette:
    tank = box(0, 25, 13, 22, 4)
    hall = box(15, 23, 21, 21)
    count = min(size, 2)
    stacks = [_stack(38 + 6.5 * at, 8 + 4 * at) for at in range(count)]
    return Silhouette(
        unite((tank, hall, *stacks)), _smoke(40, 6), _windows(19, 36, 4), 38 + 6.5 * count
    )


def _garbage(size: int) -> Silhouette:
    roof = polygon((0, 44), (0, 20), (10, 30), (10, 20), (20, 30), (20, 20), (30, 30), (30, 44))
    count = min(size, 2)
    stacks = [_stack(33 + 7.0 * at, 8 + 4 * at) for at in range(count)]
    return Silhouette(unite((roof, *stacks)), _smoke(35, 6), _windows(6, 36, 4), 33 + 7.0 * count)


def _uranium(size: int) -> Silhouette:
    dome = unite((disc(7, 33, 7), box(0, 33, 14, 11)))
    towers = [_tower(15.0, 8)] if size == 1 else [_tower(27.0, 8)]
    behind = [] if size == 1 else [_tower(13.0, 14)]
    right = 33 if size == 1 else 45
    return Silhouette(
        unite((dome, *towers)),
        unite((*behind, _smoke(right - 9.0, 5))),
        _windows(right - 13, 40, 3, 2),
        float(right),
    )


def _ecological(size: int) -> Silhouette:
    hill = QPainterPath()
    hill.moveTo(0, 44)
    hill.cubicTo(14, 34, 34, 32, 16 + 16 * size, 44)
    hill.closeSubpath()
    mills = [_mill(12 + 15.0 * at, 17 + 5 * (at % 2), at * 25) for at in range(size)]
    return Silhouette(unite(mills), hill, QPainterPath(), 16 + 16.0 * size)


def _fusion(size: int) -> Silhouette:
    outer, inner = QPainterPath(), QPainterPath()
    outer.addEllipse(QPointF(24, 25), 23, 15)
    inner.addEllipse(QPointF(24, 25), 8, 5)
    spokes = [
        stroke(line((24, 25), (24 + 23 * x, 25 + 15 * y)), 1.4)
        for x, y in ((1, 0), (-1, 0), (0.7, 0.7), (-0.7, 0.7), (0.7, -0.7), (-0.7, -0.7))
    ]
    stand = box(6, 42, 36, 2)
    return Silhouette(
        unite((stroke(outer, 2), stroke(inner, 2), stand, *spokes)).subtracted(inner),
        QPainterPath(),
        inner,
        48,
    )


def _mine(size: int) -> Silhouette:
    """Return a winding tower with its hall and a heap."""
    leg, brace = line((16, 44), (20, 10)), line((34, 44), (22, 10))
    tower = unite((stroke(leg, 2), stroke(brace, 2), stroke(line((18, 26), (28, 26)), 1.4)))
    wheel = disc(21, 9, 5.5).subtracted(disc(21, 9, 3.6))
    hall = polygon((0, 44), (0, 31), (7, 27), (14, 31), (14, 44))
    heaps = [
        polygon((32 + 10.0 * at, 44), (39 + 10.0 * at, 33), (46 + 10.0 * at, 44))
        for at in range(size)
    ]
    return Silhouette(
        unite((hall, tower, wheel, disc(21, 9, 1.4))),
        unite(heaps),
        _windows(3, 36, 2),
        36.0 + 10 * size,
    )


_KINDS: Final[dict[str, Callable[[int], Silhouette]]] = {
    "coal": _coal,
    "oil": _oil,
    "hybrid": _hybrid,
    "garbage": _garbage,
    "uranium": _uranium,
    "ecological": _ecological,
    "fusion": _fusion,
    "mine": _mine,
}


def _stack(x: float, top: float) -> QPainterPath:
    return polygon((x + 0.7, top), (x + 4.3, top), (x + 5, 44), (x, 44))


def _tower(x: float, top: float) -> QPainterPath:
    """Return a cooling tower, 18 wide."""
    tower = QPainterPath(QPointF(x, 44))
    tower.cubicTo(x + 5, 34, x + 5.5, 24, x + 3.5, top)
    tower.lineTo(x + 14.5, top)
    tower.cubicTo(x + 12.5, 24, x + 13, 34, x + 18, 44)
    tower.closeSubpath()
    return tower


def _mill(x: float, hub: float, degrees: float) -> QPainterPath:
    blade = polygon((x - 0.4, hub), (x + 1.8, hub - 5), (x + 0.3, hub - 16), (x - 0.8, hub - 5))
    blades = [rotate(blade, degrees + turn, x, hub) for turn in (0, 120, 240)]
    mast = polygon((x - 0.6, hub), (x + 0.6, hub), (x + 1.1, 44), (x - 1.1, 44))
    return unite((*blades, mast, disc(x, hub, 1.6)))


def _smoke(x: float, y: float) -> QPainterPath:
    return unite((disc(x, y - 1, 1.6), disc(x + 3.4, y - 3, 2.2), disc(x + 8, y - 3.4, 1.7)))


def _flame(x: float, y: float) -> QPainterPath:
    flame = QPainterPath(QPointF(x, y))
    flame.cubicTo(x - 4, y - 4, x, y - 6, x + 0.6, y - 11)
    flame.cubicTo(x + 2.4, y - 6, x + 3.4, y - 4, x, y)
    return flame


def _windows(x: float, y: float, count: int, side: float = 2.4) -> QPainterPath:
    path = QPainterPath()
    for at in range(count):
        path.addRect(QRectF(x + at * side * 1.6, y, side, side))
    return path
