# SPDX-License-Identifier: MIT
"""Lay out a board, check how it is drawn, or test it with bots.

`layout` moves the cities apart, places names and costs, and bends the outline along; it writes x,
y, name_side and t into the board's file, and the outline beside it. `land` redraws only the
outline, `ground` only the relief, rivers and lakes. These and `check` print what overlaps, crosses
or is cut off; the exit code is 1 if anything does. `balance` plays games among bots and prints who
wins from where.
"""

import argparse
import os
import sys
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import Final

import numpy as np

from powergrid.box import FileError, load_board_file, load_drawing_file
from powergrid.box.board_file import BoardFile, CityRow, read_board_file
from powergrid.box.city_positions import plane_and_points
from powergrid.box.drawing import Point, do_cross
from powergrid.files import atomic
from powergrid.gui.kit.look import look
from powergrid.gui.power_grid.board.board_style import BoardStyle
from powergrid.gui.power_grid.board.laying_out.sheet import SCALE, Numbers, Sheet
from powergrid.gui.power_grid.board.laying_out.spread import spread
from powergrid.gui.power_grid.board.layout import lay_out
from powergrid.gui.power_grid.words.names import with_entry_cost
from powergrid.gui.shell.application import application
from powergrid.tools import balance
from powergrid.tools.arguments import EXIT_FAILED, EXIT_USAGE, add_number
from powergrid.tools.laying_out.areas import leave_islands_bare, nearest_land
from powergrid.tools.laying_out.board_rows import with_ground, with_layout
from powergrid.tools.laying_out.ground import write_ground
from powergrid.tools.laying_out.plane import WIDTH, Projection, projection_of
from powergrid.tools.laying_out.warp import Bend, outline, rows

