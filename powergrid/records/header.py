# SPDX-License-Identifier: MIT
"""A record's header: the game's tables, who sits where, and the cards."""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from powergrid.records.lines import card_number, card_word
from powergrid.records.shape import (
    Wrong,
    card,
    listed,
    mapped,
    named,
    plant,
    seat,
    shown,
    text,
    truth,
    whole,
)

FORMAT: Final = "powergrid-record/1"
TRANSCRIPT: Final = "powergrid-transcript/1"
RULES_VERSION: Final = 1
"""Rises when the same moves come to lead to another state."""

PERSON: Final = "person"
COLOURS: Final = ("red", "blue", "green", "yellow", "purple", "black")

_VERSIONS = {"powergrid-record": 1, "powergrid-transcript": 1}
_MOST_SEED = 2**64
_MOST_CARDS = 200


class Seat(NamedTuple):
    """Who sits at a seat: `player` is "person" or the level of a bot."""

    name: str
    colour: str
    player: str = PERSON

    @property
    def is_person(self) -> bool:
        """Whether a person plays this seat."""
        return self.player == PERSON


class Header(NamedTuple):
    """What a record says before its moves. Areas and cities are ids, cards their numbers.

    `draws` are the cards revealed so far; `pile` is the draw pile of the game's beginning, the
    top card first, and empty in a transcript. `cities`, `removed_unknown`, `rounds` and
    `finished` follow from the rest, and are kept so that they can be compared.
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
    format: str = FORMAT
    rules_version: int = RULES_VERSION
    title: str = ""
    date: str = ""
    source: str = ""


def _option(value: Any) -> None:
    if isinstance(value, bool):
        return
    (text if isinstance(value, str) else whole(-(10**9), 10**9))(value)


_PLAYERS = listed(text, 6)
_SHAPE = mapped(
    {
        "format": text,
        "map": text,
        "edition": text,
        "players": _PLAYERS,
        "first_order": listed(seat, 6, is_unique=True),
        "market": listed(plant, 50, is_unique=True),
        "draws": listed(card, _MOST_CARDS),
        "cities": listed(text, 200, is_unique=True),
        "areas": listed(text, 50, is_unique=True),
    },
    {
        "finished": truth,
        "rounds": whole(0, 10_000),
        "removed_unknown": whole(0, 99),
        "source": text,
        "title": text,
        "date": text,
        "rules_version": whole(1, 10**6),
        "seats": listed(mapped({"name": text, "colour": text, "player": text}), 6),
        "options": named(_option, None, 50),
        "pile": listed(card, _MOST_CARDS, is_unique=True),
        "pile_seed": whole(0, _MOST_SEED),
        "seed": whole(0, _MOST_SEED),
    },
)


def read_header(data: Any) -> Header:
    """Return the header that JSON holds, or raise `Wrong`."""
    _check_format(data)
    _SHAPE(data)
    seats = _seats(data)
    if sorted(data["first_order"]) != list(range(len(seats))):
        raise Wrong("first_order", f"must hold each of the {len(seats)} seats once")
    return Header(
        board=data["map"],
        edition=data["edition"],
        seats=seats,
        first_order=tuple(data["first_order"]),
        market=tuple(data["market"]),
        areas=tuple(data["areas"]),
        cities=tuple(data["cities"]),
        draws=tuple(map(card_number, data["draws"])),
        pile=tuple(map(card_number, data.get("pile", ()))),
        **{key: data[key] for key in _PLAIN if key in data},
    )


_PLAIN = (
    "format",
    "rules_version",
    "title",
    "date",
    "source",
    "options",
    "seed",
    "pile_seed",
    "removed_unknown",
    "rounds",
    "finished",
)


def _check_format(data: Any) -> None:
    if not isinstance(data, dict):
        raise Wrong("", f"is {shown(data)} and must be an object")
    name = data.get("format")
    if not isinstance(name, str) or "/" not in name or name.split("/")[0] not in _VERSIONS:
        raise Wrong(
            "format", f"is {shown(name)}: this is no record of Power Grid; choose another file."
        )
    kind, version = name.split("/", 1)
    if not (version.isascii() and version.isdigit() and len(version) < 6 and int(version)):
        raise Wrong("format", f"is {shown(name)}, and its version is no number")
    newest = _VERSIONS[kind]
    if int(version) > newest:
        raise Wrong(
            "format",
            f"is {shown(name)}, which is newer than this program (it reads {kind}/{newest});"
            " open the file with a newer one.",
        )
    rules = data.get("rules_version", RULES_VERSION)
    if type(rules) is int and rules > RULES_VERSION:
        raise Wrong(
            "rules_version",
            f"is {shown(rules)}, which is newer than this program's rules ({RULES_VERSION});"
            " open the file with a newer program.",
        )


def _seats(data: dict[str, Any]) -> tuple[Seat, ...]:
    names = data["players"]
    if len(names) < 2:
        raise Wrong("players", f"has {len(names)} entries and must have 2 to 6")
    if "seats" not in data:
        return tuple(Seat(name, COLOURS[place]) for place, name in enumerate(names))
    seats = tuple(Seat(one["name"], one["colour"], one["player"]) for one in data["seats"])
    if [one.name for one in seats] != names:
        raise Wrong("seats", 'does not name the same people as "players"')
    return seats


def header_json(header: Header) -> dict[str, Any]:
    """Return the header as JSON; a transcript's without what only a save needs."""
    written: dict[str, Any] = {"format": header.format}
    if header.source:
        written["source"] = header.source
    if header.format == FORMAT:
        written |= _save_json(header)
    elif options := {name: value for name, value in header.options.items() if value}:
        written["options"] = options
    return written | {
        "edition": header.edition,
        "map": header.board,
        "players": [one.name for one in header.seats],
        "first_order": list(header.first_order),
        "market": list(header.market),
        "draws": [card_word(one) for one in header.draws],
        "cities": list(header.cities),
        "areas": list(header.areas),
        "finished": header.finished,
        "rounds": header.rounds,
        "removed_unknown": header.removed_unknown,
    }


def _save_json(header: Header) -> dict[str, Any]:
    return {
        "title": header.title,
        "date": header.date,
        "rules_version": header.rules_version,
        "seats": [
            {"name": one.name, "colour": one.colour, "player": one.player} for one in header.seats
        ],
        "options": dict(header.options),
        "seed": header.seed,
        "pile": [card_word(one) for one in header.pile],
        "pile_seed": header.pile_seed,
    }
