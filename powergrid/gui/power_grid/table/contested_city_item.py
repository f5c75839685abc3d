# SPDX-License-Identifier: MIT
"""The houses of rivals beside a city in which they can build before the player, and a ring."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from powergrid.gui.kit.look import look
from powergrid.gui.kit.painted import paint_round
from powergrid.gui.kit.text_lines import paint_line
from powergrid.gui.kit.tokens import CAPTION, RADIUS_SIGN, SEMIBOLD
from powergrid.gui.power_grid.board.layout import Layout
from powergrid.gui.power_grid.pieces.houses import paint_house

_DISC: Final = 19
_RING: Final = 2
_MAX_DISCS: Final = 2
"""More would cover the costs of connections."""
_OVERLAP: Final = 4
"""How far the discs reach over the edge of the sign."""


class ContestedCityItem(QGraphicsItem):
    """Two houses on discs at the edge of a sign, in building order, or one and "+2"."""

    def __init__(
        self, layout: Layout, city: int, colours: Sequence[str], *, is_ringed: bool = True
    ) -> None:
        super().__init__()
        self.is_ringed = is_ringed
        self.colours = tuple(colours)
        # Inside the edge of the sign: further out it would touch the city's name.
        inside = look().px(_RING / 2)
        self._ring = layout.signs[city].adjusted(inside, inside, -inside, -inside)
        self.discs = _discs(layout, city, min(_MAX_DISCS, len(colours)))

    def boundingRect(self) -> QRectF:
        """Return ring and houses."""
        whole = self._ring
        for disc in self.discs:
            whole = whole.united(disc)
        edge = look().px(_RING)
        return whole.adjusted(-edge, -edge, edge, edge)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint ring and houses."""
        theme, px = look().theme, look().px
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.is_ringed:
            painter.setPen(QPen(theme.warning, px(_RING), Qt.PenStyle.DashLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(self._ring, px(RADIUS_SIGN), px(RADIUS_SIGN))
        for at, disc in enumerate(self.discs):
            paint_round(painter, disc, px(_DISC / 2), theme.surface_1, theme.warning, px(1.5))
            others = len(self.colours) - at
            if others > 1 and disc is self.discs[-1]:
                font = look().font(CAPTION, SEMIBOLD, True)
                paint_line(painter, disc, f"+{others}", font, theme.text, "centre")
            else:
                paint_house(painter, self.colours[at], disc.adjusted(px(4), px(4), -px(4), -px(4)))


def _discs(layout: Layout, city: int, count: int) -> list[QRectF]:
    """Return a row of discs at the edge of a sign, within the map, where it covers least.

    It preferably covers no name.
    """
    side, step = look().px(_DISC), look().px(_DISC - 4)
    whole = QSizeF(side + (count - 1) * step, side)
    ground, names = layout.map_rect, layout.names
    others = [*layout.plates, *layout.signs[:city], *layout.signs[city + 1 :]]

    def covered(place: QRectF) -> tuple[bool, float, float]:
        return not ground.contains(place), _covered(place, names), _covered(place, others)

    row = min(_places(layout.signs[city], whole), key=covered)
    return [QRectF(row.left() + at * step, row.top(), side, side) for at in range(count)]


def _places(sign: QRectF, size: QSizeF) -> Iterator[QRectF]:
    """Yield possible places of a row, the upper right corner first, then away from it."""
    over = look().px(_OVERLAP)
    above, below = sign.top() - size.height() + over, sign.bottom() - over
    first, last = sign.right() - size.width() + over, sign.left() - over
    for share in (0, 1, 0.25, 0.5, 0.75):
        for top in (above, below):
            yield QRectF(QPointF(first + share * (last - first), top), size)
    for left in (sign.right() - over, sign.left() - size.width() + over):
        yield QRectF(QPointF(left, sign.center().y() - size.height() / 2), size)


def _covered(place: QRectF, others: Iterable[QRectF]) -> float:
    parts = (place.intersected(other) for other in others)
    return sum(part.width() * part.height() for part in parts)
