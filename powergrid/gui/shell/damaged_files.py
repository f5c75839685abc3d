# SPDX-License-Identifier: MIT
"""Remembers which damaged files the player has been warned about."""

from pathlib import Path
from typing import Final

from powergrid.files.messages import printable
from powergrid.gui.settings.settings import Settings

_MAX_FILES: Final = 20


class DamagedFiles:
    """The damaged files known last, in the settings: each with when it was changed and its size."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    def add(self, file: Path) -> bool:
        """Remember a file; return False if it is known and has not changed since."""
        known = self._settings.damaged.splitlines()
        line = _line(file)
        if line in known:
            return False
        self._settings.damaged = "\n".join([line, *known][:_MAX_FILES])
        return True


def _line(file: Path) -> str:
    try:
        now = file.stat()
    except OSError:
        return printable(str(file))
    return printable(f"{now.st_mtime_ns} {now.st_size} {file}")
