# SPDX-License-Identifier: MIT
"""A board's file, read as a sketch and written as the boards in the box are."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from errno import ENOTSUP
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import yaml
from PySide6.QtCore import QFile

from powergrid.box import (
    FileError,
    board_editions,
    edition_ids,
    load_board,
    load_board_file,
    load_drawing_file,
)
from powergrid.box.board_checks import check_names
from powergrid.box.board_file import (
    TOP_KEYS,
    BoardFile,
    CityRow,
    changes_of,
    read_board_file,
    read_board_text,
)
from powergrid.box.city_positions import plane_and_points
from powergrid.box.drawing import Point
from powergrid.box.outline import load_outline
from powergrid.box.printing import apply_edition
from powergrid.files import atomic
from powergrid.files.fields import Fields
from powergrid.files.places import board_file, board_ids, own_maps_dir
from powergrid.files.text_file import read_bounded, read_text
from powergrid.files.yaml_file import is_text, plain, read_yaml
from powergrid.gui.power_grid.editor.sketch import PLANE, City, Connection, Sketch, free_id
from powergrid.gui.power_grid.pages.new_game.board_choice import board_label
from powergrid.gui.power_grid.words.names import area_name, city_name, short_city_name
from powergrid.rules.board import Board, MapRules

_CITY_KEYS: Final = (
    "id",
    "name",
    "area",
    "x",
    "y",
    "name_side",
    "house_prices",
    "open_places",
    "entry_cost",
)
_CONNECTION_KEYS: Final = ("a", "b", "cost", "t")
_OWN_KEYS: Final = ("id", "name", "plane", "areas", "cities", "connections", "land", "rules")
_BESIDE: Final = ("outline", "ground")
"""What is in files beside the board's."""
_DIFFERENCES: Final = (
    "replace_cities",
    "remove_connections",
    "add_connections",
    "set_cost",
    "set_plates",
)
"""What an edition changes on the board itself."""
_NOT_COPIED: Final = ("transcriptions", "uncertain")
_MAX_RINGS: Final = 100
"""How many pieces of land a copy has, the largest ones; a file may have more."""
_ENDLESS: Final = 10**9


def read_sketch(file: Path) -> Sketch:
    """Return the board in a file as a sketch, or raise `FileError`; it need not be finished."""
    written = read_board_file(file)
    check_names(written)
    _check_editions(written)
    top = plain(read_yaml(file))
    plane, points = plane_and_points(written) if written.cities else (written.plane, ())
    rows = zip(written.cities, points, top.get("cities") or (), strict=True)
    connections = zip(written.connections, top.get("connections") or (), strict=True)
    return Sketch(
        written.id,
        written.name,
        written.areas,
        tuple(_city(row, point, _more(raw, _CITY_KEYS)) for row, point, raw in rows),
        tuple(
            Connection(row.a, row.b, row.cost, row.plate.t, _more(raw, _CONNECTION_KEYS))
            for row, raw in connections
        ),
        written.land,
        plane or PLANE,
        rules=top.get("rules", {}),
        more=_more(top, _OWN_KEYS),
    )


def text_of(sketch: Sketch) -> str:
    """Return the text of a sketch's file: each city and each connection in a line."""
    width, height = sketch.plane
    head = {
        "id": sketch.id,
        "name": sketch.name,
        "plane": {"width": width, "height": height},
        **sketch.more,
    }
    lines = [f"{key}: {_flow(value)}" for key, value in head.items()]
    lines += _rows("land", [{"points": [round(n) for n in ring]} for ring in sketch.land])
    lines += _rows("areas", [area._asdict() for area in sketch.areas])
    lines += _rows("cities", [_city_row(city) for city in sketch.cities])
    lines += _rows(
        "connections", [_connection_row(connection) for connection in sketch.connections]
    )
    if sketch.rules:
        lines.append("rules:")
        lines += [f"  {key}: {_flow(value)}" for key, value in sketch.rules.items()]
    return "\n".join(lines) + "\n"


