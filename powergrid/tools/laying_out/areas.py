# SPDX-License-Identifier: MIT
"""Areas: the land nearest to their cities after the cities were moved apart."""

from collections.abc import Iterator, Sequence
from typing import Final, TypeAlias

from PySide6.QtCore import QLineF, QPointF, Qt
from PySide6.QtGui import QPainterPath, QPainterPathStroker

from powergrid.box.drawing import Drawing, Lines, Spot
from powergrid.gui.power_grid.board.laying_out.sheet import Numbers
from powergrid.gui.power_grid.board.paths import figures_of, outline_of, path_of
from powergrid.rules.board import Board
from powergrid.tools.laying_out.plane import WIDTH

Rings: TypeAlias = Sequence[Sequence[Sequence[float]]]

_ABOUT: Final = 90.0
"""The width, in units of the plane, of the land that joins a city beyond a border to its area."""


def nearest_land(
    board: Board, at: Numbers, height: float, played: Rings, around: Rings
) -> Iterator[list[list[list[float]]]]:
    """Return, by area, rings around the land that is nearest to its cities, which are `at`.

    `played` are rings around the land that is played on, `around` those of other land, of which
    cities that came to lie there get some.
    """
    spots = tuple(Spot(float(x), float(y), "below", "") for x, y in at)
    land = path_of(_lines(played))
    land |= _joined(board, spots, land) & path_of(_lines(around))
    ground = figures_of(land)
    drawing = Drawing(WIDTH, height, spots, plates=(), house_prices=(), outline=None, land=ground)
    for rings in outline_of(board, drawing).areas:
        yield [
            [[round(x, 1), round(y, 1)] for x, y in zip(ring[::2], ring[1::2], strict=True)]
            for ring in rings
        ]


def _joined(board: Board, spots: Sequence[Spot], land: QPainterPath) -> QPainterPath:
    """Return strips of land from cities beyond it to the nearest on it, of their area if any."""
    points = [QPointF(spot.x, spot.y) for spot in spots]
    inside = [land.contains(point) for point in points]
    stroker = QPainterPathStroker()
    stroker.setWidth(_ABOUT)
    stroker.setCapStyle(Qt.PenCapStyle.RoundCap)
    found = QPainterPath()
    for city, here in enumerate(points):
        if not inside[city]:
            dry = [other for other in range(len(points)) if inside[other]]
            own = [other for other in dry if board.cities[other].area == board.cities[city].area]
            there = [points[other] for other in own or dry]
            way = QPainterPath(here)
            way.lineTo(min(there, key=lambda p: QLineF(here, p).length(), default=here))
            found |= stroker.createStroke(way)
    return found


def _lines(rings: Rings) -> Lines:
    return tuple(tuple(figure for point in ring for figure in point) for ring in rings)
