# SPDX-License-Identifier: MIT
"""The base class of the panels: a rounded surface with tooltips for its parts."""

from collections.abc import Sequence
from typing import TypeAlias, cast

from PySide6.QtCore import QEvent, QPointF, QRectF
from PySide6.QtGui import QAccessible, QHelpEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QToolTip, QWidget

from powergrid.gui.kit.look import look
from powergrid.gui.kit.measure import design, pixels
from powergrid.gui.kit.painted import paint_round, plain_tip, smooth_painter
from powergrid.gui.kit.tokens import RADIUS_PANEL
from powergrid.gui.power_grid.game.session import Session
from powergrid.gui.power_grid.game.staging import Staging

Tip: TypeAlias = tuple[QRectF, str]
"""A rectangle in design pixels, and its tooltip."""


class TablePanel(QWidget):
    """Subclasses override `paint`, `tips`, and `arrange`, which places the children."""

    accessible_role = QAccessible.Role.Grouping

    def __init__(self, session: Session, staging: Staging, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self.staging = staging
        look().changed.connect(self._follow)

    @property
    def size_in_design(self) -> tuple[float, float]:
        """Width and height in design pixels."""
        scale = look().scale
        return self.width() / scale, self.height() / scale

    def paint(self, painter: QPainter) -> None:
        """Draw the contents."""

    def arrange(self) -> None:
        """Place the children."""

    def tips(self) -> Sequence[Tip]:
        """Return the tooltips; where they overlap, the first is shown."""
        return ()

    def tip_at(self, point: QPointF) -> Tip | None:
        """Return the tooltip at a point (design pixels), None if there is none."""
        return next((tip for tip in self.tips() if tip[1] and tip[0].contains(point)), None)

    def event(self, event: QEvent) -> bool:
        """Show the tooltip under the pointer."""
        if event.type() == QEvent.Type.ToolTip:
            asked = cast(QHelpEvent, event)
            tip = self.tip_at(design(QPointF(asked.pos())))
            if tip is not None:
                rect = pixels(tip[0]).toAlignedRect()
                QToolTip.showText(asked.globalPos(), plain_tip(tip[1]), self, rect)
                return True
            QToolTip.hideText()
        return super().event(event)

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
