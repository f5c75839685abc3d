# SPDX-License-Identifier: MIT
"""A sketch as a finished board: built, drawn, with names and costs placed."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from powergrid.box.board_file import MAX_CITIES
from powergrid.box.drawing import Drawing, Plate, Spot
from powergrid.gui.kit.look import look
from powergrid.gui.power_grid.board.board_style import BoardStyle
from powergrid.gui.power_grid.editor.sketch import City, Sketch
from powergrid.gui.power_grid.words.names import with_entry_cost
from powergrid.rules import board

if TYPE_CHECKING:
    from powergrid.gui.power_grid.board.laying_out.sheet import Sheet


def board_of(sketch: Sketch) -> board.Board:
    """Return the board without its special rules, playable or not."""
    areas = {area.id: index for index, area in enumerate(sketch.areas)}
    cities = {city.id: index for index, city in enumerate(sketch.cities)}
    return board.Board(
        sketch.id,
        sketch.name,
        sketch.areas,
        tuple(
            board.City(
                city.id,
                city.name,
                areas[city.area],
                city.house_prices,
                city.entry_cost,
                city.open_places,
            )
            for city in sketch.cities
        ),
        tuple(
            board.Connection(cities[connection.a], cities[connection.b], connection.cost)
            for connection in sketch.connections
        ),
    )


def drawing_of(sketch: Sketch, house_prices: tuple[int, ...]) -> Drawing:
    """Return the drawing of the board with these prices on its cities."""
    return Drawing(
        *sketch.plane,
        tuple(Spot(city.x, city.y, city.side, _label(city)) for city in sketch.cities),
        tuple(Plate(connection.t) for connection in sketch.connections),
        None,
        house_prices,
        None,
        sketch.land,
    )


def with_labels_placed(sketch: Sketch) -> Sketch:
    """Return the sketch with names and costs where they have room."""
    if not sketch.connections or len(sketch.cities) > MAX_CITIES:
        return sketch
    from powergrid.gui.power_grid.board.laying_out.labels import place_labels

    sheet = sheet_of(sketch)
    place_labels(sheet)
    return _as_on(sheet, sketch)


def with_cities_spread(sketch: Sketch) -> Sketch:
    """Return the sketch with its cities moved apart until names and costs have room."""
    if not sketch.connections:
        return sketch
    from powergrid.gui.power_grid.board.laying_out.spread import spread

    return _as_on(spread(sheet_of(sketch)), sketch)


def sheet_of(sketch: Sketch) -> "Sheet":
    """Return the sheet on which a sketch with connections is laid out."""
    from powergrid.gui.power_grid.board.laying_out.sheet import SCALE, Sheet

    index = {city.id: number for number, city in enumerate(sketch.cities)}
    width = BoardStyle(look()).names.width
    sheet = Sheet(
        (sketch.plane[0] * SCALE, sketch.plane[1] * SCALE),
        [(city.x * SCALE, city.y * SCALE) for city in sketch.cities],
        [
            (index[connection.a], index[connection.b], connection.cost)
            for connection in sketch.connections
        ],
        [
            width(with_entry_cost(_label(city), city.entry_cost)) / look().scale
            for city in sketch.cities
        ],
    )
    sheet.put_names([city.side for city in sketch.cities])
    sheet.t[:] = [connection.t for connection in sketch.connections]
    return sheet


def _as_on(sheet: "Sheet", sketch: Sketch) -> Sketch:
    from powergrid.gui.power_grid.board.laying_out.sheet import SCALE

    rows: Sequence[Sequence[float]] = (sheet.centres / SCALE).tolist()
    return sketch._replace(
        cities=tuple(
            city._replace(x=round(x, 1), y=round(y, 1), side=side)
            for city, (x, y), side in zip(sketch.cities, rows, sheet.sides, strict=True)
        ),
        connections=tuple(
            connection._replace(t=round(t, 2))
            for connection, t in zip(sketch.connections, sheet.t.tolist(), strict=True)
        ),
    )


def _label(city: City) -> str:
    return str(city.more.get("label", city.name))
