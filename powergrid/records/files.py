# SPDX-License-Identifier: MIT
"""Records as files: read within bounds and checked, written whole or not at all."""

import os
import re
import time
import zlib
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import Final, Protocol

from powergrid.records.errors import RecordError
from powergrid.records.header import read_header
from powergrid.records.lines import check_move
from powergrid.records.migration import migrated
from powergrid.records.record import Record
from powergrid.records.scan import scan
from powergrid.records.shape import Wrong

MOST_BYTES: Final = 8 * 1024 * 1024
"""No record is larger, packed or unpacked."""

_GZIP_MAGIC = b"\x1f\x8b"
_PACKED = ".gz"
_HINT = "; mend it, or use another copy of the file."
_LEFTOVER_AGE = 60.0
_FORMAT_WITHIN = 100
_FORMAT = re.compile(rb'\{"header": \{"format": "([a-z-]+/\d{1,5})"')
"""How every record begins that this program has ever written."""
_serial = count()


class Writable(Protocol):
    """What can be saved: a record, or a recorder with a game that goes on."""

    def text(self) -> str:
        """Return the whole file."""
        ...


def load(path: Path | str) -> Record:
    """Return the record or transcript in a file, plain or gzip, or raise `RecordError`.

    Every line is checked for its form; whether the rules lead to it shows in the replay.
    """
    file = str(path)
    try:
        return _record(_text(_unpacked(_read(Path(path)))), file)
    except RecordError as error:
        error.file = file
        error.what += "" if error.what.endswith(".") else _HINT
        raise


def save(record: Writable, path: Path | str, *, is_synced: bool = True) -> None:
    """Write a record, packed if the name ends in .gz; raise `RecordError` if that fails.

    The file is replaced in one step, so that at any moment it is the old or the new one. Not
    `is_synced`: it outlives a crash of the program, but perhaps not one of the machine. A file in
    another format is kept beside it, as `<name>.<format>`.
    """
    data = record.text().encode()
    if str(path).endswith(_PACKED):
        import gzip  # games at the table are kept unpacked

        data = gzip.compress(data, mtime=0)
    try:
        target = Path(os.path.realpath(path))
        target.parent.mkdir(parents=True, exist_ok=True)
        _keep_other_format(target, data, is_synced)
        _replace(target, data, is_synced)
    except (OSError, ValueError) as error:
        raise RecordError(
            f"the file cannot be written ({_reason(error)}); check the folder and its space.",
            file=str(path),
        ) from None


def remove_leftovers(folder: Path | str) -> None:
    """Remove unfinished files that a program left in a folder when it was killed."""
    with suppress(OSError):
        for leftover in Path(folder).glob(".*.powergrid-tmp"):
            with suppress(OSError):
                if time.time() - leftover.stat().st_mtime > _LEFTOVER_AGE:
                    leftover.unlink()


def _keep_other_format(target: Path, data: bytes, is_synced: bool) -> None:
    with suppress(FileNotFoundError), target.open("rb") as file:
        there, mine = _FORMAT.match(file.read(_FORMAT_WITHIN)), _FORMAT.match(data)
        if there and mine and there[1] != mine[1]:
            kept = target.with_name(f"{target.name}.{there[1].decode().replace('/', '-')}")
            if not kept.exists():
                _replace(kept, target.read_bytes(), is_synced)


def _replace(target: Path, data: bytes, is_synced: bool) -> None:
    draft = target.with_name(f".{target.name[:100]}.{os.getpid()}-{next(_serial)}.powergrid-tmp")
    try:
        with draft.open("xb") as file:
            file.write(data)
            file.flush()
            if is_synced:
                os.fsync(file.fileno())
        os.replace(draft, target)  # noqa: PTH105
    except BaseException:
        with suppress(OSError):
            draft.unlink()
        raise
    if is_synced:
        _sync_folder(target.parent)


def _sync_folder(folder: Path) -> None:
    with suppress(OSError):  # some file systems cannot, and the file itself is safe
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def _read(path: Path) -> bytes:
    try:
        if not path.is_file():
            what = "is no file" if path.exists() else "does not exist"
            raise RecordError(f"this {what}; check the name and the folder.")
        with path.open("rb") as file:
            data = file.read(MOST_BYTES + 1)
    except (OSError, ValueError) as error:
        raise RecordError(
            f"the file cannot be read ({_reason(error)}); check that you may open it."
        ) from None
    return _bounded(data)


def _unpacked(data: bytes) -> bytes:
    if not data.startswith(_GZIP_MAGIC):
        return data
    unpacker = zlib.decompressobj(wbits=31)
    try:
        text = unpacker.decompress(data, MOST_BYTES + 1)
    except zlib.error:
        raise RecordError("the gzip file is damaged; use another copy of it.") from None
    _bounded(text)
    if not unpacker.eof or unpacker.unused_data:
        raise RecordError("the gzip file is cut off or damaged; use another copy of it.")
    return text


def _bounded(data: bytes) -> bytes:
    if len(data) > MOST_BYTES:
        raise RecordError(
            f"it is larger than {MOST_BYTES} bytes: this is no record of Power Grid;"
            " choose another file."
        )
    return data


def _text(data: bytes) -> str:
    if not data.strip():
        raise RecordError("the file is empty; use another copy of it.")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise RecordError("this is no text in UTF-8", line=line) from None


def _record(text: str, file: str) -> Record:
    data, moves, lines = scan(text)
    data, moves = migrated(data, moves)
    try:
        header = read_header(data)
    except Wrong as wrong:
        raise RecordError(f"in the header, {wrong}", line=1) from None
    for index, move in enumerate(moves):
        try:
            check_move(move)
        except Wrong as wrong:
            raise RecordError(str(wrong), line=lines[index], move=index + 1) from None
    return Record(header, moves, file, lines)


def _reason(error: Exception) -> str:
    return str(getattr(error, "strerror", None) or error)
