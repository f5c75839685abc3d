# SPDX-License-Identifier: MIT
"""The names of boards, areas, cities and editions, and of players, colours and levels."""

from functools import cache
from typing import Final

from powergrid.box import FileError, load_board
from powergrid.box.place_names import NO_NAMES, PlaceNames, load_place_names
from powergrid.files.places import board_file, stamp_of
from powergrid.gui.kit.translation import Texts, translate
from powergrid.gui.power_grid.game.session import Session
from powergrid.gui.settings.language import language_in_use
from powergrid.gui.shell import player_names
from powergrid.programs import PREFIX, is_program
from powergrid.rules.board import Board
from powergrid.rules.state import BANK

_EDITIONS: Final = Texts("NewGame", {"classic": "Classic", "recharged": "Recharged"})
_COLOURS: Final = Texts(
    "SeatRow",
    {
        "red": "red",
        "blue": "blue",
        "green": "green",
        "yellow": "yellow",
        "purple": "purple",
        "black": "black",
    },
    "colour of a player",
)
_OLD_LEVELS: Final = Texts(
    "SeatRow",
    {
        "random": "random",
        "sensible": "steady",
        "reference": "strong",
        "thrifty": "thrifty",
        "planner": "very strong",
    },
    "level of a bot",
)
"""Of bots of older games and of measurements."""
_LEVEL_DESCRIPTIONS: Final = Texts(
    "SeatRow",
    {
        "beginner": "Builds a city in most rounds, rarely the cheapest, and overpays for plants.",
        "learner": "Builds a city or two in most rounds and overpays for plants.",
        "regular": "Plans each round and misjudges a plant now and then.",
        "expert": "Plans to the end of the game and rarely errs.",
        "master": "Plays as well as this program can.",
    },
)


def board_name(board_id: str, edition_id: str, if_gone: str = "") -> str:
    """Return the name of a board; if it is gone the one given, and without that its id."""
    try:
        stamp = stamp_of(board_file(board_id))
    except FileError:
        return if_gone or board_id
    return _board_name(board_id, edition_id, language_in_use(), stamp)


@cache
def _board_name(board_id: str, edition_id: str, language: str, stamp: tuple[int, int]) -> str:
    """Return the name in the file with this stamp: the player may rename a board."""
    try:
        return board_title(load_board(board_id, edition_id))
    except FileError:
        return board_id


def board_title(board: Board) -> str:
    """Return the name of a board."""
    return _place_names(board).board or board.name


def area_name(board: Board, area: int) -> str:
    """Return the name of an area."""
    printed = board.areas[area]
    return _place_names(board).areas.get(printed.id, printed.name)


def bank_name() -> str:
    """Return the name of the bank as a player."""
    return translate("Sentences", "The bank")


def seat_name(session: Session, seat: int) -> str:
    """Return the name of a seat, or of the bank, within a sentence."""
    return translate("Cities", "the bank") if seat == BANK else session.seats[seat].name


def city_name(board: Board, city: int) -> str:
    """Return the name of a city."""
    printed = board.cities[city]
    return _place_names(board).cities.get(printed.id, printed.name)


def city_label(board: Board, city: int, label: str) -> str:
    """Return the label of a city on the map; `label` is the one in the board file."""
    return with_entry_cost(short_city_name(board, city, label), board.cities[city].entry_cost)


def short_city_name(board: Board, city: int, label: str) -> str:
    """Return the name of a city in its label; `label` is the one in the board file."""
    names, city_id = _place_names(board), board.cities[city].id
    return names.labels.get(city_id) or names.cities.get(city_id, label)


def with_entry_cost(label: str, cost: int) -> str:
    """Return the label of a city with its entry cost, if it has one."""
    return f"{label} · {cost}" if cost else label


def _place_names(board: Board) -> PlaceNames:
    return _place_names_in(language_in_use(), board.id)


@cache
def _place_names_in(language: str, board_id: str) -> PlaceNames:
    """Return a board's names in a language; English uses those in the board file."""
    try:
        return NO_NAMES if language == "en" else load_place_names(board_id, language)
    except FileError:
        return NO_NAMES


def edition_name(edition_id: str) -> str:
    """Return the name of an edition, or its id if it is not a built-in one."""
    return _EDITIONS.get(edition_id, edition_id)


def colour_name(colour: str) -> str:
    """Return the name of a player's colour."""
    return _COLOURS[colour]


def player_name(player: str) -> str:
    """Return who plays a seat in words: a person, a bot of a level, or a program."""
    return _OLD_LEVELS.get(player) or player_names.player_name(player).removeprefix(PREFIX)


def level_description(level: str) -> str:
    """Return how a level plays in one sentence, empty for levels that are not offered."""
    if is_program(level):
        return translate("SeatRow", "Another program, as strong as its author made it.")
    return _LEVEL_DESCRIPTIONS.get(level, "")
