# SPDX-License-Identifier: MIT
"""How much of a drawing has ink, and whether it stays within its grid."""

from itertools import product
from statistics import fmean
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath

from powergrid.gui.kit.icons import GRID, paint_drawing

SIDE: Final = 16


def ink_of(path: QPainterPath) -> QImage:
    """Return a drawing in black on a small transparent square."""
    image = QImage(SIDE, SIDE, QImage.Format.Format_Alpha8)
    image.fill(0)
    painter = QPainter(image)
    paint_drawing(painter, lambda: path, QRectF(0, 0, SIDE, SIDE), QColor("black"))
    painter.end()
    return image


def assert_drawn_within_grid(path: QPainterPath) -> None:
    """Assert that a drawing stays within its grid, and is neither empty nor a block."""
    assert QRectF(-0.5, -0.5, GRID + 1, GRID + 1).contains(path.boundingRect())
    image, places = ink_of(path), product(range(SIDE), repeat=2)
    assert 0.03 < fmean(image.pixelColor(x, y).alphaF() for x, y in places) < 0.85
