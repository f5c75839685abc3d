# SPDX-License-Identifier: MIT
"""A sketch as a finished board: built, drawn, with names and costs placed."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from powergrid.box.board_file import MAX_CITIES
from powergrid.box.drawing import Drawing, Plate, Spot
from powergrid.gui.kit.look import look
from powergrid.gui.power_grid.board.pens import Ink
from powergrid.gui.power_grid.editor.sketch import Sketch, Town
from powergrid.rules.board import Board, City, Connection

if TYPE_CHECKING:
    from powergrid.gui.power_grid.board.laying_out.sheet import Sheet

HOUSE_PRICES: Final = (10, 15, 20)


def board_of(sketch: Sketch) -> Board:
    """Return the board, playable or not."""
    areas = {area.id: index for index, area in enumerate(sketch.areas)}
    towns = {town.id: index for index, town in enumerate(sketch.towns)}
    return Board(
        sketch.id,
        sketch.name,
        sketch.areas,
        tuple(City(town.id, town.name, areas[town.area]) for town in sketch.towns),
        tuple(Connection(towns[link.a], towns[link.b], link.cost) for link in sketch.links),
    )


def drawing_of(sketch: Sketch) -> Drawing:
    """Return the drawing of the board."""
    return Drawing(
        *sketch.plane,
        tuple(Spot(town.x, town.y, town.side, _label(town)) for town in sketch.towns),
        tuple(Plate(link.t) for link in sketch.links),
        None,
        HOUSE_PRICES,
        None,
        sketch.land,
    )


def placed(sketch: Sketch) -> Sketch:
    """Return the sketch with names and costs where they have room."""
    if not sketch.links or len(sketch.towns) > MAX_CITIES:
        return sketch
    from powergrid.gui.power_grid.board.laying_out.labels import place_labels

    sheet = sheet_of(sketch)
    place_labels(sheet)
    return _as_on(sheet, sketch)


def spread(sketch: Sketch) -> Sketch:
    """Return the sketch with its towns moved apart until names and costs have room."""
    if not sketch.links:
        return sketch
    from powergrid.gui.power_grid.board.laying_out.spread import spread

    return _as_on(spread(sheet_of(sketch)), sketch)


def sheet_of(sketch: Sketch) -> "Sheet":
    """Return the sheet on which a sketch with links is laid out."""
    from powergrid.gui.power_grid.board.laying_out.sheet import SCALE, Sheet

    index = {town.id: number for number, town in enumerate(sketch.towns)}
    width = Ink(look()).names.width
    sheet = Sheet(
        (sketch.plane[0] * SCALE, sketch.plane[1] * SCALE),
        [(town.x * SCALE, town.y * SCALE) for town in sketch.towns],
        [(index[link.a], index[link.b], link.cost) for link in sketch.links],
        [width(_label(town)) / look().scale for town in sketch.towns],
    )
    sheet.put_names([town.side for town in sketch.towns])
    sheet.t[:] = [link.t for link in sketch.links]
    return sheet


def _as_on(sheet: "Sheet", sketch: Sketch) -> Sketch:
    from powergrid.gui.power_grid.board.laying_out.sheet import SCALE

    rows: Sequence[Sequence[float]] = (sheet.centres / SCALE).tolist()
    return sketch._replace(
        towns=tuple(
            town._replace(x=round(x, 1), y=round(y, 1), side=side)
            for town, (x, y), side in zip(sketch.towns, rows, sheet.sides, strict=True)
        ),
        links=tuple(
            link._replace(t=round(t, 2))
            for link, t in zip(sketch.links, sheet.t.tolist(), strict=True)
        ),
    )


def _label(town: Town) -> str:
    return str(town.more.get("label", town.name))
