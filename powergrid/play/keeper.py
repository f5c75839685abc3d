# SPDX-License-Identifier: MIT
"""Saving a game after every action, in a file of its own."""

from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal

from powergrid.files.atomic import remove_leftovers
from powergrid.play.errors import RecordError
from powergrid.play.game_file import ChangedElsewhere, GameFile, new_game_file
from powergrid.play.record_files import Writable
from powergrid.play.session import Session

translate = QCoreApplication.translate

RETRY_MS: Final = 10_000
"""How long a save that failed waits to be tried again by itself."""


class Keeper(QObject):
    """Saves a session's record in a file after every action and every undo.

    `problem` is the sentence that says why the last save failed, or nothing; until it works, the
    save is tried again by itself. `troubled` says that this sentence is another one. `moved`
    carries the sentence that says that the game goes on in another file, since somebody else has
    changed the one it was in: both stay.
    """

    troubled = Signal()
    moved = Signal(str)

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
        # Where nothing has been done, a crash of the machine takes nothing: waiting for the disk
        # would only keep the window from its first paint.
        self._save(is_synced=bool(self.session.past))

    def save(self) -> None:
        """Save the game as it is now."""
        self._save(is_synced=True)

    def release(self) -> None:
        """Save no more, and let other windows have the file."""
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
            remove_leftovers(self.file.parent)  # perhaps that makes room
            self._retry.start()
        if self.problem != before:
            self.troubled.emit()

    def _write(self, recorder: Writable, is_synced: bool) -> None:
        try:
            self._file.save(recorder, is_synced=is_synced)
        except ChangedElsewhere:
            self._move(recorder, is_synced)

    def _move(self, recorder: Writable, is_synced: bool) -> None:
        """Go on in a new file beside the one that somebody else has changed."""
        other = new_game_file(self.file)
        try:
            other.save(recorder, is_synced=is_synced)
        except RecordError:
            other.release()
            raise
        before, self._file = self._file, other
        before.release()
        sentence = translate(
            "Games",
            "Another program has changed {before}. That file is left as it is, and your game "
            "continues in {after}.",
        )
        self.moved.emit(sentence.format(before=before.path.name, after=other.path.name))
