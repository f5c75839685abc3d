# SPDX-License-Identifier: MIT
"""Measures and paints text in design pixels."""

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import Final, TypeAlias

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFontMetricsF, QPainter
from PySide6.QtWidgets import QWidget

from powergrid.gui.kit.look import look
from powergrid.gui.kit.text_lines import Align, paint_line
from powergrid.gui.kit.tokens import MEDIUM, REGULAR

_LINE: Final = 1.08
"""The smallest height of a line, relative to the text size."""

Run: TypeAlias = tuple[str, int, QColor]
"""Part of a line: text, weight, colour."""


def pixels(rect: QRectF) -> QRectF:
    """Convert a rectangle from design pixels to pixels."""
    scale = look().scale
    return QRectF(rect.x() * scale, rect.y() * scale, rect.width() * scale, rect.height() * scale)


def design(point: QPointF) -> QPointF:
    """Convert a point from pixels to design pixels."""
    return point / look().scale


def design_size(widget: QWidget) -> tuple[float, float]:
    """Return the width and height of a widget in design pixels."""
    scale = look().scale
    return widget.width() / scale, widget.height() / scale


def width_of(text: str, size: float, weight: int = REGULAR, narrow: bool = False) -> float:
    """Return the width of a text in design pixels."""
    return pixels_wide(text, size, weight, narrow) / look().scale


def pixels_wide(text: str, size: float, weight: int = REGULAR, narrow: bool = False) -> float:
    """Return the width of a text in pixels; `size` is in design pixels."""
    return _width(text, size, weight, narrow, look().scale)


@lru_cache(maxsize=2048)
def _width(text: str, size: float, weight: int, narrow: bool, scale: float) -> float:
    # The scale is part of the cache's key.
    return QFontMetricsF(look().font(size, weight, narrow)).horizontalAdvance(text)


def fitting_size(rect: QRectF, text: str, size: float, weight: int = REGULAR) -> float:
    """Return the largest size up to the player's text size that fits `rect` (design pixels)."""
    return largest_size(rect, size, lambda wanted: width_of(text, wanted, weight))


def common_size(cells: Iterable[tuple[QRectF, str]], size: float) -> float:
    """Return the largest size at which every text of a column fits its rectangle."""
    return min((fitting_size(rect, text, size) for rect, text in cells), default=size)


def largest_size(rect: QRectF, size: float, width: Callable[[float], float]) -> float:
    """Return the largest size up to the player's text size that fits; `width` is that of a size."""
    for by in look().text_sizes():
        if size * by * _LINE <= rect.height() and width(size * by) <= rect.width() + 0.5:
            return size * by
    return size


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
    grows: bool = False,
) -> None:
    """Paint a line in `rect` (design pixels), in the narrow face if it is too wide or `is_narrow`.

    Text that `grows` has the player's text size if that fits.
    """
    if grows and not is_narrow:
        size = fitting_size(rect, text, size, weight)
    width = width_of(text, size, weight)
    narrow = is_narrow or width > rect.width() + 0.5
    if narrow:
        # In the narrow face, medium looks like regular.
        weight = max(weight, MEDIUM)
        width = width_of(text, size, weight, narrow)
    font = look().font(size, weight, narrow)
    paint_line(painter, pixels(rect), text, font, color, align, width * look().scale)


def runs_width(runs: Sequence[Run], size: float, narrow: bool = False) -> float:
    """Return the width of a line of several runs in design pixels."""
    return sum(width_of(text, size, weight, narrow) for text, weight, _ in runs)


def paint_runs(
    painter: QPainter,
    rect: QRectF,
    runs: Sequence[Run],
    size: float,
    align: Align = "left",
    *,
    grows: bool = False,
) -> float:
    """Paint a line of several weights and colours in `rect`; return the x where it ends.

    If it is too wide, it uses the narrow face and leaves out its last runs. Text that `grows` has
    the player's text size if that fits. All in design pixels.
    """
    if grows:
        size = largest_size(rect, size, lambda wanted: runs_width(runs, wanted))
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
    return left
