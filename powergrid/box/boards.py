# SPDX-License-Identifier: MIT
"""The boards, read from their files."""

from functools import lru_cache
from pathlib import Path

from powergrid.box.board_file import BoardFile, read_board_file
from powergrid.box.printing import apply_edition
from powergrid.files.places import maps_dir
from powergrid.rules.board import Board, City, Connection


def checked_board_file(file: Path, edition_id: str) -> BoardFile:
    """Return a board's file as an edition prints it, checked."""
    written = apply_edition(read_board_file(file), edition_id)
    built_in = maps_dir() / f"{written.id}.yaml"
    if built_in.is_file() and file.resolve() != built_in.resolve():
        raise written.source.error(
            f'"{written.id}" is the id of a built-in board; choose another id and file name.', "id"
        )
    return written


@lru_cache(maxsize=64)
def board_of(written: BoardFile) -> Board:
    """Return the board of a checked file."""
    areas = {area.id: index for index, area in enumerate(written.areas)}
    cities = {row.id: index for index, row in enumerate(written.cities)}
    return Board(
        written.id,
        written.name,
        written.areas,
        tuple(
            City(
                row.id,
                row.name,
                areas[row.area],
                row.house_prices,
                row.entry_cost,
                row.open_places,
            )
            for row in written.cities
        ),
        tuple(Connection(cities[row.a], cities[row.b], row.cost) for row in written.connections),
        written.rules,
        written.text,
    )
