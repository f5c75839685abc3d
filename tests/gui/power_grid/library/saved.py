# SPDX-License-Identifier: MIT
"""Saved games to list and to count."""

from pathlib import Path

from powergrid.play.saved_games import games_dir
from powergrid.records import PERSON, Record, load, save
from powergrid.records.header import FORMAT

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
