# SPDX-License-Identifier: MIT
"""The names of boards, areas and cities in other languages: `<id>.names.json` beside a board."""

from typing import Final, NamedTuple

from powergrid.files.checks import kind, mapping, mapping_of
from powergrid.files.json_file import read_json
from powergrid.files.messages import MAX_SHORT_TEXT, printable
from powergrid.files.places import board_file

_MAX_PLACES: Final = 1000
_MAX_LANGUAGES: Final = 100

_NAME: Final = kind(
    f"a name of at most {MAX_SHORT_TEXT} characters",
    lambda name: isinstance(name, str) and len(name) <= MAX_SHORT_TEXT and printable(name) == name,
)
_NAMES: Final = mapping_of(_NAME, _MAX_PLACES)
_LANGUAGE: Final = mapping(
    {}, {"board": _NAME, "areas": _NAMES, "cities": _NAMES, "labels": _NAMES}, is_closed=True
)
_LANGUAGES: Final = mapping_of(_LANGUAGE, _MAX_LANGUAGES)


class PlaceNames(NamedTuple):
    """Names by id, where they differ from the board's own; `labels` are short names of cities."""

    board: str
    areas: dict[str, str]
    cities: dict[str, str]
    labels: dict[str, str]


NO_NAMES: Final = PlaceNames("", {}, {}, {})


def load_place_names(board_id: str, language: str) -> PlaceNames:
    """Return the names of a board's places in a language, as far as its file has them.

    Raises `FileError` if that file is invalid. It may also name places that only another printing
    of the board has.
    """
    file = board_file(board_id).with_suffix(".names.json")
    if not file.is_file():
        return NO_NAMES
    found = read_json(file, _LANGUAGES).get(language, {})
    return PlaceNames(
        found.get("board", ""),
        found.get("areas", {}),
        found.get("cities", {}),
        found.get("labels", {}),
    )
