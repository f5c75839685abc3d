# SPDX-License-Identifier: MIT
"""Names of files among the games: those that the list shows, and free ones."""

import re
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


def free_name(file: Path) -> Path:
    """Return the path, or a similar one, at which there is no file."""
    stem, dot, rest = file.name.partition(".")
    found, number = file, 2
    while found.exists() or found.is_symlink():
        found = file.with_name(f"{stem}-{number}{dot}{rest}")
        number += 1
    return found
