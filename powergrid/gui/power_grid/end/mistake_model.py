# SPDX-License-Identifier: MIT
"""Costly moves, costliest first, of one seat or of all."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, Qt
from PySide6.QtCore import QPersistentModelIndex as Persistent

from powergrid.gui.power_grid.game.session import Played
from powergrid.gui.power_grid.words.mistakes import mistake_row
from powergrid.records import Seat
from powergrid.rules.state import NO_SEAT

if TYPE_CHECKING:
    from powergrid.bots import Fault

EVERYBODY: Final = NO_SEAT


class MistakeModel(QAbstractListModel):
    """One row for each costly move."""

    def __init__(
        self,
        faults: "Sequence[Fault]",
        moves: Sequence[Played],
        seats: Sequence[Seat],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        ordered = sorted(faults, key=lambda fault: -fault.cost)
        self._all = [mistake_row(fault, moves[fault.position].before, seats) for fault in ordered]
        self.rows = self._all

    def show_seat(self, seat: int) -> None:
        """Show the moves of one seat, or with `EVERYBODY` of all."""
        self.beginResetModel()
        self.rows = [row for row in self._all if seat in (EVERYBODY, row.fault.seat)]
        self.endResetModel()

    def rowCount(self, parent: QModelIndex | Persistent = QModelIndex()) -> int:  # noqa: B008
        """Return how many moves are shown."""
        return 0 if parent.isValid() else len(self.rows)

    def data(
        self, index: QModelIndex | Persistent, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        """Return the full text of a row."""
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return self.rows[index.row()].text
        return None
