# SPDX-License-Identifier: MIT
"""The outcome of every seat in a saved game."""

from powergrid.gui.power_grid.library.entry import Entry
from powergrid.stats.over_games import Outcome


def outcomes_of(entry: Entry) -> list[Outcome]:
    """Return the outcome of every seat; empty if the game is not over, or imported."""
    summary = entry.summary
    if summary is None or summary.is_imported:
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
        )
        for place in summary.places
    ]
