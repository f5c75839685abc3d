# SPDX-License-Identifier: MIT
"""The layout of plant cards."""

from functools import lru_cache
from typing import Final, Literal, NamedTuple, TypeAlias

from PySide6.QtCore import QRectF

from powergrid.gui.kit.tokens import BODY, CAP, CAPTION, LEAD, SLOT, TITLE

CardLayout = Literal["market", "flat", "own", "mini"]

MIN_SIZES: Final[dict[CardLayout, tuple[int, int]]] = {
    "market": (68, 88),
    "flat": (102, 58),
    "own": (130, 104),
    "mini": (84, 26),
}
"""The smallest card of each layout."""

EDGE: Final = 6
MINI_EDGE: Final = 4
DIGIT: Final = 0.6
"""The width of a digit, relative to the text size; 0.54 in the narrow face."""
NARROW_DIGIT: Final = 0.54

Box: TypeAlias = tuple[float, float, float, float]


class CardParts(NamedTuple):
    """The rectangles of all parts, relative to the card; text sizes in design pixels."""

    number: QRectF
    kind: QRectF | None
    need: tuple[QRectF, ...]
    words: QRectF | None
    """What stands where a plant needs no fuel; in a mini card, need and stock as figures."""
    note: QRectF | None
    house: QRectF
    output: QRectF
    slots: tuple[QRectF, ...]
    number_size: float
    output_size: float

    def rects(self) -> list[QRectF]:
        """Return the rectangles of all parts that are there."""
        single = (self.number, self.kind, self.words, self.note, self.house, self.output)
        return [part for part in single if part is not None] + [*self.need, *self.slots]


class CardContent(NamedTuple):
    """The content that decides a card's layout."""

    digits: int
    need: int
    slots: int = 0
    note: bool = False


@lru_cache(maxsize=256)
def card_layout(
    width: float, height: float, content: CardContent, layout: CardLayout, scale: float = 1.0
) -> CardParts:
    """Return the parts of a card of that size in pixels."""
    arrange = {"market": _market, "flat": _flat, "own": _own, "mini": _mini}[layout]
    return arrange(_Sheet(width / scale, height / scale, scale), content)


class _Sheet:
    """A card measured in design pixels that returns rectangles in pixels."""

    def __init__(self, width: float, height: float, scale: float) -> None:
        self.width = width
        self.height = height
        self.scale = scale

    def rect(self, box: Box) -> QRectF:
        x, y, width, height = (n * self.scale for n in box)
        return QRectF(x, y, width, height)

    def rects(self, boxes: list[Box]) -> tuple[QRectF, ...]:
        return tuple(self.rect(box) for box in boxes)


def _row(x: float, y: float, side: float, count: int, room: float, gap: float) -> list[Box]:
    """Return squares side by side, closer and then smaller if they do not fit `room`."""
    if count == 0:
        return []
    gap = min(gap, max(1.0, (room - count * side) / max(1, count - 1)))
    side = min(side, (room - (count - 1) * gap) / count)
    return [(x + i * (side + gap), y, side, side) for i in range(count)]


def _output(sheet: _Sheet, right: float, bottom: float, size: float) -> tuple[Box, Box]:
    """Return house and figure, standing on `bottom` and ending at `right`."""
    tall, wide = size * CAP, size * DIGIT
    side = size * 0.72
    figure = (right - wide, bottom - tall, wide, tall)
    return (right - wide - side - 3, bottom - side + 0.4, side, side), figure


def _market(sheet: _Sheet, content: CardContent) -> CardParts:
    width, height = sheet.width, sheet.height
    large = width >= 84
    left, right = EDGE + (9 if large else 7), width - (9 if large else 6)
    output_size = TITLE if large else LEAD + 1
    house, output = _output(sheet, right, height - (9 if height >= 100 else 7), output_size)
    kind = 23 if large else 17
    need_y = 34 if height >= 96 else 31
    token = 14 if large else 13
    words = None if content.need else (left, need_y + 1, right - left, CAPTION)
    note = (left, need_y + token + 5, right - left, CAPTION) if content.note else None
    return CardParts(
        number=sheet.rect((left, 8, content.digits * TITLE * DIGIT, TITLE * CAP)),
        kind=sheet.rect((right - kind + 1, 16 - kind / 2, kind, kind)),
        need=sheet.rects(_row(left, need_y, token, content.need, right - left, 3)),
        words=sheet.rect(words) if words else None,
        note=sheet.rect(note) if note else None,
        house=sheet.rect(house),
        output=sheet.rect(output),
        slots=(),
        number_size=TITLE,
        output_size=output_size,
    )


