# SPDX-License-Identifier: MIT
"""A list model of costly moves, costliest first, of one seat or of all."""

from collections.abc import Iterable
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QAbstractListModel, QObject, Qt

from powergrid.gui.kit.model_index import Index

EVERYBODY: Final = -1


class MistakeRow(NamedTuple):
    """A costly move in words; `mistake` comes from the review: `seat`, `position`, `cost`."""

    mistake: Any
    cost: str
    moment: str
    done: str
    better: str

    @property
    def text(self) -> str:
        """All texts as one, for a screen reader."""
        return ". ".join((self.moment, self.cost, self.done, self.better))


class MistakeModel(QAbstractListModel):
    """One row for each costly move."""

    def __init__(self, rows: Iterable[MistakeRow], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._all = sorted(rows, key=lambda row: -row.mistake.cost)
        self.rows = self._all

    def show_seat(self, seat: int) -> None:
        """Show the moves of one seat, or with `EVERYBODY` of all."""
        self.beginResetModel()
        self.rows = [row for row in self._all if seat in (EVERYBODY, row.mistake.seat)]
        self.endResetModel()

    def rowCount(self, parent: Index | None = None) -> int:
        """Return how many moves are shown."""
        return 0 if parent is not None and parent.isValid() else len(self.rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return the full text of a row."""
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return self.rows[index.row()].text
        return None
