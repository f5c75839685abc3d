# SPDX-License-Identifier: MIT
"""The boards, read from their files."""

from functools import lru_cache
from pathlib import Path

from powergrid.box.places import maps_dir
from powergrid.box.printing import printed
from powergrid.box.sheet import Sheet
from powergrid.rules.board import Board, City, Connection


def sheet_of(file: Path, edition_id: str) -> Sheet:
    """Return the checked sheet of a board's file as an edition prints it."""
    sheet = printed(file, edition_id)
    built_in = maps_dir() / f"{sheet.id}.yaml"
    if built_in.is_file() and file.resolve() != built_in.resolve():
        raise sheet.source.error(
            f'"{sheet.id}" is the id of a built-in board; choose another id and file name.', "id"
        )
    return sheet


@lru_cache(maxsize=16)
def board_of(sheet: Sheet) -> Board:
    """Return the board that is on a checked sheet."""
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
