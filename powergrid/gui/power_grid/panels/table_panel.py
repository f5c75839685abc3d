# SPDX-License-Identifier: MIT
"""The base class of the panels: a rounded surface with tooltips for its parts."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QAccessible, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from powergrid.gui.kit.look import look
from powergrid.gui.kit.painted import paint_round, smooth_painter
from powergrid.gui.kit.tips import TippedWidget
from powergrid.gui.kit.tokens import RADIUS_PANEL
from powergrid.gui.power_grid.game.session import Session
from powergrid.gui.power_grid.game.staging import Staging


class TablePanel(TippedWidget):
    """Subclasses override `paint`, `tips`, and `arrange`, which places the children."""

    accessible_role = QAccessible.Role.Grouping

    def __init__(self, session: Session, staging: Staging, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self.staging = staging
        look().changed.connect(self._follow)

    def paint(self, painter: QPainter) -> None:
        """Draw the contents."""

    def arrange(self) -> None:
        """Place the children."""

    def paint_surface(self, painter: QPainter) -> None:
        """Draw the background."""
        theme = look().theme
        paint_round(painter, QRectF(self.rect()), look().px(RADIUS_PANEL), theme.surface_1)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw background and contents."""
        painter = smooth_painter(self)
        self.paint_surface(painter)
        self.paint(painter)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place the children."""
        self.arrange()

    def _follow(self) -> None:
        self.arrange()
        self.update()
