# SPDX-License-Identifier: MIT
"""Names for new files, with a number where there is a file of that name."""

import os
from collections.abc import Iterator
from itertools import chain, count
from pathlib import Path


def free_names(file: Path) -> Iterator[Path]:
    """Yield a path and similar ones, numbered from 2, at which there is no file."""
    stem, dot, rest = file.name.partition(".")
    others = (file.with_name(f"{stem}-{number}{dot}{rest}") for number in count(2))
    return (path for path in chain([file], others) if not os.path.lexists(path))


def free_name(file: Path) -> Path:
    """Return the path, or a similar one, at which there is no file."""
    return next(free_names(file))
