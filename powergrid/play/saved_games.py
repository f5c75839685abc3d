# SPDX-License-Identifier: MIT
"""Where games are saved, each in its own file."""

import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import TypeVar

from powergrid.files.atomic import remove_leftovers
from powergrid.files.places import data_dir
from powergrid.play.errors import RecordError
from powergrid.play.record_files import GameRecord, says_finished

R = TypeVar("R", bound=GameRecord)


def games_dir(folder: str = "") -> Path:
    """Return the folder of a player's games, which may not exist; `folder`: of which game."""
    return data_dir("games") / folder


def now() -> datetime:
    """Return the time in the player's time zone."""
    return datetime.now().astimezone()


def now_text() -> str:
    """Return the time as records write it."""
    return now().isoformat(timespec="seconds")


def new_game_name(record: GameRecord, folder: str = "") -> Path:
    """Return a file name for a game that begins now; a file of that name may exist."""
    return games_dir(folder) / f"{now():%Y-%m-%d-%H%M%S}-{record.name}.powergrid.json"


def last_played(
    load: Callable[[Path], R],
    warn: Callable[[Path, str], object] = lambda *_: None,
    last: str = "",
    folder: str = "",
    *,
    open_first: bool = False,
) -> tuple[Path, R] | None:
    """Return the last game played, None if there is none.

    `last` is the name of its file; if empty, the newest file is used. With `open_first`, a finished
    game counts only if there is no unfinished one. Damaged files are skipped and
    left unchanged; `warn` gets each, with a sentence about it.
    """
    files = _latest_first(last, games_dir(folder))
    if open_first:
        files.sort(key=lambda file: says_finished(file) is True)
    for file in files:
        try:
            return file, load(file)
        except RecordError as error:
            warn(file, str(error))
    return None


def count_open(files: Iterable[Path]) -> int:
    """Return how many of these files say that their game is not over."""
    return sum(says_finished(file) is False for file in files)


def _latest_first(last: str, folder: Path) -> list[Path]:
    remove_leftovers(folder)
    present = time.time()
    found = []
    with suppress(OSError):  # the folder does not exist or cannot be read
        for file in folder.glob("*.json"):
            with suppress(OSError):  # a broken link
                when = file.stat().st_mtime
                # A time in the future comes from a wrong clock: the real one is unknown.
                found.append((file.name == last, when <= present, when, file))
    return [file for *_, file in sorted(found, reverse=True)]
