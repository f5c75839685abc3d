# SPDX-License-Identifier: MIT
"""Results of games, kept in a file as they come, so that an interrupted command can continue.

The first line says what is played, each further one holds a game's number and result, all as JSON.
Earlier versions wrote no numbers.
"""

import json
import os
from argparse import ArgumentParser
from collections import deque
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

from powergrid.files import atomic, lock
from powergrid.files.checks import InvalidValue, list_of, number, whole
from powergrid.files.json_file import parse_json
from powergrid.files.messages import reason_of
from powergrid.tools.arguments import file_named
from powergrid.training.processes import Map

MAX_BYTES: Final = 500_000_000

share: Final = number(0, 1)
"""The check of a share of the win."""
figure: Final = whole(-1_000_000_000, 1_000_000_000)
"""The check of money and what else is counted in a game."""
_times: Final = list_of(number(0, 1_000_000), 1_000_000)

T = TypeVar("T")


class NotKept(Exception):
    """A file that cannot keep these games; the text is one sentence."""


def times(value: Any) -> None:
    """Check how long each decision of a seat took; everybody has several in a game."""
    _times(value)
    if len(value) < 2:
        raise InvalidValue("has fewer than two entries")


def add_keep(parser: ArgumentParser) -> None:
    """Add the argument that names the file."""
    parser.add_argument(
        "--keep",
        type=file_named,
        metavar="FILE",
        help="keep each result in this file; the same command continues from there",
    )


class KeptGames(Generic[T]):
    """The games of a plan in a file, or kept nowhere; `read` restores a result from JSON."""

    def __init__(
        self, file: Path | None, plan: Mapping[str, object], read: Callable[[Any], T]
    ) -> None:
        """Read what an earlier run has kept; raises `NotKept`."""
        self._file = file
        self._old: deque[T] = deque()
        self._count = 0
        if file is None:
            return
        try:
            rest = _kept_lines(file, json.dumps(plan))
        except OSError as error:
            raise NotKept(f"{file} cannot be used: {reason_of(error)}.") from None
        for at, line in enumerate(rest):
            try:
                self._old.append(read(_result(line, at)))
            except (ValueError, TypeError, KeyError, OverflowError, RecursionError, InvalidValue):
                raise NotKept(f"{file}, line {at + 2}, is damaged: remove the file.") from None
        self._count = len(rest)

    def __len__(self) -> int:
        """Return how many results of the file have not been yielded yet."""
        return len(self._old)

    def results(
        self, play: Callable[[int], T], numbers: range, in_processes: Map, step: Callable[[], None]
    ) -> Iterator[T]:
        """Yield the result of each number, from the file or by playing; `step` follows a game.

        Raises `NotKept` if a result cannot be written.
        """
        known = [self._old.popleft() for _ in numbers[: len(self._old)]]
        yield from known
        for result in in_processes(play, numbers[len(known) :]):
            self._keep(result)
            step()
            yield result

    def _keep(self, result: T) -> None:
        if self._file is None:
            return
        try:
            with self._file.open("a", encoding="utf-8") as file:
                kept = {"number": self._count, "result": result}
                file.write(json.dumps(kept, default=asdict) + "\n")
        except OSError as error:
            raise NotKept(f"{self._file} cannot be written: {reason_of(error)}.") from None
        self._count += 1


@contextmanager
def keeping(
    file: Path | None, plan: Mapping[str, object], read: Callable[[Any], T]
) -> Iterator[KeptGames[T]]:
    """Yield the games of a plan in a file that no other run can use meanwhile.

    Raises `NotKept` if one already does, or if the file cannot keep these games.
    """
    if file is None:
        yield KeptGames(None, plan, read)
        return
    with lock.holding(file) as is_free:
        if not is_free:
            raise NotKept(f"{file} is in use by another run: wait for it, or choose another file.")
        yield KeptGames(file, plan, read)


def _result(line: str, number: int) -> Any:
    """Return the result in a line; ValueError if it is that of another game."""
    kept = parse_json(line)
    if not isinstance(kept, dict) or "number" not in kept:
        return kept  # by an earlier version
    if kept["number"] != number:
        raise ValueError("another game")
    return kept["result"]


def _kept_lines(file: Path, plan: str) -> list[str]:
    """Return the lines after the plan; a new file gets it, a half-written last line is cut off."""
    if not file.exists():
        atomic.write(file, plan + "\n")
    if not file.is_file() or file.stat().st_size > MAX_BYTES:
        raise NotKept(f"{file} is not a file, or larger than {MAX_BYTES} bytes: choose another.")
    data = file.read_bytes()
    end = data.rfind(b"\n") + 1
    first, *rest = data[:end].decode("utf-8", "replace").split("\n")
    if first != plan:
        raise NotKept(f"{file} does not hold these games: choose another file.")
    os.truncate(file, end)
    return rest[:-1]
