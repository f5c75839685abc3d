# SPDX-License-Identifier: MIT
"""The tokens of one fuel that somebody has: those that stay, then those that go, ringed."""

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from powergrid.gui.look.fuel_tokens import SlotState, paint_slot
from powergrid.gui.look.look import look
from powergrid.gui.look.tokens import SLOT

_GAP = 4


class HeldTokens(QWidget):
    """Slots as on the cards, side by side, closer where there is little room."""

    def __init__(self, fuel: str) -> None:
        super().__init__()
        self.fuel = fuel
        self.kept = self.gone = 0

    def show_tokens(self, kept: int, gone: int) -> None:
        """Show so many that stay and so many that go."""
        self.kept, self.gone = kept, gone
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return the room of all slots."""
        return QSize(look().ipx((self.kept + self.gone) * (SLOT + _GAP)), look().ipx(SLOT))

    def minimumSizeHint(self) -> QSize:
        """Return the room of one slot."""
        return QSize(look().ipx(SLOT), look().ipx(SLOT))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the slots."""
        count = self.kept + self.gone
        painter = QPainter(self)
        side = look().px(SLOT)
        room = (self.width() - side) / max(1, count - 1)
        step = min(side + look().px(_GAP), room)
        top = (self.height() - side) / 2
        for at in range(count):
            rect = QRectF(at * step, top, side, side)
            state: SlotState = "filled" if at < self.kept else "refused"
            paint_slot(painter, self.fuel, rect, state, look().theme.surface_2)
