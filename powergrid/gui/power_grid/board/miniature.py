# SPDX-License-Identifier: MIT
"""A small map of a position: the landscape, every network in its colour, and houses."""

from collections.abc import Collection, Sequence
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath, QPen, QRadialGradient

from powergrid.gui.kit.look import look
from powergrid.gui.kit.painted import mix, translucent
from powergrid.gui.kit.theme import LIT, theme_for
from powergrid.gui.power_grid.board.miniature_geometry import city_points, house_side
from powergrid.gui.power_grid.board.miniature_landscape import landscape_picture
from powergrid.gui.power_grid.board.snapshot import Network, Snapshot
from powergrid.gui.power_grid.pieces.houses import paint_house

_MIN_GLOWING_WIDTH: Final = 1.5
"""Thinner lines, in small pictures, do not glow."""
_MIN_HOUSE: Final = 6.0
"""The side in pixels below which lit cities are dots at night, without houses."""
_HALO: Final = 3.3
_DOT_HALO: Final = 2.4
"""The radius of the light of a city, and of that of a dot, relative to a house."""
_FULL_HALO: Final = 36.0
"""The radius in pixels from which the light has its full strength."""
_GLOW: Final = ((4.4, 0.1), (2.4, 0.16))
"""The glow of a line at night: widths relative to the line, and alphas."""


def paint_miniature(painter: QPainter, rect: QRectF, snapshot: Snapshot) -> None:
    """Paint a snapshot in a rectangle, with its whole board as large as it fits."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    ratio = painter.device().devicePixelRatio()
    painter.drawPixmap(rect.topLeft(), landscape_picture(rect.size(), ratio, snapshot))
    points = city_points(rect, snapshot.drawing)
    house = house_side(rect)
    has_dots = snapshot.is_night and house < _MIN_HOUSE
    for city in snapshot.lit if _is_dark(snapshot) else ():
        _paint_light(painter, points[city], house * (_DOT_HALO if has_dots else _HALO))
    _paint_networks(painter, points, snapshot, max(1.8 if snapshot.is_night else 1.2, house / 6))
    if has_dots:
        _paint_dots(painter, points, snapshot.lit, house)
    else:
        _paint_houses(painter, points, snapshot, house)
    if snapshot.names:
        _paint_names(painter, points, snapshot, house)
    painter.restore()


def _is_dark(snapshot: Snapshot) -> bool:
    return snapshot.is_night or look().theme.is_dark


def _paint_light(painter: QPainter, point: QPointF, radius: float) -> None:
    light = QRadialGradient(point, radius)
    # In small pictures the lights of neighbours would merge.
    strength = min(1.0, radius / _FULL_HALO)
    for at, alpha in ((0.0, 0.62), (0.35, 0.3), (1.0, 0.0)):
        light.setColorAt(at, translucent(LIT, alpha * strength))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(light)
    painter.drawEllipse(point, radius, radius)


def _paint_networks(
    painter: QPainter, points: Sequence[QPointF], snapshot: Snapshot, width: float
) -> None:
    """Paint every network; those that share a connection run side by side."""
    shines = _is_dark(snapshot) and bool(snapshot.lit)
    sharing: dict[tuple[int, int], list[Network]] = {}
    for network in snapshot.networks:
        for connection in network.connections:
            sharing.setdefault(connection, []).append(network)
    for (a, b), networks in sharing.items():
        line = QLineF(points[a], points[b])
        across = line.normalVector().unitVector()
        for index, network in enumerate(networks):
            shift = (index - (len(networks) - 1) / 2) * width * 1.15
            moved = line.translated(across.dx() * shift, across.dy() * shift)
            _paint_network_line(painter, moved, network, width, shines=shines)


def _paint_network_line(
    painter: QPainter, line: QLineF, network: Network, width: float, *, shines: bool
) -> None:
    theme = look().theme
    colour = theme.house_fill(network.colour)
    if shines:
        colour = mix(colour, LIT, 0.35)
    elif theme.is_dark:
        colour = mix(colour, theme.text, 0.2)
    cap = Qt.PenCapStyle.RoundCap
    for wider, alpha in _GLOW if shines and width > _MIN_GLOWING_WIDTH else ():
        glow = translucent(colour, alpha * network.strength)
        painter.setPen(QPen(glow, width * wider, Qt.PenStyle.SolidLine, cap))
        painter.drawLine(line)
    colour = translucent(colour, network.strength)
    painter.setPen(QPen(colour, width, Qt.PenStyle.SolidLine, cap))
    painter.drawLine(line)


def _paint_houses(
    painter: QPainter, points: Sequence[QPointF], snapshot: Snapshot, side: float
) -> None:
    """Paint the houses of each city side by side, in the order in which they were built."""
    by_city: dict[int, list[Network]] = {}
    for network in snapshot.networks:
        for city in network.cities:
            by_city.setdefault(city, []).append(network)
    for city, houses in by_city.items():
        left = points[city].x() - side * len(houses) / 2
        for index, network in enumerate(houses):
            rect = QRectF(left + index * side, points[city].y() - side / 2, side, side)
            painter.setOpacity(max(0.35, network.strength))
            paint_house(painter, network.colour, rect, on_dark=snapshot.is_night)
    painter.setOpacity(1)


def _paint_dots(
    painter: QPainter, points: Sequence[QPointF], lit: Collection[int], side: float
) -> None:
    """Paint a dot of light for each powered city."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(LIT)
    for city in lit:
        painter.drawEllipse(points[city], side * 0.34, side * 0.34)


def _paint_names(
    painter: QPainter, points: Sequence[QPointF], snapshot: Snapshot, house: float
) -> None:
    """Write the name of each city in play below it, with an outline that sets it off."""
    font = look().font(max(9.0, house * 0.62 / look().scale), 500, True)
    metrics = QFontMetricsF(font)
    theme = theme_for("dark") if snapshot.is_night else look().theme
    join = Qt.PenJoinStyle.RoundJoin
    outline = QPen(
        theme.background, house * 0.16, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, join
    )
    for city, name in enumerate(snapshot.names):
        if snapshot.board.cities[city].area not in snapshot.areas:
            continue
        width = metrics.horizontalAdvance(name)
        text = QPainterPath()
        middle = points[city].y() + house
        text.addText(points[city].x() - width / 2, middle + metrics.capHeight() / 2, font, name)
        painter.strokePath(text, outline)
        painter.fillPath(text, theme.text)
