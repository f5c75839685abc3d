# SPDX-License-Identifier: MIT
"""Saved games to list and to count."""

from pathlib import Path

from powergrid.play.saved_games import games_dir
from powergrid.records import PERSON, Record, load, save
from powergrid.records.header import FORMAT
from tests.records.games import write_own_board

DATA = Path(__file__).parents[3] / "data/transcripts"


def as_own(record: Record, *levels: str) -> Record:
    """Return a transcript as the record of a game that these have played here."""
    seats = tuple(
        seat._replace(player=level) for seat, level in zip(record.header.seats, levels, strict=True)
    )
    header = record.header._replace(format=FORMAT, source="", seats=seats)
    return Record(header, record.moves)


def save_finished_games(count: int, *levels: str, tied: bool = False) -> None:
    """Save the same finished game a few times, played by a person and two bots.

    If it is `tied`, the first two seats share the win.
    """
    levels = levels or (PERSON, "reference", "planner")
    record = as_own(load(DATA / "usa-recharged-3p.json.gz"), *levels)
    *moves, result = record.moves
    if tied:
        first, _, third = result["players"]
        result = {**result, "players": [first, first, third]}
    for number in range(count):
        save(Record(record.header, [*moves, result]), games_dir() / f"{number}.json")


def save_game_on_board_that_is_gone() -> None:
    """Save a finished game of three people on their own board, "Home", and delete the board."""
    file = write_own_board(("name: Germany\n", "name: Home\n"))
    record = as_own(load(DATA / "germany-classic-3p.json.gz"), *[PERSON] * 3)
    header = record.header._replace(board="home", board_text=file.read_text("utf-8"))
    save(Record(header, record.moves), games_dir() / "gone.json")
    file.unlink()
