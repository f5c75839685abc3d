# SPDX-License-Identifier: MIT
"""The layout of plant cards: picture and number above, fuel and output below."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, Literal, NamedTuple, TypeAlias

from PySide6.QtCore import QRectF

from powergrid.gui.kit.tokens import BODY, CAPTION, LEAD, SLOT, TITLE

CardLayout = Literal["lot", "market", "flat", "own", "mini"]

MIN_SIZES: Final[dict[CardLayout, tuple[int, int]]] = {
    "lot": (104, 116),
    "market": (68, 88),
    "flat": (102, 58),
    "own": (130, 104),
    "mini": (84, 26),
}
"""The smallest card of each layout; beside mines, a mini card may be narrower."""

EDGE: Final = 7
"""The margin at the sides of the part below the picture."""
DIGIT: Final = 0.6
"""The width of a digit, relative to the text size; 0.54 in the narrow face."""
NARROW_DIGIT: Final = 0.54

_STRIP: Final = 17
"""The height of a note's strip, on the foot of the picture."""
_WITH_SIGN: Final = 130
"""From this width on, the output of a mini card has room for its sign."""
_WITH_KIND: Final = (60, 80)
"""From these widths on, a mini card without fuel, or with, has room for the sign of its kind."""

Box: TypeAlias = tuple[float, float, float, float]


class CardParts(NamedTuple):
    """The rectangles of all parts, relative to the card; text sizes in design pixels.

    `number` is its plaque, `output` a lit window with the sign `house` and a `figure` in it;
    `strip` is the ground of a note. Plaque, strip and silhouette are drawn on the `picture`.
    """

    number: QRectF
    output: QRectF
    figure: QRectF
    number_size: float
    output_size: float
    picture: QRectF | None = None
    kind: QRectF | None = None
    need: tuple[QRectF, ...] = ()
    words: QRectF | None = None
    """A text on plants without fuel; in a mini card, need and stock as figures."""
    strip: QRectF | None = None
    note: QRectF | None = None
    house: QRectF | None = None
    slots: tuple[QRectF, ...] = ()

    def rects(self) -> list[QRectF]:
        """Return the rectangles that no other may touch."""
        single = (self.number, self.kind, self.words, self.note, self.output)
        return [part for part in single if part is not None] + [*self.need, *self.slots]


class CardContent(NamedTuple):
    """The content that decides a card's layout."""

    digits: int
    need: int
    slots: int = 0
    note: bool = False


@lru_cache(maxsize=256)
def card_layout(
    width: float,
    height: float,
    content: CardContent,
    layout: CardLayout,
    scale: float = 1.0,
    text: float = 1.0,
) -> CardParts:
    """Return the parts of a card of that size in pixels.

    Only the small figures of mini cards grow with the player's text size `text`, where they fit.
    """
    arrange = {"lot": _lot, "market": _market, "flat": _flat, "own": _own, "mini": _mini}[layout]
    return arrange(_Card(width / scale, height / scale, scale, text), content)


class _Card:
    """A card measured in design pixels that returns rectangles in pixels."""

    def __init__(self, width: float, height: float, scale: float, text: float = 1.0) -> None:
        self.width = width
        self.height = height
        self.scale = scale
        self.text = text

    def rect(self, box: Box) -> QRectF:
        x, y, width, height = (n * self.scale for n in box)
        return QRectF(x, y, width, height)

    def rects(self, boxes: Sequence[Box]) -> tuple[QRectF, ...]:
        return tuple(self.rect(box) for box in boxes)

    def optional(self, box: Box | None) -> QRectF | None:
        return None if box is None else self.rect(box)


def _row(x: float, y: float, side: float, count: int, room: float, gap: float) -> list[Box]:
    """Return squares side by side, closer and then smaller if they do not fit `room`."""
    if count == 0:
        return []
    gap = min(gap, max(1.0, (room - count * side) / max(1, count - 1)))
    side = min(side, (room - (count - 1) * gap) / count)
    return [(x + i * (side + gap), y, side, side) for i in range(count)]


def _in_window(window: Box, *, has_sign: bool = True) -> tuple[Box | None, Box]:
    """Return the sign and the figure in a window."""
    x, y, width, height = window
    if not has_sign:
        return None, window
    side = height * 0.54
    left = x + width * 0.13
    sign = (left, y + (height - side) / 2 - 0.3, side, side)
    return sign, (left + side, y, x + width * 0.94 - left - side, height)