def own_rules(sketch: Sketch, edition_id: str) -> MapRules:
    """Return an unfinished board's own rules in an edition, or raise `FileError`."""
    bare = sketch._replace(cities=(), connections=(), land=())
    written = read_board_text(text_of(bare), sketch.id)
    changes = changes_of(written, edition_id)
    return written.rules if changes is None else changes.rules


def own_file(board_id: str) -> Path:
    """Return the file of one of the player's own boards."""
    return own_maps_dir() / f"{board_id}.yaml"


def content_of(board_id: str) -> bytes | None:
    """Return what is in the file of one of the player's own boards, None if it cannot be read."""
    try:
        return read_bounded(own_file(board_id))
    except FileError:
        return None


def save(sketch: Sketch) -> None:
    """Write a sketch among the player's own boards, whole or not at all; raise OSError."""
    file = own_file(sketch.id)
    file.parent.mkdir(parents=True, exist_ok=True)
    atomic.write(file, text_of(sketch))


def delete(board_id: str) -> None:
    """Move a board of the player's own to the system's trash; raise OSError if it stays."""
    file = own_file(board_id)
    if file.exists() and not QFile(str(file)).moveToTrash():
        raise OSError(ENOTSUP, "it cannot be moved to the trash", str(file))


def own_copy(board_id: str) -> Sketch:
    """Return a copy of any board as one of the player's own, not saved yet, with its land.

    It is drawn as the latest edition prints it, and so in all editions: what is drawn is played.
    Its places have their names in the current language. Raises `FileError` if the board cannot
    be read.
    """
    file = board_file(board_id)
    edition_id = board_editions(board_id)[-1]
    sketch = _in_one_file(_as_printed(read_sketch(file), file, edition_id), file.parent)
    sketch = _named_as_shown(sketch, load_board(board_id, edition_id))
    return sketch._replace(
        id=free_id(board_id, board_ids(), "board"),
        name=_free_name(board_label(board_id, edition_id), edition_id),
        more=_more(sketch.more, _NOT_COPIED),
    )


def _as_printed(sketch: Sketch, file: Path, edition_id: str) -> Sketch:
    """Return a board with an edition's cities and connections in all editions."""
    printed = apply_edition(read_board_file(file), edition_id)
    known = {city.id: city.more for city in sketch.cities}
    cities = tuple(
        _city(row, point, known.get(row.id, {}))
        for row, point in zip(printed.cities, plane_and_points(printed)[1], strict=True)
    )
    connections = []
    for row in printed.connections:
        same = sketch.connection(row.a, row.b)
        more = {} if same is None else same.more
        connections.append(Connection(row.a, row.b, row.cost, row.plate.t, more))
    editions = {
        edition: kept
        for edition, changes in sketch.more.get("editions", {}).items()
        if (kept := _more(changes, _DIFFERENCES))
    }
    more = _more(sketch.more, ("editions",)) | ({"editions": editions} if editions else {})
    return sketch._replace(cities=cities, connections=tuple(connections), more=more)


def _named_as_shown(sketch: Sketch, board: Board) -> Sketch:
    """Return a board with the names that its areas and cities have at the table."""

    def named(city: City) -> City:
        at = board.city_index[city.id]
        name = city_name(board, at)
        label = short_city_name(board, at, city.more.get("label", city.name))
        more = _more(city.more, ("label",)) | ({} if label == name else {"label": label})
        return city._replace(name=name, more=more)

    areas = [area._replace(name=area_name(board, at)) for at, area in enumerate(board.areas)]
    return sketch._replace(areas=tuple(areas), cities=tuple(map(named, sketch.cities)))


def _in_one_file(sketch: Sketch, folder: Path) -> Sketch:
    """Return a board that needs no other file, with the land of the one in its folder.

    Raises `FileError` if that file cannot be read.
    """
    land = sketch.land
    if outline := sketch.more.get("outline"):
        rings = load_outline(folder / outline, sketch.plane, sketch.areas).focus
        land = tuple(sorted(rings, key=len, reverse=True)[:_MAX_RINGS])
    return sketch._replace(
        land=tuple(tuple(round(n) for n in ring) for ring in land),
        more=_more(sketch.more, _BESIDE),
    )


