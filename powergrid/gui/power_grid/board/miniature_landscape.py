# SPDX-License-Identifier: MIT
"""The landscape of a miniature, with its connections.

It is the same for all positions of a game and takes by far the longest, so pictures are cached.
"""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap, QPixmapCache

from powergrid.box.drawing import Drawing
from powergrid.gui.kit.look import look
from powergrid.gui.kit.painted import paint_fade, paint_plain, smooth_painter, translucent
from powergrid.gui.kit.theme import Theme, theme_for
from powergrid.gui.power_grid.board.board_colours import board_colours
from powergrid.gui.power_grid.board.landscape import Landscape
from powergrid.gui.power_grid.board.landscape_colours import landscape_colours
from powergrid.gui.power_grid.board.miniature_geometry import (
    city_points,
    house_side,
    plane_transform,
)
from powergrid.gui.power_grid.board.snapshot import Snapshot

_NIGHT: Final = QColor(3, 6, 9)
_MIN_FADE: Final = 0.06
"""Narrower strips beside the plane do not fade; relative to the picture."""
_FADED_AT: Final = 0.4
"""How far beside the plane every board has land, relative to the plane's side."""
_HOUSE_ON_THE_TABLE: Final = 25
"""The side of a house on the large map, in design pixels."""
_CACHE_KB: Final = 64 * 1024
"""Enough for the pictures of one view, even at 3840 by 2160."""


def landscape_picture(size: QSizeF, ratio: float, snapshot: Snapshot) -> QPixmap:
    """Return the landscape of a miniature of that size, from the cache if possible.

    `ratio` is the number of pixels per logical pixel, along each side.
    """
    pixels = (size * ratio).toSize()
    theme = theme_for("dark") if snapshot.is_night else look().theme
    board, drawing, areas = snapshot.board, snapshot.drawing, frozenset(snapshot.areas)
    painted = (
        (drawing.width, drawing.height, drawing.cities, drawing.land),
        (board.areas, board.cities, board.connections, areas),
        (pixels.width(), pixels.height(), ratio, snapshot.is_night, snapshot.has_relief),
        (theme.name, theme.is_high, look().is_plain),
    )
    key = f"miniature {board.id} {hash(painted)}"
    QPixmapCache.setCacheLimit(max(QPixmapCache.cacheLimit(), _CACHE_KB))
    picture = QPixmap()
    if not QPixmapCache.find(key, picture):
        picture = QPixmap(pixels)
        picture.setDevicePixelRatio(ratio)
        _paint(picture, snapshot, theme)
        QPixmapCache.insert(key, picture)
    return picture


def _paint(picture: QPixmap, snapshot: Snapshot, theme: Theme) -> None:
    rect = QRectF(QPointF(), picture.deviceIndependentSize())
    drawing, areas = snapshot.drawing, snapshot.areas
    is_plain, house = look().is_plain, house_side(rect)
    colours = landscape_colours(theme, is_plain)
    painter = smooth_painter(picture)
    landscape = _landscape(rect, snapshot)
    terrain = landscape.terrain() if snapshot.has_relief and not is_plain else None
    landscape.paint_land(painter, rect, colours, house / _HOUSE_ON_THE_TABLE, areas, terrain)
    landscape.paint_hairlines(painter, colours, areas)
    if snapshot.is_night:
        paint_plain(painter, rect, translucent(_NIGHT, 0.5))
    _fade_out(painter, rect, drawing, theme.background if snapshot.is_night else theme.surface_1)
    _paint_connections(painter, city_points(rect, drawing), snapshot, theme, house)
    painter.end()


def _fade_out(painter: QPainter, rect: QRectF, drawing: Drawing, background: QColor) -> None:
    """Fade the landscape into the background on the sides that the plane does not reach."""
    plane = plane_transform(rect, drawing).mapRect(QRectF(0, 0, drawing.width, drawing.height))
    for inner, outer in (
        (QPointF(plane.left(), rect.top()), rect.bottomLeft()),
        (QPointF(plane.right(), rect.top()), rect.bottomRight()),
        (QPointF(rect.left(), plane.top()), rect.topRight()),
        (QPointF(rect.left(), plane.bottom()), rect.bottomRight()),
    ):
        strip = QRectF(inner, outer).normalized()
        is_wide = strip.width() >= _MIN_FADE * rect.width()
        if is_wide and strip.height() >= _MIN_FADE * rect.height():
            is_beside = strip.height() == rect.height()
            end = QPointF(outer.x(), inner.y()) if is_beside else QPointF(inner.x(), outer.y())
            drawn = _FADED_AT * (plane.width() if is_beside else plane.height())
            faded_at = min(0.8, drawn / (strip.width() if is_beside else strip.height()))
            paint_fade(painter, strip, inner, end, background, opaque_at=faded_at)


def _paint_connections(
    painter: QPainter, points: Sequence[QPointF], snapshot: Snapshot, theme: Theme, house: float
) -> None:
    played = [city.area in snapshot.areas for city in snapshot.board.cities]
    colour = translucent(board_colours(theme).connection, 0.3 if snapshot.is_night else 0.55)
    painter.setPen(QPen(colour, max(0.8, house / 16)))
    painter.drawLines(
        [
            QLineF(points[connection.a], points[connection.b])
            for connection in snapshot.board.connections
            if played[connection.a] and played[connection.b]
        ]
    )
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(translucent(theme.text, 0.5 if snapshot.is_night else 1))
    radius = max(1.0, house / 8)
    for point, is_played in zip(points, played, strict=True):
        if is_played:
            painter.drawEllipse(point, radius, radius)


def area_at(rect: QRectF, snapshot: Snapshot, point: QPointF) -> int:
    """Return the area at a point of a miniature, or -1."""
    return _landscape(rect, snapshot).area_at(point)


def _landscape(rect: QRectF, snapshot: Snapshot) -> Landscape:
    landscape = Landscape(snapshot.board, snapshot.drawing)
    landscape.fit(plane_transform(rect, snapshot.drawing))
    return landscape
