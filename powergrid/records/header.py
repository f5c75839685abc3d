# SPDX-License-Identifier: MIT
"""A record's header: board, edition, options, seats and cards."""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from powergrid.files.checks import (
    Check,
    InvalidValue,
    kind,
    list_of,
    mapping,
    mapping_of,
    truth,
    whole,
)
from powergrid.files.messages import BIDI_CONTROLS, quoted
from powergrid.play.seats import Seat
from powergrid.records.lines import card_number, card_word
from powergrid.records.position import POSITION
from powergrid.records.shape import card, cities, order, plants, text
from powergrid.rules.pile import Pile
from powergrid.rules.setup import Cards

FORMAT: Final = "powergrid-record/1"
TRANSCRIPT: Final = "powergrid-transcript/1"
RULES_VERSION: Final = 2
"""Increased when the same moves lead to another state, or are no longer legal."""

COLOURS: Final = ("red", "blue", "green", "yellow", "purple", "black")

_VERSIONS = {"powergrid-record": 1, "powergrid-transcript": 1}
_MAX_SEED = 2**64
_REPLACEMENT = "\ufffd"
_MAX_CARDS = 200
_MAX_BOARD = 500_000
"""Rewritten with every move, and in JSON up to six times as long."""


class Header(NamedTuple):
    """What a record says before its moves. Areas and cities are ids, cards their numbers.

    `closed` are the cities in which nobody may build ("blocked" in the file).

    `draws` are the cards revealed so far; `pile` is the draw pile at the beginning of the game, the
    top card first, and empty in a transcript. `cities`, `removed_unknown`, `rounds` and `finished`
    follow from the rest and are stored for comparison. `position`: the game was continued from the
    middle, from this position; `market` and `pile` are those at that time. `branched`: the first
    moves are those of another game, which was played on from there. `hinted`: somebody asked for a
    hint. `board_text`: the file of a board that is not built in, so that the game stays as it is
    when that file changes.
    """

    board: str
    edition: str
    seats: tuple[Seat, ...]
    first_order: tuple[int, ...]
    market: tuple[int, ...]
    areas: tuple[str, ...]
    cities: tuple[str, ...]
    draws: tuple[int, ...] = ()
    pile: tuple[int, ...] = ()
    pile_seed: int = 0
    seed: int = 0
    removed_unknown: int = 0
    rounds: int = 1
    finished: bool = False
    options: Mapping[str, bool | int | str] = {}
    closed: tuple[str, ...] = ()
    position: Mapping[str, Any] | None = None
    branched: bool = False
    hinted: bool = False
    board_text: str = ""
    format: str = FORMAT
    rules_version: int = RULES_VERSION
    title: str = ""
    date: str = ""
    source: str = ""

    @property
    def first_round(self) -> int:
        """The round in which the record begins: 1, unless the game began in the middle."""
        return 1 if self.position is None else int(self.position["round"])

    @property
    def has_pile(self) -> bool:
        """Whether it holds the draw pile, which may just have run out if the game began so."""
        return bool(self.pile) or (self.position is not None and self.format == FORMAT)

    @property
    def cards(self) -> Cards:
        """The opening plant market and the draw pile; a transcript has no pile."""
        return Cards(self.market, Pile(self.pile, self.pile_seed))


_NUMBER = whole(-(10**9), 10**9)


def _option(value: Any) -> None:
    if isinstance(value, bool):
        return
    (text if isinstance(value, str) else _NUMBER)(value)


_BOARD_TEXT = kind(
    f"a board's file of at most {_MAX_BOARD} characters",
    lambda value: isinstance(value, str) and len(value) <= _MAX_BOARD,
)
_SEAT = mapping(dict.fromkeys(Seat._fields, text))
_CHECKS: Final[dict[str, Check]] = {
    "format": text,
    "source": text,
    "title": text,
    "date": text,
    "rules_version": whole(1, 10**6),
    "seats": list_of(_SEAT, 6),
    "options": mapping_of(_option, 50),
    "seed": whole(0, _MAX_SEED),
    "pile": list_of(card, _MAX_CARDS, is_unique=True),
    "pile_seed": whole(0, _MAX_SEED),
    "blocked": cities,
    "position": POSITION,
    "branched": truth,
    "hinted": truth,
    "board_text": _BOARD_TEXT,
    "edition": text,
    "map": text,
    "players": list_of(text, 6),
    "first_order": order,
    "market": plants,
    "draws": list_of(card, _MAX_CARDS),
    "cities": cities,
    "areas": list_of(text, 50, is_unique=True),
    "finished": truth,
    "rounds": whole(0, 10_000),
    "removed_unknown": whole(0, 99),
}
"""The check of each key, in the order in which they are written."""

