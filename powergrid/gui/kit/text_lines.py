# SPDX-License-Identifier: MIT
"""Paints lines of text centred by the height of digits, so that neighbours share a baseline.

Measures texts of several lines, too.
"""

from typing import Final, Literal, TypeAlias

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from powergrid.gui.kit.tokens import CAP

Align: TypeAlias = Literal["left", "centre", "right"]

_ENDLESS: Final = 10**6


def paint_line(
    painter: QPainter,
    rect: QRectF,
    text: str,
    font: QFont,
    color: QColor,
    align: Align = "left",
    width: float | None = None,
) -> None:
    """Paint a line with its digits in the middle of `rect`, elided if it is too long.

    `width` is the width of the text in pixels, if known: measuring takes as long as painting.
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


def wrapped_size(text: str, font: QFont, width: float) -> QSizeF:
    """Return the size, in pixels, of a text that wraps in a width."""
    room = QRectF(0, 0, width, _ENDLESS)
    return QFontMetricsF(font).boundingRect(room, Qt.TextFlag.TextWordWrap, text).size()


def wrapped_lines(text: str, font: QFont, width: float) -> int:
    """Return how many lines a text takes that wraps in a width."""
    return round(wrapped_size(text, font, width).height() / QFontMetricsF(font).lineSpacing())
