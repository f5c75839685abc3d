# SPDX-License-Identifier: MIT
"""The houses of players and bank: silhouettes that differ without their colours, and a body."""

from collections.abc import Callable
from functools import cache, lru_cache
from typing import Final, Literal, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QTransform,
)

from powergrid.gui.kit.look import look
from powergrid.gui.kit.painted import mix, smooth_painter
from powergrid.gui.kit.shapes import polygon, ring
from powergrid.gui.kit.theme import theme_for
from powergrid.gui.kit.tokens import BOLD, PLAYER_LETTERS

_GRID: Final = 24
_RIM: Final = 1.25
_OUTLINE: Final = 2.6
_DIMMED: Final = 0.4
_MIN_LETTER: Final = 14
_WHITE: Final = QColor("#ffffff")
_INK: Final = QColor("#11171a")
_FACE: Final = 0.94
"""The face's share of the grid; the rest is for the body below it and its shadow."""
_PICTURE: Final = 1.15
"""The side of its picture, which extends to the right and below, relative to the house."""
_DEPTH: Final = (1.15, 1.35)
_SWEEP: Final = 4
"""The number of copies of the face that make up the body."""
_SHADOWS: Final = ((2.3, 3.0, 26), (1.7, 2.2, 34), (1.1, 1.4, 44))
"""The offsets of the copies of the shape that make up its shadow, and their alphas."""
_GLEAM: Final = 1.2
_LIT: Final = QColor("#ffe08a")
_LIT_EDGE: Final = QColor("#3a2600")
_UNLIT: Final = QColor("#10161c")
_NIGHT: Final = 0.42
"""The share of night colour in a house without power."""

Light = Literal["", "lit", "unlit"]
"""By night a house has power, and light in its windows, or none."""


class _Shape(NamedTuple):
    draw: Callable[[], QPainterPath]
    middle: float
    """The place of a number, from the top."""
    number_size: float = 1.0
    """The size of a number, relative to one in a square."""
    windows: tuple[tuple[float, float], ...] = ((8.1, 14.6), (15.1, 14.6))
    """Their middles."""


def _gabled() -> QPainterPath:
    return polygon((12, 2), (22, 10.2), (22, 22), (2, 22), (2, 10.2))


def _dome() -> QPainterPath:
    path = QPainterPath(QPointF(2.4, 22))
    path.lineTo(2.4, 11.6)
    path.cubicTo(2.4, 5.8, 6.6, 2.2, 12, 2.2)
    path.cubicTo(17.4, 2.2, 21.6, 5.8, 21.6, 11.6)
    path.lineTo(21.6, 22)
    path.closeSubpath()
    return path


def _tent() -> QPainterPath:
    return polygon((12, 1.8), (23, 21.8), (1, 21.8))


def _diamond() -> QPainterPath:
    return polygon((12, 0.9), (23.1, 12), (12, 23.1), (0.9, 12))


def _hexagon() -> QPainterPath:
    return polygon(*ring(6, 11, 0))


def _battlement() -> QPainterPath:
    teeth = ((2.2, 2.6), (7, 2.6), (7, 6.4), (9.6, 6.4), (9.6, 2.6), (14.4, 2.6), (14.4, 6.4))
    return polygon(*teeth, (17, 6.4), (17, 2.6), (21.8, 2.6), (21.8, 22), (2.2, 22))


def _coin() -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(12, 12), 10, 10)
    return path


_SHAPES: Final = {
    "red": _Shape(_gabled, 13.8),
    "blue": _Shape(_dome, 13.0),
    "green": _Shape(_tent, 15.6, 0.82, ((12.0, 16.0),)),
    "yellow": _Shape(_diamond, 12.0, 0.9, ((12.0, 12.4),)),
    "purple": _Shape(_hexagon, 12.0, 1.0, ((8.6, 12.4), (15.2, 12.4))),
    "black": _Shape(_battlement, 14.0),
    "bank": _Shape(_coin, 12.0),
}


@cache
def house_path(colour: str) -> QPainterPath:
    """Return a player's silhouette on a grid of 24."""
    return _SHAPES[colour].draw()


def paint_house(
    painter: QPainter,
    colour: str,
    rect: QRectF,
    *,
    dim: bool = False,
    outline_only: bool = False,
    number: int | None = None,
    light: Light = "",
    on_dark: bool = False,
) -> None:
    """Paint a player's house in `rect`; with `outline_only`, one not built yet, which is flat.

    A house `on_dark` looks as in the dark theme: night is dark in both.
    """
    theme = look().theme
    ground = theme_for("dark") if on_dark else theme
    side = min(rect.width(), rect.height())
    middle = rect.center()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if dim:
        painter.setOpacity(painter.opacity() * _DIMMED)
    painter.translate(middle.x() - side / 2, middle.y() - side / 2)
    if outline_only:
        _paint_outline(painter, colour, side / _GRID)
    else:
        ratio = painter.device().devicePixelRatio()
        fill, rim = theme.house_fill(colour).rgb(), ground.house_rim(colour).rgb()
        house = _house(colour, round(side * ratio), fill, rim, ground.is_dark, light)
        painter.drawPixmap(
            QRectF(0, 0, side * _PICTURE, side * _PICTURE), house, QRectF(house.rect())
        )
    mark = _mark(colour, side) if number is None else str(number)
    if mark:
        painter.setPen(_INK if outline_only else theme.on_player(colour))
        _paint_mark(painter, _SHAPES[colour], side, mark)
    painter.restore()


