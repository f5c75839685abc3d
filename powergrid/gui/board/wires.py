# SPDX-License-Identifier: MIT
"""Connections: a line from city to city, and its cost on a plate."""

from collections.abc import Collection

from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QPainter

from powergrid.gui.board.layout import Layout
from powergrid.gui.board.pens import Ink


def is_link_in_play(layout: Layout, link: int, areas: Collection[int] | None) -> bool:
    """Return whether both cities of a connection are in play."""
    if areas is None:
        return True
    board = layout.board
    ends = board.connections[link]
    return board.cities[ends.a].area in areas and board.cities[ends.b].area in areas


def link_line(layout: Layout, link: int) -> QLineF:
    """Return the line of a connection, from the centre of one sign to the other."""
    ends = layout.board.connections[link]
    return QLineF(layout.centres[ends.a], layout.centres[ends.b])


def paint_wires(
    painter: QPainter, exposed: QRectF, layout: Layout, ink: Ink, areas: Collection[int] | None
) -> None:
    """Paint all connections, faintly if they lead out of play."""
    used: list[QLineF] = []
    unused: list[QLineF] = []
    for link in range(len(layout.plates)):
        line = link_line(layout, link)
        (used if is_link_in_play(layout, link, areas) else unused).append(line)
    painter.setPen(ink.faint_wire)
    painter.drawLines(unused)
    painter.setPen(ink.wire)
    painter.drawLines(used)
    for link, plate in enumerate(layout.plates):
        if plate.intersects(exposed):
            paint_plate(painter, layout, link, ink, is_link_in_play(layout, link, areas))


def paint_plate(painter: QPainter, layout: Layout, link: int, ink: Ink, is_in_play: bool) -> None:
    """Paint the cost of a connection on its plate."""
    theme, plate = ink.theme, layout.plates[link]
    radius = 4 * ink.unit
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.plate if is_in_play else theme.area("out_of_play"))
    painter.drawRoundedRect(plate, radius, radius)
    painter.setPen(theme.plate_text if is_in_play else ink.faint_text)
    ink.costs.draw(painter, plate, str(layout.board.connections[link].cost))
