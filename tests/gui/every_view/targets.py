# SPDX-License-Identifier: MIT
"""Everything that can be clicked in a window, and its size."""

from collections.abc import Iterator

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QLineEdit,
    QListView,
    QTableView,
    QWidget,
)

from powergrid.gui.kit.number_field import NumberField
from powergrid.gui.power_grid.board.board_view import BoardView
from powergrid.gui.power_grid.panels.fuel_row_view import FuelRowView

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
            continue  # a board that so few players cannot use
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
