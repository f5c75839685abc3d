# SPDX-License-Identifier: MIT
"""The background of all views."""

from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from powergrid.gui.kit.look import look
from powergrid.gui.kit.painted import paint_plain


class Ground(QWidget):
    """A widget painted in the background colour."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the background."""
        painter = QPainter(self)
        paint_plain(painter, event.rect(), look().theme.background)
        painter.end()
