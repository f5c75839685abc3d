# SPDX-License-Identifier: MIT
"""A leg of a route: a connection in a player's colour, with its plate."""

from collections.abc import Collection, Sequence
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from powergrid.gui.power_grid.board.board_colours import WHITE
from powergrid.gui.power_grid.board.connections import connection_line, paint_plate
from powergrid.gui.power_grid.board.paint_context import PaintContext

_LINE, _EDGE = 6.4, 11.0
_STAGED_LINE, _STAGED_EDGE = 4.5, 8.6
"""The widths of lines and their white edges, in design pixels."""
_ENLARGEMENT: Final = 1.25
"""The size of a plate on a route, relative to others."""
_OUTLINE: Final = QColor(16, 23, 27, 150)
"""Separates a white edge from light land."""
_DASHES: Final = (2.4, 1.5)


class LegItem(QGraphicsItem):
    """A connection of a route; each is an item of its own, so that little is repainted.

    `coloured` are all connections that are currently drawn as legs.
    """

    def __init__(
        self,
        context: PaintContext,
        connection: int,
        colour: str,
        coloured: Collection[int],
        *,
        is_staged: bool = False,
    ) -> None:
        super().__init__()
        self._context = context
        self.connection = connection
        self._colour = colour
        self._is_staged = is_staged
        layout = context.layout
        self._line = connection_line(layout, connection)
        self._plate = _enlarged(layout.plates[connection])
        room = (_EDGE / 2 + 1) * context.style.unit + 1
        line = QRectF(self._line.p1(), self._line.p2()).normalized()
        self._bounds = line.adjusted(-room, -room, room, room)
        if not self._plate.isEmpty():
            self._bounds |= self._plate.adjusted(-2, -2, 2, 2)
        # The wide edge may cover plates of other connections, which are painted again; other legs
        # paint their own.
        self._near = [
            other
            for other, plate in enumerate(layout.plates)
            if other not in coloured and plate.intersects(self._bounds)
        ]

    def boundingRect(self) -> QRectF:
        """Return the bounds of the line and its plate."""
        return self._bounds

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """Paint the edge, the line, and an enlarged plate."""
        style, unit = self._context.style, self._context.style.unit
        fill, rim = style.theme.house_fill(self._colour), style.theme.house_rim(self._colour)
        width = _STAGED_EDGE if self._is_staged else _EDGE
        self._stroke(painter, _OUTLINE, (width + 2) * unit)
        self._stroke(painter, WHITE, width * unit)
        if self._is_staged:
            self._stroke(painter, fill, _STAGED_LINE * unit, _DASHES)
        else:
            self._stroke(painter, rim, (_LINE + 1.6) * unit)
            self._stroke(painter, fill, _LINE * unit)
        for other in self._near:
            paint_plate(painter, other, self._context)
        if self._plate.isEmpty():
            return
        painter.setPen(QPen(rim, 1.5 * unit))
        painter.setBrush(fill)
        inset, radius = 0.75 * unit, 5 * unit
        inner = self._plate.adjusted(inset, inset, -inset, -inset)
        painter.drawRoundedRect(inner, radius, radius)
        painter.setPen(style.theme.on_player(self._colour))
        cost = self._context.layout.board.connections[self.connection].cost
        style.route_costs.draw(painter, self._plate, str(cost))

    def _stroke(
        self, painter: QPainter, colour: QColor, width: float, dashes: Sequence[float] = ()
    ) -> None:
        pen = QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap)
        if dashes:
            pen.setDashPattern(dashes)
        painter.setPen(pen)
        painter.drawLine(self._line)


def _enlarged(rect: QRectF) -> QRectF:
    """Return a plate enlarged about its centre, in whole pixels."""
    width, height = round(rect.width() * _ENLARGEMENT), round(rect.height() * _ENLARGEMENT)
    middle = rect.center()
    return QRectF(round(middle.x() - width / 2), round(middle.y() - height / 2), width, height)
