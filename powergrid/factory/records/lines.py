# SPDX-License-Identifier: MIT
"""The lines of a record: an action, the seat that acted, and its events."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import asdict, fields
from typing import Any, Final, TypeAlias, get_args

from powergrid.factory.rules.actions import Action
from powergrid.factory.rules.events import Event
from powergrid.files.checks import Check, list_of, mapping, one_of, whole

Line: TypeAlias = dict[str, Any]


def _word(kind: type) -> str:
    """Return the name of a class as a record writes it: `TileBought` is `tile_bought`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", kind.__name__).lower()


_ACTIONS: Final[dict[str, Any]] = {_word(kind): kind for kind in get_args(Action)}
_EVENTS: Final[dict[str, Any]] = {_word(kind): kind for kind in get_args(Event)}
_MAX_NUMBER: Final = 1_000_000
_MAX_TILES: Final = 100
_MAX_EVENTS: Final = 100

_number = whole(-_MAX_NUMBER, _MAX_NUMBER)
_tiles = list_of(_number, _MAX_TILES)


def _checks(kind: Any) -> dict[str, Check]:
    """Return the check of each field of an action or an event."""
    return {field.name: _number if field.type is int else _tiles for field in fields(kind)}


_EVENT_CHECKS: Final = {
    word: mapping({"type": one_of(_EVENTS), **_checks(kind)}, is_closed=True)
    for word, kind in _EVENTS.items()
}
_any_event = mapping({"type": one_of(_EVENTS)})


def _event(value: Any) -> None:
    _any_event(value)
    _EVENT_CHECKS[value["type"]](value)


_then = list_of(_event, _MAX_EVENTS)
_any_line = mapping({"type": one_of(_ACTIONS)})
_LINE_CHECKS: Final = {
    word: mapping(
        {"seat": _number, "type": one_of(_ACTIONS), **_checks(kind), "then": _then}, is_closed=True
    )
    for word, kind in _ACTIONS.items()
}


def check_line(value: Any) -> None:
    """Raise `InvalidValue` if this is not a line of a record."""
    _any_line(value)
    _LINE_CHECKS[value["type"]](value)


def action_of(line: Line) -> Action:
    """Return the action of a checked line."""
    action: Action = _read(_ACTIONS[line["type"]], line)
    return action


def events_of(lines: Iterable[Line]) -> list[Event]:
    """Return the events of checked lines, unverified."""
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
