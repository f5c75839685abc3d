# SPDX-License-Identifier: MIT
"""Icons in one colour, drawn when first needed."""

from collections.abc import Callable
from functools import cache, lru_cache
from typing import Final, TypeAlias

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QTransform

from powergrid.gui.kit import icon_drawings as signs

GRID: Final = 24

Drawing: TypeAlias = Callable[[], QPainterPath]
"""Draws an icon on the grid."""

ICONS: Final[dict[str, Drawing]] = {
    "house": signs.house,
    "city": signs.house,
    "plug": signs.plug,
    "cards": signs.cards,
    "undo": signs.undo,
    "redo": signs.redo,
    "hint": signs.hint,
    "plan": signs.plan,
    "gavel": signs.gavel,
    "menu": signs.menu,
    "log": signs.log,
    "rules": signs.rules,
    "lock": signs.lock,
    "check": signs.check,
    "warning": signs.warning,
    "plus": signs.plus,
    "minus": signs.minus,
    "close": signs.close,
    "person": signs.person,
    "computer": signs.computer,
    "arrow": signs.arrow,
    "end_turn": signs.end_turn,
    "chevron": signs.chevron,
    "play": signs.play,
    "pause": signs.pause,
    "forward": signs.forward,
    "fast_forward": signs.fast_forward,
    "back": signs.back,
    "fast_back": signs.fast_back,
    "folder": signs.folder,
    "gear": signs.gear,
    "step": signs.step,
    "star": signs.star,
}


@cache
def drawn(drawing: Drawing) -> QPainterPath:
    """Return the path of a drawing, cached."""
    return drawing()


@lru_cache(maxsize=512)
def _fitted(drawing: Drawing, side: float) -> QPainterPath:
    return QTransform.fromScale(side / GRID, side / GRID).map(drawn(drawing))


def paint_icon(painter: QPainter, name: str, rect: QRectF, color: QColor) -> None:
    """Fill an icon in the middle of `rect`, as large as its shorter side."""
    paint_drawing(painter, ICONS[name], rect, color)


def paint_drawing(painter: QPainter, drawing: Drawing, rect: QRectF, color: QColor) -> None:
    """Fill a drawing in the middle of `rect`, as large as its shorter side."""
    side = min(rect.width(), rect.height())
    left = rect.x() + (rect.width() - side) / 2
    top = rect.y() + (rect.height() - side) / 2
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(left, top)
    painter.fillPath(_fitted(drawing, side), color)
    painter.restore()
