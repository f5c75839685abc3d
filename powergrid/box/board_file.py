# SPDX-License-Identifier: MIT
"""A board's file as written: rows of cities and connections, each value checked on its own."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Final, NamedTuple

from powergrid.box.drawing import COLOURS, NAME_SIDES, Lines, Plate, Point
from powergrid.box.fuel_tables import three_steps
from powergrid.box.map_rules import read_map_rules
from powergrid.files.fields import Fields
from powergrid.files.messages import FileError, is_id, quoted
from powergrid.files.places import edition_ids, maps_dir, own_maps_dir, stamp_of
from powergrid.files.text_file import read_text
from powergrid.rules.board import Area, MapRules

MAX_CITIES: Final = 200
MAX_CONNECTIONS: Final = 1000
MAX_AREAS: Final = 20
MAX_COST: Final = 99
"""A plate has room for two digits."""
PLACES: Final = 3
"""How many places a city has, one for each Step."""

DOUBTS: Final = (
    "costs",
    "deck",
    "discount-token",
    "end",
    "first-round",
    "fuel-market",
    "links",
    "names",
    "nuclear",
    "plants",
    "refill",
    "removal",
    "scrapped-coal",
    "second-island",
    "steps",
    "two-players",
)
"""The aspects of a board that may be uncertain."""
MAX_WIDTH: Final = 10_000
MAX_RINGS: Final = 200

TOP_KEYS: Final = (
    "id",
    "name",
    "printed_in",
    "transcriptions",
    "uncertain",
    "plane",
    "outline",
    "ground",
    "land",
    "areas",
    "cities",
    "connections",
    "rules",
    "editions",
)
_AREA_KEYS = ("id", "name", "colour")
_CITY_KEYS = (
    "id",
    "name",
    "area",
    "lat",
    "lon",
    "x",
    "y",
    "name_side",
    "label",
    "house_prices",
    "open_places",
    "entry_cost",
)
_PAIR_KEYS = ("a", "b")
_CONNECTION_KEYS = (*_PAIR_KEYS, "cost", "t", "offset")
_EDITION_KEYS = (
    "rules",
    "replace_cities",
    "remove_connections",
    "add_connections",
    "set_cost",
    "set_plates",
)


@dataclass(frozen=True, slots=True)
class CityRow:
    """One city as written; `on_earth` is (lat, lon), `on_plane` (x, y), `source` its row."""

    id: str
    name: str
    area: str
    on_earth: Point | None
    on_plane: Point | None
    name_side: str
    label: str
    house_prices: tuple[int | None, ...]
    open_places: tuple[int, ...]
    entry_cost: int
    source: Fields


@dataclass(frozen=True, slots=True)
class ConnectionRow:
    """One connection as written; its cities are ids."""

    a: str
    b: str
    cost: int
    plate: Plate
    source: Fields


@dataclass(frozen=True, slots=True, eq=False)
class BoardFile:
    """A board's file. `source` is the whole of it, `plane` (width, height) if it gives one.

    `printed_in` are the ids of the editions that have this board. `transcriptions` says how many of
    them it is based on, 0 if on the printed board itself or if its author invented it. `text` is
    that of the file, empty for a built-in board.

    Compared by identity, so that results for one can be cached.
    """

    id: str
    name: str
    printed_in: tuple[str, ...]
    transcriptions: int
    uncertain: tuple[str, ...]
    plane: Point | None
    outline: str | None
    ground: str | None
    land: Lines
    areas: tuple[Area, ...]
    cities: tuple[CityRow, ...]
    connections: tuple[ConnectionRow, ...]
    rules: MapRules
    source: Fields
    text: str


class Changes(NamedTuple):
    """What a board's file changes for an edition; pairs of cities are rows with their ids.

    `replaced`: the id of a city, and the city that takes its place. `removed`: the pairs whose
    connection is gone. `costs` and `plates`: pairs, and what their connection has now.
    """

    replaced: Sequence[tuple[str, CityRow]]
    removed: Sequence[Fields]
    added: Sequence[ConnectionRow]
    costs: Sequence[tuple[Fields, int]]
    plates: Sequence[tuple[Fields, Plate]]
    rules: MapRules


def read_board_file(file: Path) -> BoardFile:
    """Return a board's file as written, or raise `FileError`."""
    return _read_board_file(file, stamp_of(file))


@lru_cache(maxsize=64)
def _read_board_file(file: Path, _stamp: tuple[int, int]) -> BoardFile:
    text = read_text(file)
    return _board_file(file, text, "" if file.parent == maps_dir() else text)


def read_board_text(text: str, board_id: str) -> BoardFile:
    """Return the board in the text of one of the player's own files, or raise `FileError`."""
    if not is_id(board_id):
        raise FileError(own_maps_dir(), "", f"{quoted(board_id)} is not the id of a board.")
    return _read_board_text(own_maps_dir() / f"{board_id}.yaml", text)


@lru_cache(maxsize=16)
def _read_board_text(file: Path, text: str) -> BoardFile:
    return _board_file(file, text, text)


