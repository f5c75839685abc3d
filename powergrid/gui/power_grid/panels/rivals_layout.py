# SPDX-License-Identifier: MIT
"""The layout of the rivals' rows, in design pixels."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF

MAX_ROW: Final = 50
_STATUS_FROM: Final = 28
_TIGHT_BELOW: Final = 560
_WORDS_FROM: Final = 780
_TWO_ROWS_FROM: Final = 62
_ROOMY_CHIP: Final = 100
"""Four plants are in two rows if each would be narrower than this in one."""
_BRIEF_MONEY: Final = 36.0
"""The width of three digits of money."""
_CARDS: Final = ((84.0, 62.0), (80.0, 50.0), (68.0, 50.0))
"""The smallest cards of plants and of mines, which hold no fuel, from the roomiest row."""
_NUMBER: Final = 26.0
"""The width of the number on a card, which stays visible below another card."""


class Hand(NamedTuple):
    """How many plants and mines somebody owns."""

    plants: int
    mines: int = 0


class RowParts(NamedTuple):
    """One row; `status` is None if the row is too low.

    If `has_words`, cities and powers are words, not figures. If `is_brief`, the name has a line of
    its own, with money and status below. `plants` has a place for each plant one may own, or for
    each one owned if that is more; `mines`, on their left, only for those owned.
    """

    ground: QRectF
    order: QRectF
    house: QRectF
    name: QRectF
    status: QRectF | None
    money: QRectF
    cities: QRectF
    powers: QRectF
    has_words: bool
    is_brief: bool
    plants: tuple[QRectF, ...]
    mines: tuple[QRectF, ...]


def row_height(height: float, rows: int, plants: int) -> float:
    """Return the height of each row."""
    highest = 96 if plants > 3 else MAX_ROW
    return min(highest, (height - _pad(height, rows)) / max(1, rows))


def _pad(height: float, rows: int) -> float:
    return 4 if height / max(1, rows) < 36 else 6


def rivals_layout(
    width: float, height: float, hands: Sequence[Hand], allowed: int, text: float = 1.0
) -> list[RowParts]:
    """Return the layout of a row for each hand, with room for as many plants as are allowed.

    Lines spread with the player's text size `text`, as far as the rows allow.
    """
    tall = row_height(height, len(hands), allowed)
    top = (height - len(hands) * tall) / 2
    mines = max((hand.mines for hand in hands), default=0)
    return [
        _row(width, top + i * tall, tall, hand, Hand(allowed, mines), text)
        for i, hand in enumerate(hands)
    ]


class _Spacing(NamedTuple):
    """Widths and gaps of a row."""

    pad: float
    after_order: float
    after_house: float
    name: float
    money: float
    gap: float
    chip_gap: float


_SPACINGS: Final = (
    (600, _Spacing(12, 6, 10, name=96, money=40, gap=12, chip_gap=10)),
    (_TIGHT_BELOW, _Spacing(8, 1, 6, name=98, money=36, gap=6, chip_gap=6)),
    (450, _Spacing(8, 1, 6, name=46, money=36, gap=6, chip_gap=6)),
    (0, _Spacing(4, 1, 6, name=46, money=36, gap=4, chip_gap=4)),
)
"""The spacing of rows of at least that width."""


def _row(
    width: float, top: float, tall: float, hand: Hand, room: Hand, text: float = 1.0
) -> RowParts:
    """Return a row for a hand; in all rows there is `room` for the same numbers of cards."""
    space = next(space for min_width, space in _SPACINGS if width >= min_width)
    house = 22.0 if tall >= 45 else 18.0
    has_words = width >= _WORDS_FROM and tall >= _STATUS_FROM
    figures = (104.0 if has_words else 48.0) * (text if width >= _TIGHT_BELOW else 1)
    middle = top + tall / 2
    pitch = min(16.0 if text == 1 else 17.0 * text, tall / 2 - 1)
    order = QRectF(space.pad, middle - 8, 12, 16)
    house_rect = QRectF(order.right() + space.after_order, middle - house / 2, house, house)
    left = house_rect.right() + space.after_house
    taken = space.name + 2 + space.money + space.gap + figures + space.gap
    places, chips, mines = _cards(
        QRectF(left + taken, top, width - space.pad + 2 - left - taken, tall),
        hand,
        room,
        space.chip_gap,
    )
    figures_left = places - space.gap - figures
    money_left = figures_left - space.gap - space.money
    name_width = money_left - 2 - left
    if has_words:
        # The money stays near the name.
        name_width = min(name_width, 150.0)
        money_left = left + name_width + 2
        figures_left = money_left + space.money + space.gap
    names = QRectF(left, middle, name_width, tall / 2)
    money = QRectF(money_left, middle - 11, space.money, 22)
    name, status, money, is_brief = _texts(names, money, tall, text, pitch, space.gap)
    return RowParts(
        ground=QRectF(3, top + 1, width - 6, tall - 2),
        order=order,
        house=house_rect,
        name=name,
        status=status,
        money=money,
        cities=QRectF(figures_left, middle - pitch, figures, pitch),
        powers=QRectF(figures_left, middle, figures, pitch),
        has_words=has_words,
        is_brief=is_brief,
        plants=chips,
        mines=mines,
    )


def _texts(
    below: QRectF, money: QRectF, tall: float, text: float, pitch: float, gap: float
) -> tuple[QRectF, QRectF | None, QRectF, bool]:
    """Return name, status and money, and whether the money is beside the status.

    `below` begins at the middle of the row and is as wide as the name. A name with little room
    takes that of the money, which moves down.
    """
    left, middle, wide = below.x(), below.y(), below.width()
    if tall < _STATUS_FROM:
        return QRectF(left, middle - 9, wide, 18), None, money, False
    if wide >= 90:
        name = QRectF(left, middle - pitch, wide, pitch)
        return name, QRectF(left, middle, wide, pitch), money, False
    line = min(18.0 * text, tall / 2 - 1)
    name = QRectF(left, middle - line, wide + 2 + money.width() + gap - 4, line)
    status_left = left + _BRIEF_MONEY + 2
    status = QRectF(status_left, middle, name.right() - status_left, line)
    return name, status, QRectF(left, middle, _BRIEF_MONEY, line), True


def _cards(
    row: QRectF, hand: Hand, room: Hand, gap: float
) -> tuple[float, tuple[QRectF, ...], tuple[QRectF, ...]]:
    """Return where the places for cards begin, and those for plants and mines, from the right."""

    def needed(plant: float, mine: float) -> float:
        return room.plants * plant + room.mines * mine + (room.plants + room.mines - 1) * gap

    sizes = _CARDS if room.mines else _CARDS[:1]
    plant, mine = next((size for size in sizes if needed(*size) <= row.width()), sizes[-1])
    strip = step = 0.0
    if room.mines:  # where not even the smallest fit, mines overlap
        spare = row.width() - room.plants * (plant + gap) + gap - mine - gap
        step = min(mine + gap, max(_NUMBER, spare / max(1, room.mines - 1)))
        strip = mine + gap + (room.mines - 1) * step
    columns, lines = room.plants, 1
    roomy = room.plants * _ROOMY_CHIP + (room.plants - 1) * gap
    if room.plants > 3 and row.height() >= _TWO_ROWS_FROM and row.width() - strip < roomy:
        columns, lines = (room.plants + 1) // 2, 2
    chip = (row.width() - strip - (columns - 1) * gap) / columns
    wide = max(plant, min(154.0, chip))
    first = row.right() - columns * wide - (columns - 1) * gap
    if hand.plants > room.plants:  # until one is scrapped
        columns = (hand.plants + lines - 1) // lines
        wide = (row.right() - first - (columns - 1) * gap) / columns
    high = 26.0 if row.height() < 34 else 28.0 if row.height() < 45 or lines > 1 else 32.0
    middle = row.center().y()
    block = lines * high + (lines - 1) * 6
    top = middle - block / 2
    plants = tuple(
        QRectF(first + column * (wide + gap), top + line * (high + 6), wide, high)
        for line in range(lines)
        for column in range(columns)
    )
    mines = tuple(
        QRectF(first - gap - mine - at * step, middle - high / 2, mine, high)
        for at in reversed(range(hand.mines))
    )
    return first - strip, plants, mines
