# SPDX-License-Identifier: MIT
"""Lines of text set by their figures, so that what stands side by side stands on one line."""

from typing import Literal

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from powergrid.gui.look.card_layout import CAP


def paint_line(
    painter: QPainter,
    rect: QRectF,
    text: str,
    font: QFont,
    color: QColor,
    align: Literal["left", "centre", "right"] = "left",
    width: float | None = None,
) -> None:
    """Draw one line, its figures in the middle of `rect`, cut with an ellipsis if too long.

    `width` is how wide the text is in pixels, where that is known already: measuring takes as
    long as drawing.
    """
    if width is None:
        width = QFontMetricsF(font).horizontalAdvance(text)
    if width > rect.width() + 1:
        metrics = QFontMetricsF(font)
        text = metrics.elidedText(text, Qt.TextElideMode.ElideRight, rect.width() + 1)
        width = metrics.horizontalAdvance(text)
    left = rect.x()
    if align != "left":
        left += (rect.width() - width) / (2 if align == "centre" else 1)
    painter.setFont(font)
    painter.setPen(color)
    painter.drawText(QPointF(left, rect.center().y() + font.pixelSize() * CAP / 2), text)
