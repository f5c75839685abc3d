# SPDX-License-Identifier: MIT
"""Paints a tile: in a factory, as a small square, or only its edge."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen

from powergrid.factory.rules.tiles import Tile
from powergrid.gui.factory_manager import drawings
from powergrid.gui.kit.amounts import amount
from powergrid.gui.kit.icons import paint_drawing
from powergrid.gui.kit.look import look
from powergrid.gui.kit.painted import mix, paint_round, translucent
from powergrid.gui.kit.text_lines import Align, paint_line
from powergrid.gui.kit.tokens import CAPTION, REGULAR, SEMIBOLD

_MAX_SIGNS: Final = 3
_NARROW: Final = 60
_MIN_CAPTIONED: Final = 50
"""A narrower space has no room for a caption."""
_SIGN_SHARE: Final = 2.05
"""The width of a sign with its figure and a gap, relative to its height."""
_COLOURS: Final = ("coal", "oil", "garbage", "ecological", "uranium", "fusion")
"""By type of tile, what has the same colour in the theme."""


def type_colour(type_: int) -> QColor:
    """Return the colour of a type of tile."""
    return look().theme.fuel(_COLOURS[type_])


def type_ground(type_: int) -> QColor:
    """Return the background of a type of tile."""
    theme = look().theme
    return mix(type_colour(type_), theme.surface_1, 0.76 if theme.is_dark else 0.84)


def paint_fitting(
    painter: QPainter,
    rect: QRectF,
    text: str,
    size: float,
    weight: int,
    ink: QColor,
    align: Align = "left",
) -> None:
    """Paint a line of text, where needed in a narrow font or a little smaller."""
    for font in (
        look().font(size, weight),
        look().font(size, weight, True),
        look().font(size * 0.86, weight, True),
    ):
        if QFontMetricsF(font).horizontalAdvance(text) <= rect.width():
            break
    paint_line(painter, rect, text, font, ink, align)


def effects(tile: Tile) -> list[tuple[str, int]]:
    """Return the effects of a tile: the name of a sign and a number each."""
    pairs = [(name, getattr(tile, name)) for name in drawings.EFFECTS]
    return [(name, value) for name, value in pairs if value]


def foot_height(rect: QRectF) -> float:
    """Return the height of the effects at the foot of a tile."""
    return max(look().px(20), min(rect.height() * 0.26, look().px(28)))


def paint_effects(painter: QPainter, rect: QRectF, tile: Tile, *, is_off: bool = False) -> None:
    """Paint the effects in the middle: what is needed in red, what is saved in green.

    If the tile is switched off, all are grey. Their size leaves room for the most effects a tile
    has, so that it is the same on all tiles; on a narrow tile they are as large as possible.
    """
    theme = look().theme
    shown = effects(tile)
    signs = _MAX_SIGNS if rect.width() >= look().px(_NARROW) else len(shown)
    size = min(rect.height() * 0.66, rect.width() / signs / _SIGN_SHARE)
    font = look().font(size / look().scale, SEMIBOLD)
    texts = [amount(value) for _, value in shown]
    metrics = QFontMetricsF(font)
    widths = [size * 1.1 + metrics.horizontalAdvance(text) for text in texts]
    room = rect.width() - sum(widths)
    gap = min(size * 0.9, room / (len(shown) + 1))
    left = rect.x() + (room - gap * (len(shown) - 1)) / 2
    for (name, value), text, width in zip(shown, texts, widths, strict=True):
        is_track = name in ("production", "storage")
        ink = theme.text if is_track else theme.bad if value > 0 else theme.good
        if is_off:
            ink = theme.text_second
        icon = QRectF(left, rect.center().y() - size / 2, size, size)
        paint_drawing(painter, drawings.EFFECTS[name], icon, ink)
        place = QRectF(icon.right() + size * 0.1, rect.y(), width, rect.height())
        paint_line(painter, place, text, font, ink)
        left += width + gap


def paint_placed(
    painter: QPainter,
    rect: QRectF,
    tile: Tile,
    *,
    is_off: bool = False,
    is_new: bool = False,
    is_highlighted: bool = False,
) -> None:
    """Paint a tile on the floor of a factory, with its effects on a plate.

    It is dim and marked if it is switched off, and framed if it is new or `is_highlighted`.
    """
    theme, px = look().theme, look().px
    foot = foot_height(rect)
    plate = QRectF(rect.x(), rect.bottom() - foot, rect.width(), foot)
    side = min(rect.width() * 0.9, (rect.height() - foot) * 0.86)
    drawing = QRectF(0, 0, side, side)
    drawing.moveCenter(QPointF(rect.center().x(), 0))
    drawing.moveBottom(plate.y() + side * 0.03)
    painter.setOpacity(0.34 if is_off else 1)
    _paint_figure(painter, drawing, tile.type)
    painter.setOpacity(1)
    edge = mix(theme.text_third, theme.plate, 0.6)
    paint_round(painter, plate, px(5), theme.surface_3 if is_off else theme.plate, edge, px(1))
    paint_effects(painter, plate, tile, is_off=is_off)
    if is_new or is_highlighted:
        ink = theme.accent if is_new else theme.text_second
        paint_round(painter, rect, px(7), None, ink, px(2))
    if is_off:
        _paint_off_mark(painter, drawing)


def _paint_figure(painter: QPainter, drawing: QRectF, type_: int) -> None:
    """Paint the machine, robot or room with its shadow."""
    theme, px, side = look().theme, look().px, drawing.width()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 70))
    middle = QPointF(drawing.center().x(), drawing.bottom() - side * 0.07)
    painter.drawEllipse(middle, side * 0.52, side * 0.07)
    colour = type_colour(type_)
    back = mix(colour, theme.background if theme.is_dark else theme.text, 0.55)
    paint_drawing(painter, drawings.TYPES[type_], drawing.translated(px(2), px(1.5)), back)
    paint_drawing(painter, drawings.TYPES[type_], drawing, colour)


def _paint_off_mark(painter: QPainter, drawing: QRectF) -> None:
    theme, px = look().theme, look().px
    mark = QRectF(0, 0, drawing.width() * 0.34, drawing.width() * 0.34)
    mark.moveCenter(drawing.center())
    paint_round(painter, mark, mark.width() / 2, theme.bad)
    bar = QRectF(0, 0, mark.width() * 0.6, px(3))
    bar.moveCenter(mark.center())
    paint_round(painter, bar, px(1.5), theme.surface_1)


def paint_space(painter: QPainter, rect: QRectF, text: str, *, is_open: bool) -> None:
    """Paint an empty space; one that has to be paid for, not `is_open`, is faint."""
    theme, px = look().theme, look().px
    ink = translucent(theme.text_third, 0.8 if is_open else 0.35)
    painter.setPen(QPen(ink, px(1.4), Qt.PenStyle.DashLine))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if is_open:
        mat = QRectF(rect.x() + px(3), 0, rect.width() - px(6), foot_height(rect))
        mat.moveBottom(rect.bottom())
        painter.drawRoundedRect(mat, px(5), px(5))
    else:
        painter.setBrush(translucent(theme.surface_1, 0.35))
        painter.drawRoundedRect(rect, px(4), px(4))
    if text and rect.width() >= px(_MIN_CAPTIONED):
        inner = rect.adjusted(px(2), 0, -px(2), 0)
        weight = SEMIBOLD if is_open else REGULAR
        paint_fitting(painter, inner, text, CAPTION, weight, theme.text_second, "centre")


def paint_small(painter: QPainter, rect: QRectF, tile: Tile, *, is_off: bool = False) -> None:
    """Paint a tile as a small square with its drawing."""
    painter.save()
    if is_off:
        painter.setOpacity(0.35)
    paint_round(painter, rect, look().px(3), type_ground(tile.type))
    inner = rect.adjusted(*(look().px(by) for by in (1.5, 1.5, -1.5, -1.5)))
    paint_drawing(painter, drawings.TYPES[tile.type], inner, type_colour(tile.type))
    painter.restore()


def paint_strip(painter: QPainter, rect: QRectF, tile: Tile, price: int) -> None:
    """Paint the edge of a tile below others: its price and effects."""
    theme, px = look().theme, look().px
    paint_round(painter, rect, px(4), type_ground(tile.type))
    place = QRectF(rect.x() + px(5), rect.y(), px(17), rect.height())
    paint_line(painter, place, str(price), look().font(CAPTION, SEMIBOLD), theme.text)
    paint_effects(painter, rect.adjusted(px(22), 0, 0, 0), tile)
