# SPDX-License-Identifier: MIT
"""Paints a tile on sale as a card: what it costs and earns, its drawing, and its effects."""

from collections.abc import Iterator
from itertools import combinations
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from powergrid.factory.rules.tiles import Tile
from powergrid.gui.factory_manager import drawings
from powergrid.gui.factory_manager.tile_painter import (
    foot_height,
    paint_effects,
    type_colour,
    type_ground,
)
from powergrid.gui.kit.icons import paint_drawing
from powergrid.gui.kit.look import look
from powergrid.gui.kit.measure import pixels_wide
from powergrid.gui.kit.painted import mix, paint_round
from powergrid.gui.kit.text_lines import paint_line
from powergrid.gui.kit.tokens import CAPTION, SEMIBOLD

_LOW: Final = 46
"""A card whose head is lower has room for one line only."""
_LOWEST: Final = 40
"""If the head is lower, the gain is beside the key, not below it."""
_PRICE: Final = 22
_MIN_PRICE: Final = 15
_DIM: Final = 0.45
_MIN_SIDE: Final = 18
"""A smaller drawing is left out."""


class Notes(NamedTuple):
    """What is written on a card: price, number of such tiles, what one earns, and its key."""

    price: str
    copies: str = ""
    gain: str = ""
    key: str = ""


class Parts(NamedTuple):
    """The places on a card, empty for what is left out, and the sizes of its texts."""

    head: QRectF
    foot: QRectF
    price: QRectF
    copies: QRectF
    gain: QRectF
    key: QRectF
    drawing: QRectF
    price_size: float
    note_size: float


class _Arrangement(NamedTuple):
    """Notes in one line (`is_low`) or two, and the factor of their text.

    The number of tiles is beside the price or, with `is_below`, in the place of the drawing.
    """

    notes: Notes
    text: float
    is_low: bool
    is_below: bool = False


def card_parts(rect: QRectF, notes: Notes) -> Parts:
    """Return the places on a card; neither notes nor drawing overlap.

    On a high card the notes have the player's text size. Where there is no room for all, the number
    of tiles takes the drawing's place or is left out, then the key.
    """
    foot = QRectF(rect.x(), rect.bottom() - foot_height(rect), rect.width(), foot_height(rect))
    head = QRectF(rect.x(), rect.y(), rect.width(), foot.y() - rect.y())
    arranged = (_parts(head, foot, each) for each in _arrangements(head.height(), notes))
    price_only = _Arrangement(Notes(notes.price), 1, is_low=True)
    return next(filter(_is_clear, arranged), _parts(head, foot, price_only))


def _arrangements(high: float, notes: Notes) -> Iterator[_Arrangement]:
    """Yield the arrangements of notes in the head of a card, the best one first."""
    px, single = look().px, notes._replace(copies="")
    for shown in (notes, single, single._replace(key="")):
        for text in look().text_sizes():
            if text == 1 and high < px(_LOW):
                yield _Arrangement(shown, text, is_low=True)
            if text == 1 or high >= px(_LOW) * text:
                yield _Arrangement(shown, text, is_low=False)
        if shown.copies:
            yield _Arrangement(shown, 1, is_low=False, is_below=True)


def _is_clear(parts: Parts) -> bool:
    """Return whether the price is readable, and no note covers another or leaves the card."""
    notes = parts.price, parts.copies, parts.gain, parts.key
    right = parts.head.right() - look().px(2)
    return (
        parts.price_size >= _MIN_PRICE
        and max(parts.copies.right(), parts.gain.right()) <= right
        and not any(one.intersects(other) for one, other in combinations(notes, 2))
    )


