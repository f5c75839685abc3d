# SPDX-License-Identifier: MIT
"""How much of a drawing has ink, and whether it stays within its grid."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath

from powergrid.gui.kit.icons import GRID, paint_drawing


def ink_of(path: QPainterPath, side: int) -> QImage:
    """Return a drawing in black on a transparent square."""
    image = QImage(side, side, QImage.Format.Format_Alpha8)
    image.fill(0)
    painter = QPainter(image)
    paint_drawing(painter, lambda: path, QRectF(0, 0, side, side), QColor("black"))
    painter.end()
    return image


def inked_share(path: QPainterPath, side: int) -> float:
    """Return which part of such a square has ink."""
    image = ink_of(path, side)
    return sum(image.pixelColor(x, y).alphaF() for x in range(side) for y in range(side)) / side**2


def assert_drawn_within_grid(path: QPainterPath) -> None:
    """Assert that a drawing stays within its grid, and is neither empty nor a block."""
    assert QRectF(-0.5, -0.5, GRID + 1, GRID + 1).contains(path.boundingRect())
    assert 0.03 < inked_share(path, 16) < 0.85