def _plaque(left: float, top: float, height: float, size: float, digits: int) -> Box:
    return (left, top, digits * size * DIGIT + height * 0.46, height)


def _beside(plaque: Box, width: float, foot: float) -> tuple[Box, Box]:
    """Return the strip and the line of a note to the right of a plaque, on the picture's foot."""
    left = plaque[0] + plaque[2] + 4
    strip = (left, foot - _STRIP, width - left, float(_STRIP))
    return strip, (left + 5, foot - _STRIP + 2, width - left - 8, CAPTION)


def _with_picture(
    card: _Card,
    content: CardContent,
    picture: Box,
    plaque: Box,
    window: Box,
    need: list[Box],
    words: Box,
    note: tuple[Box, Box],
    sizes: tuple[float, float],
    slots: Sequence[Box] = (),
) -> CardParts:
    """Return the parts of a card with a picture.

    `note` is its strip and its line, `sizes` are those of number and output.
    """
    house, figure = _in_window(window)
    strip, line = note if content.note else (None, None)
    number_size, output_size = sizes
    return CardParts(
        number=card.rect(plaque),
        output=card.rect(window),
        figure=card.rect(figure),
        number_size=number_size,
        output_size=output_size,
        picture=card.rect(picture),
        need=card.rects(need),
        words=None if content.need else card.rect(words),
        strip=card.optional(strip),
        note=card.optional(line),
        house=card.optional(house),
        slots=card.rects(slots),
    )


def _lot(card: _Card, content: CardContent) -> CardParts:
    """Arrange a card as wide as the smallest one, and enlarge it."""
    width = float(MIN_SIZES["lot"][0])
    larger = card.width / width
    card = _Card(width, card.height / larger, card.scale * larger)
    foot = round(card.height * 0.63)
    plaque = _plaque(5, 5, 30, TITLE, content.digits)
    middle = foot + (card.height - foot) / 2
    window = (width - EDGE - 38, middle - 13, 38.0, 26.0)
    token, room = 14.0 if content.need > 2 else 17.0, window[0] - 4 - EDGE
    need = _row(EDGE, middle - token / 2, token, content.need, room, 3)
    words = (EDGE, middle - CAPTION / 2, room, CAPTION)
    strip = (0.0, float(foot - _STRIP), width, float(_STRIP))
    note = strip, (EDGE + 1, foot - _STRIP + 2, room, CAPTION)
    sizes = TITLE * larger, (LEAD + 1) * larger
    picture = (0.0, 0.0, width, float(foot))
    return _with_picture(card, content, picture, plaque, window, need, words, note, sizes)


def _market(card: _Card, content: CardContent) -> CardParts:
    width, height = card.width, card.height
    is_large = width >= 84 and height >= 104
    foot = round(height * 0.52)
    sizes = (TITLE, LEAD + 1) if is_large else (LEAD + 1, LEAD)
    margin, tall = (5, 30) if is_large else (4, 24)
    plaque = _plaque(margin, margin, tall, sizes[0], content.digits)
    wide, high = (38.0, 26.0) if is_large else (34.0, 21.0)
    window = (width - EDGE + 1 - wide, height - margin - high, wide, high)
    room = width - 2 * EDGE
    need = _row(EDGE, foot + 3, min(16.0, window[1] - foot - 4), content.need, room, 3)
    words = (EDGE, foot + 3, room, CAPTION)
    strip = (0.0, float(foot - _STRIP), width, float(_STRIP))
    note = strip, (EDGE + 1, foot - _STRIP + 2, room - 2, CAPTION)
    picture = (0.0, 0.0, width, float(foot))
    return _with_picture(card, content, picture, plaque, window, need, words, note, sizes)


def _flat(card: _Card, content: CardContent) -> CardParts:
    """Arrange the picture at the full height on the left, fuel above output on the right."""
    width, height = card.width, card.height
    sizes, token = (LEAD + 1, LEAD), 15.0
    needed = content.need * (token + 1) + 8 if content.need else 52.0
    plaque = _plaque(4, 4, 24, sizes[0], content.digits)
    beside = width - plaque[0] - plaque[2]
    column = min(max(min(58.0, 0.42 * width), needed, 42.0), beside + 1)
    left, room = width - column + 4, column - 9
    window = (width - 5 - 34, height - 5 - 22, 34.0, 22.0)
    middle = window[1] / 2 + 1
    need = _row(left, middle - token / 2, token, content.need, room, 3)
    words = (left, middle - CAPTION / 2, room, CAPTION)
    picture = (0.0, 0.0, width - column, height)
    strip = (0.0, height - _STRIP, width - column, float(_STRIP))
    note = strip, (5.0, height - _STRIP + 2, window[0] - 2 - 5, CAPTION)
    return _with_picture(card, content, picture, plaque, window, need, words, note, sizes)


