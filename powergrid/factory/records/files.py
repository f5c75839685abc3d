# SPDX-License-Identifier: MIT
"""Reading the record of a game of Factory Manager from its file."""

import json
from pathlib import Path
from typing import Any, Final, NoReturn

from powergrid.factory.box import PLAYERS, TABLES
from powergrid.factory.records.lines import check_line
from powergrid.factory.records.record import FORMAT, Record
from powergrid.factory.rules.deal import Deal
from powergrid.files.checks import Wrong, kind, line, list_of, mapping, one_of, truth, whole
from powergrid.play.errors import RecordError
from powergrid.play.record_files import read, text_of, unpacked
from powergrid.play.seats import Seat

_HINT: Final = "; correct it, or use another copy of the file."
_MAX_MOVES: Final = 5000
_MAX_SEED: Final = 2**63


def _is_mapping(value: object) -> bool:
    return isinstance(value, dict)


_tiles = list_of(whole(0, 200), 20)
_text = line(1, 60)
_seat = mapping({"name": _text, "colour": _text, "player": _text})
_header = mapping(
    {
        "format": one_of((FORMAT,)),
        "seats": list_of(_seat, 5),
        "seed": whole(0, _MAX_SEED),
        "first_game": truth,
        "finished": truth,
        "deal": mapping(
            {
                "first_order": _tiles,
                "x_tiles": _tiles,
                "order_tiles": list_of(_tiles, 20),
                "energy_tiles": _tiles,
            }
        ),
        "box": mapping({name: kind("a mapping", _is_mapping) for name in TABLES}),
    }
)
_record = mapping({"header": _header, "moves": list_of(check_line, _MAX_MOVES)})


def load(path: Path | str) -> Record:
    """Return the record in a file, plain or gzip, or raise `RecordError`.

    Only the form of each line is checked; a replay shows whether the rules allow it.
    """
    try:
        data = _parsed(text_of(unpacked(read(Path(path)))))
        _record(data)
    except Wrong as wrong:
        raise RecordError(f"{wrong}{_HINT}", file=str(path)) from None
    except RecordError as error:
        error.file = str(path)
        raise
    header = data["header"]
    record = Record(
        tuple(Seat(**{key: seat[key] for key in Seat._fields}) for seat in header["seats"]),
        header["seed"],
        header["first_game"],
        header["box"],
        _deal(header["deal"]),
        tuple(data["moves"]),
        header["finished"],
        str(path),
    )
    if len(record.seats) < min(PLAYERS):
        raise record.error(f"a game has at least {min(PLAYERS)} seats{_HINT}")
    return record


def _parsed(text: str) -> Any:
    try:
        return json.loads(text, parse_constant=_refuse)
    except (ValueError, RecursionError):
        raise RecordError(f"this is not valid JSON{_HINT}") from None


def _refuse(name: str) -> NoReturn:
    raise ValueError(name)


def _deal(data: dict[str, Any]) -> Deal:
    return Deal(
        tuple(data["first_order"]),
        tuple(data["x_tiles"]),
        tuple(map(tuple, data["order_tiles"])),
        tuple(data["energy_tiles"]),
    )
