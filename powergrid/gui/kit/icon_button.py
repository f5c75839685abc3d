# SPDX-License-Identifier: MIT
"""An icon in a bar that can be pressed."""

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from powergrid.gui.kit.icons import Icon, paint_icon
from powergrid.gui.kit.look import look
from powergrid.gui.kit.painted_button import PaintedButton

_SIDE: Final = 32
_ICON: Final = 18


class IconButton(PaintedButton):
    """An icon without a label; its tooltip says what it does."""

    def __init__(self, icon: Icon, name: str, does: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._icon = icon
        self.setAccessibleName(name)
        self.describe(does)

    def natural_size(self, text: float) -> tuple[float, float]:
        """Return the button's size."""
        return _SIDE, _SIDE

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the icon, with a background on hover."""
        theme, px = look().theme, look().px
        painter = QPainter(self)
        self.paint_ground(painter, self.is_hovered() or self.isDown())
        icon = QRectF(0, 0, px(_ICON), px(_ICON))
        icon.moveCenter(QRectF(self.rect()).center())
        paint_icon(painter, self._icon, icon, theme.text)