def _flat(sheet: _Sheet, content: CardContent) -> CardParts:
    width, height = sheet.width, sheet.height
    left, right = EDGE + 8, width - 8
    pad = 8 if height < 70 else 10
    house, output = _output(sheet, right, height - pad, TITLE)
    kind = 20 if height < 70 else 23
    number_width = content.digits * TITLE * DIGIT
    kind_left = right - kind
    # A narrow card has no room for both; its edge and tokens show the kind too.
    crowded = content.note and kind_left - (left + number_width) < 58
    note_left = left + number_width + 8
    note_right = right if crowded else kind_left - 5
    note = (note_left, pad + 1.5, note_right - note_left, CAPTION)
    token = 14 if height < 70 else 15
    room = house[0] - 6 - left
    bottom = height - pad - TITLE * CAP / 2
    words = None if content.need else (left, bottom - CAPTION / 2, room, CAPTION)
    return CardParts(
        number=sheet.rect((left, pad, number_width, TITLE * CAP)),
        kind=None
        if crowded
        else sheet.rect((kind_left, pad + TITLE * CAP / 2 - kind / 2, kind, kind)),
        need=sheet.rects(_row(left, bottom - token / 2, token, content.need, room, 3)),
        words=sheet.rect(words) if words else None,
        note=sheet.rect(note) if content.note else None,
        house=sheet.rect(house),
        output=sheet.rect(output),
        slots=(),
        number_size=TITLE,
        output_size=TITLE,
    )


def _own(sheet: _Sheet, content: CardContent) -> CardParts:
    width, height = sheet.width, sheet.height
    left, right = EDGE + 9, width - 9
    roomy = width >= 150 and height >= 120
    number_size = 26 if roomy else TITLE
    top = 9 if height >= 110 else 7
    number = (left, top, content.digits * number_size * DIGIT, number_size * CAP)
    kind = 26 if roomy else 20
    middle = top + number_size * CAP / 2
    token = 16 if roomy else 14
    second = top + number_size * CAP + (11 if roomy else 8)
    house, output = _output(sheet, right, second + token - 0.5, LEAD + 1)
    room = house[0] - 6 - left
    words = None if content.need else (left, second, room, CAPTION)
    slots = _slots(left, right, height - (9 if height >= 110 else 6), second + token, content.slots)
    note_y = second + token + 6
    note_end = min((slot[1] for slot in slots), default=height - 4.0)
    note_fits = content.note and note_end - note_y >= CAPTION + 1
    return CardParts(
        number=sheet.rect(number),
        kind=sheet.rect((right - kind + 1, middle - kind / 2, kind, kind)),
        need=sheet.rects(_row(left, second, token, content.need, room, 3)),
        words=sheet.rect(words) if words else None,
        note=sheet.rect((left, note_y, right - left, CAPTION)) if note_fits else None,
        house=sheet.rect(house),
        output=sheet.rect(output),
        slots=sheet.rects(slots),
        number_size=number_size,
        output_size=LEAD + 1,
    )


def _slots(left: float, right: float, bottom: float, above: float, count: int) -> list[Box]:
    """Return the slots of the store above `bottom`: one row, or one for each run."""
    if count == 0:
        return []
    gap, room = 4.0, right - left
    if count * SLOT + (count - 1) * 3 <= room:
        return _row(left, bottom - SLOT, SLOT, count, room, gap)
    columns = (count + 1) // 2
    side = min(float(SLOT), (bottom - above - 6) / 2, (room - (columns - 1) * 3) / columns)
    upper = _row(left, bottom - 2 * side - 2, side, columns, room, gap)
    return upper + _row(left, bottom - side, side, count - columns, room, gap)


def _mini(sheet: _Sheet, content: CardContent) -> CardParts:
    width, height = sheet.width, sheet.height
    middle = height / 2
    narrow = width < 100
    left, right = MINI_EDGE + (3 if narrow else 4), width - (4 if narrow else 7)
    tall = BODY * CAP
    number_width = content.digits * BODY * DIGIT
    side = 9.5 if narrow else 12
    output = (right - BODY * DIGIT, middle - tall / 2, BODY * DIGIT, tall)
    house = (output[0] - side - (1 if narrow else 3), middle - side / 2 - 0.3, side, side)
    kind_side = 11.5 if narrow else 14
    kind_left = left + 2 * BODY * DIGIT + (1.5 if narrow else 5)
    words_left = kind_left + kind_side + (2 if narrow else 4)
    # Single tokens if they fit behind the need, else need and stock as figures.
    figure = CAPTION * NARROW_DIGIT
    stock_left = words_left + figure + 5
    token = 11.0
    as_tokens = content.slots > 0 and stock_left + content.slots * (token + 1) <= house[0] - 3
    words_right = stock_left - 3 if as_tokens else house[0] - 1
    stock = _row(stock_left, middle - token / 2, token, content.slots, 1000, 1)
    return CardParts(
        number=sheet.rect((left, middle - tall / 2, number_width, tall)),
        kind=sheet.rect((kind_left, middle - kind_side / 2, kind_side, kind_side)),
        need=(),
        words=sheet.rect((words_left, middle - CAPTION / 2, words_right - words_left, CAPTION)),
        note=None,
        house=sheet.rect(house),
        output=sheet.rect(output),
        slots=sheet.rects(stock) if as_tokens else (),
        number_size=BODY,
        output_size=BODY,
    )
