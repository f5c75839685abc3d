# SPDX-License-Identifier: MIT
"""How boards are drawn, read from their files."""

from pathlib import Path

from powergrid.box.drawing import Drawing, Spot
from powergrid.box.outline import load_outline
from powergrid.box.sheet import Sheet
from powergrid.box.spots import plane_and_points


def drawing_of(sheet: Sheet) -> Drawing:
    """Return how the board on a checked sheet is drawn, or raise `BoxError`."""
    plane, points = plane_and_points(sheet)
    file = outline_file(sheet)
    return Drawing(
        *plane,
        tuple(
            Spot(*point, row.name_side, row.label)
            for point, row in zip(points, sheet.cities, strict=True)
        ),
        tuple(row.plate for row in sheet.connections),
        None if file is None else load_outline(file, plane, sheet.areas),
    )


def outline_file(sheet: Sheet) -> Path | None:
    """Return the file of the lines behind a board, if it has one."""
    return None if sheet.outline is None else sheet.source.file.parent / sheet.outline
