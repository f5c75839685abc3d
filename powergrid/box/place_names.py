# SPDX-License-Identifier: MIT
"""What boards, areas and cities are called in other languages: `<id>.names.json` beside a board."""

from pathlib import Path
from typing import Final, NamedTuple

from powergrid.box.json_file import mapping, parsed
from powergrid.box.places import board_file
from powergrid.box.words import MOST_LETTERS, BoxError, printable

_KEYS: Final = ("board", "areas", "cities", "labels")


class PlaceNames(NamedTuple):
    """Names by ids, where they are others than the board's own; `labels` are short for cities."""

    board: str
    areas: dict[str, str]
    cities: dict[str, str]
    labels: dict[str, str]


NO_NAMES: Final = PlaceNames("", {}, {}, {})


def load_place_names(board_id: str, language: str) -> PlaceNames:
    """Return what a board's places are called in a language: nothing where the board says nothing.

    Raises `BoxError` where its file is not as it must be. Places that another printing of the
    board has may be among them.
    """
    file = board_file(board_id).with_suffix(".names.json")
    if not file.is_file():
        return NO_NAMES
    top = parsed(file)
    if not isinstance(top, dict):
        raise BoxError(file, "", 'a mapping of languages must stand here, such as {"de": {…}}.')
    found = mapping(file, language, top.get(language, {}), _KEYS)
    return PlaceNames(
        _name(file, f"{language}, board", found.get("board", "")),
        _names(file, f"{language}, areas", found.get("areas", {})),
        _names(file, f"{language}, cities", found.get("cities", {})),
        _names(file, f"{language}, labels", found.get("labels", {})),
    )


def _names(file: Path, where: str, names: object) -> dict[str, str]:
    if not isinstance(names, dict):
        raise BoxError(file, where, "a mapping of ids and names must stand here.")
    return {place: _name(file, f"{where}, {place}", name) for place, name in names.items()}


def _name(file: Path, where: str, name: object) -> str:
    if isinstance(name, str) and len(name) <= MOST_LETTERS and printable(name) == name:
        return name
    raise BoxError(file, where, f"this must be a name of at most {MOST_LETTERS} letters; mend it.")
