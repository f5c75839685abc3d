# SPDX-License-Identifier: MIT
"""The board that was opened last, kept as JSON in the user's cache so that it opens sooner.

One file holds what was read and checked: plants, edition, board and drawing. It counts only while
every file it was made of has the same time and size. Whatever is odd about it, it counts as
missing: the files are read anew. Where it cannot be written, nothing is kept.
"""

import json
import os
import zlib
from collections.abc import Callable
from contextlib import suppress
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, NamedTuple, NoReturn, TypeAlias, TypeVar

from powergrid import __version__
from powergrid.box.drawing import (
    COLOURS,
    NAME_SIDES,
    Drawing,
    Lines,
    Outline,
    Plate,
    Spot,
    line_of,
)
from powergrid.box.places import edition_file, plants_file, stamp_of
from powergrid.rules.board import Area, Board, City, Connection, FuelDiscount, MapRules
from powergrid.rules.edition import Edition
from powergrid.rules.fuel import FUELS
from powergrid.rules.plants import KINDS, Plant

MOST_BYTES: Final = 4_000_000
"""Nothing larger is kept or read."""

_FORMAT: Final = 1
_MOST: Final = 100_000
"""No number of the box is larger."""

_T = TypeVar("_T")
_K = TypeVar("_K")
_Reader: TypeAlias = Callable[[Any], _T]

Source: TypeAlias = tuple[str, int, int]
"""A file, its time and its size."""


class Printing(NamedTuple):
    """A board as an edition prints it, and the files this was made of: the board's is the first,
    the edition's the second."""

    sources: tuple[Source, ...]
    plants: dict[int, Plant]
    edition: Edition
    board: Board
    drawing: Drawing

    def is_of(self, file: Path, edition_id: str) -> bool:
        """Return whether this is the board of a file as that edition prints it."""
        return self.sources[0][0] == str(file) and self.edition.id == edition_id


def sources(file: Path, edition_id: str, outline: Path | None) -> tuple[Source, ...]:
    """Return the files that a printing of a board is made of, as they are now."""
    files = [file, edition_file(edition_id), plants_file(), *([outline] if outline else [])]
    return tuple((str(one), *stamp_of(one)) for one in files)


def printing() -> Printing | None:
    """Return what is kept, if none of its sources has changed."""
    file = _file()
    found = None if file is None else _read(file)
    if found is None:
        return None
    files = [Path(name) for name, *_ in found.sources]
    outline = files[3] if found.drawing.outline is not None else None
    return found if sources(files[0], found.edition.id, outline) == found.sources else None


def keep(new: Printing) -> None:
    """Keep a printing in the place of the one that was kept before."""
    file = _file()
    if file is None:
        return
    body = json.dumps(_plain(new), separators=(",", ":")).encode()
    data = b"%s %d\n%s" % (_title(), zlib.crc32(body), body)
    if len(data) > MOST_BYTES:
        return
    # One name for all: should two programs write at once, the sum tells that it went wrong.
    draft = file.with_name(f"{file.name}.part")
    with suppress(OSError, ValueError):
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        draft.unlink(missing_ok=True)
        with draft.open("xb") as out:
            out.write(data)
        draft.replace(file)


def _file() -> Path | None:
    home = Path(os.environ.get("XDG_CACHE_HOME", ""))
    if not home.is_absolute():
        try:
            home = Path.home() / ".cache"
        except RuntimeError:  # nobody's home
            return None
    return home / "powergrid" / "board.json"


def _title() -> bytes:
    return f"powergrid-board/{_FORMAT} {__version__}".encode()


# once in each run: what is written later is already at hand, or seldom needed
@lru_cache(maxsize=1)
def _read(file: Path) -> Printing | None:
    try:
        if not file.is_file():
            return None
        with file.open("rb") as source:
            data = source.read(MOST_BYTES + 1)
        head, _, body = data.partition(b"\n")
        if len(data) > MOST_BYTES or head != b"%s %d" % (_title(), zlib.crc32(body)):
            return None
        return _printing(json.loads(body, parse_constant=_refuse))
    except (OSError, ValueError, TypeError, LookupError, RecursionError):
        return None


def _refuse(name: str) -> NoReturn:
    raise ValueError(name)


# -- writing


def _plain(value: Any) -> Any:
    """Return a value as lists; a mapping as pairs, since its keys may be numbers."""
    if isinstance(value, tuple):
        return [_plain(one) for one in value]
    if isinstance(value, dict):
        return [[key, _plain(one)] for key, one in value.items()]
    names = getattr(value, "__match_args__", None)
    return value if names is None else [_plain(getattr(value, name)) for name in names]


# -- reading: every value is of the kind and within the bounds that files are held to


def _printing(value: Any) -> Printing:
    files, plants, edition, board, drawing = value
    found = Printing(
        _many(_source)(files),
        _table(_whole, _plant)(plants),
        _edition(edition),
        _board(board),
        _drawing(drawing),
    )
    _require(all(number == plant.number for number, plant in found.plants.items()))
    _require(found.plants != {} and found.plants.keys() >= set(found.edition.opening_market))
    _require(found.board.id == Path(found.sources[0][0]).stem)
    _require(len(found.sources) == (3 if found.drawing.outline is None else 4))
    _require(len(found.drawing.cities) == len(found.board.cities))
    _require(len(found.drawing.plates) == len(found.board.connections))
    if found.drawing.outline is not None:
        _require(len(found.drawing.outline.areas) == len(found.board.areas))
    return found


