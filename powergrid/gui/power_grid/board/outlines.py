# SPDX-License-Identifier: MIT
"""The outline of a board, made from its land or its cities if it has none."""

from typing import Final

from PySide6.QtCore import QLineF, Qt
from PySide6.QtGui import QPainterPath, QPolygonF

from powergrid.box.drawing import Drawing, Lines, Outline, Spot
from powergrid.gui.power_grid.board.paths import path_of, rings_of
from powergrid.gui.power_grid.board.territories import territories
from powergrid.rules.board import Board

_REACH: Final = 0.06
"""How far land reaches around cities on a board without land, relative to the plane's width."""
_CORNERS: Final = 32
"""The number of corners of the circle around a city on such a board."""


def outline_of(board: Board, drawing: Drawing) -> Outline:
    """Return a board's outline; without one, the land as drawn is divided among the areas.

    Without any land everything is land, and areas surround their cities.
    """
    if drawing.outline is not None:
        return drawing.outline
    if drawing.land:
        return _of_land(board, drawing)
    width, height = drawing.width, drawing.height
    field = (-width, -height, 2 * width, -height, 2 * width, 2 * height, -width, 2 * height)
    areas = tuple(_around_cities(board, drawing, area) for area in range(len(board.areas)))
    return Outline(areas, (field,), (), (), ())


def _of_land(board: Board, drawing: Drawing) -> Outline:
    """Return the outline of land as drawn; each area is the part nearest to its cities."""
    land = path_of(drawing.land)
    areas = tuple(rings_of(path_of(rings) & land) for rings in territories(board, drawing))
    coasts = tuple((*ring, *ring[:2]) for ring in drawing.land)
    return Outline(areas, drawing.land, (), (), coasts)


def _around_cities(board: Board, drawing: Drawing, area: int) -> Lines:
    """Return rings around the cities of an area and the connections between them."""
    reach = _REACH * drawing.width
    # Only straight edges that all turn one way: Qt unites curves a hundred times as slowly.
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for city, spot in zip(board.cities, drawing.cities, strict=True):
        if city.area == area:
            path.addPolygon(_circle(spot, reach))
    for connection in board.connections:
        if board.cities[connection.a].area == board.cities[connection.b].area == area:
            ends = drawing.cities[connection.a], drawing.cities[connection.b]
            path.addPolygon(_strip(*ends, reach))
    return rings_of(path.simplified())


def _circle(spot: Spot, radius: float) -> QPolygonF:
    corners = [QLineF.fromPolar(radius, -360 * n / _CORNERS).p2() for n in range(_CORNERS + 1)]
    return QPolygonF(corners).translated(spot.x, spot.y)


def _strip(one: Spot, other: Spot, reach: float) -> QPolygonF:
    line = QLineF(one.x, one.y, other.x, other.y)
    across = line.normalVector()
    across.setLength(reach)
    offset = across.p2() - across.p1()
    a, b = line.p1(), line.p2()
    return QPolygonF([a - offset, a + offset, b + offset, b - offset, a - offset])
