# SPDX-License-Identifier: MIT
"""The games that rate the player: those of one person against levels whose strength is known."""

from operator import attrgetter
from typing import NamedTuple

from powergrid.gui.power_grid.library.entry import Entry
from powergrid.stats.rating import RatedGame, Rating, ratings


class _Played(NamedTuple):
    """A game as evidence; `deal` is what else must be the same for the cards to be known."""

    when: float
    deal: tuple[str, ...]
    game: RatedGame


class RatedGames:
    """Collects these games, in any order, from all saved ones.

    Of several games with the same deal only the first counts: afterwards its cards are known.
    """

    def __init__(self) -> None:
        self._games: list[_Played] = []

    def __len__(self) -> int:
        return len(self._games)

    def add(self, entry: Entry) -> None:
        """Add a game if it rates the player."""
        game = _rated(entry)
        if game is not None:
            self._games.append(_Played(entry.when, _deal(entry), game))

    def ratings(self) -> list[Rating]:
        """Return the rating before the first game and after each."""
        first = dict[tuple[str, ...], RatedGame]()
        for played in sorted(self._games, key=attrgetter("when")):
            first.setdefault(played.deal, played.game)
        return ratings(list(first.values()))


def _deal(entry: Entry) -> tuple[str, ...]:
    """Return what games of the same deal share: without a seed, the file."""
    summary = entry.summary
    if summary is None or not summary.seed:
        return (str(entry.file),)
    people = [seat.name for seat in summary.seats if seat.is_person]
    return (summary.board, summary.edition, str(summary.seed), str(len(summary.seats)), *people)


def _rated(entry: Entry) -> RatedGame | None:
    """Return a game as evidence of its one person's strength, None if it is none."""
    from powergrid.arena import RATINGS

    summary = entry.summary
    if summary is None or summary.is_hinted or not entry.outcomes:
        return None
    people = [seat for seat in summary.seats if seat.is_person]
    levels = [seat.player for seat in summary.seats if not seat.is_person]
    if len(people) != 1 or not levels or not set(levels) <= set(RATINGS):
        return None
    share = entry.is_won / len(summary.winners)
    return RatedGame(tuple(RATINGS[level] for level in levels), share)
