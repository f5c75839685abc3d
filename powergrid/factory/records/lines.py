# SPDX-License-Identifier: MIT
"""The lines of a record: an action, the seat that acted, and its events."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import asdict, fields
from typing import Any, Final, TypeAlias, get_args

from powergrid.factory.rules.actions import Action
from powergrid.factory.rules.events import Event
from powergrid.files.checks import Check, list_of, mapping, names, one_of, whole

Line: TypeAlias = dict[str, Any]


def _word(kind: type) -> str:
    """Return the name of a class as a record writes it: `TileBought` is `tile_bought`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", kind.__name__).lower()


_ACTIONS: Final[dict[str, Any]] = {_word(kind): kind for kind in get_args(Action)}
_EVENTS: Final[dict[str, Any]] = {_word(kind): kind for kind in get_args(Event)}
_MAX_NUMBER: Final = 10_000
_MAX_TILES: Final = 50
_MAX_EVENTS: Final = 100

_number = whole(-_MAX_NUMBER, _MAX_NUMBER)
_tiles = list_of(_number, _MAX_TILES)


def _number_or_tiles(value: Any) -> None:
    (_tiles if isinstance(value, list) else _number)(value)


def _event(value: Any) -> None:
    mapping({"type": one_of(_EVENTS)})(value)
    names(_number_or_tiles, 10)({key: item for key, item in value.items() if key != "type"})


_then = list_of(_event, _MAX_EVENTS)
_any_line = mapping({"type": one_of(_ACTIONS)})


def check_line(value: Any) -> None:
    """Raise `InvalidValue` if this is not a line of a record."""
    _any_line(value)
    keys = [field.name for field in fields(_ACTIONS[value["type"]])]
    own: dict[str, Check] = {key: _tiles if key == "off" else _number for key in keys}
    mapping({"seat": _number, "type": one_of(_ACTIONS), **own, "then": _then}, is_closed=True)(
        value
    )


def action_of(line: Line) -> Action:
    """Return the action of a checked line."""
    action: Action = _read(_ACTIONS[line["type"]], line)
    return action


def events_of(lines: Iterable[Line]) -> list[Event]:
    """Return the events of checked lines, unverified; KeyError if one lacks a field."""
    return [_read(_EVENTS[event["type"]], event) for line in lines for event in line["then"]]


def _read(kind: Any, line: Line) -> Any:
    values = [line[field.name] for field in fields(kind)]
    return kind(*[tuple(item) if isinstance(item, list) else item for item in values])


def line_of(seat: int, action: Action, events: Sequence[Event]) -> Line:
    """Return the line of an action and its events."""
    return {"seat": seat, **_written(action), "then": [_written(event) for event in events]}


def _written(value: Action | Event) -> Line:
    items = asdict(value).items()
    plain = {key: list(item) if isinstance(item, tuple) else item for key, item in items}
    return {"type": _word(type(value)), **plain}
