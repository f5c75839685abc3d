# SPDX-License-Identifier: MIT
"""What the editor paints over the board: what is selected, and what is being drawn."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from powergrid.gui.kit.painted import translucent
from powergrid.gui.power_grid.board.board_style import BoardStyle

_PLATE: Final = (34, 26)
_RING: Final = 2
_GHOST: Final = (64, 22)


class Mark(QGraphicsItem):
    """Something that is painted within `bounds`."""

    def __init__(self, style: BoardStyle, bounds: QRectF) -> None:
        super().__init__()
        self.style = style
        self.bounds = bounds

    def boundingRect(self) -> QRectF:
        """Return the bounds."""
        return self.bounds

    def pen(self, width: float, *, is_dotted: bool = False) -> QPen:
        """Return a pen in the colour of what is selected."""
        pen = QPen(self.style.theme.accent, width * self.style.unit)
        if is_dotted:
            pen.setDashPattern([1.6, 1.2])
        return pen


class RingItem(Mark):
    """A ring around a city's sign."""

    def __init__(self, style: BoardStyle, sign: QRectF) -> None:
        room = _RING * style.unit
        self.ring = sign.adjusted(-room, -room, room, room)
        super().__init__(style, self.ring.adjusted(-4, -4, 4, 4))

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint the ring."""
        painter.setPen(self.pen(2.5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(self.ring, 8 * self.style.unit, 8 * self.style.unit)


class ConnectionItem(Mark):
    """A connection as a dotted line, with its cost, if known, on a large plate."""

    def __init__(self, style: BoardStyle, line: QLineF, cost: str, middle: QPointF) -> None:
        self.line, self.cost = line, cost
        width, height = _PLATE[0] * style.unit, _PLATE[1] * style.unit
        self.plate = QRectF(middle.x() - width / 2, middle.y() - height / 2, width, height)
        whole = QRectF(line.p1(), line.p2()).normalized().adjusted(-6, -6, 6, 6)
        super().__init__(style, whole | self.plate.adjusted(-2, -2, 2, 2))

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint line and plate."""
        theme, unit = self.style.theme, self.style.unit
        painter.setPen(self.pen(4, is_dotted=True))
        painter.drawLine(self.line)
        if self.cost:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.accent)
            painter.drawRoundedRect(self.plate, 5 * unit, 5 * unit)
            painter.setPen(theme.on_accent)
            self.style.route_costs.draw(painter, self.plate, self.cost)


class PathItem(Mark):
    """A coast that is being drawn."""

    def __init__(self, style: BoardStyle, points: Sequence[QPointF]) -> None:
        self.path = QPainterPath(points[0])
        for point in points[1:]:
            self.path.lineTo(point)
        super().__init__(style, self.path.boundingRect().adjusted(-4, -4, 4, 4))

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint the line."""
        painter.setPen(self.pen(2.5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(self.path)


class GhostItem(Mark):
    """A place for a city, on an empty board."""

    def __init__(self, style: BoardStyle, middle: QPointF) -> None:
        width, height = _GHOST[0] * style.unit, _GHOST[1] * style.unit
        self.sign = QRectF(middle.x() - width / 2, middle.y() - height / 2, width, height)
        super().__init__(style, self.sign.adjusted(-2, -2, 2, 2))

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint a faint sign."""
        pen = QPen(translucent(self.style.theme.text_third, 0.5), 1.5 * self.style.unit)
        pen.setDashPattern([3, 3])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(self.sign, 6 * self.style.unit, 6 * self.style.unit)
