# SPDX-License-Identifier: MIT
"""The highlight of the area under the pointer while areas are picked."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from powergrid.gui.board.pens import Ink


class AreaItem(QGraphicsItem):
    """A translucent accent over an area, and its outline."""

    def __init__(self, ink: Ink, shape: QPainterPath) -> None:
        super().__init__()
        self._ink = ink
        self._shape = shape
        room = 2 * ink.unit
        self._bounds = shape.boundingRect().adjusted(-room, -room, room, room)

    def boundingRect(self) -> QRectF:
        """Return the bounds of the area and its outline."""
        return self._bounds

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """Paint the highlight."""
        fill = QColor(self._ink.theme.accent)
        fill.setAlphaF(0.12)
        painter.setBrush(fill)
        painter.setPen(QPen(self._ink.theme.accent, 2 * self._ink.unit))
        painter.drawPath(self._shape)
