# SPDX-License-Identifier: MIT
"""One habit on a scale: the player's figure, its uncertainty, and the middle half of winners."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QAccessible, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from powergrid.gui.kit.look import look
from powergrid.gui.kit.painted import paint_round, smooth_painter
from powergrid.gui.kit.theme import LIT
from powergrid.gui.power_grid.pieces.houses import paint_house
from powergrid.stats.habits import Tendency

_BAR: Final = 14
_HOUSE: Final = 22
_ROOM: Final = 0.15
"""How much of the scale is free at each end."""


class HabitScale(QWidget):
    """Shows a tendency, without its words."""

    accessible_role = QAccessible.Role.Graphic

    def __init__(self, tendency: Tendency) -> None:
        super().__init__()
        self.tendency = tendency
        look().changed.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:
        """Return a size at which the parts are easy to distinguish."""
        return QSize(look().ipx(300), look().ipx(_HOUSE + 6))

    def minimumSizeHint(self) -> QSize:
        """Return the smallest useful size."""
        return QSize(look().ipx(120), look().ipx(_HOUSE + 6))

    def place_of(self, figure: float) -> float:
        """Return where a figure is, in pixels from the left."""
        tendency = self.tendency
        minimum = min(tendency.low, tendency.mean - tendency.margin)
        maximum = max(tendency.high, tendency.mean + tendency.margin)
        room = max((maximum - minimum) * _ROOM, 1e-6)
        share = (figure - minimum + room) / (maximum - minimum + 2 * room)
        half = look().px(_HOUSE) / 2
        return half + share * (self.width() - 2 * half)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the scale, the winners' band, the uncertainty, and a house for the player."""
        tendency, theme, px = self.tendency, look().theme, look().px
        painter = smooth_painter(self)
        middle = self.height() / 2
        bar = QRectF(0, middle - px(_BAR) / 2, self.width(), px(_BAR))
        paint_round(painter, bar, px(_BAR) / 2, theme.surface_3)
        left, right = self.place_of(tendency.low), self.place_of(tendency.high)
        # Where most winners have the same figure, the band must stay visible.
        more = max(0.0, px(_BAR) - (right - left)) / 2
        band = QRectF(left, bar.top(), right - left, bar.height()).adjusted(-more, 0, more, 0)
        paint_round(painter, band, px(_BAR) / 2, LIT)
        start = QPointF(self.place_of(tendency.mean - tendency.margin), middle)
        end = QPointF(self.place_of(tendency.mean + tendency.margin), middle)
        for ink, width in ((theme.surface_1, 4), (theme.text, 2)):
            painter.setPen(QPen(ink, px(width), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.drawLine(start, end)
        house = QRectF(0, 0, px(_HOUSE), px(_HOUSE))
        house.moveCenter(QRectF(self.place_of(tendency.mean), middle, 0, 0).center())
        paint_house(painter, "red", house)
