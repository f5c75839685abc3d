# SPDX-License-Identifier: MIT
"""A font for short texts in the middle of rectangles."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QFontMetricsF, QPainter


class CentredText:
    """Draws short texts in one font, and remembers their widths."""

    def __init__(self, font: QFont) -> None:
        self.font = font
        self._metrics = QFontMetricsF(font)
        self._widths: dict[str, float] = {}

    def width(self, text: str) -> float:
        """Return the width of a text."""
        width = self._widths.get(text)
        if width is None:
            width = self._widths[text] = self._metrics.horizontalAdvance(text)
        return width

    @property
    def line(self) -> float:
        """The height of a line of text."""
        return self._metrics.height()

    def draw(self, painter: QPainter, rect: QRectF, text: str) -> None:
        """Draw a text centred in a rectangle, its baseline on a whole pixel."""
        middle = rect.center()
        left = middle.x() - self.width(text) / 2
        baseline = middle.y() + self._metrics.capHeight() / 2
        painter.setFont(self.font)
        painter.drawText(QPointF(left, round(baseline)), text)
