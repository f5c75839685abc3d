# SPDX-License-Identifier: MIT
"""Pictures that travel over the table of any game."""

from collections.abc import Callable, Iterator
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPixmap

from powergrid.gui.kit.amounts import with_sign
from powergrid.gui.kit.look import look
from powergrid.gui.kit.painted import paint_round, smooth_painter
from powergrid.gui.kit.text_lines import paint_line
from powergrid.gui.kit.tokens import LEAD, RADIUS_SIGN, SEMIBOLD
from powergrid.gui.shell.motion.motion import Flight

_RISE: Final = 26


def money_picture(amount: int, ratio: float) -> QPixmap:
    """Return a picture of an amount; income is green."""
    theme, px = look().theme, look().px
    text = with_sign(amount)
    font = look().font(LEAD, SEMIBOLD)
    wide = QFontMetricsF(font).horizontalAdvance(text) + px(16)

    def paint(painter: QPainter, rect: QRectF) -> None:
        ground = theme.good if amount > 0 else theme.button_primary
        paint_round(painter, rect, px(RADIUS_SIGN), ground)
        ink = theme.surface_1 if amount > 0 else theme.on_button_primary
        paint_line(painter, rect, text, font, ink, "centre")

    return paint_picture(QSizeF(wide, px(28)), ratio, paint)


def floating_money(amount: int, spot: QRectF | None, ratio: float) -> Iterator[Flight]:
    """Yield the flight of money that a player gets or pays: up from its spot, or down to it."""
    if amount and spot is not None:
        low, high = spot.center(), spot.center() - QPointF(0, look().px(_RISE))
        ends = (low, high) if amount > 0 else (high, low)
        yield Flight(money_picture(amount, ratio), *ends, spot, fades=True)


def paint_picture(size: QSizeF, ratio: float, paint: Callable[[QPainter, QRectF], None]) -> QPixmap:
    """Return a picture of that size that `paint` paints, at the screen's pixel ratio."""
    picture = QPixmap((size * ratio).toSize())
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = smooth_painter(picture)
    paint(painter, QRectF(0, 0, size.width(), size.height()))
    painter.end()
    return picture
