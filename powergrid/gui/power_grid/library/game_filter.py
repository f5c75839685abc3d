# SPDX-License-Identifier: MIT
"""The games that the list shows: those of a kind, found by words, in a chosen order."""

from collections.abc import Callable

from PySide6.QtCore import QSortFilterProxyModel, Qt

from powergrid.gui.kit.model_index import Index
from powergrid.gui.power_grid.board.cards import SNAPSHOT
from powergrid.gui.power_grid.library.entry import Entry
from powergrid.gui.power_grid.library.library_model import BY_BOARD, BY_DATE, LibraryModel, words_of
from powergrid.gui.power_grid.library.pictures import Pictures


class GameFilter(QSortFilterProxyModel):
    """The games of a kind that contain every word of the search."""

    def __init__(self, model: LibraryModel) -> None:
        super().__init__(model)
        self._library = model
        self._words: list[str] = []
        self._is_shown: Callable[[Entry], bool] = lambda _: True
        self.pictures = Pictures(self)
        self.setSourceModel(model)
        self.setSortLocaleAware(True)
        self.sort_by(BY_DATE)

    def search(self, text: str) -> None:
        """Show only games that contain these words."""
        self._words = text.casefold().split()
        self.invalidate()

    def show_only(self, is_shown: Callable[[Entry], bool]) -> None:
        """Show only these games."""
        self._is_shown = is_shown
        self.invalidate()

    def sort_by(self, role: int) -> None:
        """Sort by a role of the model: boards from A to Z, all else with the highest first."""
        is_rising = role == BY_BOARD
        self.setSortRole(role)
        self.sort(0, Qt.SortOrder.AscendingOrder if is_rising else Qt.SortOrder.DescendingOrder)

    def filterAcceptsRow(self, source_row: int, source_parent: Index) -> bool:
        """Return whether a game is shown."""
        entry = self._library.rows[source_row]
        words = words_of(entry).casefold()
        return self._is_shown(entry) and all(word in words for word in self._words)

    def data(
        self,
        index: Index,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> object:
        """Return what a card shows, or its picture."""
        if role == SNAPSHOT:
            return self.pictures.picture(self.entry_at(index))
        return super().data(index, role)

    def entry_at(self, index: Index) -> Entry:
        """Return the entry of a row."""
        return self._library.rows[self.mapToSource(index).row()]
