# SPDX-License-Identifier: MIT
"""Saving a game after every action."""

from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QObject, QTimer, Signal

from powergrid.files.atomic import remove_leftovers
from powergrid.play.errors import RecordError
from powergrid.play.game_file import ChangedElsewhere, GameFile, new_game_file
from powergrid.play.record_files import Writable
from powergrid.play.session import Session

RETRY_MS: Final = 10_000
"""How long to wait before a failed save is tried again."""


class Autosave(QObject):
    """Saves a session's record in a file after every action and every undo.

    `problem` is a sentence on why the last save failed, or empty; a failed save is tried again
    until it works. `problem_changed` follows whenever that sentence changes. `moved` carries the
    name of the file, which another program has changed, and that of the one in which the game
    continues.
    """

    problem_changed = Signal()
    moved = Signal(str, str)

    def __init__(self, session: Session[Any, Any, Any], file: GameFile) -> None:
        super().__init__(session)
        self.session = session
        self.problem = ""
        self.is_saved = False
        self._file = file
        self._is_released = False
        self._retry = QTimer(self)
        self._retry.setSingleShot(True)
        self._retry.setInterval(RETRY_MS)
        self._retry.timeout.connect(self.save)
        session.changed.connect(self.save)

    @property
    def file(self) -> Path:
        """Where the game is saved."""
        return self._file.path

    def begin(self) -> None:
        """Save the game for the first time."""
        # Before the first action a crash of the machine loses nothing, and waiting for the disk
        # would delay the window's first paint.
        self._save(is_synced=bool(self.session.past))

    def save(self) -> None:
        """Save the current state of the game."""
        self._save(is_synced=True)

    def release(self) -> None:
        """Stop saving, and unlock the file for other windows."""
        self._retry.stop()
        if not self._is_released:
            self._is_released = True
            self.session.changed.disconnect(self.save)
            self._file.release()

    def _save(self, is_synced: bool) -> None:
        recorder = self.session.recorder
        assert recorder is not None  # without one there is nothing to save
        before, self.problem, self.is_saved = self.problem, "", False
        try:
            self._write(recorder, is_synced)
            self.is_saved = True
        except RecordError as error:
            self.problem = str(error)
            remove_leftovers(self.file.parent)  # this may free some space
            self._retry.start()
        if self.problem != before:
            self.problem_changed.emit()

    def _write(self, recorder: Writable, is_synced: bool) -> None:
        try:
            self._file.save(recorder, is_synced=is_synced)
        except ChangedElsewhere:
            self._move(recorder, is_synced)

    def _move(self, recorder: Writable, is_synced: bool) -> None:
        """Continue in a new file beside the one that another program has changed."""
        other = new_game_file(self.file)
        try:
            other.save(recorder, is_synced=is_synced)
        except RecordError:
            other.release()
            raise
        before, self._file = self._file, other
        before.release()
        self.moved.emit(before.path.name, other.path.name)
