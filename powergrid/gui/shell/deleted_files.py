# SPDX-License-Identifier: MIT
"""Deleted files of a list, which can be restored until the list is left."""

import os
from contextlib import suppress
from pathlib import Path
from typing import Final, NamedTuple

from PySide6.QtCore import QFile

from powergrid.files.messages import reason_of
from powergrid.files.names import free_name
from powergrid.play.errors import RecordError
from powergrid.play.game_file import GameFile

_FOLDER: Final = "deleted"


class _Deleted(NamedTuple):
    """One file: where it was, where it is now, and which file it is, whatever its name."""

    file: Path
    moved_to: Path
    identity: tuple[int, ...]

    @property
    def exists(self) -> bool:
        """Whether this very file is still there, and not another one of its name."""
        return _identity(self.moved_to) == self.identity


class DeletedFiles:
    """The files that one list has deleted, latest last, in a folder beside the others.

    Other files in that folder are left alone.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder / _FOLDER
        self._files: list[_Deleted] = []

    def __len__(self) -> int:
        return len(self._files)

    def delete(self, file: Path) -> None:
        """Move a file to the folder; raise `RecordError` if that fails.

        Raises `OpenElsewhere`, which is one, if another window has the file open.
        """
        held = GameFile(file)
        try:
            if self._folder.is_symlink():
                raise RecordError(
                    "nothing can be deleted while this is a link to another folder;"
                    " remove the link.",
                    file=str(self._folder),
                )
            self._folder.mkdir(parents=True, exist_ok=True)
            moved_to = free_name(self._folder / file.name)
            os.replace(file, moved_to)  # noqa: PTH105
        except OSError as error:
            raise _error("the file cannot be deleted", file, error) from None
        finally:
            held.release()
        self._files.append(_Deleted(file, moved_to, _identity(moved_to)))

    def undo(self) -> Path:
        """Restore the file that was deleted last, and return its path."""
        last = self._files.pop()
        if not last.exists:
            raise RecordError(
                "the file cannot be restored: it is no longer where it was moved;"
                " look in the trash.",
                file=str(last.moved_to),
            )
        back = free_name(last.file)
        try:
            os.replace(last.moved_to, back)  # noqa: PTH105
        except OSError as error:
            self._files.append(last)
            raise _error("the file cannot be restored", last.file, error) from None
        return back

    def clear(self) -> list[Path]:
        """Move all deleted files to the system's trash, and return those it does not take."""
        files = [deleted.moved_to for deleted in self._files if deleted.exists]
        self._files.clear()
        left = [file for file in files if not QFile(str(file)).moveToTrash()]
        with suppress(OSError):  # it does not exist, is not empty, or is a link
            self._folder.rmdir()
        return left


def _identity(file: Path) -> tuple[int, ...]:
    """Return what identifies a file, without following links; empty if there is none."""
    try:
        stat = file.lstat()
    except OSError:
        return ()
    # Inode numbers are reused once a file is gone, so the time counts, too.
    return stat.st_dev, stat.st_ino, stat.st_mtime_ns, stat.st_size


def _error(what: str, file: Path, error: OSError) -> RecordError:
    reason = reason_of(error)
    return RecordError(f"{what} ({reason}); check the folder.", file=str(file))
