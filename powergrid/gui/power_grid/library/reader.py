# SPDX-License-Identifier: MIT
"""Reads all games, one file at a time, so that the window stays responsive."""

from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from powergrid.gui.power_grid.library.entry import read_entry
from powergrid.gui.power_grid.library.file_names import files_in
from powergrid.play.saved_games import games_dir


class Reader(QObject):
    """`found` carries an `Entry` for each file, newest first; `ended` follows the last."""

    found = Signal(object)
    ended = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._files: Iterator[Path] = files_in(games_dir())
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._read_next)
        self._timer.start(0)

    @property
    def is_reading(self) -> bool:
        """Whether files are still being read."""
        return self._timer.isActive()

    def _read_next(self) -> None:
        file = next(self._files, None)
        if file is not None:
            self.found.emit(read_entry(file))
            return
        self._timer.stop()
        self.ended.emit()
