# SPDX-License-Identifier: MIT
"""The tag with the total cost of a city."""

from collections.abc import Collection

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from powergrid.gui.power_grid.board.board_style import BoardStyle
from powergrid.gui.power_grid.board.centred_text import CentredText
from powergrid.gui.power_grid.board.paint_context import PaintContext
from powergrid.gui.power_grid.board.tag_placement import Placement, best_placement


class TagItem(QGraphicsItem):
    """The total beside the city that is pointed at."""

    def __init__(self, style: BoardStyle, text: str, rect: QRectF, font: CentredText) -> None:
        super().__init__()
        self._style = style
        self._text = text
        self._rect = rect
        self._font = font

    def boundingRect(self) -> QRectF:
        """Return the rectangle of the tag."""
        return self._rect

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """Paint the total on the accent colour."""
        theme, radius = self._style.theme, 5 * self._style.unit
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.accent)
        painter.drawRoundedRect(self._rect, radius, radius)
        painter.setPen(theme.on_accent)
        self._font.draw(painter, self._rect, self._text)


def make_tag(context: PaintContext, city: int, total: int, legs: Collection[int]) -> TagItem:
    """Return the tag for the total of a city, smaller if only that covers less."""
    text = f"= {total}"
    window, layout, style, _ = context

    def place(font: CentredText, height: float, edge: float) -> Placement:
        width = round(font.width(text) + 2 * edge * style.unit)
        return best_placement(layout, city, width, round(height * style.unit), legs, window)

    large = place(style.tags, 26, 7)
    if large.penalty:
        small = place(style.route_costs, 20, 5)
        if small.penalty < large.penalty:
            return TagItem(style, text, small.rect, style.route_costs)
    return TagItem(style, text, large.rect, style.tags)
