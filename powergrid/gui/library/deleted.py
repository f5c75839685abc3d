# SPDX-License-Identifier: MIT
"""Games that were deleted and can be had back, until the list is left."""

import os
from contextlib import suppress
from pathlib import Path
from typing import Final

from PySide6.QtCore import QFile

from powergrid.records import RecordError

_FOLDER: Final = "deleted"


class Deleted:
    """What was deleted, latest last; it waits in a folder beside the games."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder / _FOLDER
        self._files: list[tuple[Path, Path]] = []

    def __len__(self) -> int:
        return len(self._files)

    def delete(self, file: Path) -> None:
        """Take a file away; raise `RecordError` if that fails."""
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            kept = free_name(self._folder / file.name)
            os.replace(file, kept)  # noqa: PTH105
        except OSError as error:
            raise _failed("the file cannot be deleted", file, error) from None
        self._files.append((file, kept))

    def undo(self) -> Path:
        """Bring the file back that was deleted last, and return where it lies."""
        file, kept = self._files[-1]
        back = free_name(file)
        try:
            os.replace(kept, back)  # noqa: PTH105
        except OSError as error:
            raise _failed("the file cannot be brought back", file, error) from None
        self._files.pop()
        return back

    def clear(self) -> None:
        """Hand everything over to the system's trash, or remove it where there is none."""
        with suppress(OSError):
            for kept in self._folder.iterdir():
                if not QFile(str(kept)).moveToTrash():
                    with suppress(OSError):
                        kept.unlink()
            self._folder.rmdir()
        self._files.clear()


def free_name(file: Path) -> Path:
    """Return the name, or one like it that no file has."""
    stem, dot, rest = file.name.partition(".")
    found, number = file, 2
    while found.exists():
        found = file.with_name(f"{stem}-{number}{dot}{rest}")
        number += 1
    return found


def _failed(what: str, file: Path, error: OSError) -> RecordError:
    reason = error.strerror or str(error)
    return RecordError(f"{what} ({reason}); check the folder.", file=str(file))
