# SPDX-License-Identifier: MIT
"""How challenges ended, for the player and for the strongest level, by their codes."""

import json
from datetime import date
from pathlib import Path
from typing import Final, NamedTuple

from powergrid.files import atomic
from powergrid.files.checks import mapping, whole
from powergrid.files.folders import files_like, is_file
from powergrid.files.json_file import read_json
from powergrid.files.messages import FileError
from powergrid.files.places import data_dir

_SHAPE: Final = mapping({"place": whole(1, 6)}, {"master": whole(1, 6)})


class ChallengeResult(NamedTuple):
    """The player's place, and that of the strongest level with the same deal in that seat.

    `master` is None until that level has played the deal to its end.
    """

    place: int
    master: int | None = None


def challenges_dir() -> Path:
    """Return where the results of challenges are, which need not exist."""
    return data_dir("challenges")


def save_result(code: str, place: int, master: int | None = None) -> None:
    """Save the result of a challenge; the first place stays. Raises OSError if that fails.

    A damaged result is kept beside it as `<code>.result.damaged.json`.
    """
    file, known = _file(code), result_of(code)
    if known is None:
        if is_file(file):
            file.replace(file.with_suffix(".damaged.json"))
        known = ChallengeResult(place)
    elif known.master is not None or master is None:
        return
    written = known._replace(master=master)._asdict()
    file.parent.mkdir(parents=True, exist_ok=True)
    known_places = {key: value for key, value in written.items() if value is not None}
    atomic.write(file, json.dumps(known_places) + "\n")


def result_of_day(day: date) -> ChallengeResult | None:
    """Return the result of a day's challenge, None where there is none."""
    # To work out a day's code takes much longer than to see that nothing was played, and the front
    # page needs no boards before.
    if not files_like(challenges_dir(), f"*.{day:%Y%m%d}.result.json"):
        return None
    from powergrid.bots import LEVELS
    from powergrid.box import built_in_board_ids
    from powergrid.gui.power_grid.game.challenge import code_of_the_day

    return result_of(code_of_the_day(day, built_in_board_ids(), tuple(LEVELS)))


def result_of(code: str) -> ChallengeResult | None:
    """Return the result of a challenge, None if there is none that can be read."""
    file = _file(code)
    try:
        found = read_json(file, _SHAPE) if is_file(file) else None
    except FileError:
        return None
    return None if found is None else ChallengeResult(found["place"], found.get("master"))


def _file(code: str) -> Path:
    return challenges_dir() / f"{code}.result.json"