def _board_file(file: Path, text: str, kept: str) -> BoardFile:
    top = Fields.of_text(file, text, TOP_KEYS)
    areas = _areas(top)
    written = BoardFile(
        id=_own_id(top),
        name=top.text("name"),
        printed_in=_printed_in(top),
        transcriptions=top.whole("transcriptions", 0, 99, 0),
        uncertain=top.choices("uncertain", DOUBTS) if "uncertain" in top else (),
        plane=_plane(top),
        outline=_drawn(top, "outline", "an outline"),
        ground=_drawn(top, "ground", "a ground"),
        land=_land(top),
        areas=areas,
        cities=tuple(_city_row(row) for row in top.parts("cities", _CITY_KEYS, MAX_CITIES)),
        connections=tuple(
            _connection_row(row)
            for row in top.parts("connections", _CONNECTION_KEYS, MAX_CONNECTIONS)
        ),
        rules=read_map_rules(top, MapRules(), [area.id for area in areas]),
        source=top,
        text=kept,
    )
    if "editions" in top:
        top.part("editions", edition_ids())
    return written


def changes_of(written: BoardFile, edition_id: str) -> Changes | None:
    """Return what the file changes for an edition, None if nothing."""
    if "editions" not in written.source:
        return None
    editions = written.source.part("editions", edition_ids())
    if edition_id not in editions:
        return None
    given = editions.part(edition_id, _EDITION_KEYS)
    replaced = given.parts("replace_cities", ("old", *_CITY_KEYS), MAX_CITIES)
    added = given.parts("add_connections", _CONNECTION_KEYS, MAX_CONNECTIONS)
    costs = given.parts("set_cost", (*_PAIR_KEYS, "cost"), MAX_CONNECTIONS)
    plates = given.parts("set_plates", (*_PAIR_KEYS, "t", "offset"), MAX_CONNECTIONS)
    return Changes(
        [(row.id("old"), _city_row(row)) for row in replaced],
        given.parts("remove_connections", _PAIR_KEYS, MAX_CONNECTIONS),
        [_connection_row(row) for row in added],
        [(row, row.whole("cost", 0, MAX_COST)) for row in costs],
        [(row, _plate(row)) for row in plates],
        read_map_rules(given, written.rules, [area.id for area in written.areas]),
    )


def _city_row(row: Fields) -> CityRow:
    """Return one city's row."""
    name = row.text("name")
    return CityRow(
        row.id(),
        name,
        row.id("area"),
        _pair(row, "lat", "lon", (-90, 90), (-180, 360)),
        _pair(row, "x", "y", (0, MAX_WIDTH), (0, MAX_WIDTH)),
        row.choice("name_side", NAME_SIDES, "below"),
        row.text("label", name),
        _house_prices(row),
        three_steps(row, "open_places", 0, PLACES) if "open_places" in row else (),
        row.whole("entry_cost", 0, MAX_COST, 0),
        row,
    )


def _connection_row(row: Fields) -> ConnectionRow:
    """Return one connection's row."""
    return ConnectionRow(row.id("a"), row.id("b"), row.whole("cost", 0, MAX_COST), _plate(row), row)


def _own_id(top: Fields) -> str:
    board_id = top.id()
    if board_id != top.file.stem:
        raise top.error(
            f'"{board_id}" is not the name of the file; write "{top.file.stem}"'
            " or rename the file.",
            "id",
        )
    return board_id


def _printed_in(top: Fields) -> tuple[str, ...]:
    if "printed_in" not in top:
        return edition_ids()
    printed_in = top.choices("printed_in", edition_ids())
    if not printed_in:
        raise top.error("at least one edition must have the board; name it.", "printed_in")
    return tuple(edition for edition in edition_ids() if edition in printed_in)


def _plane(top: Fields) -> Point | None:
    if "plane" not in top:
        return None
    plane = top.part("plane", ("width", "height"))
    return (plane.number("width", 100, MAX_WIDTH), plane.number("height", 100, MAX_WIDTH))


def _drawn(top: Fields, key: str, words: str) -> str | None:
    """Return the name of a file drawn on the board's plane, None if none is named."""
    if key not in top:
        return None
    name = top.file_name(key)
    if "plane" not in top:
        raise top.error(f"{words} needs a plane; give plane, width and height.")
    return name


def _land(top: Fields) -> Lines:
    """Return the rings of land in the board's own file."""
    if "land" in top and "plane" not in top:
        raise top.error("land needs a plane; give plane, width and height.", "land")
    rings = []
    for row in top.parts("land", ("points",), MAX_RINGS):
        points = row.wholes("points", -MAX_WIDTH, 2 * MAX_WIDTH)
        if len(points) < 6 or len(points) % 2:
            raise row.error("a ring has three or more points, x and y of each.", "points")
        rings.append(points)
    return tuple(rings)


def _areas(top: Fields) -> tuple[Area, ...]:
    areas: dict[str, Area] = {}
    for row in top.parts("areas", _AREA_KEYS, MAX_AREAS):
        area = Area(row.id(), row.text("name"), row.choice("colour", COLOURS))
        if area.id in areas:
            raise row.error(f'the area "{area.id}" appears here twice; remove one.', "id")
        areas[area.id] = area
    return tuple(areas.values())


def _pair(
    row: Fields, one: str, other: str, bounds: tuple[int, int], other_bounds: tuple[int, int]
) -> Point | None:
    if one not in row and other not in row:
        return None
    return (row.number(one, *bounds), row.number(other, *other_bounds))


def _plate(row: Fields) -> Plate:
    return Plate(row.number("t", 0, 1, 0.5), row.number("offset", -100, 100, 0.0))


def _house_prices(row: Fields) -> tuple[int | None, ...]:
    """Return what the three places of a city cost, None for a place it does not have."""
    if "house_prices" not in row:
        return ()
    prices = row.wholes_or("house_prices", ("none",), 0, MAX_COST)
    if len(prices) != PLACES:
        raise row.error("this must be three values: a price, or none for no place.", "house_prices")
    return tuple(None if isinstance(price, str) else price for price in prices)
