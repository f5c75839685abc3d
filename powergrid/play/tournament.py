# SPDX-License-Identifier: MIT
"""A tournament of any game: its schedule, results and standings."""

import json
from collections.abc import Sequence
from itertools import combinations, permutations
from operator import itemgetter
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

from powergrid.files import atomic
from powergrid.files.checks import Check, Wrong, line, list_of, mapping, whole
from powergrid.files.json_file import read_json
from powergrid.files.messages import BoxError

FORMAT: Final = "powergrid-tournament/1"
MIN_ENTRANTS: Final = 3
MAX_ENTRANTS: Final = 16
MAX_ROUNDS: Final = 30
MAX_TABLE_SIZE: Final = 6
FULL_POINTS: Final = 100
"""The points for winning a game alone. The last gets 0; the others are spaced evenly between."""
_DIGITS: Final = 6
_FILE_BYTES: Final = 255
"""The longest name of a file on all systems."""
_TRIES: Final = 3000
_UPHILL: Final = 0.03

Round = tuple[tuple[int, ...], ...]


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
    """An entrant's place, from 1, points, games won, and games played; those who tie share it."""

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

    @property
    def rounds(self) -> int:
        """The number of rounds."""
        return max((match.round for match in self.matches), default=0)

    def next(self) -> int | None:
        """Return the number of the next game to play, None if all are over."""
        return next((at for at, match in enumerate(self.matches) if not match.places), None)

    def has_person(self, match: Match) -> bool:
        """Return whether a person plays in a game."""
        return any(self.entrants[entrant].player == "person" for entrant in match.entrants)

    def begun(self, at: int, file: str) -> "Tournament":
        """Return the tournament with a game begun and saved in a file of that name."""
        return self._with(at, self.matches[at]._replace(file=file))

    def played(self, at: int, places: Sequence[int]) -> "Tournament":
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
        scores = [(round(own, _DIGITS), wins) for own, wins in zip(points, won, strict=True)]
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


