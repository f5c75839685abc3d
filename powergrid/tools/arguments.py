# SPDX-License-Identifier: MIT
"""Arguments that several commands share, and seats with bots in them."""

import errno
import os
from argparse import ArgumentParser, ArgumentTypeError
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from tempfile import TemporaryFile
from typing import Final

from powergrid.files.messages import quoted
from powergrid.play.record_files import format_of
from powergrid.records import Seat
from powergrid.records.header import COLOURS

EXIT_FAILED: Final = 1
"""The exit code for files that cannot be used."""
EXIT_USAGE: Final = 2
"""The exit code for arguments that cannot be used."""
MAX_GAMES: Final = 1_000_000
MAX_JOBS: Final = 256
MAX_SEED: Final = 2**32 - 1
BOARD: Final = "germany"
EDITION: Final = "recharged"


def add_game(parser: ArgumentParser) -> None:
    """Add the argument that says which of the two games is played."""
    parser.add_argument(
        "--game",
        choices=("power-grid", "factory"),
        default="power-grid",
        help="which game; Factory Manager has no maps or editions (default: power-grid)",
    )


def add_games(parser: ArgumentParser, default: int, what: str = "number of games") -> None:
    """Add the argument for the number of games."""
    add_number(parser, "--games", 1, MAX_GAMES, default, what)


def add_number(
    parser: ArgumentParser, name: str, minimum: int, maximum: int, default: int, what: str
) -> None:
    """Add the argument for a whole number."""
    parser.add_argument(
        name,
        type=partial(number_between, minimum, maximum),
        default=default,
        metavar="N",
        help=f"{what} (default: {default})",
    )


def add_table(parser: ArgumentParser) -> None:
    """Add the arguments for the board, the edition and its options, None where not given."""
    parser.add_argument("--map", metavar="ID", help=f"the board (default: {BOARD})")
    parser.add_argument("--edition", help=f"classic or recharged (default: {EDITION})")
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME",
        help="play with this option of the edition; can be repeated",
    )


def not_in_factory(given: Mapping[str, object]) -> str:
    """Return one sentence about an argument that Factory Manager lacks, empty if none is given."""
    names = [name for name, value in given.items() if value or value == ""]
    return f"Factory Manager has no {names[0]}: leave it out." if names else ""


def unknown_option(given: Iterable[str], known: Sequence[str]) -> str:
    """Return one sentence about an option that does not exist, empty if all of them do."""
    unknown = [name for name in given if name not in known]
    return f'There is no option "{unknown[0]}", only {", ".join(known)}.' if unknown else ""


def add_seed(parser: ArgumentParser) -> None:
    """Add the argument for the random seed."""
    add_number(parser, "--seed", 0, MAX_SEED, 1, "random seed")


def add_json(parser: ArgumentParser) -> None:
    """Add the switch that prints figures for programs."""
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")


def add_processes(parser: ArgumentParser) -> None:
    """Add the arguments for the processes, or the cluster, that play the games."""
    add_number(parser, "--jobs", 1, MAX_JOBS, 1, "number of processes")
    parser.add_argument(
        "--cluster",
        default="",
        metavar="ADDRESS",
        help="let a dask.distributed scheduler play the games, with this version on its workers",
    )


def file_named(text: str) -> Path:
    """Return the file in an argument; ArgumentTypeError if its name is that of a folder."""
    if text.rpartition(os.sep)[-1] in ("", "."):
        raise ArgumentTypeError(f"{text} names a folder, not a file")
    return Path(text)


def file_to_write(text: str) -> Path:
    """Return the file in an argument; ArgumentTypeError if it could not be written.

    For commands that write only after hours of games.
    """
    file = Path(os.path.realpath(file_named(text)))
    with _refusing(text):
        if file.is_dir():
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        if file.is_file() or not file.exists():  # not a device or a pipe
            _try_to_write(file.parent)
    return Path(text)


def folder_to_write(text: str) -> Path:
    """Return the folder in an argument, which need not exist; ArgumentTypeError if it cannot."""
    folder = Path(os.path.realpath(text))
    with _refusing(text):
        _try_to_write(next(there for there in (folder, *folder.parents) if there.exists()))
    return Path(text)


@contextmanager
def _refusing(text: str) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise ArgumentTypeError(f"{text} cannot be written: {error.strerror}") from None


def _try_to_write(folder: Path) -> None:
    with TemporaryFile(dir=folder):
        pass


def is_factory(record: Path | str) -> bool:
    """Return whether a file is a record of Factory Manager."""
    return format_of(Path(record)).startswith("factory-record/")


def number_of_games(text: str) -> int:
    """Return the number of games that an argument asks for."""
    return number_between(1, MAX_GAMES, text)


def number_between(minimum: int, maximum: int, text: str) -> int:
    """Return the number in an argument; ArgumentTypeError if it is out of range."""
    try:
        number = int(text)
    except ValueError:
        raise ArgumentTypeError(f"{quoted(text)} is not a whole number") from None
    if not minimum <= number <= maximum:
        raise ArgumentTypeError(f"{number} is not between {minimum} and {maximum}")
    return number


def usual_names(levels: Iterable[str]) -> tuple[str, ...]:
    """Return the names for four seats: the strongest level, and three times the next one."""
    *_, next_one, strongest = levels
    return strongest, next_one, next_one, next_one


def bot_seats(names: Sequence[str]) -> list[Seat]:
    """Return seats for bots, numbered and coloured in their order."""
    return [
        Seat(f"{name} {number + 1}", COLOURS[number % len(COLOURS)], name)
        for number, name in enumerate(names)
    ]
