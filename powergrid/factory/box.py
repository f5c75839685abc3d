# SPDX-License-Identifier: MIT
"""What is in the box of Factory Manager, read from its two files and checked."""

from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from powergrid.factory.rules.figures import Figures
from powergrid.factory.rules.game import Game
from powergrid.factory.rules.tiles import (
    MACHINE,
    PRODUCTION_ROBOT,
    STORAGE,
    SWITCHES,
    TYPE_NAMES,
    Tile,
    TileSet,
)
from powergrid.factory.rules.tracks import Tracks, tracks_of
from powergrid.files.fields import Fields
from powergrid.files.messages import FileError
from powergrid.files.places import resources_dir
from powergrid.files.yaml_file import Node, plain, read_yaml

TABLES: Final = ("tiles", "figures")
SOURCES: Final = ("given", "found", "designed")
ON_SALE: Final = {
    "storage": 20,
    "machine": 17,
    "production-robot": 18,
    "auxiliary-robot": 9,
    "control": 9,
    "optimisation": 8,
}
"""How many tiles of each type there are besides the starting ones."""
START_TRACKS: Final = Tracks(production=2, storage=3, energy=4, canteen=4)

PLAYERS: Final = (2, 3, 4, 5)
_COUNTS: Final = tuple(map(str, PLAYERS))
_X: Final = "X"
_BACKS: Final = ("2-5", "3-5", "4-5", "5", _X)
_EFFECTS: Final = ("production", "storage", "workers", "energy")
_ORDER_TILES: Final = 12
_MAX_EFFECT: Final = 9
_MAX_MONEY: Final = 99


class Box(NamedTuple):
    """The tiles and the figures, and what they were read from as `Fields` can read it again."""

    tile_set: TileSet
    figures: Figures
    tables: dict[str, Any]


@cache
def load_box() -> Box:
    """Return what is in the box, or raise `FileError`."""
    return read_box(resources_dir() / "factory")


def load_game(players: int, is_first_game: bool = False) -> Game:
    """Return a game for 2 to 5 players."""
    return game_of(load_box(), players, is_first_game)


def game_of(box: Box, players: int, is_first_game: bool) -> Game:
    """Return a game with the tiles of a box."""
    return Game(box.tile_set, box.figures, players, is_first_game)


def read_box(folder: Path) -> Box:
    """Return the box whose files lie in a folder, or raise `FileError`."""
    files = {name: folder / f"{name}.yaml" for name in TABLES}
    return _box({name: (file, read_yaml(file)) for name, file in files.items()})


def box_of_tables(file: Path, tables: dict[str, Any]) -> Box:
    """Return the box that a file holds as its `tables`, or raise `FileError`."""
    try:
        nodes = {name: (file, _node(tables[name])) for name in TABLES}
    except RecursionError:
        raise FileError(
            file, "", "its tables are nested too deeply; use another copy of it."
        ) from None
    return _box(nodes)


def _box(nodes: dict[str, tuple[Path, Node]]) -> Box:
    file, node = nodes["tiles"]
    tiles = Fields(file, "", node, ("start", "order_tiles", "tiles"))
    figures = _figures(*nodes["figures"], _discounts(tiles))
    tables = {name: plain(node) for name, (_, node) in nodes.items()}
    return Box(_tile_set(tiles, figures), figures, tables)


def _node(value: Any) -> Node:
    """Return plain values as those of a file, all on its first line."""
    if isinstance(value, dict):
        return Node({str(key): _node(item) for key, item in value.items()}, 1)
    return Node([_node(item) for item in value] if isinstance(value, list) else value, 1)


def _figures(file: Path, node: Node, discounts: tuple[int, ...]) -> Figures:
    top = Fields(file, "", node, [key for key in Figures._fields if key != "discounts"])
    rounds = top.whole("rounds", 1, 8)
    prices = top.wholes("energy_prices", 1, _MAX_MONEY)
    changes = top.wholes("energy_tiles", 0, 3)
    if len(changes) < rounds:
        raise top.error(f"there must be an energy tile for each of {rounds} rounds.", "rounds")
    if 0 not in changes:
        raise top.error("a 0 must be among them, for the first game.", "energy_tiles")
    if sum(sorted(changes)[-rounds:]) >= len(prices):
        raise top.error("the energy tiles lead beyond the last price; add prices.", "energy_prices")
    first = _order_tiles(top, "first_order")
    stack = _order_tiles(top, "order_stack")
    for players in PLAYERS:
        dealt = first[players] + stack[players]
        if len(first[players]) != players or len(stack[players]) < players:
            raise top.error("each player needs an order tile.", "first_order")
        if len(set(dealt)) < len(dealt):
            raise top.error(f"an order tile for {players} appears here twice.", "order_stack")
    extra = top.part("extra_tiles", _COUNTS)
    return Figures(
        rounds=rounds,
        money=top.whole("money", 0, _MAX_MONEY),
        workers=top.whole("workers", START_TRACKS.canteen + 1, 20),
        seasonal_workers=top.whole("seasonal_workers", 0, 9),
        seasonal_price=top.whole("seasonal_price", 0, _MAX_MONEY),
        spaces=top.whole("spaces", 10, 10),  # a factory is drawn with ten, and one on each floor
        outer_spaces=top.whole("outer_spaces", 0, 2),
        outer_price=top.whole("outer_price", 1, _MAX_MONEY),
        income=top.whole("income", 1, _MAX_MONEY),
        last_factor=top.whole("last_factor", 1, 9),
        least_energy=top.whole("least_energy", 0, 9),
        x_tiles=top.whole("x_tiles", 0, len(TYPE_NAMES)),
        energy_prices=prices,
        energy_tiles=changes,
        discounts=discounts,
        first_order=first,
        order_stack=stack,
        extra_tiles={count: extra.whole(str(count), 0, 9) for count in PLAYERS},
    )


