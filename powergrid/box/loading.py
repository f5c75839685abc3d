# SPDX-License-Identifier: MIT
"""Loads boards and their drawings from files; a file that has changed is read again."""

from pathlib import Path

from powergrid.box.board_file import read_board_file, read_board_text
from powergrid.box.boards import board_of, checked_board_file
from powergrid.box.drawing import Drawing
from powergrid.box.drawings import drawing_of, without_files_beside
from powergrid.box.editions import load_edition
from powergrid.box.printing import apply_edition
from powergrid.files.messages import FileError
from powergrid.files.places import board_file
from powergrid.rules.board import Board


def board_editions(board_id: str) -> tuple[str, ...]:
    """Return the ids of the editions that have a board, or raise `FileError`."""
    return read_board_file(board_file(board_id)).printed_in


def board_doubts(board_id: str) -> tuple[int, tuple[str, ...]]:
    """Return how many transcriptions a board is based on, and what is uncertain about it.

    Raises `FileError`.
    """
    written = read_board_file(board_file(board_id))
    return written.transcriptions, written.uncertain


def load_board(board_id: str, edition_id: str) -> Board:
    """Return a board as an edition prints it, or raise `FileError`."""
    return load_board_file(board_file(board_id), edition_id)


def load_board_file(file: Path, edition_id: str) -> Board:
    """Return the board of a file as an edition prints it, or raise `FileError`.

    The file may be anywhere, but a player's board must not have the id of a built-in one: saved
    games refer to boards by id.
    """
    return board_of(checked_board_file(file, edition_id))


def load_board_text(text: str, board_id: str, edition_id: str) -> Board:
    """Return the board in the text of a player's own file, which a game carries; raise `FileError`.

    Unlike the file, it may have the id of a board that has been built in since.
    """
    return board_of(apply_edition(read_board_text(text, board_id), edition_id))


def load_drawing(board_id: str, edition_id: str) -> Drawing:
    """Return how a board is drawn, or raise `FileError`."""
    return load_drawing_file(board_file(board_id), edition_id)


def load_drawing_file(file: Path, edition_id: str) -> Drawing:
    """Return how the board of a file is drawn, or raise `FileError`."""
    return drawing_of(checked_board_file(file, edition_id), load_edition(edition_id))


def load_drawing_of(board: Board, edition_id: str) -> Drawing:
    """Return how the board of a game is drawn, or raise `FileError`.

    A board that the game carries is drawn even if the files beside its own are gone or changed.
    """
    if not board.text:
        return load_drawing(board.id, edition_id)
    written, edition = (
        apply_edition(read_board_text(board.text, board.id), edition_id),
        load_edition(edition_id),
    )
    try:
        return drawing_of(written, edition)
    except FileError:
        return drawing_of(without_files_beside(written), edition)
