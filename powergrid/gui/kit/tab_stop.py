# SPDX-License-Identifier: MIT
"""A line of text that Tab stops at, so that a screen reader reads it."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFocusEvent, QPaintEvent

from powergrid.gui.kit.line import Line
from powergrid.gui.kit.look import look
from powergrid.gui.kit.painted import paint_focus, smooth_painter
from powergrid.gui.kit.painted_button import came_by_tab
from powergrid.gui.kit.tokens import RADIUS_CARD


class TabStop(Line):
    """Shows a focus ring if the focus came with Tab."""

    _has_ring = False

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the focus ring after Tab."""
        self._has_ring = came_by_tab(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide the focus ring."""
        self._has_ring = False
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the background and the focus ring."""
        super().paintEvent(event)
        if self._has_ring and look().shows_focus:
            painter = smooth_painter(self)
            paint_focus(painter, QRectF(self.rect()), look().px(RADIUS_CARD))
