# SPDX-License-Identifier: MIT
"""What all panels share: a rounded surface, the session, the desk, and the look they follow."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from powergrid.gui.desk import Desk
from powergrid.gui.look.look import look
from powergrid.gui.look.painted import paint_round
from powergrid.gui.look.tokens import RADIUS_PANEL
from powergrid.gui.session import Session


class TablePanel(QWidget):
    """A panel painted in `paint`; `arrange` places its children whenever size or look change."""

    def __init__(self, session: Session, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self.desk = desk
        look().changed.connect(self._follow)

    @property
    def size_in_design(self) -> tuple[float, float]:
        """Width and height in design pixels."""
        scale = look().scale
        return self.width() / scale, self.height() / scale

    def paint(self, painter: QPainter) -> None:
        """Draw what lies on the surface."""

    def arrange(self) -> None:
        """Place the children."""

    def paint_surface(self, painter: QPainter) -> None:
        """Draw the ground."""
        theme = look().theme
        paint_round(painter, QRectF(self.rect()), look().px(RADIUS_PANEL), theme.surface_1)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the ground and what lies on it."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.paint_surface(painter)
        self.paint(painter)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place the children anew."""
        self.arrange()

    def _follow(self) -> None:
        self.arrange()
        self.update()
