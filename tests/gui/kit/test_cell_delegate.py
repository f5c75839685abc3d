# SPDX-License-Identifier: MIT
"""A cell shows its text, cut if it is too long, and whether its row is selected."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetricsF, QImage, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QHeaderView, QTableView
from pytestqt.qtbot import QtBot

from powergrid.gui.kit.cell_delegate import CellDelegate
from powergrid.gui.kit.list_header import PAD
from powergrid.gui.kit.look import look


@pytest.fixture
def table(qtbot: QtBot) -> QTableView:
    table = QTableView()
    qtbot.addWidget(table)
    model = QStandardItemModel(table)
    figure = QStandardItem("7")
    figure.setTextAlignment(Qt.AlignmentFlag.AlignRight)
    model.appendRow([QStandardItem("a name that is much too long for its cell"), figure])
    table.setModel(model)
    table.setItemDelegate(CellDelegate(table))
    table.resize(300, 100)
    for column in (0, 1):
        table.setColumnWidth(column, 100)
    return table


def inked(image: QImage, column: range) -> list[int]:
    ground = image.pixel(column[0] + 2, 2)
    inner = column[2:-2]  # without the grid
    return [x for x in inner if any(image.pixel(x, y) != ground for y in range(2, 26))]


def test_text_is_cut_and_figures_are_on_the_right(table: QTableView) -> None:
    image = table.viewport().grab().toImage()
    name, figure = inked(image, range(100)), inked(image, range(100, 200))
    assert name[0] < 20
    assert name[-1] < 92
    assert figure[0] > 170


def test_a_selected_row_has_a_background(table: QTableView) -> None:
    assert table.viewport().grab().toImage().pixelColor(2, 2) != look().theme.surface_3
    table.selectRow(0)
    assert table.viewport().grab().toImage().pixelColor(2, 2) == look().theme.surface_3


def test_a_column_can_be_as_wide_as_its_longest_text(table: QTableView) -> None:
    modes = QHeaderView.ResizeMode
    table.horizontalHeader().setSectionResizeMode(0, modes.ResizeToContents)
    index = table.model().index(0, 0)
    metrics = QFontMetricsF(CellDelegate(table).font(index))
    assert table.columnWidth(0) >= metrics.horizontalAdvance(str(index.data())) + 2 * PAD
