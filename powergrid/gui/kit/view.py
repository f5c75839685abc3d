# SPDX-License-Identifier: MIT
"""What all views of the window have in common."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QAccessible, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from powergrid.gui.kit.look import look
from powergrid.gui.kit.painted import paint_plain


class View(QWidget):
    """Fills the window, in the background colour; `back_asked` ends a visit to it."""

    accessible_role = QAccessible.Role.Grouping

    back_asked = Signal()

    def lay_out(self) -> None:
        """Place everything in the current size of the view."""

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place everything in the new size."""
        super().resizeEvent(event)
        self.lay_out()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the background."""
        painter = QPainter(self)
        paint_plain(painter, event.rect(), look().theme.background)
        painter.end()
