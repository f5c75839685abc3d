# SPDX-License-Identifier: MIT
"""A line that Tab stops at although nothing is pressed there: it is read, and shows a ring."""

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFocusEvent, QPainter, QPaintEvent

from powergrid.gui.kit.line import Line
from powergrid.gui.kit.look import look
from powergrid.gui.kit.painted import paint_focus
from powergrid.gui.kit.tokens import RADIUS_CARD

_BY_TAB: Final = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)


class TabStop(Line):
    """Shows a focus ring after Tab, and none after anything else."""

    _has_ring = False

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the focus ring after Tab."""
        self._has_ring = event.reason() in _BY_TAB
        look().shows_focus |= self._has_ring
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide the focus ring."""
        self._has_ring = False
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the background and the focus ring."""
        super().paintEvent(event)
        if self._has_ring and look().shows_focus:
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_focus(painter, QRectF(self.rect()), look().px(RADIUS_CARD))
