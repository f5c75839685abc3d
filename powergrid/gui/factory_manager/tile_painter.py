# SPDX-License-Identifier: MIT
"""A factory tile, painted: a card on the market, a thing that stands in a factory, a spot."""

from typing import Final, Literal

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter

from powergrid.factory.rules.tiles import Tile
from powergrid.gui.factory_manager import drawings
from powergrid.gui.kit.icons import paint_drawing
from powergrid.gui.kit.look import look
from powergrid.gui.kit.painted import mixed, paint_round
from powergrid.gui.kit.text_lines import paint_line
from powergrid.gui.kit.tokens import CAPTION, SEMIBOLD

_COLOURS: Final = ("coal", "oil", "garbage", "ecological", "uranium", "fusion")
"""A colour of the family for each type of tile."""


def type_colour(kind: int) -> QColor:
    """Return the colour of a type of tile."""
    return look().theme.fuel(_COLOURS[kind])


def ground_of(kind: int) -> QColor:
    """Return the ground on which that type is drawn."""
    theme = look().theme
    return mixed(type_colour(kind), theme.surface_1, 0.72 if theme.is_dark else 0.76)


def paint_fitting(
    painter: QPainter,
    rect: QRectF,
    text: str,
    size: float,
    weight: int,
    ink: QColor,
    align: Literal["left", "centre"] = "left",
) -> None:
    """Paint a line in the narrow face where the usual one is too wide."""
    font = look().font(size, weight)
    if QFontMetricsF(font).horizontalAdvance(text) > rect.width():
        font = look().font(size, weight, True)
    paint_line(painter, rect, text, font, ink, align)


def effects(tile: Tile) -> list[tuple[str, int]]:
    """Return what a tile does, as a sign and a number each."""
    pairs = [(name, getattr(tile, name)) for name in drawings.EFFECTS]
    return [(name, value) for name, value in pairs if value]


def paint_card(
    painter: QPainter,
    rect: QRectF,
    tile: Tile,
    price: str,
    *,
    edge: QColor | None = None,
    width: float = 1,
    is_dim: bool = False,
) -> None:
    """Paint a tile as a card: price and drawing above, effects below."""
    theme, px = look().theme, look().px
    radius = px(7)
    paint_round(painter, rect, radius, theme.plate)
    head = QRectF(rect.x(), rect.y(), rect.width(), rect.height() - _foot(rect))
    paint_round(painter, head, radius, ground_of(tile.type))
    side = min(head.width() * 0.66, head.height() * 0.9)
    left = head.center().x() - side / 2
    if price:
        side = min(head.width() * 0.6, head.height() * 0.78)
        left = head.right() - side - head.width() * 0.05
    drawing = QRectF(left, head.bottom() - side * 0.98, side, side)
    paint_drawing(painter, drawings.TYPES[tile.type], drawing, type_colour(tile.type))
    if price:
        size = min(22, head.height() / look().scale * 0.46)
        line = QRectF(head.x() + px(7), head.y() + px(3), head.width(), px(size * 1.2))
        ink = theme.text_third if is_dim else theme.text
        paint_line(painter, line, price, look().font(size, SEMIBOLD), ink)
    paint_effects(painter, QRectF(rect.x(), head.bottom(), rect.width(), _foot(rect)), tile)
    paint_round(
        painter, rect, radius, None, edge or mixed(theme.text_third, theme.plate, 0.6), px(width)
    )


def _foot(rect: QRectF) -> float:
    return max(look().px(17), min(rect.height() * 0.26, look().px(28)))


def paint_effects(painter: QPainter, rect: QRectF, tile: Tile) -> None:
    """Paint the effects side by side: what is needed in red, what is saved in green."""
    theme = look().theme
    shown = effects(tile)
    size = min(rect.height() * 0.66, rect.width() / max(1, len(shown)) / 2.5)
    font = look().font(size / look().scale, SEMIBOLD)
    each = min(rect.width() / max(1, len(shown)), size * 3)
    left = rect.center().x() - each * len(shown) / 2
    for name, value in shown:
        is_track = name in ("production", "storage")
        ink = theme.text if is_track else theme.bad if value > 0 else theme.good
        icon = QRectF(left + each / 2 - size * 1.05, rect.center().y() - size / 2, size, size)
        paint_drawing(painter, drawings.EFFECTS[name], icon, ink)
        text = QRectF(icon.right() + size * 0.14, rect.y(), each, rect.height())
        paint_line(painter, text, f"−{-value}" if value < 0 else str(value), font, ink)
        left += each


def paint_placed(
    painter: QPainter, rect: QRectF, tile: Tile, *, is_off: bool = False, is_new: bool = False
) -> None:
    """Paint a tile as it stands in a factory, dark and crossed where it is switched off."""
    theme, px = look().theme, look().px
    painter.save()
    if is_off:
        painter.setOpacity(0.38)
    edge = theme.accent if is_new else None
    paint_card(painter, rect, tile, "", edge=edge, width=2 if is_new else 1)
    painter.restore()
    if is_off:
        side = min(rect.width(), rect.height()) * 0.34
        mark = QRectF(0, 0, side, side)
        mark.moveCenter(rect.center())
        paint_round(painter, mark, side / 2, theme.bad)
        bar = QRectF(0, 0, side * 0.6, px(3))
        bar.moveCenter(rect.center())
        paint_round(painter, bar, px(1.5), theme.surface_1)


def paint_space(painter: QPainter, rect: QRectF, text: str, *, is_open: bool) -> None:
    """Paint an empty space of a factory; one to be paid for is dashed and says its price."""
    theme, px = look().theme, look().px
    pen = painter.pen()
    ink = QColor(theme.text_third)
    ink.setAlphaF(0.75 if is_open else 0.55)
    pen.setColor(ink)
    pen.setWidthF(px(1.2))
    pen.setStyle(Qt.PenStyle.SolidLine if is_open else Qt.PenStyle.DashLine)
    painter.setPen(pen)
    floor = QColor(theme.place_open)
    floor.setAlphaF(0.55 if is_open else 0.2)
    painter.setBrush(floor)
    painter.drawRoundedRect(rect, px(7), px(7))
    if text:
        inner = rect.adjusted(px(2), 0, -px(2), 0)
        paint_fitting(painter, inner, text, CAPTION, SEMIBOLD, theme.text_second, "centre")


def paint_small(painter: QPainter, rect: QRectF, tile: Tile, *, is_off: bool = False) -> None:
    """Paint a tile as a spot: its sign in its colour, as in everybody's factory."""
    painter.save()
    if is_off:
        painter.setOpacity(0.35)
    paint_round(painter, rect, look().px(3), ground_of(tile.type))
    inner = rect.adjusted(*(look().px(by) for by in (1.5, 1.5, -1.5, -1.5)))
    paint_drawing(painter, drawings.TYPES[tile.type], inner, type_colour(tile.type))
    painter.restore()
