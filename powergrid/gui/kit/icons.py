# SPDX-License-Identifier: MIT
"""Icons in one colour, drawn when first needed."""

from collections.abc import Callable
from functools import cache, lru_cache
from typing import Final, Literal, TypeAlias

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QTransform

from powergrid.gui.kit import icon_drawings

GRID: Final = 24

Icon: TypeAlias = Literal[
    "house",
    "plug",
    "cards",
    "plan",
    "rules",
    "undo",
    "hint",
    "menu",
    "more",
    "log",
    "check",
    "warning",
    "plus",
    "minus",
    "fill",
    "close",
    "person",
    "computer",
    "end_turn",
    "chevron",
    "play",
    "pause",
    "film",
    "curve",
    "forward",
    "fast_forward",
    "back",
    "fast_back",
    "folder",
    "gear",
    "step",
    "factory",
    "star",
]
"""The name of a drawing of `icon_drawings`."""

Drawing: TypeAlias = Callable[[], QPainterPath]
"""Draws an icon on the grid."""


@cache
def path_of(drawing: Drawing) -> QPainterPath:
    """Return the path of a drawing, cached."""
    return drawing()


@lru_cache(maxsize=512)
def _scaled_path(drawing: Drawing, side: float) -> QPainterPath:
    return QTransform.fromScale(side / GRID, side / GRID).map(path_of(drawing))


def paint_icon(painter: QPainter, icon: Icon, rect: QRectF, color: QColor) -> None:
    """Fill an icon in the middle of `rect`."""
    drawing: Drawing = getattr(icon_drawings, icon)
    paint_drawing(painter, drawing, rect, color)


def paint_drawing(painter: QPainter, drawing: Drawing, rect: QRectF, color: QColor) -> None:
    """Fill a drawing in the middle of `rect`, as large as its shorter side."""
    side = min(rect.width(), rect.height())
    left = rect.x() + (rect.width() - side) / 2
    top = rect.y() + (rect.height() - side) / 2
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(left, top)
    painter.fillPath(_scaled_path(drawing, side), color)
    painter.restore()
