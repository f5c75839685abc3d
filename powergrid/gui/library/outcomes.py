# SPDX-License-Identifier: MIT
"""From a file among the games to what each of its seats came to."""

from powergrid.gui.library.entry import Entry
from powergrid.stats.over_games import Outcome


def outcomes_of(entry: Entry) -> list[Outcome]:
    """Return how every seat came out, nothing of a game that is not over."""
    told = entry.summary
    if told is None:
        return []
    return [
        Outcome(
            told.board,
            told.edition,
            told.seats[place.seat].player,
            len(told.seats),
            number,
            place.powered,
            told.rounds,
        )
        for number, place in enumerate(told.places, start=1)
    ]