def _own(card: _Card, content: CardContent) -> CardParts:
    width, height = card.width, card.height
    is_roomy = width >= 150 and height >= 116
    high = 26.0 if is_roomy else 22.0
    token, room, right = 16.0 if is_roomy else 13.0, width - 2 * EDGE, width - 6 - 38 - 4
    # Two rows of slots must fit below the fuel needed.
    is_one_row = _fits_one_row(content.slots, right - EDGE)
    foot = round(height - 5 - high - 9 - token if is_one_row else min(height * 0.42, height - 68))
    sizes = TITLE if is_roomy else LEAD + 1, LEAD + 1
    plaque = _plaque(5, 4, 30 if is_roomy else 26, sizes[0], content.digits)
    window = (width - 6 - 38, height - 5 - high, 38.0, high)
    need = _row(EDGE, foot + 3, token, content.need, room, 3)
    words = (EDGE, foot + 4, room, CAPTION)
    note = _beside(plaque, width, foot)
    slots = _slots(EDGE, right, height - 5, foot + 3 + token, content.slots)
    picture = (0.0, 0.0, width, float(foot))
    return _with_picture(card, content, picture, plaque, window, need, words, note, sizes, slots)


def _slots(left: float, right: float, bottom: float, above: float, count: int) -> list[Box]:
    """Return the slots of the store above `bottom`: one row, or one for each run."""
    if count == 0:
        return []
    gap, room = 4.0, right - left
    if _fits_one_row(count, room):
        return _row(left, bottom - SLOT, SLOT, count, room, gap)
    columns = (count + 1) // 2
    side = min(float(SLOT), (bottom - above - 5) / 2, (room - (columns - 1) * 3) / columns)
    upper = _row(left, bottom - 2 * side - 2, side, columns, room, gap)
    return upper + _row(left, bottom - side, side, count - columns, room, gap)


def _fits_one_row(count: int, room: float) -> bool:
    return count * SLOT + (count - 1) * 3 <= room


def _mini(card: _Card, content: CardContent) -> CardParts:
    width, height = card.width, card.height
    middle = height / 2
    by = card.text if width >= _WITH_SIGN else 1.0
    figure_size, words_size = BODY * by, CAPTION * by
    tall = min(height - 6, 24.0 * by)
    top = (height - tall) / 2
    plaque = (3.0, top, 2 * figure_size * DIGIT + 6, tall)
    has_kind = width >= _WITH_KIND[content.need > 0]
    kind_side = 0.0 if not has_kind else 11.0 if width < 100 else 13.0 * by
    kind_left = plaque[0] + plaque[2] + (1.5 if width < 100 else 4)
    words_left = kind_left + kind_side + (1 if width < 100 else 3)
    # Single tokens if they fit behind the need, else need and stock as figures.
    stock_left = words_left + words_size * NARROW_DIGIT + 5
    token = 13.0
    stock_right = stock_left + content.slots * (token + 1)
    # Tokens and figures go before the sign of the output.
    wide = 36.0 * by
    end = width - wide - 5
    is_free = end - words_left >= 2 * words_size and not end < stock_right <= width - 23
    has_sign = width >= _WITH_SIGN and is_free
    wide = wide if has_sign else 18.0
    window = (width - 3 - wide, top, wide, tall)
    house, figure = _in_window(window, has_sign=has_sign)
    end = window[0] - 2
    as_tokens = content.slots > 0 and stock_right <= end
    words_right = stock_left - 3 if as_tokens else end
    stock = _row(stock_left, middle - token / 2, token, content.slots, 1000, 1)
    words = (words_left, middle - words_size / 2, words_right - words_left, words_size)
    kind = (kind_left, middle - kind_side / 2, kind_side, kind_side)
    return CardParts(
        number=card.rect(plaque),
        output=card.rect(window),
        figure=card.rect(figure),
        number_size=figure_size,
        output_size=figure_size,
        kind=card.optional(kind if has_kind else None),
        words=card.rect(words),
        house=card.optional(house),
        slots=card.rects(stock) if as_tokens else (),
    )
