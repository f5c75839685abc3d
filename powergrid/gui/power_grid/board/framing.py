# SPDX-License-Identifier: MIT
"""The zoom and the middle at which a view shows the areas in play, as large as they fit."""

from collections.abc import Collection
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF

from powergrid.box.drawing import Drawing
from powergrid.gui.power_grid.board.sizes import sizes_of
from powergrid.gui.power_grid.board.zoom import clamped

MAX_FRAME_ZOOM: Final = 1.6
_ROOM_FOR_AREAS: Final = 1.06
"""The size of a view relative to the areas that fill it."""
_LETTER_WIDTH: Final = 6.6
"""The estimated width of a letter of a name, in design pixels."""
_ROOM_BESIDE_SIGN: Final = 16
"""Room for names beside the outermost signs, in design pixels."""


def zoom_and_middle(
    drawing: Drawing, land: QRectF, cities: Collection[int], unit: float, view: QSizeF
) -> tuple[float, QPointF]:
    """Return the zoom at which land and cities fill a view, and their middle on the plane."""
    xs = [drawing.cities[city].x for city in cities]
    ys = [drawing.cities[city].y for city in cities]
    middles = QRectF(QPointF(min(xs), min(ys)), QPointF(max(xs), max(ys)))
    sizes = sizes_of("full", unit)
    room = QSizeF(
        sizes.sign_width + 2 * _ROOM_BESIDE_SIGN * unit, sizes.sign_height + 2 * sizes.name_line
    )
    plane = QSizeF(drawing.width, drawing.height)
    middle = (land | middles).center()
    zoom = zoom_on(land, middles, room, plane, view)
    whole = min(view.width() / plane.width(), view.height() / plane.height())
    for city in cities:
        spot = drawing.cities[city]
        away = {"right": spot.x - middle.x(), "left": middle.x() - spot.x}.get(spot.name_side, 0.0)
        if away > 0:  # the name is nearer to the edge of the view than the sign
            reach = sizes.sign_width / 2 + sizes.name_gap + _LETTER_WIDTH * unit * len(spot.label)
            zoom = min(zoom, max(1.0, (view.width() / 2 - reach) / away / whole))
    return zoom, middle


def zoom_on(land: QRectF, cities: QRectF, signs: QSizeF, plane: QSizeF, view: QSizeF) -> float:
    """Return the largest zoom at which the areas in play fit a view.

    `land` bounds their shapes and `cities` the middles of their signs, both on the plane; `signs`
    is the room in pixels that the signs and names at its edges take.
    """
    whole = min(view.width() / plane.width(), view.height() / plane.height())
    scales = (
        view.width() / max(1.0, land.width() * _ROOM_FOR_AREAS),
        view.height() / max(1.0, land.height() * _ROOM_FOR_AREAS),
        (view.width() - signs.width()) / max(1.0, cities.width()),
        (view.height() - signs.height()) / max(1.0, cities.height()),
    )
    return clamped(min(MAX_FRAME_ZOOM, *(scale / whole for scale in scales)))
