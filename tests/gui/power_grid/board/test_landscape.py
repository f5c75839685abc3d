# SPDX-License-Identifier: MIT
"""The land around the built-in boards fills the window."""

import pytest
from PySide6.QtCore import QPointF

from powergrid.box import load_drawing
from powergrid.gui.power_grid.board.paths import path_of

EDITIONS = {"germany": "recharged", "usa": "recharged", "central-europe": "classic"}
LAND = {
    "germany": ((500, 1120), (100, 1200), (1100, 1150), (-300, 800), (1400, 500), (380, -200)),
    "usa": ((300, -150), (700, -180), (900, -150), (400, -400), (400, 900)),
    "central-europe": ((-300, 600), (-100, 1150), (800, 1200), (1400, 500), (1000, -250)),
}
SEA = {
    "germany": ((0, -50), (-300, 200), (700, 1320), (1150, -20)),
    "usa": ((-200, 300), (1200, 400), (700, 850), (650, -450)),
    "central-europe": ((400, -150), (-400, 100), (300, 1200)),
}


@pytest.mark.parametrize("board", EDITIONS)
def test_land_and_sea_are_where_they_should_be(board: str) -> None:
    outline = load_drawing(board, EDITIONS[board]).outline
    assert outline is not None
    land = path_of(outline.neighbour) | path_of(outline.focus)
    assert [point for point in LAND[board] if not land.contains(QPointF(*point))] == []
    assert [point for point in SEA[board] if land.contains(QPointF(*point))] == []


FAR_LAND = {
    "germany": ((500, 1900), (900, -900)),
    "usa": ((0, -900), (1000, -900)),
    "central-europe": ((200, 1900), (1200, -900)),
}


@pytest.mark.parametrize("board", EDITIONS)
def test_land_continues_to_the_edge_of_the_tallest_window(board: str) -> None:
    outline = load_drawing(board, EDITIONS[board]).outline
    assert outline is not None
    land = path_of(outline.neighbour)
    assert [point for point in FAR_LAND[board] if not land.contains(QPointF(*point))] == []


@pytest.mark.parametrize("board", EDITIONS)
def test_the_drawn_land_fills_all_usual_windows(board: str) -> None:
    drawing = load_drawing(board, EDITIONS[board])
    assert drawing.outline is not None
    drawn = path_of(drawing.outline.neighbour).boundingRect()
    for ratio in (0.7, 16 / 9):  # width to height of a view
        wide = max(drawing.width, drawing.height * ratio)
        high = max(drawing.height, drawing.width / ratio)
        left, top = (drawing.width - wide) / 2, (drawing.height - high) / 2
        assert drawn.top() < top
        assert drawn.bottom() > top + high
        assert drawn.left() < left
        assert drawn.right() > left + wide
