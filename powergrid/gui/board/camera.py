# SPDX-License-Identifier: MIT
"""Where the board is seen from at first: the areas in play, as large as they fit."""

from typing import Final

from PySide6.QtCore import QRectF, QSizeF

from powergrid.gui.board.zoom import clamped

MAX_NEARER: Final = 1.6
"""No frame is nearer than this."""

_SHARE: Final = 1.06
"""How much more than the areas is in the frame."""


def zoom_on(land: QRectF, cities: QRectF, signs: QSizeF, plane: QSizeF, view: QSizeF) -> float:
    """Return the largest zoom at which the areas in play fit a view.

    `land` bounds their shapes and `cities` the middles of their signs, both on the plane; `signs`
    is the room in pixels that the signs and names at its edges take.
    """
    whole = min(view.width() / plane.width(), view.height() / plane.height())
    scales = (
        view.width() / (land.width() * _SHARE),
        view.height() / (land.height() * _SHARE),
        (view.width() - signs.width()) / max(1.0, cities.width()),
        (view.height() - signs.height()) / max(1.0, cities.height()),
    )
    return clamped(min(MAX_NEARER, *(scale / whole for scale in scales)))
