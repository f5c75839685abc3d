# SPDX-License-Identifier: MIT
"""Building blocks of painter paths on a grid of 24."""

from collections.abc import Iterable
from math import cos, radians, sin
from typing import TypeAlias

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QPainterPathStroker, QPolygonF, QTransform

Point: TypeAlias = tuple[float, float]


def polygon(*points: Point) -> QPainterPath:
    """Return a closed path through the points."""
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(x, y) for x, y in points]))
    path.closeSubpath()
    return path


def disc(x: float, y: float, radius: float) -> QPainterPath:
    """Return a full circle."""
    path = QPainterPath()
    path.addEllipse(QPointF(x, y), radius, radius)
    return path


def box(x: float, y: float, width: float, height: float, radius: float = 0) -> QPainterPath:
    """Return a rectangle with rounded corners."""
    path = QPainterPath()
    path.addRoundedRect(QRectF(x, y, width, height), radius, radius)
    return path


def line(*points: Point) -> QPainterPath:
    """Return an open path through the points."""
    path = QPainterPath(QPointF(*points[0]))
    for x, y in points[1:]:
        path.lineTo(x, y)
    return path


def arc(x: float, y: float, radius: float, start: float, sweep: float) -> QPainterPath:
    """Return an open arc, in degrees counter-clockwise from three o'clock."""
    path = QPainterPath()
    square = QRectF(x - radius, y - radius, 2 * radius, 2 * radius)
    path.arcMoveTo(square, start)
    path.arcTo(square, start, sweep)
    return path


def stroke(path: QPainterPath, width: float, *, flat: bool = False) -> QPainterPath:
    """Return the outline of a stroke of that width, with round ends unless `flat`."""
    stroker = QPainterPathStroker()
    stroker.setWidth(width)
    stroker.setCapStyle(Qt.PenCapStyle.FlatCap if flat else Qt.PenCapStyle.RoundCap)
    stroker.setJoinStyle(Qt.PenJoinStyle.MiterJoin if flat else Qt.PenJoinStyle.RoundJoin)
    # Paths are drawn on a grid of 24 and shown four times as large: the default is too coarse.
    stroker.setCurveThreshold(0.02)
    return stroker.createStroke(path).simplified()


def unite(parts: Iterable[QPainterPath]) -> QPainterPath:
    """Return the union of all parts."""
    whole = QPainterPath()
    for part in parts:
        whole = whole.united(part)
    return whole


def rotate(path: QPainterPath, degrees: float, x: float = 12, y: float = 12) -> QPainterPath:
    """Return the path turned clockwise about a point."""
    transform = QTransform()
    transform.translate(x, y)
    transform.rotate(degrees)
    transform.translate(-x, -y)
    return transform.map(path)


def place(path: QPainterPath, x: float, y: float, scale: float) -> QPainterPath:
    """Return the path scaled and moved to (x, y)."""
    return QTransform(scale, 0, 0, scale, x, y).map(path)


def mirror(path: QPainterPath) -> QPainterPath:
    """Return the path with left and right swapped."""
    return QTransform(-1, 0, 0, 1, 24, 0).map(path)


def round_polygon(points: Iterable[Point], radius: float) -> QPainterPath:
    """Return a closed polygon with corners rounded by `radius`."""
    corners = list(points)
    path = QPainterPath()
    for i, (x, y) in enumerate(corners):
        before, after = corners[i - 1], corners[(i + 1) % len(corners)]
        enter, leave = _towards((x, y), before, radius), _towards((x, y), after, radius)
        if i == 0:
            path.moveTo(*enter)
        else:
            path.lineTo(*enter)
        path.quadTo(x, y, *leave)
    path.closeSubpath()
    return path


def ring(count: int, radius: float, start: float = -90) -> list[Point]:
    """Return `count` points around the middle of the grid, clockwise from `start` degrees."""
    angles = [radians(start + 360 * i / count) for i in range(count)]
    return [(12 + radius * cos(a), 12 + radius * sin(a)) for a in angles]


def _towards(origin: Point, target: Point, distance: float) -> Point:
    dx, dy = target[0] - origin[0], target[1] - origin[1]
    length = (dx * dx + dy * dy) ** 0.5
    share = min(0.5, distance / length) if length else 0.0
    return (origin[0] + dx * share, origin[1] + dy * share)
