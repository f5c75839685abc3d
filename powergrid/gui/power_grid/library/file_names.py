# SPDX-License-Identifier: MIT
"""The files of games that the list shows."""

import re
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final

_ENDING: Final = re.compile(r"\.json(\.gz)?$", re.IGNORECASE)
_UNNAMED: Final = "game"


def is_game_name(name: str) -> bool:
    """Return whether a file of this name is listed: a record, and not hidden."""
    return name.endswith((".json", ".json.gz")) and not name.startswith(".")


def game_name(name: str) -> str:
    """Return the name, changed as little as possible so that the file is listed."""
    if is_game_name(name):
        return name
    ending = _ENDING.search(name)
    stem = name[: ending.start()] if ending else name
    return (stem.strip(". ") or _UNNAMED) + (ending[0].lower() if ending else ".json")


def files_in(folder: Path) -> Iterator[Path]:
    """Yield the records in a folder, newest first; none if it cannot be read."""
    found = []
    with suppress(OSError):
        for file in folder.iterdir():
            if is_game_name(file.name):
                found.append((time_modified(file), file))
    for _, file in sorted(found, reverse=True):
        yield file


def time_modified(file: Path) -> float:
    """Return when a file was last written, in seconds since 1970; 0 if unknown."""
    with suppress(OSError):
        return file.stat().st_mtime
    return 0.0
