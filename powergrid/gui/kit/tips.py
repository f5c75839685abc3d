# SPDX-License-Identifier: MIT
"""A painted widget whose parts have tooltips."""

from collections.abc import Sequence
from typing import TypeAlias

from PySide6.QtCore import QEvent, QPointF, QRectF
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QToolTip, QWidget

from powergrid.gui.kit.measure import design, pixels
from powergrid.gui.kit.painted import plain_tip

Tip: TypeAlias = tuple[QRectF, str]
"""A rectangle in design pixels, and its tooltip."""


class TippedWidget(QWidget):
    """Subclasses override `tips`."""

    def tips(self) -> Sequence[Tip]:
        """Return the tooltips; where they overlap, the first is shown."""
        return ()

    def tip_at(self, point: QPointF) -> Tip | None:
        """Return the tooltip at a point (design pixels), None if there is none."""
        return next((tip for tip in self.tips() if tip[1] and tip[0].contains(point)), None)

    def event(self, event: QEvent) -> bool:
        """Show the tooltip under the pointer."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            tip = self.tip_at(design(QPointF(event.pos())))
            if tip is not None:
                rect = pixels(tip[0]).toAlignedRect()
                QToolTip.showText(event.globalPos(), plain_tip(tip[1]), self, rect)
                return True
            QToolTip.hideText()
        return super().event(event)
