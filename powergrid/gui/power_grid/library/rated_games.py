# SPDX-License-Identifier: MIT
"""The games that rate the player: those of one person against levels whose strength is known."""

from powergrid.gui.power_grid.library.entry import Entry
from powergrid.stats.rating import RatedGame


def rated(entry: Entry) -> RatedGame | None:
    """Return a saved game as evidence of its one person's strength, None if it is none."""
    from powergrid.arena import RATINGS

    summary = entry.summary
    if summary is None or not summary.places:
        return None
    if summary.begins_in_middle or summary.is_imported:
        return None
    people = [at for at, seat in enumerate(summary.seats) if seat.is_person]
    others = [seat.player for seat in summary.seats if not seat.is_person]
    if len(people) != 1 or not others or not set(others) <= set(RATINGS):
        return None
    share = entry.is_won / len(summary.winners)
    return RatedGame(tuple(RATINGS[level] for level in others), share)
