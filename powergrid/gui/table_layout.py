# SPDX-License-Identifier: MIT
"""Where the board and the panels stand in a window of a given size: pure arithmetic."""

from typing import Final, NamedTuple

BOARD_SHARE: Final = 0.502
"""The part of the window that the board takes."""

WIDE_FROM: Final = 1.2
"""From this ratio of width to height on, a board counts as wide: its fuel market lies below it."""

TWO_ROWS_BELOW: Final = 600
"""A column narrower than this shows the plant market in two rows."""

Rect = tuple[int, int, int, int]


class TableLayout(NamedTuple):
    """x, y, width and height of everything on the table, in pixels."""

    top_bar: Rect
    board: Rect
    rivals: Rect
    own: Rect
    plants: Rect
    fuel: Rect
    action: Rect
    log: Rect


class _Heights(NamedTuple):
    rival: float
    own: float
    plants: float
    fuel: float


# At 1366x768 and at 1920x1080; in between heights grow with the window.
_SMALL_TALL: Final = _Heights(36, 120, 116, 126)
_SMALL_WIDE: Final = _Heights(40, 150, 146, 126)
_LARGE_TALL: Final = _Heights(50, 150, 146, 178)
_LARGE_WIDE: Final = _Heights(50, 190, 204, 176)
_SMALL_TWO_ROWS: Final = 146
_LARGE_TWO_ROWS: Final = 204
_LONE_RIVAL: Final = 64.0
"""A single rival may own four plants, in two rows of two."""
_CROWDED_RIVAL: Final = {4: 33.0, 5: 30.0}
"""Five or six players at the small sizes: lower rows for the rivals, by their number."""


def table_layout(
    width: int, height: int, board_ratio: float, rivals: int, scale: float = 1.0
) -> TableLayout:
    """Return the layout of a window for a board of that width to height and so many rivals.

    `scale` is how many pixels a design pixel has.
    """
    wide = board_ratio >= WIDE_FROM
    unit = _unit_layout(width / scale, height / scale, wide, rivals)
    return TableLayout(*(_scaled(rect, scale) for rect in unit))


def _unit_layout(
    width: float, height: float, wide: bool, rivals: int
) -> list[tuple[float, float, float, float]]:
    small = width < 1500
    gap, top = (6, 40) if small else (8, 48)
    growth = min(1.0, max(0.0, (height - 800) / (1080 - 800)))
    low, high = (_SMALL_WIDE, _LARGE_WIDE) if wide else (_SMALL_TALL, _LARGE_TALL)
    bottom = height - gap
    fuel = _between(low.fuel, high.fuel, growth)
    board_height = bottom - top - (fuel + gap if wide else 0)
    board_width = BOARD_SHARE * width * height / board_height
    board = (gap, top, board_width, board_height)

    x = board_width + 2 * gap
    column = width - gap - x
    row = _between(low.rival, high.rival, growth)
    if small and not wide:
        row = min(row, _CROWDED_RIVAL.get(rivals, row))
    if rivals == 1:
        row = max(row, _LONE_RIVAL)
    rivals_height = row * rivals + gap
    own = _between(low.own, high.own, growth)
    plants = _between(low.plants, high.plants, growth)
    if column < TWO_ROWS_BELOW and not wide:
        plants = _between(_SMALL_TWO_ROWS, _LARGE_TWO_ROWS, growth)
    y = float(top)
    rects = []
    for part in (rivals_height, own, plants, *(() if wide else (fuel,))):
        rects.append((x, y, column, part))
        y += part + gap
    fuel_rect = (gap, top + board_height + gap, board_width, fuel) if wide else rects[3]
    log = (x, float(top), column, rivals_height + gap + own)
    return [
        (0, 0, width, top),
        board,
        *rects[:3],
        fuel_rect,
        (x, y, column, bottom - y),
        log,
    ]


def _between(low: float, high: float, growth: float) -> float:
    return low + (high - low) * growth


def _scaled(rect: tuple[float, float, float, float], scale: float) -> Rect:
    x, y, width, height = (round(value * scale) for value in rect)
    return (x, y, width, height)
