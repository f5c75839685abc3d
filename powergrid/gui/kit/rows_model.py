# SPDX-License-Identifier: MIT
"""A list model that reports only the rows that have changed."""

from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeVar

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    Qt,
)

from powergrid.gui.kit.model_index import Index

R = TypeVar("R", bound=tuple[Any, ...])


class RowsModel(QAbstractListModel, Generic[R]):
    """A list of rows, each a named tuple whose first field identifies it while the others change.

    `text` returns a row in words, for screen readers.
    """

    def __init__(self, text: Callable[[R], str], parent: QObject | None) -> None:
        super().__init__(parent)
        self.text = text
        self._rows: list[R] = []

    @property
    def rows(self) -> Sequence[R]:
        """All rows, first to last."""
        return self._rows

    def rowCount(self, parent: Index | None = None) -> int:
        """Return how many rows there are."""
        return 0 if parent is not None and parent.isValid() else len(self._rows)

    def data(
        self,
        index: Index,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:
        """Return a row in words."""
        if not index.isValid() or index.row() >= len(self._rows):
            return None
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return self.text(self._rows[index.row()])
        return None

    def update_rows(self, rows: Sequence[R]) -> None:
        """Show these rows, and report each one that is removed, added, moved or changed."""
        wanted = {row[0] for row in rows}
        for at in range(len(self._rows) - 1, -1, -1):
            if self._rows[at][0] not in wanted:
                self.beginRemoveRows(QModelIndex(), at, at)
                del self._rows[at]
                self.endRemoveRows()
        for at, row in enumerate(rows):
            self._bring(at, row)
        changed = [at for at, row in enumerate(rows) if self._rows[at] != row]
        for at in changed:
            self._rows[at] = rows[at]
            self.dataChanged.emit(self.index(at), self.index(at))

    def append_row(self, row: R) -> None:
        """Add a row at the end."""
        at = len(self._rows)
        self.beginInsertRows(QModelIndex(), at, at)
        self._rows.append(row)
        self.endInsertRows()

    def truncate(self, count: int) -> None:
        """Remove all rows but the first `count`."""
        if count < len(self._rows):
            self.beginRemoveRows(QModelIndex(), count, len(self._rows) - 1)
            del self._rows[count:]
            self.endRemoveRows()

    def _bring(self, at: int, row: R) -> None:
        for now in range(at, len(self._rows)):
            if self._rows[now][0] == row[0]:
                break
        else:
            self.beginInsertRows(QModelIndex(), at, at)
            self._rows.insert(at, row)
            self.endInsertRows()
            return
        if now != at:
            self.beginMoveRows(QModelIndex(), now, now, QModelIndex(), at)
            self._rows.insert(at, self._rows.pop(now))
            self.endMoveRows()
