# SPDX-License-Identifier: MIT
"""Loads the contents of the box from files; a file that has changed is read again."""

from functools import cache
from pathlib import Path

from powergrid.box.board_file import read_board_file
from powergrid.box.boards import board_of, checked_board_file
from powergrid.box.drawing import Drawing
from powergrid.box.drawings import drawing_of
from powergrid.box.editions import read_edition
from powergrid.box.plant_file import read_plants
from powergrid.files.places import board_file
from powergrid.rules.board import Board
from powergrid.rules.edition import Edition
from powergrid.rules.plants import Plant


@cache
def load_plants() -> dict[int, Plant]:
    """Return every plant by its number, ascending."""
    return read_plants()


@cache
def load_edition(edition_id: str) -> Edition:
    """Return the edition with this id, or raise `BoxError` if there is none."""
    return read_edition(edition_id)


def board_editions(board_id: str) -> tuple[str, ...]:
    """Return the ids of the editions that have a board, or raise `BoxError`."""
    return read_board_file(board_file(board_id)).printed_in


def board_doubts(board_id: str) -> tuple[int, tuple[str, ...]]:
    """Return how many transcriptions a board is based on, and what is uncertain about it.

    Raises `BoxError`.
    """
    written = read_board_file(board_file(board_id))
    return written.transcriptions, written.uncertain


def load_board(board_id: str, edition_id: str) -> Board:
    """Return a board as an edition prints it, or raise `BoxError`."""
    return load_board_file(board_file(board_id), edition_id)


def load_board_file(file: Path, edition_id: str) -> Board:
    """Return the board of a file as an edition prints it, or raise `BoxError`.

    The file may be anywhere, but a player's board must not have the id of a built-in one: saved
    games refer to boards by id.
    """
    return board_of(checked_board_file(file, edition_id))


def load_drawing(board_id: str, edition_id: str) -> Drawing:
    """Return how a board is drawn, or raise `BoxError`."""
    return load_drawing_file(board_file(board_id), edition_id)


def load_drawing_file(file: Path, edition_id: str) -> Drawing:
    """Return how the board of a file is drawn, or raise `BoxError`."""
    return drawing_of(checked_board_file(file, edition_id), load_edition(edition_id))
