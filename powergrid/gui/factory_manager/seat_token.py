# SPDX-License-Identifier: MIT
"""A worker in a player's colour, the sign of a seat."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QAccessible, QPainter

from powergrid.gui.factory_manager import drawings
from powergrid.gui.kit.icon_view import IconView
from powergrid.gui.kit.icons import paint_drawing
from powergrid.gui.kit.look import look


class SeatToken(IconView):
    """A worker; the rim sets it off any ground."""

    accessible_role = QAccessible.Role.Graphic

    def __init__(self, colour: str, side: float) -> None:
        super().__init__(side=side)
        self.colour = colour

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint the worker."""
        theme = look().theme
        paint_drawing(painter, drawings.worker, rect, theme.line_rim(self.colour))
        inner = rect.adjusted(1.5, 1.5, -1.5, -1.5)
        paint_drawing(painter, drawings.worker, inner, theme.house_fill(self.colour))
