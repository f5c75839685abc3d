# SPDX-License-Identifier: MIT
"""Whatever is clicked is at least 24 pixels either way, at scale 1 in the smallest full window."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QLineEdit,
    QListView,
    QTableView,
    QWidget,
)
from pytestqt.qtbot import QtBot

from powergrid.gui.kit.look import look
from powergrid.gui.kit.number_field import NumberField
from powergrid.gui.kit.palette import sheet_of
from powergrid.gui.kit.tokens import MIN_TARGET
from powergrid.gui.power_grid.board.board_view import BoardView
from powergrid.gui.power_grid.panels.fuel_row_view import FuelRowView
from powergrid.tools.views_of_record import VIEWS, open_view
from tests.gui.kit.test_accessible_tree import QUICK, record_of

SIZE = (1280, 800)
TARGETS = (QAbstractButton, QLineEdit, NumberField, FuelRowView)


def targets(window: QWidget) -> Iterator[tuple[str, float, float]]:
    """Yield the name, width and height of everything that can be clicked."""
    for widget in window.findChildren(QWidget):
        if not widget.isVisible():
            continue
        if isinstance(widget, TARGETS):
            yield widget.accessibleName(), widget.width(), widget.height()
        elif isinstance(widget, QListView | QTableView):
            yield from rows(widget)
        elif isinstance(widget, BoardView) and widget.focusPolicy() != Qt.FocusPolicy.NoFocus:
            yield from cities(widget)


def rows(view: QAbstractItemView) -> Iterator[tuple[str, float, float]]:
    model = view.model()
    for row in range(model.rowCount()):
        if isinstance(view, QListView) and view.isRowHidden(row):
            continue  # a board that so few cannot play
        index = model.index(row, 0)
        rect = view.visualRect(index)
        gap = 2 * view.spacing() if isinstance(view, QListView) else 0
        yield f"{view.accessibleName()}: {index.data()}", rect.width(), rect.height() + gap


def cities(view: BoardView) -> Iterator[tuple[str, float, float]]:
    scene = view.board_scene()
    for city in scene.cities_in_play():
        target = scene.layout.target(city)
        assert scene.city_at(target.topLeft()) == city
        yield scene.board.cities[city].name, target.width(), target.height()


@pytest.fixture(autouse=True)
def dressed(qapp: QApplication) -> Iterator[None]:
    """Give the program the sheet that sizes what Qt draws."""
    before = qapp.styleSheet()
    qapp.setStyleSheet(sheet_of(look().theme))
    yield
    qapp.setStyleSheet(before)


@pytest.mark.parametrize(
    "view",
    [view if view == QUICK else pytest.param(view, marks=pytest.mark.slow) for view in VIEWS],
)
def test_what_is_clicked_is_large_enough(qtbot: QtBot, view: str) -> None:
    window = open_view(view, record_of(view), None, SIZE)
    qtbot.addWidget(window)
    found = list(targets(window))
    assert found or view == "timelapse", "which any click ends"
    assert [one for one in found if min(one[1:]) < MIN_TARGET] == []
