# SPDX-License-Identifier: MIT
import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from powergrid.gui.kit.tiles import Tiles


@pytest.mark.parametrize(
    ("count", "columns", "rows"), [(0, 0, 0), (1, 1, 1), (4, 4, 1), (5, 3, 2), (9, 3, 3)]
)
def test_tiles_take_as_few_rows_as_possible(
    qtbot: QtBot, count: int, columns: int, rows: int
) -> None:
    tiles = Tiles((10, 10), (30, 20))
    qtbot.addWidget(tiles)
    tiles.show_tiles([QWidget() for _ in range(count)])
    assert (tiles.columns, tiles.rows) == (columns, rows)


def test_tiles_are_no_wider_than_their_hint(qtbot: QtBot) -> None:
    tiles = Tiles((10, 10), (30, 20), in_a_row=2)
    qtbot.addWidget(tiles)
    tiles.show_tiles([QWidget() for _ in range(3)])
    assert (tiles.minimumSizeHint(), tiles.sizeHint()) == (QSize(26, 26), QSize(66, 46))
    tiles.resize(46, 66)
    tiles.show()
    assert [tile.geometry().getRect() for tile in tiles.tiles] == [
        (0, 0, 20, 30),
        (26, 0, 20, 30),
        (0, 36, 20, 30),
    ]
    tiles.resize(200, 66)
    assert tiles.tiles[1].geometry().getRect() == (36, 0, 30, 30)
