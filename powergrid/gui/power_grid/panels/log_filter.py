# SPDX-License-Identifier: MIT
"""The rows of the log that are shown: all, those of one player, or what is new."""

from PySide6.QtCore import QSortFilterProxyModel

from powergrid.gui.kit.model_index import Index
from powergrid.gui.power_grid.models.log_model import LogModel, LogRow
from powergrid.rules.state import NO_SEAT

EVERYBODY = NO_SEAT


class LogFilter(QSortFilterProxyModel):
    """The rows of one seat after a position of the game, and the headings above them."""

    def __init__(self, model: LogModel) -> None:
        super().__init__(model)
        self._log = model
        self._since = 0
        self.seat = EVERYBODY
        self.setSourceModel(model)

    def show_seat(self, seat: int) -> None:
        """Show what one seat did, or everything with `EVERYBODY`."""
        self.beginResetModel()
        self.seat = seat
        self.endResetModel()

    def begin_at(self, position: int) -> None:
        """Leave out everything up to a position."""
        if position != self._since:
            self.beginResetModel()
            self._since = position
            self.endResetModel()

    def filterAcceptsRow(self, source_row: int, source_parent: Index) -> bool:
        """Return whether a row is shown."""
        rows = self._log.rows
        if rows[source_row].position <= self._since:
            return False
        if self.seat == EVERYBODY:
            return True
        if not rows[source_row].is_heading:
            return rows[source_row].seat == self.seat
        for row in rows[source_row + 1 :]:
            if row.is_heading:
                break
            if row.seat == self.seat:
                return True
        return False

    def row_at(self, index: Index) -> LogRow:
        """Return the log's row for an index of this model."""
        return self._log.rows[self.mapToSource(index).row()]
