# SPDX-License-Identifier: MIT
"""Locks between programs, released by the system however a program ends.

`flock` rather than Qt's `QLockFile`: it relies on no process id, which may be stale or meaningless
between containers or machines that share a folder, and it saves records without Qt.
"""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

try:
    import fcntl
except ImportError:  # not a POSIX system: there are no locks
    fcntl = None  # type: ignore[assignment]


class Lock:
    """A lock that this program holds until it is released or the program ends."""

    def __init__(self, file: Path, handle: int) -> None:
        self._file = file
        self._handle = handle

    def release(self) -> None:
        """Release the lock; a second time does nothing."""
        if self._handle < 0:
            return
        handle, self._handle = self._handle, -1
        try:
            # Removed while held: a program that has opened it notices that it is gone.
            if _is_at(self._file, handle):
                self._file.unlink()
        except OSError:
            pass  # an empty file left behind is harmless
        finally:
            os.close(handle)


def acquire(file: Path, *, waits: bool = False) -> Lock | None:
    """Return the lock of that file, which need not exist, or None while another program holds it.

    With `waits`, it waits for that program instead. Raises OSError if there can be no lock: no such
    folder, no access, or a disk without locks.
    """
    if fcntl is None:
        raise OSError("this system has no locks")
    while True:
        handle = os.open(file, os.O_RDWR | os.O_CREAT | os.O_NOFOLLOW | os.O_CLOEXEC, 0o666)
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | (0 if waits else fcntl.LOCK_NB))
        except BlockingIOError:
            os.close(handle)
            return None
        except OSError:
            os.close(handle)
            raise
        if _is_at(file, handle):
            return Lock(file, handle)
        os.close(handle)  # its holder has just removed it


def beside(file: Path) -> Path:
    """Return the file that is locked on behalf of another one, which programs replace."""
    target = Path(os.path.realpath(file))
    return target.parent / f".{target.name}.lock"


@contextmanager
def holding(file: Path, *, waits: bool = False) -> Iterator[bool]:
    """Hold the lock beside a file while a block runs; yield False if another program holds it.

    With `waits`, it waits for that program instead. Where there can be no lock, the block runs as
    if it had one.
    """
    held, is_free = None, True
    try:
        held = acquire(beside(file), waits=waits)
        is_free = held is not None
    except OSError:
        pass  # using the file will fail, too, and say why; or this disk has no locks
    try:
        yield is_free
    finally:
        if held is not None:
            held.release()


def _is_at(file: Path, handle: int) -> bool:
    try:
        return os.path.samestat(file.stat(), os.fstat(handle))
    except FileNotFoundError:
        return False
