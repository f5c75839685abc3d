# SPDX-License-Identifier: MIT
"""Puzzles in a folder: each position as a record, and a list of the answers."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from powergrid.analysis import Reason, ReasonKind
from powergrid.files import atomic, lock
from powergrid.files.checks import kind, line, list_of, mapping, mapping_of, number, one_of, whole
from powergrid.files.folders import is_file
from powergrid.files.json_file import read_json
from powergrid.files.messages import is_plain_name
from powergrid.puzzles.puzzle import Puzzle, PuzzleOption
from powergrid.records import Record, save

LIST: Final = "puzzles.json"
MAX_PUZZLES: Final = 1000


def _is_plain(value: Any) -> bool:
    return isinstance(value, str | int) or (
        isinstance(value, list | dict) and len(json.dumps(value)) < 500
    )


_REASON: Final = mapping(
    {
        "why": one_of([why.value for why in ReasonKind]),
        "figure": whole(-9999, 9999),
        "seat": whole(-1, 5),
    }
)
_SHARE: Final = number(-1, 1)
_LINE: Final = mapping_of(kind("a plain value", _is_plain), 10)
_OPTION: Final = mapping(
    {"answer": _LINE, "chance": _SHARE, "reasons": list_of(_REASON, 20)},
    optional={"then": list_of(_LINE, 20)},
)
_FILE: Final = kind(
    "the name of a file in this folder",
    lambda value: isinstance(value, str) and value != "" and is_plain_name(value),
)
_SET: Final = list_of(
    mapping(
        {
            "id": line(1, 60),
            "record": _FILE,
            "question": line(1, 20),
            "options": list_of(_OPTION, 10),
            "margin": _SHARE,
            "error": _SHARE,
            "sight": _SHARE,
            "samples": whole(1, 10_000),
            "done": whole(-1, 9),
        }
    ),
    MAX_PUZZLES,
)


def load_set(folder: Path) -> list[Puzzle]:
    """Return the puzzles of a folder, none where it has no list.

    Raises `FileError`, in one sentence, if the list cannot be read.
    """
    file = folder / LIST
    if not is_file(file):
        return []
    puzzles = [_puzzle(entry, folder) for entry in read_json(file, _SET)]
    return [puzzle for puzzle in puzzles if puzzle.is_fit]


def _puzzle(entry: Any, folder: Path) -> Puzzle:
    options = tuple(
        PuzzleOption(
            option["answer"],
            option["chance"],
            tuple(
                Reason(ReasonKind(reason["why"]), reason["figure"], reason["seat"])
                for reason in option["reasons"]
            ),
            tuple(option.get("then", ())),
        )
        for option in entry["options"]
    )
    plain = {key: entry[key] for key in ("id", "question", "margin", "error", "samples", "done")}
    return Puzzle(
        **plain, first_margin=entry["sight"], file=folder / entry["record"], options=options
    )


def add(folder: Path, puzzle: Puzzle, record: Record) -> None:
    """Save a puzzle with its position in a folder; one of the same id is replaced.

    Raises `RecordError` or OSError if it cannot be written, `FileError` if the list there is
    damaged.
    """
    folder.mkdir(parents=True, exist_ok=True)
    with lock.holding(folder / LIST, waits=True):
        known = [other for other in load_set(folder) if other.id != puzzle.id]
        save(record, folder / puzzle.file.name)
        _write(folder, [*known, puzzle][-MAX_PUZZLES:])


def _write(folder: Path, puzzles: Sequence[Puzzle]) -> None:
    entries = ",\n".join(json.dumps(_entry(puzzle)) for puzzle in puzzles)
    atomic.write(folder / LIST, f"[\n{entries}\n]\n")


def _entry(puzzle: Puzzle) -> dict[str, Any]:
    return {
        "id": puzzle.id,
        "record": puzzle.file.name,
        "question": puzzle.question,
        "options": [
            {
                "answer": option.line,
                "chance": round(option.chance, 3),
                "reasons": [reason._asdict() for reason in option.reasons],
                **({"then": option.then} if option.then else {}),
            }
            for option in puzzle.options
        ],
        "margin": round(puzzle.margin, 3),
        "error": round(puzzle.error, 3),
        "sight": round(puzzle.first_margin, 3),
        "samples": puzzle.samples,
        "done": puzzle.done,
    }