def table_sizes(entrants: int, size: int) -> list[int]:
    """Return the sizes of the tables that seat everybody, as close to `size` as possible."""
    possible = [
        count
        for count in range(1, entrants + 1)
        if entrants // count >= MIN_ENTRANTS and -(-entrants // count) <= MAX_TABLE_SIZE
    ]
    count = min(possible, key=lambda tables: abs(entrants / tables - size))
    return [entrants // count + (at < entrants % count) for at in range(count)]


def schedule(entrants: int, size: int, rounds: int, rng: Random) -> list[Round]:
    """Return the tables of each round, so that all meet about equally often and change seats.

    A random search: beginning with random tables, it swaps entrants within a round, mostly if that
    makes meetings more even and sometimes if not, and keeps the best schedule found.
    """
    sizes = table_sizes(entrants, size)
    plan = [_drawn(entrants, sizes, rng) for _ in range(rounds)]
    met = [[0] * entrants for _ in range(entrants)]
    for tables in plan:
        for table in tables:
            _count(met, table, 1)
    best, best_cost = _copied(plan), _unevenness(met)
    cost = best_cost
    for _ in range(_TRIES if len(sizes) > 1 else 0):
        tables = plan[rng.randrange(rounds)]
        one, other = rng.sample(tables, 2)
        i, j = rng.randrange(len(one)), rng.randrange(len(other))
        _swap(met, one, i, other, j)
        now = _unevenness(met)
        if now > cost and rng.random() > _UPHILL:
            _swap(met, one, i, other, j)
            continue
        cost = now
        if cost < best_cost:
            best, best_cost = _copied(plan), cost
    return _seated(best, entrants)


def _drawn(entrants: int, sizes: Sequence[int], rng: Random) -> list[list[int]]:
    left = rng.sample(range(entrants), entrants)
    tables = []
    for size in sizes:
        tables.append(left[:size])
        del left[:size]
    return tables


def _copied(plan: list[list[list[int]]]) -> list[list[list[int]]]:
    return [[[*table] for table in tables] for tables in plan]


def _count(met: list[list[int]], table: Sequence[int], by: int) -> None:
    for one, other in combinations(table, 2):
        met[one][other] += by
        met[other][one] += by


def _swap(met: list[list[int]], one: list[int], i: int, other: list[int], j: int) -> None:
    for table in (one, other):
        _count(met, table, -1)
    one[i], other[j] = other[j], one[i]
    for table in (one, other):
        _count(met, table, 1)


def _unevenness(met: Sequence[Sequence[int]]) -> int:
    """Return how unevenly entrants meet: higher if some meet more often than others."""
    return sum(count * count for row in met for count in row)


def _seated(plan: Sequence[Sequence[Sequence[int]]], entrants: int) -> list[Round]:
    """Return the schedule with everybody in the seat they have had least often."""
    had = [[0] * MAX_TABLE_SIZE for _ in range(entrants)]
    rounds = []
    for tables in plan:
        seated = []
        for table in tables:
            order = min(
                permutations(table),
                key=lambda row: sum(had[entrant][at] for at, entrant in enumerate(row)),
            )
            for at, entrant in enumerate(order):
                had[entrant][at] += 1
            seated.append(order)
        rounds.append(tuple(seated))
    return rounds


# --- files -----------------------------------------------------------------------------------


def _numbers(most: int) -> Check:
    return list_of(whole(0, most), MAX_ENTRANTS, is_unique=True)


_PLAYER: Final = 300
"""A program's file name has up to 255 bytes, and a prefix."""
_SHAPE: Final = mapping(
    {
        "format": line(1, 40),
        "edition": line(1, 40),
        "entrants": list_of(
            mapping({"name": line(1, 40), "player": line(1, _PLAYER)}), MAX_ENTRANTS
        ),
        "matches": list_of(
            mapping(
                {
                    "round": whole(1, MAX_ROUNDS),
                    "board": line(1, 60),
                    "seed": whole(0, 2**32),
                    "entrants": _numbers(MAX_ENTRANTS - 1),
                    "file": line(0, 200),
                },
                {
                    "places": list_of(whole(1, MAX_ENTRANTS), MAX_ENTRANTS),
                    "order": _numbers(MAX_ENTRANTS - 1),  # by versions before ties were kept
                },
            ),
            MAX_ROUNDS * MAX_ENTRANTS,
        ),
    }
)


def load_tournament(file: Path) -> Tournament:
    """Return the tournament in a file, or raise `BoxError`, in one sentence."""
    data = read_json(file, _SHAPE)
    try:
        return _tournament(data)
    except Wrong as wrong:
        raise BoxError(file, "", f"this {wrong.what}; do without the file.") from None


def _tournament(data: Any) -> Tournament:
    if data["format"] != FORMAT:
        raise Wrong("is not a tournament, or is from a newer program")
    entrants = tuple(Entrant(entry["name"], entry["player"]) for entry in data["entrants"])
    if len(entrants) < MIN_ENTRANTS:
        raise Wrong(f"has fewer than {MIN_ENTRANTS} entrants")
    matches = tuple(_match(entry, len(entrants)) for entry in data["matches"])
    return Tournament(data["edition"], entrants, matches)


def _match(entry: Any, entrants: int) -> Match:
    table, file, order = tuple(entry["entrants"]), entry["file"], entry.get("order", [])
    is_known = len(table) > 1 and max(table) < entrants
    is_name = file == Path(file).name and file != ".." and len(file.encode()) <= _FILE_BYTES
    if not is_known or not is_name or sorted(order) not in ([], sorted(table)):
        raise Wrong("has a game that is impossible")
    places = entry.get("places") or [1 + order.index(entrant) for entrant in table if order]
    if places and (len(places) != len(table) or not _are_places(places)):
        raise Wrong("has a game with an impossible result")
    return Match(entry["round"], entry["board"], entry["seed"], table, file, tuple(places))


def _are_places(places: Sequence[int]) -> bool:
    """Return whether these are places from 1 on; after a shared place the next are skipped."""
    return all(place == 1 + sum(other < place for other in places) for place in places)


def save_tournament(tournament: Tournament, file: Path) -> None:
    """Write a tournament; raises OSError if that fails."""
    data = {
        "format": FORMAT,
        "edition": tournament.edition,
        "entrants": [entrant._asdict() for entrant in tournament.entrants],
        "matches": [match._asdict() for match in tournament.matches],
    }
    file.parent.mkdir(parents=True, exist_ok=True)
    atomic.write(file, json.dumps(data, indent=1) + "\n")
