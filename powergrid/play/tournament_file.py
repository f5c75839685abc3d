# SPDX-License-Identifier: MIT
"""A tournament in a file."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from powergrid.files import atomic
from powergrid.files.checks import InvalidValue, line, list_of, mapping, whole
from powergrid.files.json_file import read_json
from powergrid.files.messages import FileError, is_plain_name
from powergrid.play.schedule import MAX_TABLE_SIZE, MIN_TABLE_SIZE
from powergrid.play.tournament import (
    MAX_ENTRANTS,
    MAX_ROUNDS,
    MIN_ENTRANTS,
    Entrant,
    Match,
    Tournament,
)

FORMAT: Final = "powergrid-tournament/1"
_MAX_FILE_BYTES: Final = 255
"""The longest name of a file on all systems."""
_MAX_PLAYER: Final = 300
"""A program's file name has up to 255 bytes, and a prefix."""
_NUMBERS: Final = list_of(whole(0, MAX_ENTRANTS - 1), MAX_ENTRANTS, is_unique=True)
"""The check of entrants by their numbers, each once."""
_SHAPE: Final = mapping(
    {
        "format": line(1, 40),
        "edition": line(1, 40),
        "entrants": list_of(
            mapping({"name": line(1, 40), "player": line(1, _MAX_PLAYER)}), MAX_ENTRANTS
        ),
        "matches": list_of(
            mapping(
                {
                    "round": whole(1, MAX_ROUNDS),
                    "board": line(1, 60),
                    "seed": whole(0, 2**32),
                    "entrants": _NUMBERS,
                    "file": line(0, 200),
                },
                {
                    "places": list_of(whole(1, MAX_ENTRANTS), MAX_ENTRANTS),
                    "order": _NUMBERS,  # by versions before ties were kept
                },
            ),
            MAX_ROUNDS * MAX_ENTRANTS,
        ),
    }
)


def load_tournament(file: Path) -> Tournament:
    """Return the tournament in a file, or raise `FileError`, in one sentence."""
    data = read_json(file, _SHAPE)
    try:
        return _tournament(data)
    except InvalidValue as wrong:
        raise FileError(file, "", f"this {wrong.what}; remove the file.") from None


def _tournament(data: Any) -> Tournament:
    if data["format"] != FORMAT:
        raise InvalidValue("is not a tournament, or is from a newer program")
    entrants = tuple(Entrant(entry["name"], entry["player"]) for entry in data["entrants"])
    if len(entrants) < MIN_ENTRANTS:
        raise InvalidValue(f"has fewer than {MIN_ENTRANTS} entrants")
    if not data["matches"]:
        raise InvalidValue("has no games")
    matches = tuple(_match(entry, len(entrants)) for entry in data["matches"])
    return Tournament(data["edition"], entrants, matches)


def _match(entry: Any, entrants: int) -> Match:
    table, file, order = tuple(entry["entrants"]), entry["file"], entry.get("order", [])
    is_known = MIN_TABLE_SIZE <= len(table) <= MAX_TABLE_SIZE and max(table) < entrants
    is_name = is_plain_name(file) and len(file.encode()) <= _MAX_FILE_BYTES
    if not is_known or not is_name or sorted(order) not in ([], sorted(table)):
        raise InvalidValue("has a game that is impossible")
    places = entry.get("places") or [1 + order.index(entrant) for entrant in table if order]
    if places and (len(places) != len(table) or not _are_places(places)):
        raise InvalidValue("has a game with an impossible result")
    return Match(entry["round"], entry["board"], entry["seed"], table, file, tuple(places))


def _are_places(places: Sequence[int]) -> bool:
    """Return whether these are places from 1 on; after a shared place the next are skipped."""
    return all(place == 1 + sum(other < place for other in places) for place in places)


def save_tournament(tournament: Tournament, file: Path) -> None:
    """Write a tournament; raises OSError if that fails."""
    data = {
        "format": FORMAT,
        "edition": tournament.edition,
        "entrants": [entrant._asdict() for entrant in tournament.entrants],
        "matches": [match._asdict() for match in tournament.matches],
    }
    file.parent.mkdir(parents=True, exist_ok=True)
    atomic.write(file, json.dumps(data, indent=1) + "\n")
