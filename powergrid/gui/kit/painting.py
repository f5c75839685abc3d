# SPDX-License-Identifier: MIT
"""A picture that a function paints."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QAccessible, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from powergrid.gui.kit.look import look
from powergrid.gui.kit.painted import smooth_painter

_PAD: Final = 16
_GAP: Final = 10


class Painting(QWidget):
    """Shows what `paint` draws into a rectangle, which leaves a margin."""

    accessible_role = QAccessible.Role.Graphic

    def __init__(self, paint: Callable[[QPainter, QRectF], None]) -> None:
        super().__init__()
        self._paint = paint
        look().changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the picture."""
        pad = look().px(_PAD)
        self._paint(smooth_painter(self), QRectF(self.rect()).adjusted(pad, pad, -pad, -pad))


def cells(rect: QRectF, count: int, columns: int, shape: float) -> list[QRectF]:
    """Return equal cells in `columns` columns, as large as they fit, in the middle of a rectangle.

    `shape` is the width of a cell relative to its height.
    """
    rows, gap = -(-count // columns), look().px(_GAP)
    width = (rect.width() - gap * (columns - 1)) / columns
    height = min(width / shape, (rect.height() - gap * (rows - 1)) / rows)
    width = height * shape
    left = rect.center().x() - (columns * (width + gap) - gap) / 2
    top = rect.center().y() - (rows * (height + gap) - gap) / 2
    return [
        QRectF(
            left + at % columns * (width + gap), top + at // columns * (height + gap), width, height
        )
        for at in range(count)
    ]
