# SPDX-License-Identifier: MIT
"""Reading a file safely, within a size limit."""

from pathlib import Path
from typing import BinaryIO, Final

from powergrid.files.messages import FileError, reason_of

MAX_BYTES: Final = 2_000_000
"""The maximum size of a file of the box."""


def read_text(file: Path) -> str:
    """Return the text of a file, or raise `FileError` if it is missing, too large or not UTF-8."""
    data = read_bounded(file)
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise FileError(
            file, f"line {line}", "the text is not UTF-8; save the file in that encoding."
        ) from None


def open_file(file: Path) -> BinaryIO:
    """Return a file opened for reading; raise OSError also for a pipe, which may never answer."""
    if not file.is_file():
        raise FileNotFoundError(file)
    return file.open("rb")


def read_bounded(file: Path, max_bytes: int = MAX_BYTES) -> bytes:
    """Return the bytes of a file, or raise `FileError` if it is missing or too large."""
    try:
        if not file.is_file():
            what = "this is not a file" if file.exists() else "there is no such file"
            raise FileError(file, "", f"{what}; check the name and the folder.")
        with file.open("rb") as source:
            data = source.read(max_bytes + 1)
    except (OSError, ValueError) as error:
        reason = reason_of(error)
        raise FileError(
            file, "", f"the file cannot be read ({reason}); check that you may open it."
        ) from None
    if len(data) > max_bytes:
        raise FileError(file, "", too_large(max_bytes))
    return data


def too_large(max_bytes: int) -> str:
    """Return the sentence about a file that holds more than this."""
    return f"it is larger than {max_bytes} bytes; choose another file."
