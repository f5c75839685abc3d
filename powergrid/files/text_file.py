# SPDX-License-Identifier: MIT
"""Reading a text file safely, within a size limit."""

from pathlib import Path
from typing import Final

from powergrid.files.messages import FileError, reason_of

MAX_BYTES: Final = 2_000_000
"""The maximum size of a file of the box."""


def read_text(file: Path) -> str:
    """Return the text of a file, or raise `FileError` if it is missing, too large or not UTF-8."""
    try:
        if not file.is_file():
            raise FileError(file, "", "there is no such file; check the name and the folder.")
        with file.open("rb") as source:
            data = source.read(MAX_BYTES + 1)
    except (OSError, ValueError) as error:
        reason = reason_of(error)
        raise FileError(
            file, "", f"the file cannot be read ({reason}); check that you may open it."
        ) from None
    if len(data) > MAX_BYTES:
        raise FileError(file, "", f"the file is larger than {MAX_BYTES} bytes; make it smaller.")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise FileError(
            file, f"line {line}", "the text is not UTF-8; save the file in that encoding."
        ) from None
