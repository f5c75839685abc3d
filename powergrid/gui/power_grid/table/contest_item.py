# SPDX-License-Identifier: MIT
"""The houses of rivals beside a city in which they can build before the player, and a ring."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from powergrid.gui.kit.look import look
from powergrid.gui.kit.painted import paint_round
from powergrid.gui.kit.text_lines import paint_line
from powergrid.gui.kit.tokens import CAPTION, RADIUS_SIGN, SEMIBOLD
from powergrid.gui.power_grid.board.layout import Layout
from powergrid.gui.power_grid.pieces.houses import paint_house

_DISC: Final = 19
_MOST: Final = 3
_APART: Final = 3
_OVER: Final = 4


class ContestItem(QGraphicsItem):
    """Up to three houses in the order of building at a corner of the sign, then "+2"."""

    def __init__(
        self, layout: Layout, city: int, colours: Sequence[str], *, is_ringed: bool = True
    ) -> None:
        super().__init__()
        self.is_ringed = is_ringed
        self.colours = tuple(colours)
        apart = look().px(_APART)
        self._ring = layout.signs[city].adjusted(-apart, -apart, apart, apart)
        self._discs = _discs(layout, city, min(_MOST + 1, len(colours)))

    def boundingRect(self) -> QRectF:
        """Return ring and houses."""
        whole = self._ring
        for disc in self._discs:
            whole = whole.united(disc)
        edge = look().px(2)
        return whole.adjusted(-edge, -edge, edge, edge)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint ring and houses."""
        theme, px = look().theme, look().px
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.is_ringed:
            painter.setPen(QPen(theme.warning, px(2), Qt.PenStyle.DashLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(self._ring, px(RADIUS_SIGN + 2), px(RADIUS_SIGN + 2))
        for at, disc in enumerate(self._discs):
            paint_round(painter, disc, px(_DISC / 2), theme.surface_1, theme.warning, px(1.5))
            if at < _MOST:
                paint_house(painter, self.colours[at], disc.adjusted(px(4), px(4), -px(4), -px(4)))
            else:
                more = f"+{len(self.colours) - _MOST}"
                font = look().font(CAPTION, SEMIBOLD, True)
                paint_line(painter, disc, more, font, theme.text, "centre")


def _discs(layout: Layout, city: int, count: int) -> list[QRectF]:
    """Return a row of discs at the corner of a sign where they cover the fewest things."""
    side, step, over = look().px(_DISC), look().px(_DISC - 4), look().px(_OVER)
    sign, wide = layout.signs[city], look().px(_DISC + (count - 1) * (_DISC - 4))
    corners = [
        (left, top)
        for top in (sign.top() - side + over, sign.bottom() - over)
        for left in (sign.right() - wide + over, sign.left() - over)
    ]
    others = [*layout.names, *layout.plates, *layout.signs[:city], *layout.signs[city + 1 :]]

    def covered(corner: tuple[float, float]) -> int:
        return sum(QRectF(*corner, wide, side).intersects(other) for other in others)

    left, top = min(corners, key=covered)
    return [QRectF(left + at * step, top, side, side) for at in range(count)]
