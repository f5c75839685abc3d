# SPDX-License-Identifier: MIT
"""The ground that every view of the window lies on."""

from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from powergrid.gui.look.look import look
from powergrid.gui.look.painted import paint_plain


class Ground(QWidget):
    """A widget without a drawing of its own, in the colour of the background."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ground."""
        painter = QPainter(self)
        paint_plain(painter, event.rect(), look().theme.background)
        painter.end()
