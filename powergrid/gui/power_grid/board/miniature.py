# SPDX-License-Identifier: MIT
"""A game in small: the land, every network in its colour, and houses, without any sign."""

from collections.abc import Collection, Iterable, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QLineF, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QPixmapCache,
    QRadialGradient,
    QTransform,
)

from powergrid.box.drawing import Drawing
from powergrid.gui.kit.look import look
from powergrid.gui.kit.painted import mix, paint_fade, paint_plain, smooth_painter, translucent
from powergrid.gui.kit.theme import LIT, Theme, theme_for
from powergrid.gui.power_grid.board.board_colours import board_colours
from powergrid.gui.power_grid.board.framing import MAX_FRAME_ZOOM
from powergrid.gui.power_grid.board.landscape import Landscape
from powergrid.gui.power_grid.board.landscape_colours import landscape_colours
from powergrid.gui.power_grid.pieces.houses import paint_house
from powergrid.rules.board import Board

_NIGHT: Final = QColor(3, 6, 9)
_MARGIN: Final = 0.03
_FRAME_MARGIN: Final = 0.1
"""Between the outermost cities in play and the edge of a framed view, relative to its side."""
_MIN_FADE: Final = 0.06
"""Narrower strips beside the board do not fade, relative to the picture."""
_FADED_AT: Final = 0.4
"""How far beside the board the country is drawn on every board, relative to the board's side."""
_HOUSE_ON_THE_TABLE: Final = 25
_MIN_GLOWING_WIDTH: Final = 1.5
"""Thinner lines, in small pictures, have no light around them."""
_CACHE_KB: Final = 64 * 1024
"""Enough for the pictures of one view, even at 3840 by 2160."""
_MIN_HOUSE: Final = 6.0
"""The side in pixels below which houses are no more than dots of light at night."""
_HALO: Final = 3.3
_DOT_HALO: Final = 2.4
"""How far the light of a city reaches, in houses, and that of a dot."""
_FULL_HALO: Final = 36.0
"""How far it reaches in pixels where it has its full strength."""
_GLOW: Final = ((4.4, 0.1), (2.4, 0.16))
"""The light around a line at night: widths relative to it, and alphas."""


class Network(NamedTuple):
    """A seat's network: its cities in the order of building, and the connections it paid for.

    `strength` is how brightly it shows, from 0 to 1.
    """

    colour: str
    cities: Sequence[int]
    connections: Iterable[tuple[int, int]] = ()
    strength: float = 1.0


class Snapshot(NamedTuple):
    """What a miniature shows; a finished game is shown at night, the cities of `lit` alight.

    They and the networks shine by day too if the look is dark.
    `names` are written below the cities, if given. Reading a board's relief the first time is slow.
    """

    board: Board
    drawing: Drawing
    areas: Collection[int]
    networks: Sequence[Network] = ()
    is_night: bool = False
    lit: Collection[int] = ()
    names: Sequence[str] = ()
    has_relief: bool = True


def paint_miniature(painter: QPainter, rect: QRectF, snapshot: Snapshot) -> None:
    """Paint a snapshot in a rectangle, the whole board as large as it fits."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    painter.drawPixmap(rect.topLeft(), _ground(rect.size().toSize(), snapshot))
    spots = _spots(rect, snapshot.drawing)
    house = house_side(rect)
    has_dots = snapshot.is_night and house < _MIN_HOUSE
    for city in snapshot.lit if _is_dark(snapshot) else ():
        _paint_light(painter, spots[city], house * (_DOT_HALO if has_dots else _HALO))
    _paint_networks(painter, spots, snapshot, max(1.8 if snapshot.is_night else 1.2, house / 6))
    if has_dots:
        _paint_dots(painter, spots, snapshot.lit, house)
    else:
        _paint_houses(painter, spots, snapshot, house)
    if snapshot.names:
        _paint_names(painter, spots, snapshot, house)
    painter.restore()


def area_at(rect: QRectF, snapshot: Snapshot, point: QPointF) -> int:
    """Return the area at a point of a miniature, or -1."""
    return _landscape(rect, snapshot).area_at(point)


def house_side(rect: QRectF) -> float:
    """Return the side of a house in a miniature of that size, in pixels."""
    return min(rect.width(), rect.height()) * 0.024 + 2.5


def plane_transform(rect: QRectF, drawing: Drawing) -> QTransform:
    """Return the transform of a board's plane into a miniature of that size."""
    room = min(rect.width() / drawing.width, rect.height() / drawing.height)
    scale = room * (1 - 2 * _MARGIN)
    left = rect.center().x() - drawing.width * scale / 2
    top = rect.center().y() - drawing.height * scale / 2
    return QTransform(scale, 0, 0, scale, left, top)