def _order_tiles(top: Fields, key: str) -> dict[int, tuple[int, ...]]:
    table = top.part(key, _COUNTS)
    return {count: table.wholes(str(count), 1, _ORDER_TILES) for count in PLAYERS}


def _discounts(top: Fields) -> tuple[int, ...]:
    """Return the discount of each order tile; those from 4 on have one."""
    rows = top.parts("order_tiles", ("number", "discount", "source"), _ORDER_TILES)
    if [row.whole("number", 1, _ORDER_TILES) for row in rows] != [*range(1, _ORDER_TILES + 1)]:
        raise top.error(f"the order tiles are 1 to {_ORDER_TILES}; list them so.", "order_tiles")
    for row in rows:
        row.choice("source", SOURCES)
    return tuple(
        row.whole("discount", 0 if number < 4 else 1, 0 if number < 4 else _MAX_EFFECT)
        for number, row in enumerate(rows, 1)
    )


def _tile_set(top: Fields, figures: Figures) -> TileSet:
    start = [
        tile
        for row in top.parts("start", ("type", "count", "price", *_EFFECTS, "source"), 2)
        for tile in [_tile(row, min_price=0)] * row.whole("count", 1, 5)
    ]
    keys = ("type", "price", *_EFFECTS, "back", "source")
    rows = top.parts("tiles", keys, sum(ON_SALE.values()))
    tiles = [_tile(row, min_price=1) for row in rows]
    backs = [row.choice("back", _BACKS) for row in rows]
    _check_counts(top, Counter(TYPE_NAMES[tile.type] for tile in tiles), ON_SALE, "")
    x_tiles = [tile for tile, back in zip(tiles, backs, strict=True) if back == _X]
    one_each = dict.fromkeys(TYPE_NAMES, 1)
    _check_counts(top, Counter(TYPE_NAMES[tile.type] for tile in x_tiles), one_each, "X ")
    kinds = tuple(sorted({*start, *tiles}))
    tile_set = TileSet(
        kinds,
        tuple(sorted(map(kinds.index, start))),
        tuple(
            (kinds.index(tile), int(back[0]))
            for tile, back in zip(tiles, backs, strict=True)
            if back != _X
        ),
        tuple(sorted(map(kinds.index, x_tiles))),
    )
    _check_start(top, tile_set, figures)
    _check_affordable(top, tile_set, figures)
    return tile_set


def _tile(row: Fields, min_price: int) -> Tile:
    row.choice("source", SOURCES)
    tile = Tile(
        TYPE_NAMES.index(row.choice("type", TYPE_NAMES)),
        row.whole("price", min_price, _MAX_MONEY),
        row.whole("production", 0, _MAX_EFFECT, default=0),
        row.whole("storage", 0, _MAX_EFFECT, default=0),
        row.whole("workers", -_MAX_EFFECT, _MAX_EFFECT, default=0),
        row.whole("energy", -_MAX_EFFECT, _MAX_EFFECT, default=0),
    )
    if tile.type == STORAGE and not tile.storage:
        raise row.error("storage must store something; write how much.", "storage")
    if tile.type in (MACHINE, PRODUCTION_ROBOT) and not tile.production:
        raise row.error("it must produce something; write how much.", "production")
    if tile.type not in (STORAGE, MACHINE, PRODUCTION_ROBOT) and min(tile[4:]) >= 0:
        raise row.error("it must save workers or energy; write a number below 0.", "type")
    if tile.type not in SWITCHES and tile.workers > 0:
        raise row.error("only machines and robots may need workers; the others stay on.", "workers")
    return tile


def _check_counts(top: Fields, found: Counter[str], due: dict[str, int], mark: str) -> None:
    for name, count in due.items():
        if found[name] != count:
            raise top.error(
                f"there are {found[name]} {mark}tiles of the type {name} but must be {count}.",
                "tiles",
            )


def _check_start(top: Fields, tile_set: TileSet, figures: Figures) -> None:
    tracks = tracks_of(Game(tile_set, figures, PLAYERS[0]), tile_set.start)
    if tracks != START_TRACKS or len(tile_set.start) != 5:
        raise top.error(
            f"three storage rooms and two machines come to production {START_TRACKS.production},"
            f" storage {START_TRACKS.storage}, energy {START_TRACKS.energy}"
            f" and {START_TRACKS.canteen} workers; these do not.",
            "start",
        )


def _check_affordable(top: Fields, tile_set: TileSet, figures: Figures) -> None:
    for name, column in zip(TYPE_NAMES, Game(tile_set, figures, 2).columns, strict=True):
        if not column or tile_set.kinds[column[0]].price > figures.money:
            raise top.error(
                f"for two players there must be a tile of the type {name}"
                f" that costs at most {figures.money}.",
                "tiles",
            )
