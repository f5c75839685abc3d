# SPDX-License-Identifier: MIT
"""The table in a tall window: its room goes to what is on sale, not to an empty panel."""

import pytest
from PySide6.QtCore import QRectF

from powergrid.factory.rules.state import BUYING_TILES
from powergrid.gui.factory_manager.table import FactoryTable
from powergrid.gui.factory_manager.tile_painter import foot_of
from powergrid.gui.kit.look import look
from tests.gui.factory_manager.conftest import OpenTable, go_on


def table_of_size(open_table: OpenTable, width: int, height: int) -> FactoryTable:
    table = open_table()
    table.window().resize(width, height)
    return table


@pytest.mark.parametrize("size", [(1920, 1080), (3840, 2160)])
def test_a_tall_window_gives_its_room_to_storage_and_rivals(
    open_table: OpenTable, size: tuple[int, int]
) -> None:
    low = table_of_size(open_table, 1280, 800)
    go_on(low, BUYING_TILES)
    before = low.panel.height() / look().scale, low.rivals.height() / look().scale
    low.window().resize(*size)
    panel, rivals = low.panel.height() / look().scale, low.rivals.height() / look().scale
    assert panel <= before[0] + 40
    assert rivals > 1.2 * before[1]


def test_the_figures_of_the_lowest_card_can_be_read(qapp: object) -> None:
    assert foot_of(QRectF(0, 0, 90, 44)) >= look().px(20)
