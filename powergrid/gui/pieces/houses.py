# SPDX-License-Identifier: MIT
"""The houses of players and bank: silhouettes that differ without their colours."""

from collections.abc import Callable
from functools import cache, lru_cache
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QTransform

from powergrid.gui.kit.look import look
from powergrid.gui.kit.shapes import polygon, ring
from powergrid.gui.kit.tokens import BOLD, PLAYER_LETTERS

_GRID: Final = 24
_RIM: Final = 1.25
_OUTLINE: Final = 2.6
_DIMMED: Final = 0.4
_MIN_LETTER: Final = 14
_WHITE: Final = QColor("#ffffff")
_INK: Final = QColor("#11171a")


class _Shape(NamedTuple):
    draw: Callable[[], QPainterPath]
    middle: float
    """Where a number stands, from the top."""
    room: float = 1.0
    """How large a number may be, against that in a square."""


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
    "green": _Shape(_tent, 15.6, 0.82),
    "yellow": _Shape(_diamond, 12.0, 0.9),
    "purple": _Shape(_hexagon, 12.0),
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
) -> None:
    """Paint a player's house in `rect`; with `outline_only`, one not built yet."""
    theme = look().theme
    side = min(rect.width(), rect.height())
    scale = side / _GRID
    middle = rect.center()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if dim:
        painter.setOpacity(painter.opacity() * _DIMMED)
    painter.translate(middle.x() - side / 2, middle.y() - side / 2)
    # A pen of its own scale would make thin rims vanish on small houses.
    path = _scaled(colour, scale)
    rim, fill = theme.house_rim(colour), theme.house_fill(colour)
    if outline_only:
        # The rim sets off a yellow outline on white.
        _draw(painter, path, rim, max(1.6, (_OUTLINE + 1.2) * scale), _WHITE)
        _draw(painter, path, fill, max(1.2, _OUTLINE * scale), _WHITE)
    else:
        _draw(painter, path, rim, max(1.0, _RIM * scale), fill)
    mark = _mark(colour, side) if number is None else str(number)
    if mark:
        height = (0.58 if len(mark) == 1 else 0.46) * side * _SHAPES[colour].room
        painter.setFont(look().font(height / look().scale, BOLD))
        painter.setPen(_INK if outline_only else theme.on_player(colour))
        line = QRectF(0, _SHAPES[colour].middle * scale - side / 2, side, side)
        painter.drawText(line, Qt.AlignmentFlag.AlignCenter, mark)
    painter.restore()


def _mark(colour: str, side: float) -> str:
    """Return the letter of a player if letters are shown and readable."""
    is_shown = look().shows_letters and side >= look().px(_MIN_LETTER)
    return PLAYER_LETTERS.get(colour, "") if is_shown else ""


@lru_cache(maxsize=128)
def _scaled(colour: str, scale: float) -> QPainterPath:
    return QTransform.fromScale(scale, scale).map(house_path(colour))


def _draw(painter: QPainter, path: QPainterPath, edge: QColor, width: float, fill: QColor) -> None:
    pen = QPen(edge, width)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(fill)
    painter.drawPath(path)
