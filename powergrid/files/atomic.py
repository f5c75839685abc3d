# SPDX-License-Identifier: MIT
"""Files written whole or not at all."""

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO, Final

_DRAFT: Final = ".powergrid-tmp"
_LEFTOVER_AGE: Final = 60.0


def write(file: Path, data: bytes | str, *, is_synced: bool = False) -> None:
    """Replace the content of a file, text as UTF-8; raise OSError if that fails."""
    with writing(file, is_synced=is_synced) as out:
        out.write(data.encode() if isinstance(data, str) else data)


@contextmanager
def writing(file: Path, *, is_synced: bool = False) -> Iterator[BinaryIO]:
    """Yield a file to write into; at the end it replaces the one of that name.

    There is always either the old file or the new one. A failure raises OSError with the name of
    this file, and leaves nothing behind. Links are followed. `is_synced`: the file also survives a
    crash of the machine.
    """
    target = Path(os.path.realpath(file))
    if target.exists() and not target.is_file():  # a device or a pipe cannot be replaced
        with target.open("wb") as out:
            yield out
        return
    draft = target.with_name(f".{os.urandom(8).hex()}{_DRAFT}")
    try:
        with draft.open("xb") as out:
            yield out
            out.flush()
            if is_synced:
                os.fsync(out.fileno())
        with suppress(OSError):  # there is no such file yet, or its mode may not be set
            draft.chmod(target.stat().st_mode & 0o777)
        os.replace(draft, target)  # noqa: PTH105
    except BaseException as error:
        with suppress(OSError):
            draft.unlink()
        if isinstance(error, OSError):  # nobody has heard of the draft
            raise OSError(error.errno, error.strerror, str(file)) from error
        raise
    if is_synced:
        _sync_folder(target.parent)


def remove_leftovers(folder: Path | str) -> None:
    """Remove unfinished files that a program left in a folder when it was killed."""
    with suppress(OSError):
        for leftover in Path(folder).glob(f".*{_DRAFT}"):
            with suppress(OSError):
                # A time in the future means that the clock has been set back.
                if abs(time.time() - leftover.lstat().st_mtime) > _LEFTOVER_AGE:
                    leftover.unlink()


def _sync_folder(folder: Path) -> None:
    with suppress(OSError):  # some file systems cannot do this; the file itself is safe
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