def _paint_mark(painter: QPainter, shape: _Shape, side: float, mark: str) -> None:
    """Write a letter or a number on a house at the painter's origin."""
    height = (0.58 if len(mark) == 1 else 0.46) * side * shape.number_size
    painter.setFont(look().font(height / look().scale, BOLD))
    line = QRectF(0, shape.middle * side / _GRID - side / 2, side, side)
    painter.drawText(line, Qt.AlignmentFlag.AlignCenter, mark)


def _mark(colour: str, side: float) -> str:
    """Return the letter of a player if letters are shown and readable."""
    is_shown = look().shows_letters and side >= look().px(_MIN_LETTER)
    return PLAYER_LETTERS.get(colour, "") if is_shown else ""


def _paint_outline(painter: QPainter, colour: str, scale: float) -> None:
    # A pen of its own scale would make thin rims vanish on small houses.
    theme, path = look().theme, QTransform.fromScale(scale, scale).map(house_path(colour))
    # The rim sets off a yellow outline on white.
    rim, fill = theme.house_rim(colour), theme.house_fill(colour)
    _draw(painter, path, rim, max(1.6, (_OUTLINE + 1.2) * scale), _WHITE)
    _draw(painter, path, fill, max(1.2, _OUTLINE * scale), _WHITE)


@lru_cache(maxsize=512)
def _house(colour: str, side: int, fill: int, rim: int, is_dark: bool, light: Light) -> QPixmap:
    """Return a picture of a house `side` pixels wide and its shadow, cached as drawing is slow."""
    picture = QPixmap(round(side * _PICTURE), round(side * _PICTURE))
    picture.fill(Qt.GlobalColor.transparent)
    painter = smooth_painter(picture)
    scale = side / _GRID
    face = QTransform.fromScale(scale * _FACE, scale * _FACE).map(house_path(colour))
    face.translate(0.4 * scale, 0.2 * scale)
    hue = _Hue.of(colour, QColor(fill), QColor(rim), is_dark)
    if light == "unlit":
        hue = hue.at_night()
    for right, down, alpha in _SHADOWS:
        painter.fillPath(face.translated(right * scale, down * scale), QColor(0, 0, 0, alpha))
    width = _RIM * scale
    for step in range(_SWEEP, 0, -1):
        part = step / _SWEEP * scale
        swept = face.translated(_DEPTH[0] * part, _DEPTH[1] * part)
        _draw(painter, swept, hue.rim if step == _SWEEP else hue.body, width, hue.body)
    box = face.boundingRect()
    shine = QLinearGradient(box.topLeft(), box.bottomRight())
    shine.setColorAt(0, hue.upper)
    shine.setColorAt(1, hue.lower)
    _draw(painter, face, hue.rim, width, QBrush(shine))
    painter.save()
    painter.setClipPath(face)
    gleam = QColor(255, 255, 255, 70 if colour == "black" else 120)
    painter.strokePath(face.translated(scale, scale), QPen(gleam, _GLEAM * scale))
    painter.restore()
    painter.strokePath(face, QPen(hue.rim, width))
    if light == "lit":
        _paint_windows(painter, colour, scale)
    painter.end()
    return picture


def _paint_windows(painter: QPainter, colour: str, scale: float) -> None:
    painter.setPen(QPen(_LIT_EDGE, 0.8 * scale))
    painter.setBrush(_LIT)
    for x, y in _SHAPES[colour].windows:
        window = QRectF(0, 0, 3.6 * scale, 4.4 * scale)
        window.moveCenter(QPointF(x * _FACE + 0.4, y * _FACE + 0.2) * scale)
        painter.drawRect(window)


class _Hue(NamedTuple):
    """The colours of a house with a body."""

    upper: QColor
    lower: QColor
    body: QColor
    rim: QColor

    @classmethod
    def of(cls, colour: str, fill: QColor, rim: QColor, is_dark: bool) -> "_Hue":
        """Return a house's colours; black becomes graphite, to be visible on a dark table."""
        if colour == "black":
            shades = (
                ("#565f66", "#22272a", "#0a0c0d", "#e3e8eb")
                if is_dark
                else ("#4b5257", "#15181a", "#050606", "#000000")
            )
            return cls(*map(QColor, shades))
        black = QColor("black")
        return cls(mix(fill, _WHITE, 0.26), mix(fill, black, 0.12), mix(fill, black, 0.42), rim)

    def at_night(self) -> "_Hue":
        """Return the unlit colours; the rim stays brighter, to set off the shape."""
        upper, lower, body = (mix(shade, _UNLIT, _NIGHT) for shade in self[:3])
        return _Hue(upper, lower, body, mix(self.rim, _UNLIT, _NIGHT / 2))


def _draw(
    painter: QPainter, path: QPainterPath, edge: QColor, width: float, fill: QColor | QBrush
) -> None:
    pen = QPen(edge, width)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(fill)
    painter.drawPath(path)
