# SPDX-License-Identifier: MIT
"""A small map of the chosen board; a click on an area adds or removes it."""

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QMouseEvent

from powergrid.gui.power_grid.board.miniature import Position, area_at
from powergrid.gui.power_grid.board.miniature_view import MiniatureView


class AreaMap(MiniatureView):
    """`area_clicked` carries an area; keyboard users have a chip for each area instead."""

    area_clicked = Signal(int)

    def __init__(self, position: Position) -> None:
        super().__init__(position)
        self.side = 0
        """Its width in pixels, and its height if there is room."""

    def sizeHint(self) -> QSize:
        """Return a square."""
        return QSize(self.side, self.side)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose the area under the pointer."""
        area = area_at(QRectF(self.rect()), self.position, event.position())
        if area >= 0:
            self.area_clicked.emit(area)