_REQUIRED = (
    "format",
    "map",
    "edition",
    "players",
    "first_order",
    "market",
    "draws",
    "cities",
    "areas",
)
_IF_ANY = frozenset({"source", "blocked", "position", "branched", "hinted", "board_text"})
_ONLY_SAVED = frozenset({"title", "date", "seats", "seed", "pile", "pile_seed"})
_FIELDS: Final = {"map": "board", "blocked": "closed"}
"""The fields that are not named like their key."""
_CARDS = frozenset({"draws", "pile"})
_SHAPE = mapping({key: _CHECKS[key] for key in _REQUIRED}, _CHECKS)


def read_header(data: Any) -> Header:
    """Return the header in some JSON, or raise `InvalidValue`."""
    _check_format(data)
    _SHAPE(data)
    seats = _seats(data)
    if sorted(data["first_order"]) != list(range(len(seats))):
        raise InvalidValue(f"must hold each of the {len(seats)} seats once", "first_order")
    keys = _CHECKS.keys() & data.keys() - {"players"}
    fields = {_FIELDS.get(key, key): _value(key, data[key]) for key in keys}
    return Header(**fields | {"seats": seats})


def _value(key: str, found: Any) -> Any:
    if key in _CARDS:
        return tuple(map(card_number, found))
    return tuple(found) if isinstance(found, list) else found


def _check_format(data: Any) -> None:
    if not isinstance(data, dict):
        raise InvalidValue(f"is {quoted(data)} but must be a mapping")
    name = data.get("format")
    if not isinstance(name, str) or "/" not in name or name.split("/")[0] not in _VERSIONS:
        raise InvalidValue(
            f"is {quoted(name)}: this is not a record of Power Grid; choose another file.", "format"
        )
    kind, version = name.split("/", 1)
    if not (version.isascii() and version.isdigit() and len(version) < 6 and int(version)):
        raise InvalidValue(f"is {quoted(name)}, and its version is not a number", "format")
    newest = _VERSIONS[kind]
    if int(version) > newest:
        raise InvalidValue(
            f"is {quoted(name)}, which is newer than this program (it reads {kind}/{newest});"
            " open the file with a newer one.",
            "format",
        )
    rules = data.get("rules_version", RULES_VERSION)
    if type(rules) is int and rules > RULES_VERSION:
        raise InvalidValue(
            f"is {quoted(rules)}, which is newer than this program's rules ({RULES_VERSION});"
            " open the file with a newer program.",
            "rules_version",
        )


def legible(text: str) -> str:
    """Return a text with a visible character for each invisible one that changes its direction."""
    return "".join(_REPLACEMENT if char in BIDI_CONTROLS else char for char in text)


def _seats(data: dict[str, Any]) -> tuple[Seat, ...]:
    people = [legible(name) for name in data["players"]]
    if len(people) < 2:
        raise InvalidValue(f"has {len(people)} entries but must have 2 to 6", "players")
    if "seats" not in data:
        return tuple(Seat(name, COLOURS[place]) for place, name in enumerate(people))
    seats = tuple(
        Seat(legible(seat["name"]), seat["colour"], seat["player"]) for seat in data["seats"]
    )
    if [seat.name for seat in seats] != people:
        raise InvalidValue('does not name the same people as "players"', "seats")
    return seats


def header_json(header: Header) -> dict[str, Any]:
    """Return the header as JSON; a transcript's lacks what only saved games need."""
    fields = {**header._asdict(), "players": [seat.name for seat in header.seats]}
    written = {key: _json(key, fields[_FIELDS.get(key, key)]) for key in _CHECKS}
    left_out = {key for key in _IF_ANY if not written[key]}
    if header.format != FORMAT:
        written["options"] = {name: value for name, value in header.options.items() if value}
        left_out |= _ONLY_SAVED if written["options"] else {*_ONLY_SAVED, "options"}
    return {key: value for key, value in written.items() if key not in left_out}


def _json(key: str, value: Any) -> Any:
    if key in _CARDS:
        return list(map(card_word, value))
    if key == "seats":
        return [seat._asdict() for seat in value]
    return list(value) if isinstance(value, tuple) else value
