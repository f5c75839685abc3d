# SPDX-License-Identifier: MIT
"""What several commands have in common: numbers within limits, and seats with bots in them."""

from argparse import ArgumentParser, ArgumentTypeError
from collections.abc import Sequence
from typing import Final

from powergrid.records import Seat
from powergrid.records.header import COLOURS

MAX_GAMES: Final = 1_000_000
MAX_JOBS: Final = 256


def add_game(parser: ArgumentParser) -> None:
    """Add the argument that says which of the two games is played."""
    parser.add_argument(
        "--game",
        choices=("power-grid", "factory"),
        default="power-grid",
        help="which game; Factory Manager has no maps or editions (default: power-grid)",
    )


def number_of_games(text: str) -> int:
    """Return the number of games that an argument asks for."""
    return number_between(1, MAX_GAMES, text)


def number_of_jobs(text: str) -> int:
    """Return the number of processes that an argument asks for."""
    return number_between(1, MAX_JOBS, text)


def add_cluster(parser: ArgumentParser) -> None:
    """Add the argument for the cluster that plays the games."""
    parser.add_argument(
        "--cluster",
        default="",
        metavar="ADDRESS",
        help="let a dask.distributed scheduler play the games, with this version on its workers",
    )


def number_between(minimum: int, maximum: int, text: str) -> int:
    """Return the number that an argument stands for; ArgumentTypeError if it is out of range."""
    try:
        number = int(text)
    except ValueError:
        raise ArgumentTypeError(f"{text!r} is not a whole number") from None
    if not minimum <= number <= maximum:
        raise ArgumentTypeError(f"{number} is not between {minimum} and {maximum}")
    return number


def bot_seats(names: Sequence[str]) -> list[Seat]:
    """Return seats for bots, numbered and coloured in their order."""
    return [
        Seat(f"{name} {number + 1}", COLOURS[number % len(COLOURS)], name)
        for number, name in enumerate(names)
    ]
