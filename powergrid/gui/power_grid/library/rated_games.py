# SPDX-License-Identifier: MIT
"""The games that rate the player: those of one person against levels whose strength is known."""

from powergrid.gui.power_grid.library.entry import Entry
from powergrid.stats.rating import RatedGame, Rating, ratings


class RatedGames:
    """Collects these games, in any order, from all saved ones."""

    def __init__(self) -> None:
        self._games: list[tuple[float, RatedGame]] = []

    def __len__(self) -> int:
        return len(self._games)

    def add(self, entry: Entry) -> None:
        """Add a game if it rates the player."""
        game = _rated(entry)
        if game is not None:
            self._games.append((entry.when, game))

    def ratings(self) -> list[Rating]:
        """Return the rating before the first game and after each."""
        return ratings([game for _, game in sorted(self._games)])


def _rated(entry: Entry) -> RatedGame | None:
    """Return a game as evidence of its one person's strength, None if it is none."""
    from powergrid.arena import RATINGS

    summary = entry.summary
    if summary is None or not summary.places or summary.begins_in_middle or summary.is_imported:
        return None
    people = [seat for seat in summary.seats if seat.is_person]
    levels = [seat.player for seat in summary.seats if not seat.is_person]
    if len(people) != 1 or not levels or not set(levels) <= set(RATINGS):
        return None
    share = entry.is_won / len(summary.winners)
    return RatedGame(tuple(RATINGS[level] for level in levels), share)
