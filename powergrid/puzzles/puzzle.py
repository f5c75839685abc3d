# SPDX-License-Identifier: MIT
"""A puzzle and its files: a folder has each position as a record, and a list of the answers."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from powergrid.analysis import Reason, Why, state_after
from powergrid.files import atomic
from powergrid.files.checks import kind, line, list_of, mapping, names, number, one_of, whole
from powergrid.files.folders import is_file
from powergrid.files.json_file import read_json
from powergrid.records import Record, load, replay, save
from powergrid.records.lines import Move
from powergrid.records.offers import choose, offers
from powergrid.rules import State
from powergrid.rules.actions import Action

LIST: Final = "puzzles.json"
MAX_PUZZLES: Final = 1000


class PuzzleOption(NamedTuple):
    """An answer as a record writes it, the chance to win after it (0 to 1), and what it brings.

    `then` are the houses that follow in the same turn, which chance and reasons count.
    """

    line: Move
    chance: float
    reasons: tuple[Reason, ...]
    then: tuple[Move, ...] = ()


class Puzzle(NamedTuple):
    """A position by its record, and the options, the best first.

    `margin`, `error` and `sight` are those of `bots.Choice`; `done` is the option that was chosen
    in the game, -1 where none was.
    """

    id: str
    file: Path
    question: str
    options: tuple[PuzzleOption, ...]
    margin: float
    error: float
    sight: float
    samples: int
    done: int = -1

    @property
    def is_fit(self) -> bool:
        """Whether it can be asked: early ones had answers twice, and a file may be damaged."""
        lines = [option.line for option in self.options]
        return self.done < len(lines) and all(lines.count(line) == 1 for line in lines)

    def position(self) -> tuple[Record, State]:
        """Return the record and its last state; raises `RecordError` if it cannot be played."""
        record = load(self.file)
        return record, list(replay(record))[-1].state

    def turns(self, state: State) -> list[tuple[Action, ...]]:
        """Return all actions of each option, none for one that the rules do not allow."""
        return [_actions(state, (option.line, *option.then)) for option in self.options]


def _actions(state: State, lines: Sequence[Move]) -> tuple[Action, ...]:
    """Return the actions that lines of a record choose in turn, none if one is illegal."""
    chosen = list[Action]()
    for answer in lines:
        action = choose(answer, offers(state_after(state, chosen)))
        if action is None:
            return ()
        chosen.append(action)
    return tuple(chosen)


def _is_plain(value: Any) -> bool:
    return isinstance(value, str | int) or (
        isinstance(value, list | dict) and len(json.dumps(value)) < 500
    )


_REASON: Final = mapping(
    {"why": one_of([why.value for why in Why]), "figure": whole(-9999, 9999), "seat": whole(-1, 5)}
)
_SHARE: Final = number(-1, 1)
_LINE: Final = names(kind("a plain value", _is_plain), 10)
_OPTION: Final = mapping(
    {"answer": _LINE, "chance": _SHARE, "reasons": list_of(_REASON, 20)},
    optional={"then": list_of(_LINE, 20)},
)
_FILE: Final = kind(
    "the name of a file in this folder",
    lambda value: isinstance(value, str) and value == Path(value).name and value not in ("", ".."),
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

    Raises `BoxError`, in one sentence, if the list cannot be read.
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
                Reason(Why(reason["why"]), reason["figure"], reason["seat"])
                for reason in option["reasons"]
            ),
            tuple(option.get("then", ())),
        )
        for option in entry["options"]
    )
    plain = {key: entry[key] for key in ("id", "question", "margin", "error", "sight", "samples")}
    return Puzzle(**plain, file=folder / entry["record"], options=options, done=entry["done"])


def add(folder: Path, puzzle: Puzzle, record: Record) -> None:
    """Keep a puzzle in a folder with its position; one of the same id is replaced.

    Raises `RecordError` or OSError if it cannot be written, `BoxError` if the list there is
    damaged.
    """
    folder.mkdir(parents=True, exist_ok=True)
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
        "sight": round(puzzle.sight, 3),
        "samples": puzzle.samples,
        "done": puzzle.done,
    }
