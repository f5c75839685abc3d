# SPDX-License-Identifier: MIT
"""The games that rate the player: those of one person against levels whose strength is known."""

from powergrid.box import BoxError, load_board, load_edition
from powergrid.gui.power_grid.library.entry import Entry
from powergrid.records.summary import Summary
from powergrid.stats.rating import Rated


def rated(entry: Entry) -> Rated | None:
    """Return a saved game as evidence of its one person's strength, None if it is none."""
    from powergrid.bots import RATINGS

    summary = entry.summary
    if summary is None or not summary.places or summary.begins_in_middle:
        return None
    people = [at for at, seat in enumerate(summary.seats) if seat.is_person]
    others = [seat.player for seat in summary.seats if not seat.is_person]
    if len(people) != 1 or not others or not set(others) <= set(RATINGS):
        return None
    share = _share_of_win(summary, people[0])
    return Rated(tuple(RATINGS[level] for level in others), share)


def _share_of_win(summary: Summary, seat: int) -> float:
    """Return a seat's share of the win; seats that tie for the first place share it equally."""
    names = _tie_break(summary)
    standings = {
        place.seat: (place.powered, *(getattr(place, name) for name in names))
        for place in summary.places
    }
    best = max(standings.values())
    return (standings[seat] == best) / list(standings.values()).count(best)


def _tie_break(summary: Summary) -> tuple[str, ...]:
    """Return what breaks ties in a game: on a board that is gone, whatever may."""
    try:
        board, edition = load_board(summary.board, summary.edition), load_edition(summary.edition)
    except BoxError:
        return "money", "cities"
    return board.rules.on(edition).tie_break
