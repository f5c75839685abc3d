# SPDX-License-Identifier: MIT
"""The area that is pointed at while areas are being picked."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from powergrid.gui.board.ink import Ink


class AreaItem(QGraphicsItem):
    """A veil of the accent over an area, and its edge."""

    def __init__(self, ink: Ink, shape: QPainterPath) -> None:
        super().__init__()
        self._ink = ink
        self._shape = shape
        room = 2 * ink.unit
        self._bounds = shape.boundingRect().adjusted(-room, -room, room, room)

    def boundingRect(self) -> QRectF:
        """Return the room of the area and its edge."""
        return self._bounds

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """Paint the veil."""
        veil = QColor(self._ink.theme.accent)
        veil.setAlphaF(0.12)
        painter.setBrush(veil)
        painter.setPen(QPen(self._ink.theme.accent, 2 * self._ink.unit))
        painter.drawPath(self._shape)
