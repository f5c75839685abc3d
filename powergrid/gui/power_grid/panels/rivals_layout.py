# SPDX-License-Identifier: MIT
"""The layout of the rivals' rows, in design pixels."""

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


class RowParts(NamedTuple):
    """One row; `status` is None if the row is too low.

    If `has_words`, cities and powers are words, not figures. If `is_brief`, the name has a line of
    its own, with money and status below.
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


def row_height(height: float, rows: int, plants: int) -> float:
    """Return the height of each row."""
    highest = 96 if plants > 3 else MAX_ROW
    return min(highest, (height - _pad(height, rows)) / max(1, rows))


def _pad(height: float, rows: int) -> float:
    return 4 if height / max(1, rows) < 36 else 6


def rivals_layout(
    width: float, height: float, rows: int, plants: int, text: float = 1.0
) -> list[RowParts]:
    """Return the layout of all rows, each with room for that number of plants.

    Lines spread with the player's text size `text`, as far as the rows allow.
    """
    tall = row_height(height, rows, plants)
    top = (height - rows * tall) / 2
    return [_row(width, top + i * tall, tall, plants, text) for i in range(rows)]


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
"""The spacing of rows that are at least so wide."""


def _row(width: float, top: float, tall: float, plants: int, text: float = 1.0) -> RowParts:
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
    chips = _chips(left + taken, width - space.pad + 2, middle, tall, plants, space.chip_gap)
    figures_left = chips[0].left() - space.gap - figures
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


def _chips(
    left: float, right: float, middle: float, tall: float, plants: int, gap: float
) -> tuple[QRectF, ...]:
    """Return the places for plants between two ends, in one row or two, from the right."""
    in_one_row = (right - left - (plants - 1) * gap) / plants
    is_double = plants > 3 and tall >= _TWO_ROWS_FROM and in_one_row < _ROOMY_CHIP
    columns, lines = ((plants + 1) // 2, 2) if is_double else (plants, 1)
    chip = (right - left - (columns - 1) * gap) / columns
    wide = max(84.0, min(154.0, chip))
    first = right - columns * wide - (columns - 1) * gap
    high = 26.0 if tall < 34 else 28.0 if tall < 45 or lines > 1 else 32.0
    block = lines * high + (lines - 1) * 6
    top = middle - block / 2
    return tuple(
        QRectF(first + column * (wide + gap), top + line * (high + 6), wide, high)
        for line in range(lines)
        for column in range(columns)
    )
