# SPDX-License-Identifier: MIT
"""The tag with what a city costs in all, and where it finds room beside the city."""

from collections.abc import Collection
from typing import NamedTuple

from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from powergrid.gui.board.ink import Figures, Ink
from powergrid.gui.board.layout import Layout
from powergrid.gui.board.wires import link_line

_AWAY = (0.5, 1.5, 2.5, 4)
"""How far from its city a tag may stand where there is no room beside it, in gaps."""


class TagItem(QGraphicsItem):
    """The total beside the city that is pointed at."""

    def __init__(self, ink: Ink, text: str, rect: QRectF, figures: Figures) -> None:
        super().__init__()
        self._ink = ink
        self._text = text
        self._rect = rect
        self._figures = figures

    def boundingRect(self) -> QRectF:
        """Return the tag's own rectangle."""
        return self._rect

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """Paint the total on the accent."""
        theme, radius = self._ink.theme, 5 * self._ink.unit
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.accent)
        painter.drawRoundedRect(self._rect, radius, radius)
        painter.setPen(theme.on_accent)
        self._figures.draw(painter, self._rect, self._text)


class Room(NamedTuple):
    """Where a tag may stand, and how much harm it does there: none at all is 0."""

    rect: QRectF
    harm: int


def room_beside(
    layout: Layout, city: int, width: float, height: float, legs: Collection[int], view: QRectF
) -> Room:
    """Return where a tag goes: right, left, above or below the city, the first side that is free.

    Where none is free it goes to a corner, beyond the name or a little way off, and where that is
    taken, too, it covers the least: a plate rather than a name, anything rather than the route
    that it sums up.
    """
    spots = _spots(layout, city, width, height)
    reach = QRectF(spots[0], QSizeF(width, height))
    for spot in spots:
        reach |= QRectF(spot.x(), spot.y(), width, height)
    signs_and_names = [rect for rect in (*layout.signs, *layout.names) if rect.intersects(reach)]
    plates = [
        (rect, 500 if link in legs else 10)
        for link, rect in enumerate(layout.plates)
        if rect.intersects(reach)
    ]
    lines = [link_line(layout, link) for link in legs]
    best = Room(QRectF(), -1)
    for spot in spots:
        rect = QRectF(round(spot.x()), round(spot.y()), width, height)
        harm = 0 if view.contains(rect) else 1000
        harm += 100 * sum(rect.intersects(other) for other in signs_and_names)
        harm += 500 * sum(_crosses(line, rect) for line in lines)
        harm += sum(weight for plate, weight in plates if rect.intersects(plate))
        if best.harm < 0 or harm < best.harm:
            best = Room(rect, harm)
        if harm == 0:
            break
    return best


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
    return spots + [spot for away in _AWAY for spot in _around(sign, away * gap, width, height)]


def _around(sign: QRectF, away: float, width: float, height: float) -> list[QPointF]:
    """Return spots on all sides of a sign at some distance, where those at its side are taken."""
    ground = sign.adjusted(-away - width, -away - height, away, away)
    lefts = [ground.left() + part * ground.width() / 8 for part in range(9)]
    tops = [ground.top() + part * ground.height() / 4 for part in range(1, 4)]
    return [
        *(QPointF(left, top) for left in lefts for top in (ground.top(), ground.bottom())),
        *(QPointF(left, top) for top in tops for left in (ground.left(), ground.right())),
    ]


def make_tag(
    layout: Layout, ink: Ink, city: int, total: int, legs: Collection[int], view: QRectF
) -> TagItem:
    """Return the tag of a total; where there is little room it is a size smaller."""
    text = f"= {total}"
    unit = ink.unit

    def room(figures: Figures, height: float, edge: float) -> Room:
        width = round(figures.width(text) + 2 * edge * unit)
        return room_beside(layout, city, width, round(height * unit), legs, view)

    large = room(ink.tags, 26, 7)
    if large.harm:
        small = room(ink.route_costs, 20, 5)
        if small.harm < large.harm:
            return TagItem(ink, text, small.rect, ink.route_costs)
    return TagItem(ink, text, large.rect, ink.tags)


def _crosses(line: QLineF, rect: QRectF) -> bool:
    sides = (
        QLineF(rect.topLeft(), rect.bottomRight()),
        QLineF(rect.topRight(), rect.bottomLeft()),
    )
    bounded = QLineF.IntersectionType.BoundedIntersection
    # Both ends lie in the middle of signs, which a tag keeps clear of: a line that touches the
    # tag crosses one of its diagonals.
    return any(line.intersects(side)[0] == bounded for side in sides)
