# SPDX-License-Identifier: MIT
"""A player's tokens of one fuel: those that stay, then those to be discarded."""

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from powergrid.gui.kit.look import look
from powergrid.gui.kit.tokens import SLOT
from powergrid.gui.power_grid.pieces.fuel_tokens import SlotState, paint_slot

_GAP = 4


class HeldTokens(QWidget):
    """Slots as on the cards, side by side; they overlap if there is little room."""

    def __init__(self, fuel: str) -> None:
        super().__init__()
        self.fuel = fuel
        self.staying = self.gone = 0

    def show_tokens(self, staying: int, gone: int) -> None:
        """Show how many tokens stay and how many are discarded."""
        self.staying, self.gone = staying, gone
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return the size of all slots."""
        return QSize(look().ipx((self.staying + self.gone) * (SLOT + _GAP)), look().ipx(SLOT))

    def minimumSizeHint(self) -> QSize:
        """Return the size of one slot."""
        return QSize(look().ipx(SLOT), look().ipx(SLOT))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the slots."""
        count = self.staying + self.gone
        painter = QPainter(self)
        side = look().px(SLOT)
        room = (self.width() - side) / max(1, count - 1)
        step = min(side + look().px(_GAP), room)
        top = (self.height() - side) / 2
        for at in range(count):
            rect = QRectF(at * step, top, side, side)
            state: SlotState = "filled" if at < self.staying else "refused"
            paint_slot(painter, self.fuel, rect, state)
