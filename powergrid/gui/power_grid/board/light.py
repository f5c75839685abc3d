# SPDX-License-Identifier: MIT
"""The light on the ground: a veil at dusk and by night, and lamps where houses have power."""

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
"""How strong the veils and the lamps are at each hour."""

_DUSKS: Final = {
    False: (QColor(217, 138, 58, 34), QColor(106, 74, 120, 40)),
    True: (QColor(217, 138, 58, 26), QColor(42, 35, 80, 40)),
}
_NIGHTS: Final = {False: QColor(22, 52, 128, 72), True: QColor(2, 6, 13, 96)}
"""By whether the theme is dark."""
_REACH: Final = 44
_REACH_OF_A_HOUSE: Final = 13
"""The radius of a lamp's light, and the increase for each lit house, in design pixels."""
_STOPS: Final = {
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


def paint_veil(
    painter: QPainter,
    exposed: QRectF,
    window: QRectF,
    dusk: float,
    night: float,
    *,
    is_dark: bool,
) -> None:
    """Paint the veil of the hour over the ground; at dusk the west is brighter."""
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


def veiled(colour: QColor, hour: Hour, *, is_dark: bool, share: float) -> QColor:
    """Return a colour of the ground under a share of the veil of an hour."""
    veils = {"day": (), "dusk": _DUSKS[is_dark], "night": (_NIGHTS[is_dark],)}[hour]
    for veil in veils:
        colour = mix(colour, veil, share * veil.alphaF() / len(veils))
    return colour


def lamp_rect(centre: QPointF, houses: int, unit: float) -> QRectF:
    """Return the rectangle lit by the lamp of a city with this many houses."""
    reach = round((_REACH + _REACH_OF_A_HOUSE * houses) * unit)
    return QRectF(centre.x() - reach, centre.y() - reach, 2 * reach, 2 * reach)


def paint_lamps(
    painter: QPainter, exposed: QRectF, lamps: Iterable[QRectF], strength: float, *, is_dark: bool
) -> None:
    """Paint lamps in these rectangles."""
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
    for at, colour in _STOPS[is_dark]:
        glow.setColorAt(at, colour)
    painter = QPainter(picture)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QBrush(glow))
    painter.drawRect(0, 0, side, side)
    painter.end()
    return picture


def _weakened(colour: QColor, share: float) -> QColor:
    return translucent(colour, colour.alphaF() * share)
