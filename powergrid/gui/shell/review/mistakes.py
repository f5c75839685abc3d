# SPDX-License-Identifier: MIT
"""A list model of costly moves, costliest first, of one seat or of all."""

from collections.abc import Iterable
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QObject, Qt

from powergrid.gui.kit.model_index import Index
from powergrid.gui.kit.rows_model import RowsModel

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


class MistakeModel(RowsModel[MistakeRow]):
    """One row for each costly move."""

    def __init__(self, rows: Iterable[MistakeRow], parent: QObject | None = None) -> None:
        super().__init__(lambda row: row.text, parent)
        self._all = sorted(rows, key=lambda row: -row.mistake.cost)
        self.show_seat(EVERYBODY)

    def show_seat(self, seat: int) -> None:
        """Show the moves of one seat, or with `EVERYBODY` of all."""
        self.update_rows([row for row in self._all if seat in (EVERYBODY, row.mistake.seat)])

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return the full text of a row, also as its tooltip."""
        is_tip = role == Qt.ItemDataRole.ToolTipRole
        return super().data(index, Qt.ItemDataRole.DisplayRole if is_tip else role)
