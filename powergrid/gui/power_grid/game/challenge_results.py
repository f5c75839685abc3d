# SPDX-License-Identifier: MIT
"""How challenges ended, for the player and for the strongest level, by their codes."""

import json
from datetime import date
from pathlib import Path
from typing import Final, NamedTuple

from powergrid.files import atomic
from powergrid.files.checks import mapping, whole
from powergrid.files.json_file import read_json
from powergrid.files.messages import BoxError
from powergrid.files.places import user_dir

_SHAPE: Final = mapping({"place": whole(1, 6), "master": whole(1, 6)})


class Result(NamedTuple):
    """The player's place, and that of the strongest level with the same deal in that seat."""

    place: int
    master: int


def challenges_dir() -> Path:
    """Return where the results of challenges are, which need not exist."""
    return user_dir("XDG_DATA_HOME", ".local/share") / "powergrid" / "challenges"


def keep_result(code: str, place: int, master: int) -> None:
    """Keep the result of a challenge, unless there is one; raises OSError if that fails."""
    file = challenges_dir() / f"{code}.result.json"
    if not file.exists():
        file.parent.mkdir(parents=True, exist_ok=True)
        atomic.write(file, json.dumps({"place": place, "master": master}) + "\n")


def result_of_day(day: date) -> Result | None:
    """Return the result of a day's challenge, None where there is none."""
    folder = challenges_dir()
    for file in folder.glob(f"*.{day:%Y%m%d}.result.json") if folder.is_dir() else ():
        try:
            return Result(**read_json(file, _SHAPE))
        except BoxError:
            return None
    return None
