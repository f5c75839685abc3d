# SPDX-License-Identifier: MIT
"""A heading marks by which column a list is sorted, and in which order."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QStandardItemModel
from PySide6.QtWidgets import QTableView
from pytestqt.qtbot import QtBot

from powergrid.gui.kit.list_header import ListHeader
from powergrid.gui.kit.look import look


@pytest.fixture
def header(qtbot: QtBot) -> Iterator[ListHeader]:
    table = QTableView()
    qtbot.addWidget(table)
    model = QStandardItemModel(2, 2, table)
    model.setHorizontalHeaderLabels(["Name", "A rather long heading"])
    table.setModel(model)
    header = ListHeader(table, frozenset({1}))
    table.setHorizontalHeader(header)
    table.resize(420, 100)
    header.resizeSection(0, 200)
    header.resizeSection(1, 200)
    yield header
    table.close()  # it must live until here


def ink(image: QImage, column: range) -> list[int]:
    ground = image.pixel(199, 1)
    rows = range(2, image.height() - 2)
    return [x for x in column if any(image.pixel(x, y) != ground for y in rows)]


def test_names_are_on_the_left_and_figures_on_the_right(header: ListHeader) -> None:
    header.setSortIndicatorShown(False)
    image = header.grab().toImage()
    assert ink(image, range(200))[0] < 15
    assert ink(image, range(201, 398))[-1] > 380


def test_the_sorted_column_has_a_sign_that_shows_the_order(header: ListHeader) -> None:
    header.setSortIndicatorShown(False)
    plain = header.grab().toImage()
    header.setSortIndicatorShown(True)
    header.setSortIndicator(0, Qt.SortOrder.AscendingOrder)
    up = header.grab().toImage()
    assert len(ink(up, range(200))) > len(ink(plain, range(200)))
    header.setSortIndicator(0, Qt.SortOrder.DescendingOrder)
    assert header.grab().toImage() != up


def test_a_longer_heading_needs_more_room(header: ListHeader) -> None:
    short, long = (header.sectionSizeHint(column) for column in (0, 1))
    assert short < long < 250


def test_the_height_of_a_header_follows_the_scale(header: ListHeader) -> None:
    before = header.height()
    look().set_scale(1.5)
    assert header.height() == look().ipx(30) > before
