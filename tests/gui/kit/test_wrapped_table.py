# SPDX-License-Identifier: MIT
"""A table shows its texts whole, and keeps the current row in view."""

import pytest
from PySide6.QtGui import QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QApplication, QHeaderView
from pytestqt.qtbot import QtBot

from powergrid.gui.kit.look import look
from powergrid.gui.kit.wrapped_table import WrappedTable


@pytest.fixture
def table(qtbot: QtBot) -> WrappedTable:
    model = QStandardItemModel()
    for text in ["short", "a text that is much too long for one line of its column"] * 5:
        model.appendRow(QStandardItem(text))
    table = WrappedTable(model)
    model.setParent(table)
    qtbot.addWidget(table)
    table.resize(300, 500)
    table.setColumnWidth(0, 150)
    table.show()
    QApplication.processEvents()
    return table


def test_a_long_text_gets_more_lines_and_fewer_in_a_wider_column(table: WrappedTable) -> None:
    short, long = table.rowHeight(0), table.rowHeight(1)
    assert long > 2 * short
    table.setColumnWidth(0, 1000)
    QApplication.processEvents()
    assert table.rowHeight(1) == table.rowHeight(0) == short
    look().set_text_size("larger")
    assert table.rowHeight(0) > short


def test_a_long_text_is_whole_in_a_column_that_has_become_narrower_with_its_table(
    table: WrappedTable,
) -> None:
    table.horizontalHeader().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
    table.resize(1000, 500)
    QApplication.processEvents()
    assert table.rowHeight(1) == table.rowHeight(0)
    table.resize(170, 500)
    QApplication.processEvents()
    assert table.rowHeight(1) > 2 * table.rowHeight(0)


def test_the_current_row_stays_in_view_in_a_lower_table(table: WrappedTable) -> None:
    table.selectRow(6)
    table.resize(300, 150)
    QApplication.processEvents()
    assert table.viewport().rect().contains(table.visualRect(table.currentIndex()))
