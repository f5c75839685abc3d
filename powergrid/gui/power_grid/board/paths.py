# SPDX-License-Identifier: MIT
"""Paths made of a drawing's lines."""

from struct import pack
from typing import Final

from PySide6.QtCore import QByteArray, QDataStream, QLineF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPolygonF

from powergrid.box.drawing import Drawing, Line, Lines, Outline, Spot
from powergrid.gui.power_grid.board.territories import territories
from powergrid.rules.board import Board

_REACH: Final = 0.06
"""How far land reaches around cities on a board without land, relative to the plane's width."""
_CORNERS: Final = 32
"""Corners of the disc around a city there."""


def fill(painter: QPainter, path: QPainterPath, brush: QColor | QBrush) -> None:
    """Fill a shape without antialiasing, ten times as fast; its outline covers the edge."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    painter.fillPath(path, brush)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)


def path_of(rings: Lines) -> QPainterPath:
    """Return one path of all rings or lines, with the even-odd fill rule."""
    # Reading points from a stream is ten times as fast as creating them one by one.
    points = bytearray()
    for ring in rings:
        points += pack(f"<I{len(ring)}d", len(ring) // 2, *ring)
    stream = QDataStream(QByteArray(points))
    stream.setByteOrder(QDataStream.ByteOrder.LittleEndian)
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.OddEvenFill)
    while not stream.atEnd():
        polygon = QPolygonF()
        stream >> polygon
        path.addPolygon(polygon)
    return path


def outline_of(board: Board, drawing: Drawing) -> Outline:
    """Return a board's outline; without one, the land as drawn is divided among the areas.

    Without any land everything is land, and areas surround their cities.
    """
    if drawing.outline is not None:
        return drawing.outline
    if drawing.land:
        land = path_of(drawing.land)
        cells = territories(board, drawing)
        areas = tuple(rings_of(path_of(rings) & land) for rings in cells)
        coasts = tuple((*ring, *ring[:2]) for ring in drawing.land)
        return Outline(areas, drawing.land, (), (), coasts)
    width, height, reach = drawing.width, drawing.height, _REACH * drawing.width
    field = (-width, -height, 2 * width, -height, 2 * width, 2 * height, -width, 2 * height)
    shapes = []
    for area in range(len(board.areas)):
        # Straight edges that all turn one way: Qt joins curves a hundred times as slowly.
        path = QPainterPath()
        path.setFillRule(Qt.FillRule.WindingFill)
        for city, spot in enumerate(drawing.cities):
            if board.cities[city].area == area:
                path.addPolygon(_disc(spot, reach))
        for connection in board.connections:
            if board.cities[connection.a].area == board.cities[connection.b].area == area:
                path.addPolygon(
                    _strip(drawing.cities[connection.a], drawing.cities[connection.b], reach)
                )
        shapes.append(rings_of(path.simplified()))
    return Outline(tuple(shapes), (field,), (), (), ())


def _disc(spot: Spot, reach: float) -> QPolygonF:
    corners = [QLineF.fromPolar(reach, -360 * n / _CORNERS).p2() for n in range(_CORNERS + 1)]
    return QPolygonF(corners).translated(spot.x, spot.y)


def _strip(one: Spot, other: Spot, reach: float) -> QPolygonF:
    line = QLineF(one.x, one.y, other.x, other.y)
    across = line.normalVector()
    across.setLength(reach)
    offset = across.p2() - across.p1()
    a, b = line.p1(), line.p2()
    return QPolygonF([a - offset, a + offset, b + offset, b - offset, a - offset])


def rings_of(path: QPainterPath) -> Lines:
    """Return the rings of a path."""
    return tuple(_figures(ring) for ring in path.toSubpathPolygons() if ring.size() > 3)


def _figures(ring: QPolygonF) -> Line:
    return tuple(figure for point in ring.toList() for figure in (point.x(), point.y()))
