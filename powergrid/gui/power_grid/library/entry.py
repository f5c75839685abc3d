# SPDX-License-Identifier: MIT
"""One file among the games: a summary of it, or a sentence that says why it cannot be read."""

from collections.abc import Iterator
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import NamedTuple

from powergrid.gui.power_grid.library.file_names import is_game_name
from powergrid.records import RecordError, load
from powergrid.records.summary import Summary, summary


class Entry(NamedTuple):
    """`summary` is None if `problem` says what is wrong; `when` is in seconds since 1970."""

    file: Path
    when: float
    summary: Summary | None
    problem: str = ""


def files_in(folder: Path) -> Iterator[Path]:
    """Yield the records in a folder, newest first; none if it cannot be read."""
    found = []
    with suppress(OSError):
        for file in folder.iterdir():
            if is_game_name(file.name):
                found.append((_modified(file), file))
    for _, file in sorted(found, reverse=True):
        yield file


def read_entry(file: Path) -> Entry:
    """Return the entry of a file; a fault in it is no exception but the entry's problem."""
    try:
        found = summary(load(file))
    except RecordError as error:
        error.file = ""  # it is shown beside the sentence
        return Entry(file, _modified(file), None, str(error))
    return Entry(file, _time_of(found.date) or _modified(file), found)


def _modified(file: Path) -> float:
    with suppress(OSError):
        return file.stat().st_mtime
    return 0.0


def _time_of(date: str) -> float:
    with suppress(ValueError, OverflowError):
        return datetime.fromisoformat(date).timestamp()
    return 0.0
