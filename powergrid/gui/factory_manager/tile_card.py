# SPDX-License-Identifier: MIT
"""A tile on sale as a card: what it costs and earns, its drawing, and its effects below."""

from collections.abc import Iterator
from itertools import combinations
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from powergrid.factory.rules.tiles import Tile
from powergrid.gui.factory_manager import drawings
from powergrid.gui.factory_manager.tile_painter import (
    foot_of,
    ground_of,
    paint_effects,
    type_colour,
)
from powergrid.gui.kit.icons import paint_drawing
from powergrid.gui.kit.look import look
from powergrid.gui.kit.measure import pixels_wide
from powergrid.gui.kit.painted import mix, paint_round
from powergrid.gui.kit.text_lines import paint_line
from powergrid.gui.kit.tokens import CAPTION, SEMIBOLD

_LOW: Final = 46
"""A card whose upper part is lower has no room for two lines."""
_LOWEST: Final = 40
"""Where it is lower still, the gain is beside the key, not below it."""
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
    """The places on a card and the sizes of its texts; what is not written on it has no place."""

    head: QRectF
    foot: QRectF
    price: QRectF
    copies: QRectF
    gain: QRectF
    key: QRectF
    drawing: QRectF
    price_size: float
    note_size: float


class _Way(NamedTuple):
    """A way to arrange notes of a text size: in one line (`is_low`) or two, and the number of tiles
    beside the price or, with `is_below`, where the drawing would be."""

    notes: Notes
    text: float
    is_low: bool
    is_below: bool = False


def card_parts(rect: QRectF, notes: Notes) -> Parts:
    """Return the places on a card: the notes never cover one another, nor the drawing.

    On a card that is high enough, the notes grow to the player's text size. Where there is no room
    for all, the number of tiles takes the drawing's place or is left out, then the key.
    """
    foot = QRectF(rect.x(), rect.bottom() - foot_of(rect), rect.width(), foot_of(rect))
    head = QRectF(rect.x(), rect.y(), rect.width(), foot.y() - rect.y())
    arranged = (_arranged(head, foot, way) for way in _ways(head.height(), notes))
    price_only = _Way(Notes(notes.price), 1, is_low=True)
    return next(filter(_is_clear, arranged), _arranged(head, foot, price_only))


def _ways(high: float, notes: Notes) -> Iterator[_Way]:
    """Yield the ways to arrange notes in the upper part of a card, the best one first."""
    px, single = look().px, notes._replace(copies="")
    for shown in (notes, single, single._replace(key="")):
        for text in look().text_sizes():
            if text == 1 and high < px(_LOW):
                yield _Way(shown, text, is_low=True)
            if text == 1 or high >= px(_LOW) * text:
                yield _Way(shown, text, is_low=False)
        if shown.copies:
            yield _Way(shown, 1, is_low=False, is_below=True)


def _is_clear(parts: Parts) -> bool:
    """Return whether the price can be read, and no note covers another or leaves the card."""
    notes = parts.price, parts.copies, parts.gain, parts.key
    right = parts.head.right() - look().px(2)
    return (
        parts.price_size >= _MIN_PRICE
        and max(parts.copies.right(), parts.gain.right()) <= right
        and not any(one.intersects(other) for one, other in combinations(notes, 2))
    )


def _arranged(head: QRectF, foot: QRectF, way: _Way) -> Parts:
    """Return the places of notes arranged that way, and of the drawing beside them."""
    px, scale, (notes, by, is_low, is_below) = look().px, look().scale, way
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
    """Return how large a drawing can be below the key and beside the gain, and clear of a line."""
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
    is_live: bool = False,
    is_dim: bool = False,
) -> None:
    """Paint a tile as a card, framed where it `is_live`; on a dim one all figures stay clear."""
    theme, px = look().theme, look().px
    parts, radius = card_parts(rect, notes), px(7)
    painter.setOpacity(_DIM if is_dim else 1)
    paint_round(painter, rect, radius, theme.plate)
    paint_round(painter, parts.head, radius, ground_of(tile.type))
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
    edge = theme.accent if is_live else mix(theme.text_third, theme.plate, 0.6)
    paint_round(painter, rect, radius, None, edge, px(2 if is_live else 1))
    painter.setOpacity(1)
    if not parts.gain.isEmpty():
        is_loss = notes.gain.startswith("−") or notes.gain == "+0"
        ink = theme.text_second if is_loss else theme.good
        paint_round(painter, parts.gain, px(5), theme.plate)
        paint_line(painter, parts.gain, notes.gain, font, ink, "centre")
    if not parts.key.isEmpty():
        paint_key(painter, parts.key, notes.key)


def key_place(rect: QRectF) -> QRectF:
    """Return where the key of a tile is."""
    px = look().px
    return QRectF(rect.right() - px(19), rect.y() + px(3), px(16), px(17))


def paint_key(painter: QPainter, rect: QRectF, key: str) -> None:
    """Paint the key that presses a tile."""
    theme, px = look().theme, look().px
    paint_round(painter, rect, px(4), theme.plate, theme.text_third, px(1))
    paint_line(painter, rect, key, look().font(12, 500), theme.text, "centre")
