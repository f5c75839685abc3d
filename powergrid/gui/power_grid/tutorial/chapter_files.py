# SPDX-License-Identifier: MIT
"""Which chapters the tutorial has; the front page says so before anything knows the rules."""

from functools import cache
from pathlib import Path

from powergrid.files.places import resources_dir


@cache
def chapter_ids() -> tuple[str, ...]:
    """Return the ids of all chapters, in their order."""
    return tuple(sorted(file.stem for file in tutorial_dir().glob("*.yaml")))


def tutorial_dir() -> Path:
    """Return the folder of the chapters."""
    return resources_dir() / "tutorial"
