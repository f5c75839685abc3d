# SPDX-License-Identifier: MIT
"""The layout of board and panels for the size of the window."""

from typing import Final, NamedTuple

BOARD_SHARE: Final = 0.502
"""The board's share of the window."""

WIDE_FROM: Final = 1.2
"""A board with at least this ratio of width to height is wide: the fuel market is below it."""

TWO_ROWS_BELOW: Final = 600
"""In a narrower column the plant market has two rows."""

Rect = tuple[int, int, int, int]
_Unit = tuple[float, float, float, float]


class TableLayout(NamedTuple):
    """x, y, width and height of each part, in pixels."""

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


# At 1366x768 and at 1920x1080; heights between them are interpolated.
_SMALL_TALL: Final = _Heights(36, 120, 116, 122)
_SMALL_WIDE: Final = _Heights(40, 150, 146, 126)
_LARGE_TALL: Final = _Heights(50, 150, 146, 178)
_LARGE_WIDE: Final = _Heights(50, 190, 204, 176)
_SMALL_TWO_ROWS: Final = 146
_LARGE_TWO_ROWS: Final = 204
_CROWDED_OWN: Final = 112.0
"""The own panel at small sizes beside five rivals, as the bids need room."""
_LONE_RIVAL: Final = 64.0
"""A single rival may own four plants, in two rows."""
_CROWDED_RIVAL: Final = {4: 33.0, 5: 30.0}
"""Lower rows for many rivals at small sizes, by their number."""
_PLAYERS_BESIDE: Final = 480.0
"""The width of the players' panels beside an open log."""
_MIN_LOG: Final = 380.0


def table_layout(
    width: int,
    height: int,
    board_ratio: float,
    rivals: int,
    scale: float = 1.0,
    *,
    is_log_open: bool = False,
) -> TableLayout:
    """Return the layout for a window's size, a board's ratio of width to height, and the rivals.

    `scale` is the number of pixels in a design pixel. An open log is beside the players' panels
    if there is room, else over them.
    """
    wide = board_ratio >= WIDE_FROM
    unit = _unit_layout(width / scale, height / scale, wide, rivals)
    if is_log_open:
        unit = _with_log_beside(*unit)
    return TableLayout(*(_scaled(rect, scale) for rect in unit))


def _unit_layout(width: float, height: float, wide: bool, rivals: int) -> list[_Unit]:
    is_small = width < 1500
    gap, top = (6, 40) if is_small else (8, 48)
    growth = min(1.0, max(0.0, (height - 800) / (1080 - 800)))
    low, high = (_SMALL_WIDE, _LARGE_WIDE) if wide else (_SMALL_TALL, _LARGE_TALL)
    heights = _Heights(*(_between(*pair, growth) for pair in zip(low, high, strict=True)))
    bottom = height - gap
    board_height = bottom - top - (heights.fuel + gap if wide else 0)
    board_width = BOARD_SHARE * width * height / board_height
    board = (gap, top, board_width, board_height)
    x = board_width + 2 * gap
    column = width - gap - x

    rivals_height = _rival_height(heights.rival, rivals, is_small and not wide) * rivals + gap
    own, plants = heights.own, heights.plants
    if is_small and not wide and rivals == max(_CROWDED_RIVAL):
        own = min(own, _CROWDED_OWN)
    if column < TWO_ROWS_BELOW and not wide:
        plants = _between(_SMALL_TWO_ROWS, _LARGE_TWO_ROWS, growth)
    y = float(top)
    rects = []
    for part in (rivals_height, own, plants, *(() if wide else (heights.fuel,))):
        rects.append((x, y, column, part))
        y += part + gap
    fuel = (gap, top + board_height + gap, board_width, heights.fuel) if wide else rects[3]
    log = (x, float(top), column, rivals_height + gap + own)
    return [(0, 0, width, top), board, *rects[:3], fuel, (x, y, column, bottom - y), log]


def _rival_height(height: float, rivals: int, is_crowded: bool) -> float:
    """Return the height of a rival's row: less among many rivals, more for a single one."""
    if is_crowded:
        height = min(height, _CROWDED_RIVAL.get(rivals, height))
    return max(height, _LONE_RIVAL) if rivals == 1 else height


def _with_log_beside(
    top_bar: _Unit,
    board: _Unit,
    rivals: _Unit,
    own: _Unit,
    plants: _Unit,
    fuel: _Unit,
    action: _Unit,
    log: _Unit,
) -> list[_Unit]:
    x, y, column, height = log
    gap = own[1] - rivals[1] - rivals[3]
    if column < _PLAYERS_BESIDE + gap + _MIN_LOG:
        return [top_bar, board, rivals, own, plants, fuel, action, log]
    rivals = (x, rivals[1], _PLAYERS_BESIDE, rivals[3])
    own = (x, own[1], _PLAYERS_BESIDE, own[3])
    log = (x + _PLAYERS_BESIDE + gap, y, column - _PLAYERS_BESIDE - gap, height)
    return [top_bar, board, rivals, own, plants, fuel, action, log]


def _between(low: float, high: float, growth: float) -> float:
    return low + (high - low) * growth


def _scaled(rect: _Unit, scale: float) -> Rect:
    x, y, width, height = (round(value * scale) for value in rect)
    return (x, y, width, height)
