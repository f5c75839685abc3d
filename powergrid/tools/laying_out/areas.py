# SPDX-License-Identifier: MIT
"""Areas: the land nearest to their cities after the cities were moved apart."""

from collections.abc import Iterator, Sequence
from typing import Any, Final, TypeAlias

from PySide6.QtCore import QLineF, QPointF, Qt
from PySide6.QtGui import QPainterPath, QPainterPathStroker, QPolygonF

from powergrid.box.drawing import Drawing, Lines, Spot
from powergrid.gui.power_grid.board.laying_out.sheet import Numbers
from powergrid.gui.power_grid.board.outlines import outline_of
from powergrid.gui.power_grid.board.paths import path_of, rings_of
from powergrid.rules.board import Board
from powergrid.tools.laying_out.plane import WIDTH

Rings: TypeAlias = Sequence[Sequence[Sequence[float]]]

_ABOUT: Final = 90.0
"""The width, in units of the plane, of the land that joins a city beyond a border to its area."""
_NEAR: Final = 12.0
"""The distance from its land up to which a city lies on it, as its sign hides the gap."""

_ISLET: Final = 10_000.0
"""The size, in square units of the plane, up to which an island without a city has a colour."""


def nearest_land(
    board: Board, at: Numbers, height: float, played: Rings, around: Rings
) -> Iterator[list[list[list[float]]]]:
    """Return, by area, rings around the land that is nearest to its cities, which are `at`.

    `played` are rings around the land that is played on, `around` those of other land, of which
    cities that came to lie there get some.
    """
    spots = tuple(Spot(float(x), float(y), "below", "") for x, y in at)
    land = path_of(_lines(played))
    land |= _strips(board, spots, land) & path_of(_lines(around))
    ground = rings_of(land)
    drawing = Drawing(WIDTH, height, spots, plates=(), house_prices=(), outline=None, land=ground)
    for rings in outline_of(board, drawing).areas:
        yield [
            [[round(x, 1), round(y, 1)] for x, y in zip(ring[::2], ring[1::2], strict=True)]
            for ring in rings
        ]


def leave_islands_bare(shapes: dict[str, Any], at: Numbers) -> None:
    """Make large islands in play without a city, which are `at`, other land without an area."""
    focus = [(ring, _polygon(ring)) for ring in shapes["focus"]]
    cities = [QPointF(float(x), float(y)) for x, y in at]
    bare = [
        (ring, island)
        for ring, island in focus
        if _size(ring) > _ISLET
        and not any(_holds(island, city) for city in cities)
        and _is_island(island, [other for _, other in focus])
    ]
    islands = [island for _, island in bare]
    shapes["neighbour"] += [ring for ring, _ in bare]
    shapes["focus"] = [ring for ring, island in focus if island not in islands]
    shapes["areas"] = {
        area: [ring for ring in rings if not any(_is_on(island, ring) for island in islands)]
        for area, rings in shapes["areas"].items()
    }


def _polygon(ring: Sequence[Sequence[float]]) -> QPolygonF:
    return QPolygonF([QPointF(x, y) for x, y in ring])


def _holds(polygon: QPolygonF, point: QPointF) -> bool:
    return polygon.containsPoint(point, Qt.FillRule.OddEvenFill)


def _is_island(polygon: QPolygonF, land: Sequence[QPolygonF]) -> bool:
    """Return whether a polygon is land of its own, not a lake or an island within other land."""
    return not any(_holds(other, polygon.first()) for other in land if other is not polygon)


def _is_on(island: QPolygonF, ring: Sequence[Sequence[float]]) -> bool:
    """Return whether an island covers most of a ring."""
    shared = [point.toTuple() for point in island.intersected(_polygon(ring)).toList()]
    return bool(shared) and 2 * _size(shared) > _size(ring)


def _size(ring: Sequence[Sequence[float]]) -> float:
    turned = [*ring[1:], ring[0]]
    return abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(ring, turned, strict=True))) / 2


def _strips(board: Board, spots: Sequence[Spot], land: QPainterPath) -> QPainterPath:
    """Return strips of land from cities beyond it to the nearest on it, of their area if any."""
    points = [QPointF(spot.x, spot.y) for spot in spots]
    inside = [_lies_on(land, point) for point in points]
    stroker = QPainterPathStroker()
    stroker.setWidth(_ABOUT)
    stroker.setCapStyle(Qt.PenCapStyle.RoundCap)
    found = QPainterPath()
    for city, here in enumerate(points):
        if not inside[city]:
            dry = [other for other in range(len(points)) if inside[other]]
            own = [other for other in dry if board.cities[other].area == board.cities[city].area]
            there = [points[other] for other in own or dry]
            line = QPainterPath(here)
            line.lineTo(min(there, key=lambda p: QLineF(here, p).length(), default=here))
            found |= stroker.createStroke(line)
    return found


def _lies_on(land: QPainterPath, city: QPointF) -> bool:
    around = QPainterPath()
    around.addEllipse(city, _NEAR, _NEAR)
    return land.intersects(around)


def _lines(rings: Rings) -> Lines:
    return tuple(tuple(figure for point in ring for figure in point) for ring in rings)
