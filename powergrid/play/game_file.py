# SPDX-License-Identifier: MIT
"""The file of a game in play: locked against other windows, and never overwritten unread."""

from contextlib import suppress
from pathlib import Path

from powergrid.files import lock
from powergrid.files.names import free_names
from powergrid.play.errors import RecordError
from powergrid.play.record_files import Writable, pack, read, write_record


class OpenElsewhere(RecordError):
    """Another window has this game open."""


class ChangedElsewhere(RecordError):
    """The file has changed since it was last read or written here."""


class GameFile:
    """A file that this program alone may write, until it is released or the program ends.

    `known` is its expected content: what was read, None if there is no file. Raises
    `OpenElsewhere`.
    """

    def __init__(self, path: Path, known: bytes | None = None) -> None:
        self.path = path
        self._known = known
        self._lock = self._locked()

    def save(self, record: Writable, *, is_synced: bool = True) -> None:
        """Write a record as `record_files.save` does.

        Raises `ChangedElsewhere`, and writes nothing, if the file's content is unexpected; a file
        that is gone is created again.
        """
        data = pack(record, self.path)
        now = self._content()
        if now is not None:
            if now == data:
                self._known = data
                return
            if now != self._known:
                raise ChangedElsewhere(
                    "another program has changed this file, which stays as it is.",
                    file=str(self.path),
                )
        write_record(self.path, data, is_synced=is_synced)
        self._known = data

    def release(self) -> None:
        """Unlock the file for other windows."""
        if self._lock is not None:
            self._lock.release()

    def _content(self) -> bytes | None:
        """Return the file's content, None if there is no file; may raise `RecordError`."""
        with suppress(OSError, ValueError):  # writing will fail, too, and say why
            if not self.path.exists():
                return None
        try:
            return read(self.path)
        except RecordError as error:
            error.file = str(self.path)
            raise

    def _locked(self) -> lock.Lock | None:
        with suppress(OSError, ValueError):
            file = lock.beside(self.path)
            file.parent.mkdir(parents=True, exist_ok=True)
            found = lock.acquire(file)
            if found is None:
                raise OpenElsewhere("this game is open in another window.", file=str(self.path))
            return found
        return None  # no locks here, but a save still does not replace unexpected content


def new_game_file(path: Path) -> GameFile:
    """Return a new file named like `path`, with a number if that file exists or is held."""
    names = free_names(path)
    while True:
        with suppress(OpenElsewhere):
            return GameFile(next(names))
