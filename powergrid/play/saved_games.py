# SPDX-License-Identifier: MIT
"""Where games are saved, each in a file of its own."""

import time
from collections.abc import Callable
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QStandardPaths

from powergrid.files.atomic import remove_leftovers
from powergrid.play.errors import RecordError
from powergrid.play.record_files import GameRecord

R = TypeVar("R", bound=GameRecord)


def games_dir(folder: str = "") -> Path:
    """Return where the player's games are, which may not be there yet; `folder` is one game's."""
    place = QStandardPaths.StandardLocation.GenericDataLocation
    return Path(QStandardPaths.writableLocation(place)) / "powergrid" / "games" / folder


def now() -> datetime:
    """Return the time, in the player's zone."""
    return datetime.now().astimezone()


def now_text() -> str:
    """Return the time as records have it."""
    return now().isoformat(timespec="seconds")


def new_game_name(record: GameRecord, now: datetime, folder: str = "") -> Path:
    """Return the file of a game that begins now; there may be one of that name."""
    return games_dir(folder) / f"{now:%Y-%m-%d-%H%M%S}-{record.name}.powergrid.json"


def last_unfinished(
    load: Callable[[Path], R],
    warn: Callable[[str], object] = lambda _: None,
    last: str = "",
    folder: str = "",
) -> tuple[Path, R] | None:
    """Return the game that was played last, if it is not over."""
    found = last_played(load, warn, last, folder)
    return None if found is None or found[1].is_finished else found


def last_played(
    load: Callable[[Path], R],
    warn: Callable[[str], object] = lambda _: None,
    last: str = "",
    folder: str = "",
) -> tuple[Path, R] | None:
    """Return the game that was played last, None where there is none.

    `last` is the name of the file that was at the table last; without one, the newest is taken.
    Damaged files are passed over and left as they are; `warn` gets a sentence about each.
    """
    for file in _latest_first(last, games_dir(folder)):
        try:
            return file, load(file)
        except RecordError as error:
            warn(str(error))
    return None


def _latest_first(last: str, folder: Path) -> list[Path]:
    remove_leftovers(folder)
    present = time.time()
    found = []
    with suppress(OSError):  # there is no such folder yet, or it cannot be read
        for file in folder.glob("*.json"):
            with suppress(OSError):  # a link that leads nowhere
                when = file.stat().st_mtime
                # A time still to come is one of a clock that went wrong: nobody knows when it was.
                found.append((file.name == last, when <= present, when, file))
    return [file for *_, file in sorted(found, reverse=True)]
