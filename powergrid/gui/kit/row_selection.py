# SPDX-License-Identifier: MIT
"""How lists and tables behave, above all when rows are selected.

Selecting is the only action that Qt offers screen readers there.
"""

from collections.abc import Callable

from PySide6.QtCore import QItemSelection, QModelIndex, QTimer
from PySide6.QtWidgets import QAbstractItemView, QFrame, QListView, QTableView


def select_whole_rows(table: QTableView) -> None:
    """Let the arrow keys move by whole rows in a table that has its model, and Tab leave it."""
    table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
    table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    table.setShowGrid(False)
    table.setTabKeyNavigation(False)
    table.verticalHeader().hide()
    make_selected_current(table)


def make_transparent(view: QListView) -> None:
    """Show what is behind a list between its items, and let it scroll by pixels."""
    view.setFrameShape(QFrame.Shape.NoFrame)
    view.viewport().setAutoFillBackground(False)
    view.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    view.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)


def make_selected_current(view: QAbstractItemView) -> None:
    """Make the selected row current, which Qt does not do when a screen reader selects it.

    A row selected because it becomes current is current a moment later, so this waits for that.
    """
    selection, later = view.selectionModel(), QTimer(view, singleShot=True)

    def go() -> None:
        rows = selection.selectedIndexes()
        if rows and rows[0].row() != view.currentIndex().row():
            view.setCurrentIndex(rows[0])

    later.timeout.connect(go)
    selection.selectionChanged.connect(lambda: later.start(0))


def act_on_selected(view: QAbstractItemView, act: Callable[[QModelIndex], object]) -> None:
    """Call `act` with each selected row, in a view where only screen readers select."""
    selection = view.selectionModel()

    def do(selected: QItemSelection) -> None:
        rows = selected.indexes()
        if rows:
            row = rows[0]
            selection.clearSelection()
            act(row)

    selection.selectionChanged.connect(do)
