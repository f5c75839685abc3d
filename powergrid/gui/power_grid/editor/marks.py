# SPDX-License-Identifier: MIT
"""What the editor paints over the board: what is selected, and what is being drawn."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from powergrid.gui.kit.painted import translucent
from powergrid.gui.power_grid.board.pens import Ink

_PLATE: Final = (34, 26)
_RING: Final = 2
_GHOST: Final = (64, 22)


class Mark(QGraphicsItem):
    """Something that is painted within `bounds`."""

    def __init__(self, ink: Ink, bounds: QRectF) -> None:
        super().__init__()
        self.ink = ink
        self.bounds = bounds

    def boundingRect(self) -> QRectF:
        """Return the bounds."""
        return self.bounds

    def pen(self, width: float, *, is_dotted: bool = False) -> QPen:
        """Return a pen in the colour of what is selected."""
        pen = QPen(self.ink.theme.accent, width * self.ink.unit)
        if is_dotted:
            pen.setDashPattern([1.6, 1.2])
        return pen


class RingItem(Mark):
    """A ring around a city's sign."""

    def __init__(self, ink: Ink, sign: QRectF) -> None:
        room = _RING * ink.unit
        self.ring = sign.adjusted(-room, -room, room, room)
        super().__init__(ink, self.ring.adjusted(-4, -4, 4, 4))

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint the ring."""
        painter.setPen(self.pen(2.5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(self.ring, 8 * self.ink.unit, 8 * self.ink.unit)


class ConnectionItem(Mark):
    """A connection as a dotted line, with its cost, if known, on a large plate."""

    def __init__(self, ink: Ink, line: QLineF, cost: str, middle: QPointF) -> None:
        self.line, self.cost = line, cost
        width, height = _PLATE[0] * ink.unit, _PLATE[1] * ink.unit
        self.plate = QRectF(middle.x() - width / 2, middle.y() - height / 2, width, height)
        whole = QRectF(line.p1(), line.p2()).normalized().adjusted(-6, -6, 6, 6)
        super().__init__(ink, whole | self.plate.adjusted(-2, -2, 2, 2))

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint line and plate."""
        theme, unit = self.ink.theme, self.ink.unit
        painter.setPen(self.pen(4, is_dotted=True))
        painter.drawLine(self.line)
        if self.cost:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.accent)
            painter.drawRoundedRect(self.plate, 5 * unit, 5 * unit)
            painter.setPen(theme.on_accent)
            self.ink.route_costs.draw(painter, self.plate, self.cost)


class PathItem(Mark):
    """A coast that is being drawn."""

    def __init__(self, ink: Ink, points: Sequence[QPointF]) -> None:
        self.path = QPainterPath(points[0])
        for point in points[1:]:
            self.path.lineTo(point)
        super().__init__(ink, self.path.boundingRect().adjusted(-4, -4, 4, 4))

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint the line."""
        painter.setPen(self.pen(2.5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(self.path)


class GhostItem(Mark):
    """A place for a city, on an empty board."""

    def __init__(self, ink: Ink, middle: QPointF) -> None:
        width, height = _GHOST[0] * ink.unit, _GHOST[1] * ink.unit
        self.sign = QRectF(middle.x() - width / 2, middle.y() - height / 2, width, height)
        super().__init__(ink, self.sign.adjusted(-2, -2, 2, 2))

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint a faint sign."""
        pen = QPen(translucent(self.ink.theme.text_third, 0.5), 1.5 * self.ink.unit)
        pen.setDashPattern([3, 3])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(self.sign, 6 * self.ink.unit, 6 * self.ink.unit)
