# SPDX-License-Identifier: MIT
"""Paints an order tile: its number, its discount, and the workers on it."""

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QFont, QPainter

from powergrid.gui.factory_manager import drawings
from powergrid.gui.kit.icons import paint_drawing
from powergrid.gui.kit.look import look
from powergrid.gui.kit.painted import paint_round
from powergrid.gui.kit.text_lines import paint_line
from powergrid.gui.kit.tokens import SEMIBOLD

_MAX_SHOWN: Final = 4
"""More workers are shown as one with their number."""
_DISCOUNT: Final = QColor("#f2c230")
_ON_DISCOUNT: Final = QColor("#11171a")


def paint_order_tile(
    painter: QPainter,
    rect: QRectF,
    number: int,
    discount: int,
    workers: int,
    colour: str,
    *,
    is_faint: bool = False,
) -> None:
    """Paint an order tile: its number, the discount on yellow, and the workers on it.

    One that `is_faint` is only outlined: it is the last round's, or taken.
    """
    side = min(rect.width(), rect.height())
    face = QRectF(0, 0, side, side)
    face.moveCenter(rect.center())
    ink = _paint_face(painter, face, side * 0.14, is_faint=is_faint)
    high = side * (0.44 if discount else 0.76 if workers else 0.88)
    top = QRectF(face.x(), face.y() + side * 0.04, side, high)
    paint_line(painter, top, str(number), _font(side * 0.44), ink, "centre")
    if discount:
        tag = QRectF(face.x() + side * 0.14, face.y() + side * 0.48, side * 0.72, side * 0.26)
        _paint_discount(painter, tag, discount, side * 0.23, is_faint=is_faint)
    _paint_workers(painter, face, workers, colour, ink)


def paint_order_chip(
    painter: QPainter, rect: QRectF, number: int, discount: int, *, is_faint: bool
) -> None:
    """Paint a low order tile: its number, and beside it the discount."""
    high = rect.height()
    ink = _paint_face(painter, rect, high * 0.2, is_faint=is_faint)
    left = QRectF(rect)
    if discount:
        tag = rect.adjusted(rect.width() * 0.52, high * 0.16, -high * 0.14, -high * 0.16)
        left.setRight(tag.x())
        _paint_discount(painter, tag, discount, high * 0.48, is_faint=is_faint)
    paint_line(painter, left, str(number), _font(high * 0.62), ink, "centre")


def _paint_face(painter: QPainter, rect: QRectF, radius: float, *, is_faint: bool) -> QColor:
    """Paint an empty order tile, and return the colour of its number."""
    theme, px = look().theme, look().px
    if is_faint:
        paint_round(painter, rect, radius, theme.surface_1, theme.text_third, px(1))
        return theme.text_second
    paint_round(painter, rect, radius, theme.button_primary)
    return theme.on_button_primary


def _paint_discount(
    painter: QPainter, tag: QRectF, discount: int, height: float, *, is_faint: bool
) -> None:
    ink = look().theme.text_second if is_faint else _ON_DISCOUNT
    if not is_faint:
        paint_round(painter, tag, tag.height() * 0.25, _DISCOUNT)
    paint_line(painter, tag, f"−{discount}", _font(height), ink, "centre")


def _paint_workers(painter: QPainter, face: QRectF, workers: int, colour: str, ink: QColor) -> None:
    """Paint the workers along the lower edge of a tile, outlined in `ink`."""
    theme, side = look().theme, face.width()
    shown = workers if workers <= _MAX_SHOWN else 1
    small, step, rim = side * 0.26, side * 0.21, side * 0.015
    place = QRectF(face.x() + side * 0.08, face.bottom() - side * 0.27, small, small)
    for _ in range(shown):
        paint_drawing(painter, drawings.worker, place, ink)
        inner = place.adjusted(rim, rim, -rim, -rim)
        paint_drawing(painter, drawings.worker, inner, theme.house_fill(colour))
        place.translate(step, 0)
    if shown < workers:
        place.translate(side * 0.06, 0)
        paint_line(painter, place, str(workers), _font(side * 0.23), ink)


def _font(height: float) -> QFont:
    """Return the font of a figure of that height in pixels."""
    return look().font(height / look().scale, SEMIBOLD)
