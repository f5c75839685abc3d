# SPDX-License-Identifier: MIT
"""The country under the cities: sea, land, areas, borders and coast."""

from collections.abc import Collection
from struct import pack

from PySide6.QtCore import QByteArray, QDataStream, QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPainterPathStroker,
    QPen,
    QPixmap,
    QPolygonF,
    QTransform,
)

from powergrid.box.drawing import Drawing, Line, Lines, Outline
from powergrid.gui.board.layout import Layout
from powergrid.gui.board.pens import Ink
from powergrid.gui.kit.painted import paint_plain
from powergrid.rules.board import Board

_FADE = 40.0
"""Over how many units of the plane the edge of the drawn world fades into the sea."""


class Landscape:
    """The outlines of a drawing, as paths in the plane and mapped to a layout."""

    def __init__(self, board: Board, drawing: Drawing) -> None:
        outline = drawing.outline or outline_of(board, drawing)
        self._plane_land = path_of(outline.focus)
        self._plane_neighbours = path_of(outline.neighbour)
        self._plane_areas = [path_of(shapes) for shapes in outline.areas]
        self._plane_borders = path_of(outline.borders)
        self._plane_coast = path_of(outline.coast)
        self._tints = [area.colour for area in board.areas]
        self._extent = self._plane_land.boundingRect() | self._plane_neighbours.boundingRect()

    def fit(self, layout: Layout) -> None:
        """Map every outline to this layout."""
        s, origin = layout.scale, layout.origin
        # Mapped once here: a transform in the painter would map them on every repaint.
        to_view = QTransform(s, 0, 0, s, origin.x(), origin.y())
        self._land = to_view.map(self._plane_land)
        self._neighbours = to_view.map(self._plane_neighbours)
        self._areas = [to_view.map(path) for path in self._plane_areas]
        self._borders = to_view.map(self._plane_borders)
        self._coast = to_view.map(self._plane_coast)
        self._world = to_view.mapRect(self._extent)
        self._land_box = self._land.boundingRect().adjusted(-2, -2, 2, 2)
        self._fade = _FADE * s

    def area_path(self, area: int) -> QPainterPath:
        """Return the outline of an area in the view."""
        return self._areas[area]

    def area_at(self, point: QPointF) -> int:
        """Return the area at a point, or -1."""
        for area, path in enumerate(self._areas):
            if path.contains(point):
                return area
        return -1

    def paint(
        self, painter: QPainter, exposed: QRectF, ink: Ink, areas: Collection[int] | None
    ) -> None:
        """Paint the country; areas out of play lose their tint and are hatched."""
        theme = ink.theme
        paint_plain(painter, exposed, theme.sea)
        _fill(painter, self._neighbours, theme.neighbour_land)
        self._paint_lines(painter, ink)
        self._fade_out(painter, exposed, theme.sea)
        _fill(painter, self._land, theme.land)
        hatch = hatch_brush(ink)
        for area, path in enumerate(self._areas):
            is_in_play = areas is None or area in areas
            _fill(painter, path, theme.area(self._tints[area]) if is_in_play else hatch)
        for path in self._areas:
            ink.area_edge.draw(painter, path)
        # The land played on never fades, even at the edge of the drawn world.
        painter.save()
        painter.setClipRect(self._land_box, Qt.ClipOperation.IntersectClip)
        self._paint_lines(painter, ink)
        painter.restore()

    def _paint_lines(self, painter: QPainter, ink: Ink) -> None:
        ink.border.draw(painter, self._borders)
        ink.coast.draw(painter, self._coast)

    def _fade_out(self, painter: QPainter, exposed: QRectF, sea: QColor) -> None:
        """Fade out the edges of the drawn world where the view shows more than it."""
        world, fade = self._world, self._fade
        if world.contains(exposed):
            return
        clear = QColor(sea)
        clear.setAlpha(0)
        sides = (
            (QPointF(world.left(), 0), QPointF(world.left() + fade, 0)),
            (QPointF(world.right(), 0), QPointF(world.right() - fade, 0)),
            (QPointF(0, world.top()), QPointF(0, world.top() + fade)),
            (QPointF(0, world.bottom()), QPointF(0, world.bottom() - fade)),
        )
        for outer, inner in sides:
            gradient = QLinearGradient(outer, inner)
            gradient.setColorAt(0, sea)
            gradient.setColorAt(1, clear)
            strip = QRectF(exposed)
            if outer.y() == inner.y():
                strip.setLeft(min(outer.x(), inner.x()))
                strip.setRight(max(outer.x(), inner.x()))
            else:
                strip.setTop(min(outer.y(), inner.y()))
                strip.setBottom(max(outer.y(), inner.y()))
            painter.fillRect(strip & exposed, gradient)


def _fill(painter: QPainter, path: QPainterPath, brush: QColor | QBrush) -> None:
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
    """Return an outline for a board without one: a plain field, and areas around their cities."""
    width, height, reach = drawing.width, drawing.height, 0.06 * drawing.width
    field = (0.0, 0.0, width, 0.0, width, height, 0.0, height)
    stroker = QPainterPathStroker()
    stroker.setWidth(2 * reach)
    stroker.setCapStyle(Qt.PenCapStyle.RoundCap)
    shapes = []
    for area in range(len(board.areas)):
        ways, hull = QPainterPath(), QPainterPath()
        for city, spot in enumerate(drawing.cities):
            if board.cities[city].area == area:
                hull.addEllipse(QPointF(spot.x, spot.y), reach, reach)
        for link in board.connections:
            if board.cities[link.a].area == board.cities[link.b].area == area:
                ways.moveTo(drawing.cities[link.a].x, drawing.cities[link.a].y)
                ways.lineTo(drawing.cities[link.b].x, drawing.cities[link.b].y)
        rings = (hull | stroker.createStroke(ways)).simplified().toFillPolygons()
        shapes.append(tuple(_figures(ring) for ring in rings))
    return Outline(tuple(shapes), (field,), (), (), ())


def _figures(ring: QPolygonF) -> Line:
    return tuple(figure for point in ring.toList() for figure in (point.x(), point.y()))


def hatch_brush(ink: Ink) -> QBrush:
    """Return the diagonal hatch of an area out of play."""
    period = round(8 * ink.unit)
    tile = QPixmap(period, period)
    tile.fill(ink.theme.area("out_of_play"))
    painter = QPainter(tile)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(ink.hatch, period * 0.35))
    # Three strokes, so that the corners of the tiles meet.
    for shift in (-period, 0, period):
        painter.drawLine(QLineF(shift - 1, period + 1, shift + period + 1, -1))
    painter.end()
    brush = QBrush()
    brush.setTexture(tile)
    return brush
