# SPDX-License-Identifier: MIT
"""A tournament of any game: its games, results and standings."""

from collections.abc import Sequence
from operator import itemgetter
from random import Random
from typing import Final, NamedTuple

from powergrid.play.schedule import MIN_TABLE_SIZE, schedule
from powergrid.play.seats import PERSON

MIN_ENTRANTS: Final = MIN_TABLE_SIZE
MAX_ENTRANTS: Final = 16
MAX_ROUNDS: Final = 30
FULL_POINTS: Final = 100
"""The points for winning a game alone. The last gets 0; the others are spaced evenly between."""
_DIGITS: Final = 6


class Entrant(NamedTuple):
    """A participant: `player` is "person" or the level of a bot."""

    name: str
    player: str


class Match(NamedTuple):
    """One game of a round: the board, a seed, and the numbers of its entrants by seat.

    `file` is the name of its record, empty before it begins; `places` are those of the seats, from
    1, shared by those who tie, and empty until the game is over.
    """

    round: int
    board: str
    seed: int
    entrants: tuple[int, ...]
    file: str = ""
    places: tuple[int, ...] = ()

    @property
    def order(self) -> tuple[int, ...]:
        """The entrants from first to last, those who tie by seat; empty until the game is over."""
        pairs = zip(self.places, self.entrants, strict=False)
        return tuple(entrant for _, entrant in sorted(pairs, key=itemgetter(0)))

    def points(self, place: int) -> float:
        """Return the points for a place of the finished game; those who share it get the mean."""
        behind, others = len(self.places) - 1, self.places.count(place) - 1
        return FULL_POINTS * (behind - (place - 1) - others / 2) / behind


class Standing(NamedTuple):
    """An entrant's place, from 1, points, games won, and games played; a tie is a shared place."""

    place: int
    entrant: int
    points: float
    won: int
    played: int


class Tournament(NamedTuple):
    """A tournament and all its games, by round; all are played in one `edition`."""

    edition: str
    entrants: tuple[Entrant, ...]
    matches: tuple[Match, ...]

    def next(self) -> int | None:
        """Return the number of the next game to play, None if all are over."""
        return next((at for at, match in enumerate(self.matches) if not match.places), None)

    def has_person(self, match: Match) -> bool:
        """Return whether a person plays in a game."""
        return any(self.entrants[entrant].player == PERSON for entrant in match.entrants)

    def with_game_begun(self, at: int, file: str) -> "Tournament":
        """Return the tournament with a game begun and saved in a file of that name."""
        return self._with(at, self.matches[at]._replace(file=file))

    def with_result(self, at: int, places: Sequence[int]) -> "Tournament":
        """Return the tournament with the result of a game: the place of each seat, from 1."""
        return self._with(at, self.matches[at]._replace(places=tuple(places)))

    def standings(self) -> list[Standing]:
        """Return the standings, the best first; games won, shared or not, break ties in points."""
        points, won, played = ([0.0] * len(self.entrants) for _ in range(3))
        for match in self.matches:
            for place, entrant in zip(match.places, match.entrants, strict=False):
                points[entrant] += match.points(place)
                won[entrant] += place == 1
                played[entrant] += 1
        # Points are sums of fractions, which may differ in the last digit.
        scores = [(round(total, _DIGITS), wins) for total, wins in zip(points, won, strict=True)]
        found = [
            Standing(
                1 + sum(other > score for other in scores),
                at,
                points[at],
                int(won[at]),
                int(played[at]),
            )
            for at, score in enumerate(scores)
        ]
        return sorted(found, key=lambda standing: standing.place)

    def _with(self, at: int, match: Match) -> "Tournament":
        return self._replace(matches=(*self.matches[:at], match, *self.matches[at + 1 :]))


def new_tournament(
    edition: str,
    boards: Sequence[str],
    entrants: Sequence[Entrant],
    size: int,
    rounds: int,
    seed: int,
) -> Tournament:
    """Return a tournament at tables of about `size`, each round on the next board, in random order.

    All tables of a round have the same board and seed, so tables of equal size get the same deal.
    """
    rng = Random(seed)
    turns = rng.sample(boards, len(boards))
    matches = []
    for number, tables in enumerate(schedule(len(entrants), size, rounds, rng), 1):
        board, deal = turns[(number - 1) % len(turns)], rng.getrandbits(32)
        matches += [Match(number, board, deal, table) for table in tables]
    return Tournament(edition, tuple(entrants), tuple(matches))
