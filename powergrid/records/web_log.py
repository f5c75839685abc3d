# SPDX-License-Identifier: MIT
"""What a finished game of the public web version holds: its log, and the table at the end."""

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from powergrid.files.checks import (
    Check,
    InvalidValue,
    anything,
    line,
    list_of,
    mapping,
    one_of,
    truth,
    whole,
)
from powergrid.files.messages import join_words, quoted
from powergrid.play.errors import RecordError
from powergrid.records.shape import fuel, money, plant, seat, text
from powergrid.rules.fuel import FUEL_NAMES

_EDITIONS: Final = {"original": "classic", "recharged": "recharged"}
"""Our editions by the names of the web version's."""
_OVER: Final = "Game End"
_MIN_PLAYERS: Final = 2
_MAX_ENTRIES: Final = 20_000
_PLANT: Final = re.compile(r"power plant (\d{1,3})\b", re.IGNORECASE)
_RESUPPLY: Final = "Resupplying"


class LoggedMove(NamedTuple):
    """A move: its place in the log, counted from 1, who made it, and what it says."""

    number: int
    seat: int
    name: str
    data: Any


class LoggedEvent(NamedTuple):
    """An event: the plant it names (or 0), whether that was drawn, whether it is the refill."""

    plant: int
    is_draw: bool
    is_resupply: bool


class FinalStanding(NamedTuple):
    """What a player has at the end."""

    name: str
    money: int
    plants: frozenset[int]
    cities: frozenset[str]
    powered: int
    fuel: tuple[int, ...]


class WebLog(NamedTuple):
    """A finished game; boards and cities by the names they have there."""

    board: str
    edition: str
    cities: tuple[str, ...]
    players: tuple[FinalStanding, ...]
    market: frozenset[int]
    entries: tuple[LoggedMove | LoggedEvent, ...]


_NAMED: Final = mapping({"name": text})
_CARD: Final = mapping({"number": whole(1, 999)})
_DATA: Final[Mapping[str, Check]] = {
    "ChoosePowerPlant": plant,
    "Bid": money,
    "Pass": anything,
    "DiscardPowerPlant": plant,
    "BuyResource": mapping({"resource": fuel}),
    "Build": mapping({"name": text, "price": money}),
    "UsePowerPlant": mapping({"powerPlant": plant, "resourcesSpent": list_of(fuel, 9)}),
}
"""What each move says."""
_SHAPE: Final = mapping(
    {
        "map": mapping({"name": text, "cities": list_of(_NAMED, 200)}),
        "players": list_of(
            mapping(
                {
                    "name": text,
                    "money": money,
                    "powerPlants": list_of(_CARD, 9),
                    "cities": list_of(_NAMED, 200),
                    "citiesPowered": whole(0, 99),
                    **{f"{name}Left": whole(0, 99) for name in FUEL_NAMES},
                }
            ),
            6,
        ),
        "actualMarket": list_of(_CARD, 50),
        "futureMarket": list_of(_CARD, 50),
        "phase": text,
        "variant": one_of(tuple(_EDITIONS)),
        "log": list_of(mapping({"type": one_of(("event", "move"))}), _MAX_ENTRIES),
    },
    {"options": mapping({}, {"fastBid": truth})},
)
_EVENT: Final = mapping({"event": line(0, 1000)})
_MOVE: Final = mapping({"player": seat, "move": mapping({"name": text, "data": anything})})


def read_web_log(data: Mapping[str, Any]) -> WebLog:
    """Return the game in a file's JSON; raise `RecordError` if it cannot be replayed."""
    try:
        _SHAPE(data)
        entries = tuple(_entry(number, row) for number, row in enumerate(data["log"], start=1))
    except InvalidValue as wrong:
        raise RecordError(f"in the log of the web version, {wrong}") from None
    if len(data["players"]) < _MIN_PLAYERS:
        raise RecordError("the log of the web version names fewer than two players.")
    if data["phase"] != _OVER:
        raise RecordError("the game in this log is not over: finish it there first.")
    if data.get("options", {}).get("fastBid"):
        raise RecordError("the bids of this game were sealed; no edition of the rules has that.")
    return WebLog(
        board=data["map"]["name"],
        edition=_EDITIONS[data["variant"]],
        cities=_names(data["map"]["cities"]),
        players=tuple(map(_final_standing, data["players"])),
        market=_numbers([*data["actualMarket"], *data["futureMarket"]]),
        entries=entries,
    )


def _entry(number: int, row: dict[str, Any]) -> LoggedMove | LoggedEvent:
    try:
        return _logged_event(row) if row["type"] == "event" else _logged_move(number, row)
    except InvalidValue as wrong:
        raise wrong.under(number - 1).under("log") from None


def _logged_event(row: dict[str, Any]) -> LoggedEvent:
    _EVENT(row)
    event = row["event"]
    named = _PLANT.search(event)
    return LoggedEvent(int(named[1]) if named else 0, "drawn" in event, event.startswith(_RESUPPLY))


def _logged_move(number: int, row: dict[str, Any]) -> LoggedMove:
    _MOVE(row)
    name, data = row["move"]["name"], row["move"]["data"]
    check = _DATA.get(name)
    if check is None:
        why = (
            f"is {quoted(name)}, a move that is not imported; known are {join_words(tuple(_DATA))}"
        )
        raise InvalidValue(why, "move", "name")
    try:
        check(data)
    except InvalidValue as wrong:
        raise wrong.under("data").under("move") from None
    return LoggedMove(number, row["player"], name, data)


def _final_standing(row: dict[str, Any]) -> FinalStanding:
    plants, cities = _numbers(row["powerPlants"]), frozenset(_names(row["cities"]))
    fuel = tuple(row[f"{name}Left"] for name in FUEL_NAMES)
    return FinalStanding(row["name"], row["money"], plants, cities, row["citiesPowered"], fuel)


def _names(rows: Sequence[dict[str, Any]]) -> tuple[str, ...]:
    return tuple(row["name"] for row in rows)


def _numbers(rows: Sequence[dict[str, Any]]) -> frozenset[int]:
    return frozenset(row["number"] for row in rows)
