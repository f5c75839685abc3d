# SPDX-License-Identifier: MIT
"""Connections: a line from city to city, and its cost on a plate."""

from collections.abc import Collection

from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from powergrid.gui.power_grid.board.layout import Layout
from powergrid.gui.power_grid.board.pens import Ink

_SHADOW = 46
"""The alpha of the shadow of a plate, in the light theme."""


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


def paint_wires(painter: QPainter, layout: Layout, ink: Ink, areas: Collection[int] | None) -> None:
    """Paint the lines of all connections, faintly if they lead out of play."""
    used: list[QLineF] = []
    unused: list[QLineF] = []
    for link in range(len(layout.plates)):
        line = link_line(layout, link)
        (used if is_link_in_play(layout, link, areas) else unused).append(line)
    painter.setPen(ink.faint_wire)
    painter.drawLines(unused)
    painter.setPen(ink.casing)
    painter.drawLines(used)
    painter.setPen(ink.wire)
    painter.drawLines(used)


def paint_plates(
    painter: QPainter, exposed: QRectF, layout: Layout, ink: Ink, areas: Collection[int] | None
) -> None:
    """Paint the costs of all connections, those in play with a shadow."""
    shadow = QColor(0, 0, 0, round(_SHADOW * ink.ground.shadow))
    for link, plate in enumerate(layout.plates):
        if not plate.intersects(exposed):
            continue
        in_play = is_link_in_play(layout, link, areas)
        if in_play:
            radius = 4 * ink.unit
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(shadow)
            painter.drawRoundedRect(plate.translated(0, 1.4 * ink.unit), radius, radius)
        paint_plate(painter, layout, link, ink, in_play)


def paint_plate(painter: QPainter, layout: Layout, link: int, ink: Ink, is_in_play: bool) -> None:
    """Paint the cost of a connection on its plate."""
    theme, plate = ink.theme, layout.plates[link]
    if plate.isEmpty():
        return
    radius = 4 * ink.unit
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.plate if is_in_play else ink.faint_plate)
    painter.drawRoundedRect(plate, radius, radius)
    painter.setPen(theme.plate_text if is_in_play else ink.faint_text)
    ink.costs.draw(painter, plate, str(layout.board.connections[link].cost))
