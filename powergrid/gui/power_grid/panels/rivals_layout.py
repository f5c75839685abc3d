# SPDX-License-Identifier: MIT
"""The layout of the rivals' rows, in design pixels."""

from typing import Final, NamedTuple

from PySide6.QtCore import QRectF

MAX_ROW: Final = 50
_STATUS_FROM: Final = 28
_CLOSE_BELOW: Final = 450
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


def _row(width: float, top: float, tall: float, plants: int, text: float = 1.0) -> RowParts:
    roomy = width >= 600
    pad = 12.0 if roomy else 8.0 if width >= _CLOSE_BELOW else 4.0
    house = 22.0 if tall >= 45 else 18.0
    has_words = width >= _WORDS_FROM and tall >= _STATUS_FROM
    figures = (104.0 if has_words else 48.0) * (text if width >= _TIGHT_BELOW else 1)
    middle = top + tall / 2
    pitch = min(16.0 if text == 1 else 17.0 * text, tall / 2 - 1)
    order = QRectF(pad, middle - 8, 12, 16)
    house_rect = QRectF(order.right() + (6 if roomy else 1), middle - house / 2, house, house)
    name_left = house_rect.right() + (10 if roomy else 6)
    name_room, money = (96.0, 40.0) if roomy else (98.0 if width >= _TIGHT_BELOW else 46.0, 36.0)
    gap = 12.0 if roomy else 6.0 if width >= _CLOSE_BELOW else 4.0
    chip_gap = 10.0 if roomy else 6.0 if width >= _CLOSE_BELOW else 4.0
    left = name_left + name_room + 2 + money + gap + figures + gap
    right = width - pad + 2
    in_one_row = (right - left - (plants - 1) * chip_gap) / plants
    is_double = plants > 3 and tall >= _TWO_ROWS_FROM and in_one_row < _ROOMY_CHIP
    columns = (plants + 1) // 2 if is_double else plants
    chip = (right - left - (columns - 1) * chip_gap) / columns
    chip = max(84.0, min(154.0, chip))
    chips_left = right - columns * chip - (columns - 1) * chip_gap
    figures_left = chips_left - gap - figures
    money_left = figures_left - gap - money
    name_width = money_left - 2 - name_left
    if has_words:
        # The money stays near the name.
        name_width = min(name_width, 150.0)
        money_left = name_left + name_width + 2
        figures_left = money_left + money + gap
    has_status = tall >= _STATUS_FROM
    # A name with little room takes that of the money, which moves down beside the status.
    is_tight = has_status and name_width < 90
    if is_tight:
        name_width += 2 + money + gap - 4
        money_left, money = name_left, _BRIEF_MONEY
    line = min(18.0 * text, tall / 2 - 1) if is_tight else pitch
    name = QRectF(
        name_left, middle - (line if has_status else 9), name_width, line if has_status else 18
    )
    status_left = name_left + (money + 2 if is_tight else 0)
    status = QRectF(status_left, middle, name.right() - status_left, line) if has_status else None
    return RowParts(
        ground=QRectF(3, top + 1, width - 6, tall - 2),
        order=order,
        house=house_rect,
        name=name,
        status=status,
        money=QRectF(money_left, middle - (0 if is_tight else 11), money, line if is_tight else 22),
        cities=QRectF(figures_left, middle - pitch, figures, pitch),
        powers=QRectF(figures_left, middle, figures, pitch),
        has_words=has_words,
        is_brief=is_tight,
        plants=_chips(chips_left, middle, tall, chip, chip_gap, columns, 2 if is_double else 1),
    )


def _chips(
    left: float, middle: float, tall: float, wide: float, gap: float, columns: int, lines: int
) -> tuple[QRectF, ...]:
    high = 26.0 if tall < 34 else 28.0 if tall < 45 or lines > 1 else 32.0
    block = lines * high + (lines - 1) * 6
    top = middle - block / 2
    return tuple(
        QRectF(left + column * (wide + gap), top + line * (high + 6), wide, high)
        for line in range(lines)
        for column in range(columns)
    )
