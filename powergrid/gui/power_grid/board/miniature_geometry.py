# SPDX-License-Identifier: MIT
"""Where a board and its cities are in a miniature."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QTransform

from powergrid.box.drawing import Drawing
from powergrid.gui.power_grid.board.framing import MAX_FRAME_ZOOM
from powergrid.gui.power_grid.board.snapshot import Snapshot

_MARGIN: Final = 0.03
"""The margin around the plane, relative to its side."""
_FRAME_MARGIN: Final = 0.1
"""The margin around the cities in play in a framed view, relative to its shorter side."""


def house_side(rect: QRectF) -> float:
    """Return the side of a house in a miniature of that size, in pixels."""
    return min(rect.width(), rect.height()) * 0.024 + 2.5


def plane_transform(rect: QRectF, drawing: Drawing) -> QTransform:
    """Return the transform of a board's plane into a miniature of that size."""
    room = min(rect.width() / drawing.width, rect.height() / drawing.height)
    scale = room * (1 - 2 * _MARGIN)
    left = rect.center().x() - drawing.width * scale / 2
    top = rect.center().y() - drawing.height * scale / 2
    return QTransform(scale, 0, 0, scale, left, top)


def framed(view: QRectF, snapshot: Snapshot) -> QRectF:
    """Return the rectangle of a miniature, around a view, whose cities in play fill the view."""
    cities = zip(snapshot.board.cities, city_points(view, snapshot.drawing), strict=True)
    points = [point for city, point in cities if city.area in snapshot.areas]
    xs, ys = [point.x() for point in points], [point.y() for point in points]
    width, height = max(1.0, max(xs) - min(xs)), max(1.0, max(ys) - min(ys))
    margins = 2 * _FRAME_MARGIN * min(view.width(), view.height())
    room = QSizeF(view.width() - margins, view.height() - margins)
    zoom = max(1.0, min(MAX_FRAME_ZOOM, room.width() / width, room.height() / height))
    whole = QRectF(QPointF(), view.size() * zoom)
    middle = QPointF((min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2)
    shift = (view.center() - middle) * zoom
    # The side that does not limit the size of the board grows, so that the cities can be centred.
    if whole.height() * snapshot.drawing.width > whole.width() * snapshot.drawing.height:
        whole.setHeight(max(whole.height(), view.height() + 2 * abs(shift.y())))
    else:
        whole.setWidth(max(whole.width(), view.width() + 2 * abs(shift.x())))
    whole.moveCenter(view.center() + shift)
    whole.moveLeft(min(view.left(), max(whole.left(), view.right() - whole.width())))
    whole.moveTop(min(view.top(), max(whole.top(), view.bottom() - whole.height())))
    return whole


def city_points(rect: QRectF, drawing: Drawing) -> list[QPointF]:
    """Return where the cities are in a miniature of that size."""
    to_view = plane_transform(rect, drawing)
    return [to_view.map(QPointF(spot.x, spot.y)) for spot in drawing.cities]