def framed(view: QRectF, snapshot: Snapshot) -> QRectF:
    """Return the rectangle of the whole board if its cities in play fill the middle of a view."""
    cities = zip(snapshot.board.cities, _spots(view, snapshot.drawing), strict=True)
    spots = [spot for city, spot in cities if city.area in snapshot.areas]
    xs, ys = [spot.x() for spot in spots], [spot.y() for spot in spots]
    wide, high = max(1.0, max(xs) - min(xs)), max(1.0, max(ys) - min(ys))
    around = 2 * _FRAME_MARGIN * min(view.width(), view.height())
    room = QSizeF(view.width() - around, view.height() - around)
    zoom = max(1.0, min(MAX_FRAME_ZOOM, room.width() / wide, room.height() / high))
    whole = QRectF(QPointF(), view.size() * zoom)
    middle = QPointF((min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2)
    shift = (view.center() - middle) * zoom
    # A board wider than a tall view leaves room above and below, and more of that costs no size.
    if whole.height() * snapshot.drawing.width > whole.width() * snapshot.drawing.height:
        whole.setHeight(max(whole.height(), view.height() + 2 * abs(shift.y())))
    else:
        whole.setWidth(max(whole.width(), view.width() + 2 * abs(shift.x())))
    whole.moveCenter(view.center() + shift)
    whole.moveLeft(min(view.left(), max(whole.left(), view.right() - whole.width())))
    whole.moveTop(min(view.top(), max(whole.top(), view.bottom() - whole.height())))
    return whole


def _spots(rect: QRectF, drawing: Drawing) -> list[QPointF]:
    to_view = plane_transform(rect, drawing)
    return [to_view.map(QPointF(spot.x, spot.y)) for spot in drawing.cities]


def _landscape(rect: QRectF, snapshot: Snapshot) -> Landscape:
    landscape = Landscape(snapshot.board, snapshot.drawing)
    landscape.fit(plane_transform(rect, snapshot.drawing))
    return landscape


# The ground is the same for all positions of a game, and takes by far the longest.


def _ground(size: QSize, snapshot: Snapshot) -> QPixmap:
    theme = theme_for("dark") if snapshot.is_night else look().theme
    board, areas = snapshot.board, ",".join(map(str, sorted(snapshot.areas)))
    drawing = snapshot.drawing
    drawn = hash((drawing.width, drawing.height, drawing.cities, drawing.land, board.connections))
    key = f"miniature {board.id} {drawn} {size.width()}x{size.height()} {areas} {theme.name}"
    key += f" {snapshot.is_night} {snapshot.has_relief} {look().is_plain} {theme.is_high}"
    QPixmapCache.setCacheLimit(max(QPixmapCache.cacheLimit(), _CACHE_KB))
    ground = QPixmap()
    if not QPixmapCache.find(key, ground):
        ground = QPixmap(size)
        _paint_ground(ground, snapshot, theme)
        QPixmapCache.insert(key, ground)
    return ground


def _paint_ground(ground: QPixmap, snapshot: Snapshot, theme: Theme) -> None:
    rect, drawing, areas = QRectF(ground.rect()), snapshot.drawing, snapshot.areas
    is_plain, house = look().is_plain, house_side(rect)
    colours = landscape_colours(theme, is_plain)
    painter = smooth_painter(ground)
    landscape = _landscape(rect, snapshot)
    terrain = landscape.terrain() if snapshot.has_relief and not is_plain else None
    landscape.paint_land(painter, rect, colours, house / _HOUSE_ON_THE_TABLE, areas, terrain)
    landscape.paint_hairlines(painter, colours, areas)
    if snapshot.is_night:
        paint_plain(painter, rect, translucent(_NIGHT, 0.5))
    _fade_out(painter, rect, drawing, theme.background if snapshot.is_night else theme.surface_1)
    _paint_connections(painter, _spots(rect, drawing), snapshot, theme, house)
    painter.end()


def _fade_out(painter: QPainter, rect: QRectF, drawing: Drawing, ground: QColor) -> None:
    """Fade the country into the ground on the sides that the board does not reach."""
    plane = plane_transform(rect, drawing).mapRect(QRectF(0, 0, drawing.width, drawing.height))
    for inner, outer in (
        (QPointF(plane.left(), rect.top()), rect.bottomLeft()),
        (QPointF(plane.right(), rect.top()), rect.bottomRight()),
        (QPointF(rect.left(), plane.top()), rect.topRight()),
        (QPointF(rect.left(), plane.bottom()), rect.bottomRight()),
    ):
        strip = QRectF(inner, outer).normalized()
        is_wide = strip.width() >= _MIN_FADE * rect.width()
        if is_wide and strip.height() >= _MIN_FADE * rect.height():
            is_beside = strip.height() == rect.height()
            end = QPointF(outer.x(), inner.y()) if is_beside else QPointF(inner.x(), outer.y())
            drawn = _FADED_AT * (plane.width() if is_beside else plane.height())
            faded_at = min(0.8, drawn / (strip.width() if is_beside else strip.height()))
            paint_fade(painter, strip, inner, end, ground, opaque_at=faded_at)


def _paint_connections(
    painter: QPainter, spots: Sequence[QPointF], snapshot: Snapshot, theme: Theme, house: float
) -> None:
    played = [city.area in snapshot.areas for city in snapshot.board.cities]
    colour = translucent(board_colours(theme).connection, 0.3 if snapshot.is_night else 0.55)
    painter.setPen(QPen(colour, max(0.8, house / 16)))
    painter.drawLines(
        [
            QLineF(spots[connection.a], spots[connection.b])
            for connection in snapshot.board.connections
            if played[connection.a] and played[connection.b]
        ]
    )
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(translucent(theme.text, 0.5 if snapshot.is_night else 1))
    radius = max(1.0, house / 8)
    for spot, is_played in zip(spots, played, strict=True):
        if is_played:
            painter.drawEllipse(spot, radius, radius)


# What the players have built.


def _is_dark(snapshot: Snapshot) -> bool:
    return snapshot.is_night or look().theme.is_dark


def _paint_light(painter: QPainter, spot: QPointF, reach: float) -> None:
    light = QRadialGradient(spot, reach)
    strength = min(1.0, reach / _FULL_HALO)  # where all is small, lights would run together
    for at, alpha in ((0.0, 0.62), (0.35, 0.3), (1.0, 0.0)):
        light.setColorAt(at, translucent(LIT, alpha * strength))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(light)
    painter.drawEllipse(spot, reach, reach)


def _paint_networks(
    painter: QPainter, spots: Sequence[QPointF], snapshot: Snapshot, width: float
) -> None:
    """Paint every network; those that share a connection run side by side."""
    shines = _is_dark(snapshot) and bool(snapshot.lit)
    sharing: dict[tuple[int, int], list[Network]] = {}
    for network in snapshot.networks:
        for connection in network.connections:
            sharing.setdefault(connection, []).append(network)
    for (a, b), networks in sharing.items():
        line = QLineF(spots[a], spots[b])
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
    painter: QPainter, spots: Sequence[QPointF], snapshot: Snapshot, side: float
) -> None:
    """Paint the houses of each city side by side, in the order in which they were built."""
    there: dict[int, list[Network]] = {}
    for network in snapshot.networks:
        for city in network.cities:
            there.setdefault(city, []).append(network)
    for city, houses in there.items():
        left = spots[city].x() - side * len(houses) / 2
        for index, network in enumerate(houses):
            rect = QRectF(left + index * side, spots[city].y() - side / 2, side, side)
            painter.setOpacity(max(0.35, network.strength))
            paint_house(painter, network.colour, rect, on_dark=snapshot.is_night)
    painter.setOpacity(1)


def _paint_dots(
    painter: QPainter, spots: Sequence[QPointF], lit: Collection[int], side: float
) -> None:
    """Paint a dot of light for each powered city."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(LIT)
    for city in lit:
        painter.drawEllipse(spots[city], side * 0.34, side * 0.34)


def _paint_names(
    painter: QPainter, spots: Sequence[QPointF], snapshot: Snapshot, house: float
) -> None:
    """Write the name of each city in play below it, with a rim that sets it off."""
    font = look().font(max(9.0, house * 0.62 / look().scale), 500, True)
    metrics = QFontMetricsF(font)
    theme = theme_for("dark") if snapshot.is_night else look().theme
    join = Qt.PenJoinStyle.RoundJoin
    rim = QPen(theme.background, house * 0.16, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, join)
    for city, name in enumerate(snapshot.names):
        if snapshot.board.cities[city].area not in snapshot.areas:
            continue
        wide = metrics.horizontalAdvance(name)
        text = QPainterPath()
        middle = spots[city].y() + house
        text.addText(spots[city].x() - wide / 2, middle + metrics.capHeight() / 2, font, name)
        painter.strokePath(text, rim)
        painter.fillPath(text, theme.text)
