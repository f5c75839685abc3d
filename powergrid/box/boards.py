# SPDX-License-Identifier: MIT
"""The boards: those built in and the user's own, by id or by file."""

from functools import lru_cache
from pathlib import Path

from powergrid.box.fields import is_id, listed
from powergrid.box.places import maps_dir, own_maps_dir
from powergrid.box.printing import printed
from powergrid.box.reading import BoxError, shown
from powergrid.box.sheet import Sheet, read_sheet
from powergrid.rules.board import Board, City, Connection


def board_ids() -> tuple[str, ...]:
    """Return the ids of all boards: the built-in ones, then the user's own.

    An own board with the id of a built-in one is left out.
    """
    built_in = _ids_in(maps_dir())
    return built_in + tuple(own for own in _ids_in(own_maps_dir()) if own not in built_in)


def board_editions(board_id: str) -> tuple[str, ...]:
    """Return the ids of the editions that have a board, or raise `BoxError`."""
    return read_sheet(board_file(board_id)).printed_in


def load_board(board_id: str, edition_id: str) -> Board:
    """Return a board as an edition prints it, or raise `BoxError`."""
    return load_board_file(board_file(board_id), edition_id)


def load_board_file(file: Path, edition_id: str) -> Board:
    """Return the board of a file as an edition prints it, or raise `BoxError`.

    The file may lie anywhere, but an own board must not have the id of a built-in one: saved
    games name their board by its id.
    """
    return _board(sheet_of(file, edition_id))


def board_file(board_id: str) -> Path:
    """Return the file of a board, or raise `BoxError` if there is none of that id."""
    if is_id(board_id):
        for folder in (maps_dir(), own_maps_dir()):
            file = folder / f"{board_id}.yaml"
            if file.is_file():
                return file
    raise BoxError(
        maps_dir(), "", f"there is no board {shown(board_id)}; the boards are {_all_ids()}."
    )


def sheet_of(file: Path, edition_id: str) -> Sheet:
    """Return the checked sheet of a board's file as an edition prints it."""
    sheet = printed(file, edition_id)
    built_in = maps_dir() / f"{sheet.id}.yaml"
    if built_in.is_file() and file.resolve() != built_in.resolve():
        raise sheet.source.error(
            f'"{sheet.id}" is the id of a built-in board; choose another id and file name.', "id"
        )
    return sheet


def _ids_in(folder: Path) -> tuple[str, ...]:
    try:
        stems = sorted(file.stem for file in folder.glob("*.yaml") if file.is_file())
    except OSError:
        return ()
    return tuple(stem for stem in stems if is_id(stem))


def _all_ids() -> str:
    return listed(board_ids())


@lru_cache(maxsize=16)
def _board(sheet: Sheet) -> Board:
    areas = {area.id: index for index, area in enumerate(sheet.areas)}
    cities = {row.id: index for index, row in enumerate(sheet.cities)}
    return Board(
        sheet.id,
        sheet.name,
        sheet.areas,
        tuple(City(row.id, row.name, areas[row.area]) for row in sheet.cities),
        tuple(Connection(cities[row.a], cities[row.b], row.cost) for row in sheet.connections),
        sheet.rules,
    )
