# SPDX-License-Identifier: MIT
"""The table in a tall window: its room goes to what is on sale, not to an empty panel."""

import pytest
from PySide6.QtCore import QCoreApplication, QRectF

from powergrid.factory.rules.state import BUYING_TILES, OPENING
from powergrid.gui.factory_manager.table import FactoryTable
from powergrid.gui.factory_manager.tile_painter import foot_height
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


def test_in_a_tall_window_larger_text_has_the_room_it_needs(open_table: OpenTable) -> None:
    table = table_of_size(open_table, 1920, 1080)
    go_on(table, OPENING)
    before = table.panel.height()
    look().set_text_size("larger")
    assert table.panel.height() > before
    table.panel.message.say("Hint: Open order tile 7 with 0 workers. " * 3, "good")
    table.panel.refresh()
    QCoreApplication.processEvents()
    title = table.panel.title
    assert title.fitting_font() == look().text_font(title.size_, title.weight)


def test_the_figures_of_the_lowest_card_can_be_read(qapp: object) -> None:
    assert foot_height(QRectF(0, 0, 90, 44)) >= look().px(20)
