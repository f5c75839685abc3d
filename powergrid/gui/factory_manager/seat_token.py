# SPDX-License-Identifier: MIT
"""A worker in a player's colour, which stands for a seat."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QAccessible, QPainter

from powergrid.gui.factory_manager import drawings
from powergrid.gui.kit.icon_view import IconView
from powergrid.gui.kit.icons import paint_drawing
from powergrid.gui.kit.look import look

_RIM = 1.5


def paint_worker(painter: QPainter, colour: str, rect: QRectF) -> None:
    """Paint a worker; its rim sets it off any background."""
    theme, rim = look().theme, look().px(_RIM)
    paint_drawing(painter, drawings.worker, rect, theme.line_rim(colour))
    face = rect.adjusted(rim, rim, -rim, -rim)
    paint_drawing(painter, drawings.worker, face, theme.house_fill(colour))


class SeatToken(IconView):
    """A worker."""

    accessible_role = QAccessible.Role.Graphic

    def __init__(self, colour: str, side: float) -> None:
        super().__init__(side=side)
        self.colour = colour

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint the worker."""
        paint_worker(painter, self.colour, rect)
