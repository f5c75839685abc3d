# SPDX-License-Identifier: MIT
"""The emblems of players: a person, and a brighter light for each stronger level."""

from collections.abc import Callable
from functools import cache
from math import cos, radians, sin
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QTransform

from powergrid.gui.kit.icons import paint_icon
from powergrid.gui.kit.look import look
from powergrid.gui.kit.painted import mix
from powergrid.gui.kit.shapes import box, disc, line, polygon, stroke, unite

_PEN: Final = 1.8
_SHADE: Final = 0.7
"""The share of a darker shade in the light's colour on a light background."""

Parts = tuple[QPainterPath, QPainterPath]
"""The body and the light of an emblem."""


def _rays(x: float, y: float, inner: float, outer: float, angles: range) -> QPainterPath:
    ends = [(cos(radians(angle)), sin(radians(angle))) for angle in angles]
    return unite(
        stroke(line((x + inner * a, y + inner * b), (x + outer * a, y + outer * b)), _PEN)
        for a, b in ends
    )


def _flame(y: float) -> QPainterPath:
    x, size = 12, 3.6
    path = QPainterPath()
    path.moveTo(x, y - size)
    path.cubicTo(x + size, y, x + size * 0.7, y + size, x, y + size)
    path.cubicTo(x - size * 0.7, y + size, x - size, y, x, y - size)
    return path


def _candle() -> Parts:
    stick = stroke(box(9, 11, 6, 9), _PEN)
    foot = stroke(line((5, 21), (19, 21)), _PEN)
    return unite((stick, foot)), _flame(6)


def _lantern() -> Parts:
    body = stroke(box(6, 8, 12, 12, 2), _PEN)
    top = stroke(line((9, 7.5), (10, 4), (14, 4), (15, 7.5)), _PEN)
    return unite((body, top, stroke(line((5, 21), (19, 21)), _PEN))), _flame(14)


def _bulb() -> Parts:
    foot = unite(stroke(line((9.5, y), (14.5, y)), _PEN) for y in (18.5, 21.5))
    return unite((stroke(disc(12, 9.5, 6.8), _PEN), foot)), disc(12, 9.5, 5.2)


def _lighthouse() -> Parts:
    tower = stroke(polygon((9.6, 9), (14.4, 9), (16.5, 21.5), (7.5, 21.5)), _PEN)
    roof = stroke(line((9, 4.5), (12, 2), (15, 4.5)), _PEN)
    beams = unite(
        polygon((12 + side * 3.4, 6.2), (12 + side * 10, 3.4), (12 + side * 10, 9.6))
        for side in (-1, 1)
    )
    return unite((tower, roof)), unite((beams, box(9.8, 4.8, 4.4, 3.6)))


def _sun() -> Parts:
    return QPainterPath(), unite((disc(12, 12, 4.8), _rays(12, 12, 7.2, 10.2, range(0, 360, 45))))


_LIGHTS: Final[tuple[Callable[[], Parts], ...]] = (_candle, _lantern, _bulb, _lighthouse, _sun)


@cache
def _parts(light: int) -> Parts:
    return _LIGHTS[light]()


def paint_emblem(painter: QPainter, rect: QRectF, level: int, *, is_lit: bool) -> None:
    """Paint the light of a level, from 0 for the weakest, or a person for -1."""
    theme = look().theme
    ink = theme.text if is_lit else theme.text_second
    if level < 0:
        paint_icon(painter, "person", rect, ink)
        return
    shines = ink
    if is_lit:
        shines = theme.lit if theme.is_dark else mix(theme.lit, QColor("#b06a00"), _SHADE)
    side = min(rect.width(), rect.height())
    place = QTransform(side / 24, 0, 0, side / 24, rect.left(), rect.top())
    body, light = _parts(min(level, len(_LIGHTS) - 1))
    painter.fillPath(place.map(body), ink)
    painter.fillPath(place.map(light), shines)
