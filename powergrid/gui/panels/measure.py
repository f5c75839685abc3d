# SPDX-License-Identifier: MIT
"""Layouts are reckoned in design pixels; here they become pixels, and texts get their widths."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Literal, TypeAlias

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFontMetricsF, QPainter

from powergrid.gui.look.ink import paint_line
from powergrid.gui.look.look import look
from powergrid.gui.look.tokens import MEDIUM, REGULAR

Align = Literal["left", "centre", "right"]
Run: TypeAlias = tuple[str, int, QColor]
"""Part of a line: text, weight, colour."""


def pixels(rect: QRectF) -> QRectF:
    """Return a rectangle of design pixels in pixels."""
    scale = look().scale
    return QRectF(rect.x() * scale, rect.y() * scale, rect.width() * scale, rect.height() * scale)


def design(point: QPointF) -> QPointF:
    """Return a point in pixels in design pixels."""
    return point / look().scale


def width_of(text: str, size: float, weight: int = REGULAR, narrow: bool = False) -> float:
    """Return how wide a text is, in design pixels."""
    return _width(text, size, weight, narrow, look().scale)


@lru_cache(maxsize=2048)
def _width(text: str, size: float, weight: int, narrow: bool, scale: float) -> float:
    return QFontMetricsF(look().font(size, weight, narrow)).horizontalAdvance(text) / scale


def paint_text(
    painter: QPainter,
    rect: QRectF,
    text: str,
    size: float,
    color: QColor,
    weight: int = REGULAR,
    align: Align = "left",
    *,
    is_narrow: bool = False,
) -> None:
    """Draw one line in `rect` (design pixels), in the narrow face if asked or where too wide."""
    width = width_of(text, size, weight)
    narrow = is_narrow or width > rect.width() + 0.5
    if narrow:
        # The narrow face has no weight between regular and semibold that reads as regular.
        weight = max(weight, MEDIUM)
        width = width_of(text, size, weight, narrow)
    font = look().font(size, weight, narrow)
    paint_line(painter, pixels(rect), text, font, color, align, width * look().scale)


def runs_width(runs: Sequence[Run], size: float, narrow: bool = False) -> float:
    """Return how wide a line of several runs is, in design pixels."""
    return sum(width_of(text, size, weight, narrow) for text, weight, _ in runs)


def paint_runs(
    painter: QPainter, rect: QRectF, runs: Sequence[Run], size: float, align: Align = "left"
) -> None:
    """Draw a line of several weights and colours in `rect` (design pixels).

    Where it is too wide it is drawn in the narrow face, and without its last runs if need be.
    """
    room = rect.width() + 0.5
    narrow = runs_width(runs, size) > room
    if narrow:
        runs = [(text, max(weight, MEDIUM), color) for text, weight, color in runs]
    while len(runs) > 1 and runs_width(runs, size, narrow) > room:
        runs = runs[:-1]
    left = rect.x()
    if align != "left":
        left += (rect.width() - runs_width(runs, size, narrow)) / (2 if align == "centre" else 1)
    for text, weight, color in runs:
        width = width_of(text, size, weight, narrow)
        line = QRectF(left, rect.y(), width + 0.5, rect.height())
        font = look().font(size, weight, narrow)
        paint_line(painter, pixels(line), text, font, color, width=width * look().scale)
        left += width
