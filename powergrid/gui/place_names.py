# SPDX-License-Identifier: MIT
"""What boards, areas and cities are called in the language that is spoken."""

from typing import TYPE_CHECKING, Final

from powergrid.box import BoxError
from powergrid.gui.language import spoken_language
from powergrid.rules.board import Board

if TYPE_CHECKING:
    from powergrid.box.place_names import PlaceNames

_read: Final[dict[tuple[str, str], "PlaceNames"]] = {}


def board_title(board: Board) -> str:
    """Return the name of a board."""
    names = _names(board)
    return (names and names.board) or board.name


def area_name(board: Board, area: int) -> str:
    """Return the name of an area."""
    own, names = board.areas[area], _names(board)
    return own.name if names is None else names.areas.get(own.id, own.name)


def city_name(board: Board, city: int) -> str:
    """Return the name of a city."""
    own, names = board.cities[city], _names(board)
    return own.name if names is None else names.cities.get(own.id, own.name)


def city_label(board: Board, city: int, label: str) -> str:
    """Return what the map writes beside a city, `label` being the board's own."""
    own, names = board.cities[city].id, _names(board)
    return label if names is None else names.labels.get(own) or names.cities.get(own, label)


def _names(board: Board) -> "PlaceNames | None":
    """Return what there is in the language; English has the names the board is printed with."""
    key = board.id, spoken_language()
    if key[1] == "en":
        return None
    if key not in _read:
        from powergrid.box.place_names import NO_NAMES, load_place_names

        try:
            _read[key] = load_place_names(*key)
        except BoxError:
            _read[key] = NO_NAMES
    return _read[key]
