# SPDX-License-Identifier: MIT
"""Where the tag with the total cost of a city fits beside it."""

from collections.abc import Collection, Iterator
from functools import reduce
from operator import or_
from typing import Final, NamedTuple

from PySide6.QtCore import QLineF, QPointF, QRectF

from powergrid.gui.power_grid.board.connections import connection_line
from powergrid.gui.power_grid.board.layout import Layout

_DISTANCES: Final = (0.5, 1.5, 2.5, 4)
"""The distances of a tag from its city that are tried last, relative to the usual gap."""
_OUTSIDE, _ON_ROUTE, _ON_NAME, _ON_PLATE = 1000, 500, 100, 10
"""Penalties for leaving the view, and for what a tag covers."""


class Placement(NamedTuple):
    """A possible rectangle of a tag, and its penalty: 0 if it is in the view and covers nothing."""

    rect: QRectF
    penalty: int


def best_placement(
    layout: Layout, city: int, width: float, height: float, legs: Collection[int], view: QRectF
) -> Placement:
    """Return the first clear placement of a tag beside a city, else the one of least penalty.

    The sides are tried first (right, left, above, below), then places beyond the name, at the
    corners and farther away. A tag would rather cover a plate than a name, and its own route, of
    these `legs`, last of all.
    """
    rects = [
        QRectF(round(spot.x()), round(spot.y()), width, height)
        for spot in _spots(layout, city, width, height)
    ]
    around = reduce(or_, rects)
    obstacles = [
        (rect, penalty) for rect, penalty in _obstacles(layout, legs) if rect.intersects(around)
    ]
    lines = [connection_line(layout, connection) for connection in legs]

    def placement(rect: QRectF) -> Placement:
        penalty = 0 if view.contains(rect) else _OUTSIDE
        penalty += sum(one for obstacle, one in obstacles if rect.intersects(obstacle))
        return Placement(rect, penalty + _ON_ROUTE * sum(_crosses(line, rect) for line in lines))

    best = placement(rects[0])
    for rect in rects[1:]:
        if not best.penalty:
            break
        best = min(best, placement(rect), key=lambda one: one.penalty)
    return best


def _obstacles(layout: Layout, legs: Collection[int]) -> Iterator[tuple[QRectF, int]]:
    """Yield each rectangle that a tag should not cover, and the penalty for it."""
    for rect in (*layout.signs, *layout.names):
        yield rect, _ON_NAME
    for connection, plate in enumerate(layout.plates):
        yield plate, _ON_ROUTE if connection in legs else _ON_PLATE


def _spots(layout: Layout, city: int, width: float, height: float) -> list[QPointF]:
    """Return the upper left corners that are tried, the preferred ones first."""
    gap = round(8 * layout.sizes.unit)
    sign = layout.signs[city].adjusted(-gap, -gap, gap, gap)
    whole = sign | layout.names[city]
    x, y = sign.center().x() - width / 2, sign.center().y() - height / 2
    spots = [
        QPointF(sign.right(), y),
        QPointF(sign.left() - width, y),
        QPointF(x, sign.top() - height),
        QPointF(x, sign.bottom()),
        QPointF(whole.right() + gap / 2, y),
        QPointF(whole.left() - gap / 2 - width, y),
    ]
    lefts = (sign.right(), sign.left() - width, sign.left() + gap, sign.right() - gap - width, x)
    for top in (sign.top() - height, sign.bottom(), whole.top() - height, whole.bottom()):
        spots += [QPointF(left, top) for left in lefts]
    return spots + [
        spot for away in _DISTANCES for spot in _around(sign, away * gap, width, height)
    ]


def _around(sign: QRectF, away: float, width: float, height: float) -> list[QPointF]:
    """Return upper left corners on all sides of a sign, at a distance from it."""
    outer = sign.adjusted(-away - width, -away - height, away, away)
    lefts = [outer.left() + part * outer.width() / 8 for part in range(9)]
    tops = [outer.top() + part * outer.height() / 4 for part in range(1, 4)]
    return [
        *(QPointF(left, top) for left in lefts for top in (outer.top(), outer.bottom())),
        *(QPointF(left, top) for top in tops for left in (outer.left(), outer.right())),
    ]


def _crosses(line: QLineF, rect: QRectF) -> bool:
    """Return whether a connection's line crosses a tag."""
    diagonals = (
        QLineF(rect.topLeft(), rect.bottomRight()),
        QLineF(rect.topRight(), rect.bottomLeft()),
    )
    bounded = QLineF.IntersectionType.BoundedIntersection
    # Lines end in the middle of signs, outside the tag: one that touches it crosses a diagonal.
    return any(line.intersects(diagonal)[0] == bounded for diagonal in diagonals)
