# SPDX-License-Identifier: MIT
"""Reads all games, a file at a time, while the window goes on answering."""

from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from powergrid.gui.games import games_dir
from powergrid.gui.library.entry import files_in, read_entry


class Reader(QObject):
    """`found` carries an `Entry` for each file, newest first; `ended` follows the last."""

    found = Signal(object)
    ended = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._files: Iterator[Path] = files_in(games_dir())
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._read_on)
        self._timer.start(0)

    @property
    def is_reading(self) -> bool:
        """Whether there are files still to be read."""
        return self._timer.isActive()

    def _read_on(self) -> None:
        file = next(self._files, None)
        if file is not None:
            self.found.emit(read_entry(file))
            return
        self._timer.stop()
        self.ended.emit()