def _require(is_so: bool) -> None:
    if not is_so:
        raise ValueError


def _one_of(value: Any, words: tuple[str, ...]) -> str:
    _require(value in words)
    return str(value)


def _text(value: Any) -> str:
    _require(type(value) is str)
    return str(value)


def _whole(value: Any) -> int:
    _require(type(value) is int and 0 <= value <= _MOST)
    return int(value)


def _number(value: Any) -> float:
    _require(type(value) is float and -_MOST <= value <= _MOST)
    return float(value)


def _truth(value: Any) -> bool:
    _require(type(value) is bool)
    return bool(value)


def _maybe(read: _Reader[_T]) -> _Reader[_T | None]:
    return lambda value: None if value is None else read(value)


def _many(read: _Reader[_T]) -> _Reader[tuple[_T, ...]]:
    def rows(value: Any) -> tuple[_T, ...]:
        _require(type(value) is list)
        return tuple(map(read, value))

    return rows


def _table(key: _Reader[_K], read: _Reader[_T]) -> _Reader[dict[_K, _T]]:
    return lambda value: {key(name): read(one) for name, one in value}


def _source(value: Any) -> Source:
    name, time, size = value
    _require(type(time) is int and type(size) is int)
    return _text(name), time, size


def _plant(value: Any) -> Plant:
    number, kind, fuel, cities, back = value
    return Plant(_whole(number), _one_of(kind, KINDS), _whole(fuel), _whole(cities), _text(back))


def _tokens(value: Any) -> tuple[int, int, int, int]:
    coal, oil, garbage, uranium = map(_whole, value)
    return coal, oil, garbage, uranium


def _pair(value: Any) -> tuple[int, int]:
    one, other = map(_whole, value)
    return one, other


def _three(value: Any) -> tuple[int, int, int]:
    one, two, three = map(_whole, value)
    return one, two, three


_wholes = _many(_whole)
_texts = _many(_text)
_by_count = _table(_whole, _whole)
_refill = _table(_whole, _many(_three))


def _edition(value: Any) -> Edition:
    readers: tuple[_Reader[Any], ...] = (
        _text,
        _wholes,
        _by_count,
        _table(_whole, _pair),
        _by_count,
        _by_count,
        _by_count,
        _whole,
        _tokens,
        _wholes,
        _refill,
        _wholes,
        _maybe(_whole),
        _truth,
        _truth,
        _truth,
        _truth,
        _texts,
        _texts,
        _wholes,
    )
    edition = Edition(*(read(one) for read, one in zip(readers, value, strict=True)))
    for table in (
        edition.areas,
        edition.removed,
        edition.plants_allowed,
        edition.step2_at,
        edition.end_at,
        edition.refill,
    ):
        _require(table.keys() >= set(edition.players))
    _require(min(edition.players) >= 2 and edition.payments != ())
    return edition


def _board(value: Any) -> Board:
    board_id, name, areas, cities, connections, rules = value
    board = Board(
        _text(board_id),
        _text(name),
        tuple(
            Area(_text(area), _text(called), _one_of(tint, COLOURS)) for area, called, tint in areas
        ),
        tuple(City(_text(city), _text(called), _whole(area)) for city, called, area in cities),
        tuple(Connection(*map(_whole, row)) for row in connections),
        _rules(rules),
    )
    _require(all(city.area < len(board.areas) for city in board.cities))
    _require(all(one.city in board.city_index for one in board.rules.fuel_discounts))
    _require(
        all(
            area in board.area_index
            for needed in board.rules.plants_need_city_in.values()
            for area in needed
        )
    )
    count = len(board.cities)
    _require(all(link.a < count and link.b < count for link in board.connections))
    return board


def _rules(value: Any) -> MapRules:
    storage_price, phase_out, needs, discounts, fuel, refill = value
    return MapRules(
        _maybe(_whole)(storage_price),
        _maybe(_whole)(phase_out),
        _table(_text, _texts)(needs),
        tuple(
            FuelDiscount(_text(city), FUELS.index(fuel_kind), _whole(amount))
            for city, fuel_kind, amount in discounts
        ),
        _maybe(_tokens)(fuel),
        _refill(refill),
    )


def _drawing(value: Any) -> Drawing:
    width, height, cities, plates, outline = value
    return Drawing(
        _number(width),
        _number(height),
        tuple(_spot(row) for row in cities),
        tuple(Plate(_number(t), _number(offset)) for t, offset in plates),
        _maybe(_outline)(outline),
    )


def _spot(value: Any) -> Spot:
    x, y, name_side, label = value
    return Spot(_number(x), _number(y), _one_of(name_side, NAME_SIDES), _text(label))


def _outline(value: Any) -> Outline:
    areas, focus, neighbour, borders, coast = value
    return Outline(
        tuple(map(_lines, areas)),
        _lines(focus),
        _lines(neighbour),
        _lines(borders),
        _lines(coast),
    )


def _lines(value: Any) -> Lines:
    return tuple(map(line_of, value))
