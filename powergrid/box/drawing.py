# SPDX-License-Identifier: MIT
"""How a board is drawn: its plane, where cities and costs stand, and the lines behind them."""

from dataclasses import dataclass
from pathlib import Path

from powergrid.box.boards import board_file, sheet_of
from powergrid.box.outline import Outline, load_outline
from powergrid.box.sheet import Plate
from powergrid.box.spots import plane_and_points


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a city's sign stands on the plane, where its name at the sign, and how that reads."""

    x: float
    y: float
    name_side: str
    label: str


@dataclass(frozen=True)
class Drawing:
    """A board as it is drawn in one edition's printing, x to the right and y down.

    `cities` are in the order of the board's cities, `plates` in that of its connections.
    """

    width: float
    height: float
    cities: tuple[Spot, ...]
    plates: tuple[Plate, ...]
    outline: Outline | None


def load_drawing(board_id: str, edition_id: str) -> Drawing:
    """Return how a board is drawn, or raise `BoxError`."""
    return load_drawing_file(board_file(board_id), edition_id)


def load_drawing_file(file: Path, edition_id: str) -> Drawing:
    """Return how the board of a file is drawn, or raise `BoxError`."""
    sheet = sheet_of(file, edition_id)
    plane, points = plane_and_points(sheet)
    outline = None
    if sheet.outline is not None:
        outline = load_outline(file.parent / sheet.outline, plane, sheet.areas)
    return Drawing(
        *plane,
        tuple(
            Spot(*point, row.name_side, row.label)
            for point, row in zip(points, sheet.cities, strict=True)
        ),
        tuple(row.plate for row in sheet.connections),
        outline,
    )
