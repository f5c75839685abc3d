# SPDX-License-Identifier: MIT
"""Which boards can be used in an edition, and their names."""

from collections.abc import Iterable

from PySide6.QtCore import QCollator, QLocale

from powergrid.box import FileError, board_editions, load_board, load_drawing, load_edition
from powergrid.box.board_file import read_board_file
from powergrid.files.folders import is_file
from powergrid.files.places import board_file, own_maps_dir
from powergrid.gui.power_grid.game.game_setup import GameSetup
from powergrid.gui.power_grid.words.names import board_title
from powergrid.rules.board import Board
from powergrid.rules.edition import Edition

_FIRST_BOARD = "germany"


def board_and_edition(setup: GameSetup) -> tuple[Board, Edition]:
    """Return the board and the edition of a setup."""
    return load_board(setup.board_id, setup.edition_id), load_edition(setup.edition_id)


def why_unusable(board_id: str, edition_id: str) -> str:
    """Return why a board cannot be used in an edition, empty if it can."""
    try:
        load_board(board_id, edition_id)
        load_drawing(board_id, edition_id)
    except FileError as error:
        return str(error)
    return ""


def is_own(board_id: str) -> bool:
    """Return whether a board is one of the player's own."""
    return is_file(own_maps_dir() / f"{board_id}.yaml")


def is_printed(board_id: str, edition_id: str) -> bool:
    """Return whether an edition has a board; True for boards that cannot be read."""
    try:
        return edition_id in board_editions(board_id)
    except FileError:
        return True


def first_board(board_ids: Iterable[str], edition_id: str) -> str:
    """Return the first board that can be used in an edition, the best-known one if possible."""
    known = sorted(board_ids, key=lambda board_id: board_id != _FIRST_BOARD)
    return next(board_id for board_id in known if not why_unusable(board_id, edition_id))


def in_order(board_ids: Iterable[str], edition_id: str) -> tuple[str, ...]:
    """Return boards in the order of their names, as the current language sorts them."""
    alphabet = QCollator(QLocale())
    names = {board_id: board_label(board_id, edition_id) for board_id in board_ids}
    return tuple(sorted(names, key=lambda board_id: alphabet.sortKey(names[board_id])))


def board_label(board_id: str, edition_id: str) -> str:
    """Return the name of a board, that in another edition if this one does not have it.

    An unfinished board has the name in its file, and one that cannot be read its id.
    """
    try:
        if not is_printed(board_id, edition_id):
            edition_id = board_editions(board_id)[0]
        return board_title(load_board(board_id, edition_id))
    except FileError:
        return _unfinished_label(board_id)


def _unfinished_label(board_id: str) -> str:
    try:
        return read_board_file(board_file(board_id)).name
    except FileError:
        return board_id  # choosing the board says what is wrong
