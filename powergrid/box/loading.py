# SPDX-License-Identifier: MIT
"""What is in the box, as it was kept when it was read last, or else read from its files.

What reads and checks files is imported only where nothing was kept: that takes longer than the
window takes to appear.
"""

from functools import cache
from pathlib import Path

from powergrid.box import kept
from powergrid.box.drawing import Drawing
from powergrid.box.places import board_file
from powergrid.rules.board import Board
from powergrid.rules.edition import Edition
from powergrid.rules.plants import Plant


@cache
def load_plants() -> dict[int, Plant]:
    """Return every plant by its number, ascending."""
    found = kept.printing()
    if found is not None:
        return found.plants
    from powergrid.box.plants import read_plants  # this one and those below: see above

    return read_plants()


@cache
def load_edition(edition_id: str) -> Edition:
    """Return one edition, or raise `BoxError` if there is none of that id."""
    found = kept.printing()
    if found is not None and found.edition.id == edition_id:
        return found.edition
    from powergrid.box.editions import read_edition

    return read_edition(edition_id)


def board_editions(board_id: str) -> tuple[str, ...]:
    """Return the ids of the editions that have a board, or raise `BoxError`."""
    from powergrid.box.sheet import read_sheet

    return read_sheet(board_file(board_id)).printed_in


def load_board(board_id: str, edition_id: str) -> Board:
    """Return a board as an edition prints it, or raise `BoxError`."""
    file = board_file(board_id)
    found = kept.printing()
    if found is not None and found.is_of(file, edition_id):
        return found.board
    return load_board_file(file, edition_id)


def load_board_file(file: Path, edition_id: str) -> Board:
    """Return the board of a file as an edition prints it, or raise `BoxError`.

    The file may lie anywhere, but an own board must not have the id of a built-in one: saved
    games name their board by its id.
    """
    from powergrid.box.boards import board_of, sheet_of

    return board_of(sheet_of(file, edition_id))


def load_drawing(board_id: str, edition_id: str) -> Drawing:
    """Return how a board is drawn, or raise `BoxError`.

    Only the window asks for this, and so it is here that a board is kept.
    """
    file = board_file(board_id)
    found = kept.printing()
    if found is not None and found.is_of(file, edition_id):
        return found.drawing
    from powergrid.box.boards import board_of, sheet_of
    from powergrid.box.drawings import drawing_of, outline_file
    from powergrid.box.editions import read_edition
    from powergrid.box.plants import read_plants

    sources = kept.sources(file, edition_id, outline_file(sheet_of(file, edition_id)))
    sheet = sheet_of(file, edition_id)  # as it is at the time that the sources tell
    printing = kept.Printing(
        sources, read_plants(), read_edition(edition_id), board_of(sheet), drawing_of(sheet)
    )
    kept.keep(printing)
    return printing.drawing


def load_drawing_file(file: Path, edition_id: str) -> Drawing:
    """Return how the board of a file is drawn, or raise `BoxError`."""
    from powergrid.box.boards import sheet_of
    from powergrid.box.drawings import drawing_of

    return drawing_of(sheet_of(file, edition_id))