def _free_name(name: str, edition_id: str) -> str:
    """Return a name that no board has: this one, or with the first number, from 2 on, that is free.

    That after "Germany 2" is "Germany 3", unless there is no "Germany".
    """
    taken = {board_label(board_id, edition_id) for board_id in board_ids()}
    if name not in taken:
        return name
    original, _, number = name.rpartition(" ")
    if number.isdecimal() and original in taken:
        name = original
    return next(new for number in count(2) if (new := f"{name} {number}") not in taken)


def check(file: Path) -> None:
    """Raise `FileError` with the first reason why the board in a file cannot be played."""
    for edition_id in read_board_file(file).printed_in:
        load_board_file(file, edition_id)
        load_drawing_file(file, edition_id)


def add_board(file: Path) -> str:
    """Copy a board from elsewhere to the player's own, its land in the same file; return its id.

    Raises `FileError` if it cannot be played, OSError if it cannot be kept.
    """
    text = read_text(file)
    board_id = Fields.of_file(file, TOP_KEYS).id()
    with TemporaryDirectory() as folder:
        # A board has the name of its file, but a download may have any name.
        copy = Path(folder) / f"{board_id}.yaml"
        copy.write_text(text, "utf-8")
        with _errors_in(file):
            sketch = read_sketch(copy)
        sketch = _in_one_file(sketch, file.parent)
        sketch = sketch._replace(
            id=free_id(board_id, board_ids(), "board"),
            name=_free_name(sketch.name, read_board_file(copy).printed_in[-1]),
        )
        renamed = copy.with_name(f"{sketch.id}.yaml")
        renamed.write_text(text_of(sketch), "utf-8")
        with _errors_in(file):
            check(renamed)
    save(sketch)
    return sketch.id


@contextmanager
def _errors_in(file: Path) -> Iterator[None]:
    """Raise errors in a copy of this file as errors in the file itself."""
    try:
        yield
    except FileError as error:
        raise FileError(file, error.where, error.what) from None


def _check_editions(written: BoardFile) -> None:
    """Raise `FileError` if the changes of an edition are malformed."""
    for edition_id in edition_ids():
        changes_of(written, edition_id)


def _city(row: CityRow, point: Point, more: Mapping[str, Any]) -> City:
    return City(
        row.id,
        row.name,
        row.area,
        *point,
        row.name_side,
        row.house_prices,
        row.open_places,
        row.entry_cost,
        more,
    )


def _city_row(city: City) -> dict[str, Any]:
    row = {"id": city.id, "name": city.name, "area": city.area, "x": city.x, "y": city.y}
    special = {
        "house_prices": ["none" if price is None else price for price in city.house_prices],
        "open_places": [*city.open_places],
        "entry_cost": city.entry_cost,
    }
    given = {key: value for key, value in special.items() if value}
    return {**row, "name_side": city.side, **given, **city.more}


def _connection_row(connection: Connection) -> dict[str, Any]:
    return {
        "a": connection.a,
        "b": connection.b,
        "cost": connection.cost,
        "t": round(connection.t, 4),
        **connection.more,
    }


def _rows(key: str, rows: list[dict[str, Any]]) -> list[str]:
    return ["", f"{key}:", *(f"  - {_flow(row)}" for row in rows)] if rows else []


class _Dumper(yaml.SafeDumper):
    """Quotes also the texts that only our reader takes for numbers, such as 08 and 1e5."""


def _quoted(dumper: yaml.SafeDumper, text: str) -> yaml.Node:
    style = None if is_text(text) else "'"
    return dumper.represent_scalar("tag:yaml.org,2002:str", text, style)


_Dumper.add_representer(str, _quoted)


def _flow(value: Any) -> str:
    """Return a value in one line of YAML."""
    text = yaml.dump(
        value,
        Dumper=_Dumper,
        default_flow_style=True,
        sort_keys=False,
        allow_unicode=True,
        width=_ENDLESS,
    )
    return text.removesuffix("\n").removesuffix("\n...")


def _more(row: Mapping[str, Any], known: tuple[str, ...]) -> dict[str, Any]:
    return {key: value for key, value in row.items() if key not in known}
