# SPDX-License-Identifier: MIT
"""Remembers which damaged files the player has been warned about."""

from collections.abc import Iterable
from pathlib import Path
from typing import Final

from powergrid.files.messages import printable
from powergrid.gui.settings.settings import Settings

_MAX_FILES: Final = 20


class DamagedFiles:
    """The damaged files known last, in the settings: each with when it was changed and its size.

    All that were found last are kept, however many.
    """

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    def add(self, files: Iterable[Path]) -> list[Path]:
        """Remember files; return those that are not known, or have changed since."""
        known = self._settings.damaged.splitlines()
        lines = {_line(file): file for file in files}
        kept = [*lines, *(line for line in known if line not in lines)]
        self._settings.damaged = "\n".join(kept[: max(_MAX_FILES, len(lines))])
        return [file for line, file in lines.items() if line not in known]


def _line(file: Path) -> str:
    try:
        now = file.stat()
    except OSError:
        return printable(str(file))
    return printable(f"{now.st_mtime_ns} {now.st_size} {file}")
