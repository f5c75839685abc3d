# SPDX-License-Identifier: MIT
"""The tag with the total cost of a city, and where it fits beside the city."""

from collections.abc import Collection, Iterator
from functools import reduce
from operator import or_
from typing import NamedTuple

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from powergrid.gui.power_grid.board.board_style import BoardStyle
from powergrid.gui.power_grid.board.centred_text import CentredText
from powergrid.gui.power_grid.board.connections import connection_line
from powergrid.gui.power_grid.board.layout import Layout
from powergrid.gui.power_grid.board.paint_context import PaintContext

_DISTANCES = (0.5, 1.5, 2.5, 4)
"""Distances of a tag from its city that are tried if there is no room beside it, in gaps."""
_OUTSIDE, _ON_ROUTE, _ON_NAME, _ON_PLATE = 1000, 500, 100, 10
"""Penalties for leaving the view and for what is covered."""


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


class Placement(NamedTuple):
    """A possible rectangle of a tag, and the penalty for what it covers; 0 if it is clear."""

    rect: QRectF
    penalty: int


def place_beside(
    layout: Layout, city: int, width: float, height: float, legs: Collection[int], view: QRectF
) -> Placement:
    """Return the best place for a tag: the first free side of the city (right, left, above, below).

    If none is free, the tag goes to a corner, beyond the name or a little away. If those are taken
    too, it covers as little as possible: rather a plate than a name, and its own route last of all.
    """
    rects = [
        QRectF(round(spot.x()), round(spot.y()), width, height)
        for spot in _spots(layout, city, width, height)
    ]
    reach = reduce(or_, rects)
    covers = [(rect, penalty) for rect, penalty in _covers(layout, legs) if rect.intersects(reach)]
    lines = [connection_line(layout, connection) for connection in legs]

    def placement(rect: QRectF) -> Placement:
        penalty = 0 if view.contains(rect) else _OUTSIDE
        penalty += sum(one for cover, one in covers if rect.intersects(cover))
        return Placement(rect, penalty + _ON_ROUTE * sum(_crosses(line, rect) for line in lines))

    best = placement(rects[0])
    for rect in rects[1:]:
        if not best.penalty:
            break
        best = min(best, placement(rect), key=lambda one: one.penalty)
    return best


def _covers(layout: Layout, legs: Collection[int]) -> Iterator[tuple[QRectF, int]]:
    """Yield what a tag might cover, and the penalty for that."""
    for rect in (*layout.signs, *layout.names):
        yield rect, _ON_NAME
    for connection, plate in enumerate(layout.plates):
        yield plate, _ON_ROUTE if connection in legs else _ON_PLATE


def _spots(layout: Layout, city: int, width: float, height: float) -> list[QPointF]:
    gap = round(8 * layout.sizes.unit)
    sign = layout.signs[city].adjusted(-gap, -gap, gap, gap)
    whole = sign | layout.names[city]
    x, y = sign.center().x() - width / 2, sign.center().y() - height / 2
    spots = [
        QPointF(sign.right(), y),
        QPointF(sign.left() - width, y),
        QPointF(x, sign.top() - height),
        QPointF(x, sign.bottom()),
        QPointF(whole.right() + gap / 2, y),
        QPointF(whole.left() - gap / 2 - width, y),
    ]
    lefts = (sign.right(), sign.left() - width, sign.left() + gap, sign.right() - gap - width, x)
    for top in (sign.top() - height, sign.bottom(), whole.top() - height, whole.bottom()):
        spots += [QPointF(left, top) for left in lefts]
    return spots + [
        spot for away in _DISTANCES for spot in _around(sign, away * gap, width, height)
    ]


def _around(sign: QRectF, away: float, width: float, height: float) -> list[QPointF]:
    """Return spots on all sides of a sign, at some distance from it."""
    outer = sign.adjusted(-away - width, -away - height, away, away)
    lefts = [outer.left() + part * outer.width() / 8 for part in range(9)]
    tops = [outer.top() + part * outer.height() / 4 for part in range(1, 4)]
    return [
        *(QPointF(left, top) for left in lefts for top in (outer.top(), outer.bottom())),
        *(QPointF(left, top) for top in tops for left in (outer.left(), outer.right())),
    ]


def make_tag(context: PaintContext, city: int, total: int, legs: Collection[int]) -> TagItem:
    """Return the tag for a total, one size smaller if there is little room."""
    text = f"= {total}"
    window, layout, style, _ = context

    def place(font: CentredText, height: float, edge: float) -> Placement:
        width = round(font.width(text) + 2 * edge * style.unit)
        return place_beside(layout, city, width, round(height * style.unit), legs, window)

    large = place(style.tags, 26, 7)
    if large.penalty:
        small = place(style.route_costs, 20, 5)
        if small.penalty < large.penalty:
            return TagItem(style, text, small.rect, style.route_costs)
    return TagItem(style, text, large.rect, style.tags)


def _crosses(line: QLineF, rect: QRectF) -> bool:
    diagonals = (
        QLineF(rect.topLeft(), rect.bottomRight()),
        QLineF(rect.topRight(), rect.bottomLeft()),
    )
    bounded = QLineF.IntersectionType.BoundedIntersection
    # Both ends are centres of signs, which a tag does not cover. So a line that touches the tag
    # crosses one of its diagonals.
    return any(line.intersects(diagonal)[0] == bounded for diagonal in diagonals)
