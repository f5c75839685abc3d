# SPDX-License-Identifier: MIT
"""The last snapshot of each game in the list, read when it first becomes visible."""

from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from powergrid.box import FileError, load_drawing_of
from powergrid.gui.power_grid.board.snapshot import Snapshot
from powergrid.gui.power_grid.game.session import session_of
from powergrid.gui.power_grid.library.entry import Entry
from powergrid.gui.power_grid.table.snapshots import snapshot_of
from powergrid.records import Record, RecordError, load

MAX_KNOWN: Final = 500
"""The number of snapshots remembered, far more than are in view."""


class Pictures(QObject):
    """Takes snapshots one at a time; `found` is emitted after each."""

    found = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._known: dict[tuple[Path, float], Snapshot | None] = {}
        self._wanted: dict[tuple[Path, float], Path] = {}
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._read_next)

    def picture(self, entry: Entry) -> Snapshot | None:
        """Return the last snapshot of a game; None until it is read, or if it cannot be.

        A damaged game has the picture of its empty board.
        """
        key = (entry.file, entry.when)
        if key not in self._known and entry.summary is not None:
            self._wanted.setdefault(key, entry.file)
            self._timer.start(0)
        return self._known.get(key)

    def _read_next(self) -> None:
        if not self._wanted:
            self._timer.stop()
            return
        if len(self._known) == MAX_KNOWN:
            del self._known[next(iter(self._known))]  # the oldest
        key = next(iter(self._wanted))
        self._known[key] = _snapshot(self._wanted.pop(key))
        self.found.emit()


def _snapshot(file: Path) -> Snapshot | None:
    try:
        record = load(file)
        try:
            return snapshot_of(session_of(record))
        except RecordError:  # the reason is shown when the game is opened
            return _board_of(record)
    except (RecordError, FileError):
        return None


def _board_of(record: Record) -> Snapshot:
    game = record.game()
    return Snapshot(game.board, load_drawing_of(game.board, game.edition.id), game.areas)
