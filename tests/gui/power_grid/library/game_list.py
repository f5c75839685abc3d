# SPDX-License-Identifier: MIT
"""The list of games in a window, and its cards by the names of their files."""

from PySide6.QtCore import QModelIndex

from powergrid.gui.power_grid.library.library_view import LibraryView
from powergrid.gui.power_grid.window import PowerGridWindow
from tests.expect import expect


def library(window: PowerGridWindow) -> LibraryView:
    return expect(LibraryView, window.view)


def shown(view: LibraryView) -> list[str]:
    """Return the names of the files in the order of the list."""
    rows = range(view.games.rowCount())
    return [view.games.entry_at(view.games.index(row, 0)).file.name for row in rows]


def choose(view: LibraryView, name: str) -> None:
    view.cards.setCurrentIndex(card(view, name))


def card(view: LibraryView, name: str) -> QModelIndex:
    return view.games.index(shown(view).index(name), 0)
