# SPDX-License-Identifier: MIT
"""One file among the games: a summary of it, or a sentence that says why it cannot be read."""

from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import NamedTuple

from powergrid.gui.power_grid.library.file_names import time_modified
from powergrid.records import RecordError, load
from powergrid.records.summary import Summary, summary
from powergrid.stats.over_games import Outcome


class Entry(NamedTuple):
    """`summary` is None if `problem` says what is wrong; `when` is in seconds since 1970."""

    file: Path
    when: float
    summary: Summary | None
    problem: str = ""

    @property
    def is_over(self) -> bool:
        """Whether the game is finished; one that cannot be read is not."""
        return self.summary is not None and self.summary.is_finished

    @property
    def is_in_progress(self) -> bool:
        """Whether the game can be continued."""
        return self.summary is not None and not self.summary.is_finished

    @property
    def is_won(self) -> bool:
        """Whether a person has won the game here, alone or with others."""
        if self.summary is None or self.summary.is_imported:
            return False
        return any(seat.is_person for seat in self.summary.winners)

    @property
    def outcomes(self) -> list[Outcome]:
        """The outcome of every seat; empty if the game is not over, or not all of it played here.

        A game continued from a puzzle or a replay is not a whole game.
        """
        summary = self.summary
        if summary is None or summary.is_imported or summary.begins_in_middle:
            return []
        return [
            Outcome(
                summary.board,
                summary.edition,
                summary.seats[place.seat].player,
                len(summary.seats),
                place.number,
                place.powered,
                summary.rounds,
                summary.own_board,
            )
            for place in summary.places
        ]


def read_entry(file: Path) -> Entry:
    """Return the entry of a file; a fault in the file becomes the entry's problem."""
    try:
        found = summary(load(file))
    except RecordError as error:
        error.file = ""  # it is shown beside the sentence
        return Entry(file, time_modified(file), None, str(error))
    return Entry(file, _time_of(found.date) or time_modified(file), found)


def _time_of(date: str) -> float:
    with suppress(ValueError, OverflowError):
        return datetime.fromisoformat(date).timestamp()
    return 0.0
