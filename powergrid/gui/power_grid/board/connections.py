# SPDX-License-Identifier: MIT
"""Connections: lines from city to city, and their costs on plates."""

from typing import Final

from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from powergrid.gui.power_grid.board.layout import Layout
from powergrid.gui.power_grid.board.paint_context import PaintContext

_SHADOW: Final = 46
"""The alpha of the shadow of a plate, in the light theme."""


def connection_line(layout: Layout, connection: int) -> QLineF:
    """Return the line of a connection, from the centre of one sign to the other."""
    ends = layout.board.connections[connection]
    return QLineF(layout.centres[ends.a], layout.centres[ends.b])


def paint_connections(painter: QPainter, context: PaintContext) -> None:
    """Paint the lines of all connections, faint ones for those that are not in play."""
    style = context.style
    used: list[QLineF] = []
    unused: list[QLineF] = []
    for connection in range(len(context.layout.plates)):
        line = connection_line(context.layout, connection)
        (used if context.is_in_play(connection) else unused).append(line)
    painter.setPen(style.faint_connection)
    painter.drawLines(unused)
    painter.setPen(style.casing)
    painter.drawLines(used)
    painter.setPen(style.connection)
    painter.drawLines(used)


def paint_plates(painter: QPainter, exposed: QRectF, context: PaintContext) -> None:
    """Paint the costs of all connections, those in play with a shadow."""
    unit = context.style.unit
    shadow = QColor(0, 0, 0, round(_SHADOW * context.style.landscape.shadow))
    for connection, plate in enumerate(context.layout.plates):
        if not plate.intersects(exposed):
            continue
        if context.is_in_play(connection):
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(shadow)
            painter.drawRoundedRect(plate.translated(0, 1.4 * unit), 4 * unit, 4 * unit)
        paint_plate(painter, connection, context)


def paint_plate(painter: QPainter, connection: int, context: PaintContext) -> None:
    """Paint the cost of a connection on its plate."""
    layout, style, is_in_play = context.layout, context.style, context.is_in_play(connection)
    theme, plate = style.theme, layout.plates[connection]
    if plate.isEmpty():
        return
    radius = 4 * style.unit
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.plate if is_in_play else style.faint_plate)
    painter.drawRoundedRect(plate, radius, radius)
    painter.setPen(theme.text if is_in_play else style.faint_text)
    style.costs.draw(painter, plate, str(layout.board.connections[connection].cost))