def _parts(head: QRectF, foot: QRectF, arrangement: _Arrangement) -> Parts:
    """Return the places of notes in an arrangement, and of the drawing beside them."""
    px, scale, (notes, by, is_low, is_below) = look().px, look().scale, arrangement
    is_lowest = is_low and head.height() < px(_LOWEST)
    left, top, gap = head.x() + px(7), head.y() + px(3), px(2 if is_lowest else 4)
    key, copies, gain = QRectF(), QRectF(), QRectF()
    if notes.key:
        key = key_place(head)
    right = key.x() if notes.key else head.right() - px(2)
    note = CAPTION * by
    counted = pixels_wide(notes.copies, note, SEMIBOLD)
    earned = min(pixels_wide(notes.gain, note, SEMIBOLD) + 2 * gap, head.width() - px(6))
    high = px(16 if head.height() < px(_LOW) else 18 * by)
    line = head.height() if is_low else head.height() - high - px(5)
    room = right - left - gap
    if notes.copies and not is_below:
        room -= counted + gap
    if is_lowest and notes.gain:
        room -= earned + gap
    size = min(
        _PRICE * by,
        head.height() / scale * (0.66 if is_low else 0.44),
        line / scale / 1.1,
        _PRICE * room / pixels_wide(notes.price, _PRICE, SEMIBOLD),
    )
    size = max(size, CAPTION)
    wide = pixels_wide(notes.price, size, SEMIBOLD)
    price = QRectF(left, top + px(size * 0.1), wide, px(size))
    end = price.right()
    if notes.copies and not is_below:
        copies = QRectF(end + gap, price.y(), counted, price.height())
        end = copies.right()
    if notes.gain:
        gain = QRectF(end + gap if is_low else head.x() + px(4), 0, earned, high)
        gain.moveBottom(head.bottom() - px(2))
    if is_below:
        copies = QRectF(max(gain.right(), left) + gap, gain.y(), counted, high)
    if is_low:
        right -= px(3)
        side = min(head.height() * 0.78, right - max(end, gain.right()) - px(4))
    else:
        side = _side_below(head, key, gain, QRectF(price.topLeft(), QPointF(end, price.bottom())))
        right = head.right() - head.width() * 0.05
    drawing = QRectF()
    if side >= px(_MIN_SIDE) and not is_below:
        drawing = QRectF(right - side, head.bottom() - side, side, side)
    return Parts(head, foot, price, copies, gain, key, drawing, size, note)


def _side_below(head: QRectF, key: QRectF, gain: QRectF, line: QRectF) -> float:
    """Return the side of the largest drawing that is clear of the key, the gain and a line."""
    px = look().px
    room = head.width() * 0.95
    clear = max(room - (line.right() - head.x()) - px(3), head.bottom() - line.bottom())
    side = min(head.width() * 0.6, head.height() * 0.78, clear)
    if not key.isEmpty():
        side = min(side, head.bottom() - key.bottom() - px(1))
    if not gain.isEmpty():
        side = min(side, room - (gain.right() - head.x()) - px(3))
    return side


def paint_card(
    painter: QPainter,
    rect: QRectF,
    tile: Tile,
    notes: Notes,
    *,
    is_highlighted: bool = False,
    is_dim: bool = False,
) -> None:
    """Paint a tile as a card, framed if it `is_highlighted`; a dim one has clear figures."""
    theme, px = look().theme, look().px
    parts, radius = card_parts(rect, notes), px(7)
    painter.setOpacity(_DIM if is_dim else 1)
    paint_round(painter, rect, radius, theme.plate)
    paint_round(painter, parts.head, radius, type_ground(tile.type))
    colour = type_colour(tile.type)
    paint_drawing(painter, drawings.TYPES[tile.type], parts.drawing, colour)
    painter.setOpacity(1)
    ink = theme.text_second if is_dim else theme.text
    paint_line(painter, parts.price, notes.price, look().font(parts.price_size, SEMIBOLD), ink)
    font = look().font(parts.note_size, SEMIBOLD)
    if not parts.copies.isEmpty():
        paint_line(painter, parts.copies, notes.copies, font, ink)
    paint_effects(painter, parts.foot, tile)
    painter.setOpacity(_DIM if is_dim else 1)
    edge = theme.accent if is_highlighted else mix(theme.text_third, theme.plate, 0.6)
    paint_round(painter, rect, radius, None, edge, px(2 if is_highlighted else 1))
    painter.setOpacity(1)
    if not parts.gain.isEmpty():
        is_loss = notes.gain.startswith("−") or notes.gain == "+0"
        ink = theme.text_second if is_loss else theme.good
        paint_round(painter, parts.gain, px(5), theme.plate)
        paint_line(painter, parts.gain, notes.gain, font, ink, "centre")
    if not parts.key.isEmpty():
        paint_key(painter, parts.key, notes.key)


def key_place(rect: QRectF) -> QRectF:
    """Return the place of the key on a tile."""
    px = look().px
    return QRectF(rect.right() - px(19), rect.y() + px(3), px(16), px(17))


def paint_key(painter: QPainter, rect: QRectF, key: str) -> None:
    """Paint the key that presses a tile."""
    theme, px = look().theme, look().px
    paint_round(painter, rect, px(4), theme.plate, theme.text_third, px(1))
    paint_line(painter, rect, key, look().font(12, 500), theme.text, "centre")
