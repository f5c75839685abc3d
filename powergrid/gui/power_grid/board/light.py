# SPDX-License-Identifier: MIT
"""The light on the map: ambient light at dusk and by night, and lamps where houses have power."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, Literal

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPixmap, QRadialGradient

from powergrid.gui.kit.painted import mix, translucent

Hour = Literal["day", "dusk", "night"]

DUSK, NIGHT, LAMPS = range(3)
STRENGTHS: Final[dict[Hour, dict[int, float]]] = {
    "day": {DUSK: 0.0, NIGHT: 0.0, LAMPS: 0.0},
    "dusk": {DUSK: 1.0, NIGHT: 0.0, LAMPS: 0.42},
    "night": {DUSK: 0.0, NIGHT: 1.0, LAMPS: 1.0},
}
"""The strength of dusk, night and lamps at each hour."""

_DUSKS: Final = {
    False: (QColor(217, 138, 58, 34), QColor(106, 74, 120, 40)),
    True: (QColor(217, 138, 58, 26), QColor(42, 35, 80, 40)),
}
_NIGHTS: Final = {False: QColor(22, 52, 128, 72), True: QColor(2, 6, 13, 96)}
"""By whether the theme is dark; dusk in the west and in the east."""
_LAMP_RADIUS: Final = 44
_RADIUS_PER_HOUSE: Final = 13
"""The radius of a lamp's light, and its increase for each lit house, in design pixels."""
_LAMP_GRADIENTS: Final = {
    False: (
        (0.0, QColor(255, 226, 140, 212)),
        (0.3, QColor(255, 214, 120, 150)),
        (0.6, QColor(255, 200, 100, 54)),
        (1.0, QColor(255, 200, 100, 0)),
    ),
    True: (
        (0.0, QColor(255, 222, 150, 185)),
        (0.28, QColor(255, 202, 112, 104)),
        (0.6, QColor(255, 180, 90, 34)),
        (1.0, QColor(255, 180, 90, 0)),
    ),
}


def paint_ambient_light(
    painter: QPainter,
    exposed: QRectF,
    window: QRectF,
    dusk: float,
    night: float,
    *,
    is_dark: bool,
) -> None:
    """Paint dusk and night over the map, each in its strength; at dusk the west is brighter."""
    painter.setPen(Qt.PenStyle.NoPen)
    if dusk > 0:
        west, east = _DUSKS[is_dark]
        sky = QLinearGradient(window.topLeft(), QPointF(window.right(), window.center().y()))
        sky.setColorAt(0, _weakened(west, dusk))
        sky.setColorAt(1, _weakened(east, dusk))
        painter.setBrush(QBrush(sky))
        painter.drawRect(exposed)
    if night > 0:
        painter.setBrush(_weakened(_NIGHTS[is_dark], night))
        painter.drawRect(exposed)


def in_ambient_light(colour: QColor, hour: Hour, *, is_dark: bool, share: float) -> QColor:
    """Return a colour of the landscape in a share of the ambient light of an hour."""
    lights = {"day": (), "dusk": _DUSKS[is_dark], "night": (_NIGHTS[is_dark],)}[hour]
    for light in lights:
        colour = mix(colour, light, share * light.alphaF() / len(lights))
    return colour


def lamp_rect(centre: QPointF, houses: int, unit: float) -> QRectF:
    """Return the square lit by the lamp of a city with so many lit houses."""
    radius = round((_LAMP_RADIUS + _RADIUS_PER_HOUSE * houses) * unit)
    return QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)


def paint_lamps(
    painter: QPainter, exposed: QRectF, lamps: Iterable[QRectF], strength: float, *, is_dark: bool
) -> None:
    """Paint the light of lamps in these squares."""
    painter.setOpacity(strength)
    for rect in lamps:
        if rect.intersects(exposed):
            lamp = _lamp(round(rect.width()), is_dark)
            painter.drawPixmap(rect, lamp, QRectF(lamp.rect()))
    painter.setOpacity(1)


@lru_cache(maxsize=16)
def _lamp(side: int, is_dark: bool) -> QPixmap:
    picture = QPixmap(side, side)
    picture.fill(Qt.GlobalColor.transparent)
    glow = QRadialGradient(side / 2, side / 2, side / 2)
    for at, colour in _LAMP_GRADIENTS[is_dark]:
        glow.setColorAt(at, colour)
    painter = QPainter(picture)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QBrush(glow))
    painter.drawRect(0, 0, side, side)
    painter.end()
    return picture


def _weakened(colour: QColor, share: float) -> QColor:
    return translucent(colour, colour.alphaF() * share)
