# SPDX-License-Identifier: MIT
"""An icon beside a text."""

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from powergrid.gui.kit.icons import Icon, paint_icon
from powergrid.gui.kit.look import look
from powergrid.gui.kit.theme import Role


class IconView(QWidget):
    """An icon in a colour of the theme; nothing without one."""

    def __init__(self, icon: Icon | None = None, *, side: float, role: Role = "text") -> None:
        super().__init__()
        self.icon = icon
        self.side = side
        self.role = role

    def sizeHint(self) -> QSize:
        """Return the square of the drawing."""
        return QSize(look().ipx(self.side), look().ipx(self.side))

    def minimumSizeHint(self) -> QSize:
        """Return the same: a drawing does not shrink."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the drawing in the middle."""
        side = min(look().px(self.side), self.height())
        rect = QRectF((self.width() - side) / 2, (self.height() - side) / 2, side, side)
        self.paint(QPainter(self), rect)

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint the drawing into a square."""
        if self.icon is not None:
            paint_icon(painter, self.icon, rect, look().theme.ink(self.role))
