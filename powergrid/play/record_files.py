# SPDX-License-Identifier: MIT
"""Files of records: read within size limits, written whole or not at all."""

import json
import os
import re
import zlib
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, Protocol

from powergrid.files import atomic
from powergrid.files.messages import FileError, reason_of
from powergrid.files.text_file import open_file, read_bounded, too_large
from powergrid.play.errors import RecordError

MAX_BYTES: Final = 8 * 1024 * 1024
"""The maximum size of a record, packed or unpacked."""

_WAY_OUT = "; correct it, or use another copy of the file."
_GZIP_MAGIC = b"\x1f\x8b"
_PACKED = ".gz"
_FORMAT = re.compile(rb'\{"header": \{"format": "([a-z-]+/\d{1,5})"')
"""The beginning of every record that this program writes."""
_FINISHED = re.compile(rb'"finished": (true|false)')
"""In the first line of such a record; in a text the quotation marks would be escaped."""


class Writable(Protocol):
    """Anything that can be saved: a record, or the recorder of a game in play."""

    def text(self) -> str:
        """Return the text of the whole file."""
        ...


class GameRecord(Writable, Protocol):
    """A saved game, as far as tables need to know about it."""

    @property
    def name(self) -> str:
        """What its file is named after: lower-case words joined by hyphens."""
        ...

    @property
    def seed(self) -> int:
        """What makes the bots' play repeatable."""
        ...

    @property
    def is_finished(self) -> bool:
        """Whether the game is over."""
        ...


def file_text(header: Mapping[str, Any], lines: Iterable[str]) -> str:
    """Return the text of a record's file: the header in the first line, then one move per line."""
    body = ",\n".join(lines)
    return f'{{"header": {json.dumps(header)},\n"moves": [\n{body}\n]}}\n'


def with_ending(file: Path) -> Path:
    """Return the file with a record's ending if it has none, unless another one is there."""
    named = file.with_name(f"{file.name}.powergrid.json")
    is_named = file.name.endswith((".json", ".json.gz"))
    return file if is_named or named.exists() else named  # nobody was asked about that one


def save(record: Writable, path: Path | str, *, is_synced: bool = True) -> None:
    """Write a record, packed if the name ends in .gz; raise `RecordError` if that fails.

    The file is replaced in one step, so there is always either the old or the new one. Unless
    `is_synced`, it survives a crash of the program but perhaps not one of the machine. A file in
    another format is kept beside it as `<name>.<format>`.
    """
    target = Path(path)
    write_record(target, pack(record, target), is_synced=is_synced)


def pack(record: Writable, path: Path) -> bytes:
    """Return the content of a record's file, packed if its name ends in .gz."""
    data = record.text().encode()
    if path.name.endswith(_PACKED):
        import gzip  # games in play are not packed

        data = gzip.compress(data, mtime=0)
    return data


def write_record(path: Path, data: bytes, *, is_synced: bool) -> None:
    """Write what `pack` returned; raise `RecordError` if that fails."""
    try:
        target = Path(os.path.realpath(path))
        target.parent.mkdir(parents=True, exist_ok=True)
        _keep_other_format(target, data, is_synced)
        atomic.write(target, data, is_synced=is_synced)
    except (OSError, ValueError) as error:
        raise RecordError(
            f"the file cannot be written ({reason_of(error)}); check the folder and its space.",
            file=str(path),
        ) from None


def _keep_other_format(target: Path, data: bytes, is_synced: bool) -> None:
    old, new = format_of(target), _format_in(unpack(data))
    if old and new and old != new:
        kept = target.with_name(f"{target.name}.{old.replace('/', '-')}")
        if not kept.exists():
            atomic.write(kept, read(target), is_synced=is_synced)


@contextmanager
def reading(path: Path) -> Iterator[str]:
    """Yield the text of a record, plain or gzip; a `RecordError` then names the file and a way out.

    Raises `RecordError` if the file holds no text.
    """
    try:
        yield _decode(unpack(read(path)))
    except RecordError as error:
        error.file = str(path)
        error.what += "" if error.what.endswith(".") else _WAY_OUT
        raise


def read(path: Path) -> bytes:
    """Return the bytes of a file that may be a record, or raise `RecordError`."""
    try:
        return read_bounded(path, MAX_BYTES)
    except FileError as error:
        raise RecordError(error.what) from None


def format_of(path: Path) -> str:
    """Return the format that a file names, empty if unknown."""
    try:
        return _format_in(unpack(read(path)))
    except RecordError:
        return ""


def _format_in(text: bytes) -> str:
    found = _FORMAT.match(text)
    return found[1].decode() if found else ""


def says_finished(path: Path) -> bool | None:
    """Return whether a record's first line says that its game is over, None if it does not say.

    Nothing else is read, so many files take no time; only records written by this program, and not
    packed, say so there.
    """
    try:
        with open_file(path) as file:
            found = _FINISHED.search(file.readline(MAX_BYTES))
    except OSError:
        return None
    return found and found[1] == b"true"


def unpack(data: bytes) -> bytes:
    """Return the content of a file, unpacked if it is gzip; may raise `RecordError`."""
    if not data.startswith(_GZIP_MAGIC):
        return data
    unpacker = zlib.decompressobj(wbits=31)
    try:
        text = unpacker.decompress(data, MAX_BYTES + 1)
    except zlib.error:
        raise RecordError("the gzip file is damaged; use another copy of it.") from None
    if len(text) > MAX_BYTES:
        raise RecordError(too_large(MAX_BYTES))
    if not unpacker.eof or unpacker.unused_data:
        raise RecordError("the gzip file is cut off or damaged; use another copy of it.")
    return text


def _decode(data: bytes) -> str:
    """Return the text of an unpacked file, or raise `RecordError`."""
    if not data.strip():
        raise RecordError("the file is empty; use another copy of it.")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise RecordError("this is not UTF-8 text", line=line) from None
