# SPDX-License-Identifier: MIT
"""The drawings of boards, read from their files."""

from dataclasses import replace
from functools import lru_cache
from pathlib import Path

from powergrid.box.board_file import BoardFile
from powergrid.box.city_positions import plane_and_points
from powergrid.box.drawing import Drawing, Spot
from powergrid.box.ground import load_ground
from powergrid.box.outline import load_outline
from powergrid.files.places import maps_dir, stamp_of
from powergrid.rules.edition import Edition


def drawing_of(written: BoardFile, edition: Edition) -> Drawing:
    """Return the drawing of a checked board in an edition, or raise `FileError`."""
    file = _beside(written, written.outline)
    stamp = None if file is None else stamp_of(file)
    return _drawing(written, written.rules.on(edition).house_prices, file, stamp)


@lru_cache(maxsize=32)  # a page of a new game shows all boards
def _drawing(
    written: BoardFile,
    house_prices: tuple[int, ...],
    file: Path | None,
    _stamp: tuple[int, int] | None,
) -> Drawing:
    plane, points = plane_and_points(written)
    ground = _beside(written, written.ground)
    if ground is not None and ground.parent != maps_dir():
        load_ground(ground, plane)  # a built-in board's is valid, and read when there is time
    return Drawing(
        *plane,
        tuple(
            Spot(*point, row.name_side, row.label)
            for point, row in zip(points, written.cities, strict=True)
        ),
        tuple(row.plate for row in written.connections),
        None if file is None else load_outline(file, plane, written.areas),
        house_prices,
        ground,
        written.land,
    )


@lru_cache(maxsize=16)
def without_files_beside(written: BoardFile) -> BoardFile:
    """Return a board that needs neither an outline nor a ground."""
    return replace(written, outline=None, ground=None)


def _beside(written: BoardFile, name: str | None) -> Path | None:
    return None if name is None else written.source.file.parent / name
