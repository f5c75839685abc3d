# SPDX-License-Identifier: MIT
"""Remembers which damaged files the player has been warned about."""

from collections.abc import Iterable
from pathlib import Path
from typing import Final

from powergrid.files.messages import printable
from powergrid.gui.settings.settings import Settings

_MAX_FILES: Final = 20


def remember_damaged(settings: Settings, files: Iterable[Path]) -> list[Path]:
    """Remember files in the settings; return those that are not known, or have changed since.

    All of them are kept, however many.
    """
    known = settings.damaged.splitlines()
    lines = {_line(file): file for file in files}
    kept = [*lines, *(line for line in known if line not in lines)]
    settings.damaged = "\n".join(kept[: max(_MAX_FILES, len(lines))])
    return [file for line, file in lines.items() if line not in known]


def _line(file: Path) -> str:
    """Return what identifies a file: when it was changed, its size and its path."""
    try:
        now = file.stat()
    except OSError:
        return printable(str(file))
    return printable(f"{now.st_mtime_ns} {now.st_size} {file}")
