# SPDX-License-Identifier: MIT
"""Looking into the player's folders: one that may not be entered seems empty.

`Path.is_file` and `Path.glob` raise an error there, and no page should fail to open for it.
"""

import os
from contextlib import suppress
from errno import EACCES
from pathlib import Path


def is_file(file: Path) -> bool:
    """Return whether a file is there, as far as this program may see."""
    try:
        return file.is_file()
    except OSError:
        return False


def files_like(folder: Path, pattern: str) -> list[Path]:
    """Return the files in a folder whose names match, sorted; none if it cannot be read."""
    with suppress(OSError):
        return sorted(file for file in folder.glob(pattern) if is_file(file))
    return []


def closed_folder(top: Path) -> OSError | None:
    """Return why a folder, or one in it, cannot be opened; None if all of them can.

    `filename` of the error is that folder. A folder that is not there is not closed.
    """
    errors: list[OSError] = []
    for folder, _, _ in os.walk(top, onerror=errors.append):
        if not os.access(folder, os.X_OK):  # its names can be listed, its files not be opened
            errors.append(PermissionError(EACCES, os.strerror(EACCES), folder))
    return next((error for error in errors if not isinstance(error, FileNotFoundError)), None)
