# SPDX-License-Identifier: MIT
"""One file among the games: what is in it, or the sentence that says why it cannot be read."""

from collections.abc import Iterator
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import NamedTuple

from powergrid.records import RecordError, load
from powergrid.records.summary import Summary, summary


class Entry(NamedTuple):
    """`summary` is None where `problem` says what is wrong; `when` is in seconds since 1970."""

    file: Path
    when: float
    summary: Summary | None
    problem: str = ""


def files_in(folder: Path) -> Iterator[Path]:
    """Yield the records in a folder, newest first; a folder that cannot be read holds none."""
    found = []
    with suppress(OSError):
        for file in folder.iterdir():
            if file.name.endswith((".json", ".json.gz")) and not file.name.startswith("."):
                found.append((_modified(file), file))
    for _, file in sorted(found, reverse=True):
        yield file


def read_entry(file: Path) -> Entry:
    """Return what a file holds; nothing that is wrong with it is raised."""
    try:
        told = summary(load(file))
    except RecordError as error:
        error.file = ""  # its name is shown beside the sentence
        return Entry(file, _modified(file), None, str(error))
    return Entry(file, _time_of(told.date) or _modified(file), told)


def _modified(file: Path) -> float:
    with suppress(OSError):
        return file.stat().st_mtime
    return 0.0


def _time_of(date: str) -> float:
    with suppress(ValueError, OverflowError):
        return datetime.fromisoformat(date).timestamp()
    return 0.0