_NEEDS: Final = {"land": ("outline",), "ground": ("relief", "water")}
VIEWS: Final = ((682, 754), (666, 724), (730, 722), (737, 712), (893, 590), (1240, 840))
"""Maps in the windows that players have, from 1280 by 800 pixels on."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    parser.add_argument(
        "what",
        choices=("layout", "land", "ground", "check", "balance"),
        help="what to do with the board",
    )
    parser.add_argument("file", type=Path, metavar="FILE", help="the board's YAML file")
    parser.add_argument(
        "--outline", type=Path, metavar="GEOJSON", help="its land, in longitude and latitude"
    )
    parser.add_argument("--relief", type=Path, metavar="PICTURE", help="the whole earth's relief")
    parser.add_argument(
        "--water",
        type=Path,
        metavar="GEOJSON",
        help="its rivers and lakes, in longitude and latitude",
    )
    add_number(parser, "--tries", 1, 1000, 4, "how many layouts to try")
    balance.add_arguments(parser)


def run(args: argparse.Namespace) -> int:
    """Lay the board out, print what is wrong with it and return the exit code."""
    if args.what == "balance":
        return balance.run(args)
    if missing := [name for name in _NEEDS.get(args.what, ()) if getattr(args, name) is None]:
        print(f"Nothing to draw from: name a file with --{missing[0]}.", file=sys.stderr)
        return EXIT_USAGE
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    application("en")
    try:
        if args.what == "layout":
            _lay_out(args.file, args.outline, args.tries)
        elif args.what == "land":
            written, bend = _as_laid_out(args.file)
            _draw_land(written, args.outline, bend)
        elif args.what == "ground":
            _draw_ground(args.file, args.relief, args.water)
        faults = list(_faults(args.file))
    except (FileError, OSError, ValueError) as error:
        print(error, file=sys.stderr)
        return EXIT_FAILED
    print("\n".join(faults) or f"{args.file}: nothing overlaps, crosses or is cut off")
    return EXIT_FAILED if faults else 0


def _on_earth(file: Path) -> tuple[BoardFile, Projection, Numbers]:
    """Return a board, a projection for it, and where that puts its cities.

    A schematic board, without places on earth, is laid out from its places on the plane.
    """
    written = read_board_file(file)
    places = [row.on_earth or _schematic(row) for row in written.cities]
    if None in places:
        raise written.source.error("a city has no lat and lon to be laid out from; give it some.")
    try:
        projection = projection_of([place for place in places if place is not None])
    except ValueError as error:
        raise written.source.error(str(error), "cities") from None
    projected = np.array([projection(place[1], place[0]) for place in places if place is not None])
    return written, projection, projected


def _schematic(row: CityRow) -> Point | None:
    """Return a place near the equator for one on the plane."""
    return None if row.on_plane is None else (-row.on_plane[1] / 100, row.on_plane[0] / 100)


def _lay_out(file: Path, land: Path | None, tries: int) -> None:
    written, projection, projected = _on_earth(file)
    sheet = _best(written, projection, projected, tries)
    if land is not None:
        _draw_land(written, land, Bend(projection, projected, sheet.centres / SCALE))
    atomic.write(file, _laid_out(file, written, projection, sheet, land is not None))


def _as_laid_out(file: Path) -> tuple[BoardFile, Bend]:
    """Return a board, and how the earth comes to its cities where they are now."""
    written, projection, projected = _on_earth(file)
    _, points = plane_and_points(written)
    return written, Bend(projection, projected, np.array(points))


def _draw_land(written: BoardFile, land: Path, bend: Bend) -> None:
    file = written.source.file
    shapes = outline(land, bend)
    if played := shapes.pop("played"):
        board = load_board_file(file, written.printed_in[0])
        around = shapes["focus"] + shapes["neighbour"]
        found = nearest_land(board, bend.at, bend.projection.height, played, around)
        shapes["areas"] = {area.id: rings for area, rings in zip(board.areas, found, strict=True)}
    leave_islands_bare(shapes, bend.at)
    atomic.write(file.with_name(f"{written.id}.outline.json"), rows(shapes.items()))


def _draw_ground(file: Path, world: Path, lines: Path) -> None:
    written, bend = _as_laid_out(file)
    drawing = load_drawing_file(file, written.printed_in[0])
    if drawing.outline is None:
        raise written.source.error("the board has no outline; draw its land first.")
    name = write_ground(file.parent, written.id, drawing, bend, world, lines)
    atomic.write(file, with_ground(file.read_text("utf-8"), name))


def _best(written: BoardFile, projection: Projection, projected: Numbers, tries: int) -> Sheet:
    index = {row.id: city for city, row in enumerate(written.cities)}
    connections = [(index[row.a], index[row.b], row.cost) for row in written.connections]
    width = BoardStyle(look()).names.width
    names = [float(width(with_entry_cost(row.label, row.entry_cost))) for row in written.cities]
    size = (WIDTH * SCALE, projection.height * SCALE)
    best: Sheet | None = None
    for seed in range(1, tries + 1):
        found = spread(Sheet(size, [*map(tuple, projected * SCALE)], connections, names), seed)
        if best is None or found.faults() < best.faults():
            best = found
        if not best.faults():
            break
    assert best is not None
    return best


def _laid_out(
    file: Path, written: BoardFile, projection: Projection, sheet: Sheet, has_outline: bool
) -> str:
    head = f"plane: {{width: {WIDTH:.0f}, height: {projection.height:.0f}}}"
    if has_outline:
        head += f"\noutline: {written.id}.outline.json"
    cities = {
        row.id: f"x: {x:.1f}, y: {y:.1f}, name_side: {side}"
        for row, (x, y), side in zip(
            written.cities, sheet.centres / SCALE, sheet.sides, strict=True
        )
    }
    connections = {
        (row.a, row.b): f"t: {t:.2f}" for row, t in zip(written.connections, sheet.t, strict=True)
    }
    return with_layout(file.read_text("utf-8"), head, cities, connections)


def _faults(file: Path) -> Iterator[str]:
    """Yield a sentence for everything that is wrong with how a board is drawn."""
    written = read_board_file(file)
    yield from _crossings(written)
    for edition in written.printed_in:
        yield from _tight_views(file, edition)


def _crossings(written: BoardFile) -> Iterator[str]:
    """Yield a sentence for each pair of connections that cross."""
    _, points = plane_and_points(written)
    index = {row.id: city for city, row in enumerate(written.cities)}
    ends = [(index[row.a], index[row.b]) for row in written.connections]
    lines = [(points[a], points[b]) for a, b in ends]
    for (i, one), (j, other) in combinations(enumerate(lines), 2):
        if not {*ends[i]} & {*ends[j]} and do_cross(*one, *other):
            pairs = (written.connections[i], written.connections[j])
            yield "cross: " + " and ".join(f"{row.a}–{row.b}" for row in pairs)


def _tight_views(file: Path, edition: str) -> Iterator[str]:
    """Yield a sentence for each size at which things overlap or have to be small."""
    board, drawing = load_board_file(file, edition), load_drawing_file(file, edition)
    style = BoardStyle(look())
    names = [
        style.names.width(with_entry_cost(spot.label, city.entry_cost))
        for city, spot in zip(board.cities, drawing.cities, strict=True)
    ]
    for width, height in VIEWS:
        layout = lay_out(board, drawing, width, height, style.unit, names)
        at = f"{edition}, {width} by {height}, {layout.grade}"
        if layout.grade == "compact":
            yield f"{at}: too small"
        for pair in layout.overlaps():
            yield f"{at}: {pair[0]} and {pair[1]} overlap"
