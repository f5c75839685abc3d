# SPDX-License-Identifier: MIT
"""The games as a table: one row per file, with values to sort and search by."""

from collections.abc import Callable
from typing import Any, Final

from PySide6.QtCore import (
    QAbstractTableModel,
    QDateTime,
    QLocale,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)

from powergrid.files.messages import printable
from powergrid.gui.kit.painted import plain_tip
from powergrid.gui.kit.translation import translate
from powergrid.gui.power_grid.library.entry import Entry
from powergrid.gui.power_grid.words.names import board_name, edition_name

Index = QModelIndex | QPersistentModelIndex

DATE, BOARD, EDITION, SEATS, ROUND, RESULT = range(6)
SORT: Final = int(Qt.ItemDataRole.UserRole)
"""The role of the value that a column is sorted by."""


class LibraryModel(QAbstractTableModel):
    """Entries, in the order they were added."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.entries: list[Entry] = []
        self._locale = QLocale()

    def add(self, entry: Entry) -> None:
        """Append an entry."""
        at = len(self.entries)
        self.beginInsertRows(QModelIndex(), at, at)
        self.entries.append(entry)
        self.endInsertRows()

    def remove(self, entry: Entry) -> None:
        """Remove an entry."""
        at = self.entries.index(entry)
        self.beginRemoveRows(QModelIndex(), at, at)
        del self.entries[at]
        self.endRemoveRows()

    def rowCount(self, parent: Index | None = None) -> int:
        """Return the number of files."""
        return 0 if parent is not None and parent.isValid() else len(self.entries)

    def columnCount(self, parent: Index | None = None) -> int:
        """Return the number of columns."""
        return 0 if parent is not None and parent.isValid() else RESULT + 1

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """Return the heading of a column."""
        if role != Qt.ItemDataRole.DisplayRole or orientation != Qt.Orientation.Horizontal:
            return None
        return (
            translate("Library", "Date"),
            translate("Library", "Board"),
            translate("Library", "Edition"),
            translate("Library", "Seats"),
            translate("Library", "Round"),
            translate("Library", "Result", "of a game"),
        )[section]

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return a cell's text, the value it is sorted by, or the whole row in words."""
        if not index.isValid():
            return None
        entry = self.entries[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return self._text(entry, index.column())
        if role == Qt.ItemDataRole.TextAlignmentRole and index.column() == ROUND:
            return Qt.AlignmentFlag.AlignRight
        if role == SORT:
            return self._sorted_by(entry, index.column())
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain_tip(self.words(entry))
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self.words(entry)
        return None

    def words(self, entry: Entry) -> str:
        """Return an entry in words, to be searched and read aloud."""
        texts = [self._text(entry, column) for column in range(RESULT + 1)]
        return " · ".join(text for text in [*texts, printable(entry.file.name)] if text)

    def _text(self, entry: Entry, column: int) -> str:
        if column == DATE:
            moment = QDateTime.fromSecsSinceEpoch(int(entry.when))
            return self._locale.toString(moment, QLocale.FormatType.ShortFormat)
        summary = entry.summary
        if summary is None:
            return {BOARD: printable(entry.file.name), RESULT: entry.problem}.get(column, "")
        texts: dict[int, Callable[[], str]] = {
            BOARD: lambda: board_name(summary.board, summary.edition),
            EDITION: lambda: edition_name(summary.edition),
            SEATS: lambda: ", ".join(seat.name for seat in summary.seats),
            ROUND: lambda: str(summary.rounds),
            RESULT: lambda: result_text(entry),
        }
        return texts[column]()

    def _sorted_by(self, entry: Entry, column: int) -> Any:
        summary = entry.summary
        if column == DATE:
            return entry.when
        if column == ROUND:
            return -1 if summary is None else summary.rounds
        if column == SEATS:
            names = "" if summary is None else self._text(entry, column).casefold()
            return f"{0 if summary is None else len(summary.seats)} {names}"
        return self._text(entry, column).casefold()


def result_text(entry: Entry) -> str:
    """Return the result of a game, or that it goes on."""
    summary = entry.summary
    if summary is None:
        return entry.problem
    if summary.winner is None:
        return (
            translate("Library", "over", "the game")
            if summary.is_finished
            else translate("Library", "goes on", "the game")
        )
    return translate("Library", "{name} wins with {powered}").format(
        name=summary.winner.name, powered=summary.places[0].powered
    )
