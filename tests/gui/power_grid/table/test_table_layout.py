# SPDX-License-Identifier: MIT
"""The table's layout: nothing overlaps, nothing leaves the window, the board has half of it."""

from itertools import combinations

import pytest

from powergrid.gui.power_grid.table.table_layout import Rect, TableLayout, table_layout

TALL, WIDE = 1.035, 1.39
SIZES = [(1280, 800), (1366, 768), (1600, 900), (1920, 1080), (2560, 1440), (3840, 2160)]


def overlap(a: Rect, b: Rect) -> bool:
    return a[0] < b[0] + b[2] and b[0] < a[0] + a[2] and a[1] < b[1] + b[3] and b[1] < a[1] + a[3]


def scale_of(size: tuple[int, int]) -> float:
    return max(1.0, min(size[0] / 1920, size[1] / 1080))


def parts(layout: TableLayout) -> list[Rect]:
    """Return all panels but the log, which covers the players' panels."""
    return list(layout)[:-1]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("ratio", [TALL, WIDE])
@pytest.mark.parametrize("rivals", range(1, 6))
def test_nothing_overlaps_or_leaves_the_window(
    size: tuple[int, int], ratio: float, rivals: int
) -> None:
    layout = table_layout(*size, ratio, rivals, scale_of(size))
    for one, other in combinations(parts(layout), 2):
        assert not overlap(one, other)
    for x, y, width, height in layout:
        assert x >= 0
        assert y >= 0
        assert x + width <= size[0]
        assert y + height <= size[1]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("ratio", [TALL, WIDE])
def test_the_board_has_half_of_the_window(size: tuple[int, int], ratio: float) -> None:
    board = table_layout(*size, ratio, 3, scale_of(size)).board
    assert board[2] * board[3] / (size[0] * size[1]) > 0.5


@pytest.mark.parametrize(("ratio", "minimum"), [(TALL, (618, 180)), (WIDE, (455, 202))])
def test_the_action_panel_keeps_its_minimum_size_with_six_players(
    ratio: float, minimum: tuple[int, int]
) -> None:
    action = table_layout(1366, 768, ratio, 5).action
    assert action[2] >= minimum[0]
    assert action[3] >= minimum[1]


def test_markets_keep_their_size() -> None:
    for rivals in range(1, 6):
        layout = table_layout(1366, 768, TALL, rivals)
        assert layout.plants[3] == 116
        assert layout.fuel[3] == 122


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("ratio", [TALL, WIDE])
@pytest.mark.parametrize("rivals", [1, 3, 5])
def test_an_open_log_is_beside_the_players_if_both_fit(
    size: tuple[int, int], ratio: float, rivals: int
) -> None:
    closed = table_layout(*size, ratio, rivals, scale_of(size))
    layout = table_layout(*size, ratio, rivals, scale_of(size), is_log_open=True)
    if size[0] < 1920 or ratio == WIDE:
        assert layout == closed
        return
    for one, other in combinations(layout, 2):
        assert not overlap(one, other)
    for name in ("top_bar", "board", "plants", "fuel", "action"):
        assert getattr(layout, name) == getattr(closed, name)
    right, wide = layout.log[0] + layout.log[2], closed.log[0] + closed.log[2]
    assert abs(right - wide) <= 1
