# SPDX-License-Identifier: MIT
"""What every training run keeps in its folder: its plan, and the figures of its rounds."""

import json
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar

from powergrid.files import atomic
from powergrid.files.checks import InvalidValue, list_of, mapping_of, number
from powergrid.files.json_file import parse_json
from powergrid.files.messages import FileError
from powergrid.files.text_file import read_bounded

_PLAN: Final = "plan.json"
FIGURES: Final = "figures.json"
"""The file with the figures of each round."""
_MAX_ROUNDS: Final = 1_000_000
MAX_BYTES: Final = 500 * _MAX_ROUNDS
_CHECK: Final = list_of(mapping_of(number(-1e15, 1e15), 10), _MAX_ROUNDS)

T = TypeVar("T")


class DamagedRun(ValueError):
    """A folder with a damaged file, or of another run; the message is one sentence for people."""


class RunPlan(NamedTuple):
    """The seed of all randomness, the number of rounds, and of games per round."""

    seed: int
    rounds: int
    games: int


def write_plan(plan: RunPlan, folder: Path) -> None:
    """Write the plan into the folder of its run; raise DamagedRun if that holds another run.

    A plan with more rounds is the same run, continued.
    """
    file = folder / _PLAN
    kept = {"seed": plan.seed, "games": plan.games}
    if not file.exists():
        folder.mkdir(parents=True, exist_ok=True)
        atomic.write(file, json.dumps(kept))
        return
    existing = _read(file)
    if existing != kept:
        raise DamagedRun(
            f"{folder} holds a run with {existing}: choose another folder, or use these values."
        )


def read_figures(folder: Path, kind: Callable[..., T]) -> list[T]:
    """Return the figures of each round so far that a folder holds; raise DamagedRun."""
    file = folder / FIGURES
    if not file.exists():
        return []
    rounds = _read(file)
    try:
        _CHECK(rounds)
        return [kind(**figures) for figures in rounds]
    except (TypeError, InvalidValue):
        raise damaged(file) from None


def _read(file: Path) -> Any:
    try:
        return parse_json(read_bounded(file, MAX_BYTES).decode())
    except (ValueError, RecursionError, FileError):
        raise damaged(file) from None


def write_figures(rounds: Iterable[NamedTuple], folder: Path) -> None:
    """Write the figures of each round so far into the folder of the run."""
    figures = json.dumps([result._asdict() for result in rounds], indent=1)
    atomic.write(folder / FIGURES, figures)


def damaged(file: Path) -> DamagedRun:
    """Return the error that a file of a run is damaged."""
    return DamagedRun(f"{file} is damaged: remove it, or choose another folder.")
