# SPDX-License-Identifier: MIT
"""Reads all games, one file at a time, so that the window stays responsive."""

from PySide6.QtCore import QObject, QTimer, Signal

from powergrid.gui.power_grid.library.entry import read_entry
from powergrid.gui.power_grid.library.file_names import files_in
from powergrid.play.saved_games import games_dir


class Reader(QObject):
    """`found` carries an `Entry` for each file, newest first; `ended` follows the last.

    `count` is the number of files, `read` how many of them have been read.
    """

    found = Signal(object)
    ended = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        files = list(files_in(games_dir()))
        self.count = len(files)
        self.read = 0
        self._files = iter(files)
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
            self.read += 1
            self.found.emit(read_entry(file))
            return
        self._timer.stop()
        self.ended.emit()
