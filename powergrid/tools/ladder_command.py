# SPDX-License-Identifier: MIT
"""Let all levels play each other and rate them.

Each level plays one seat against every other level in all other seats, or with --neighbours only
against the levels next to it, on several boards, editions and numbers of players. --write puts the
table into a Markdown file, between the lines `<!-- ladder -->` and `<!-- end of ladder -->`.
"""

import argparse
import json
import sys
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from itertools import permutations
from pathlib import Path
from typing import Any, Final, NamedTuple, Protocol

from powergrid.arena.ladder import Duel, ratings
from powergrid.arena.match import Showing, confidence_interval
from powergrid.bots import LEVELS
from powergrid.factory import bots
from powergrid.factory.box import PLAYERS
from powergrid.files.messages import counted
from powergrid.tools import arena_factory, interrupt, kept_games, seated_bots
from powergrid.tools.arena_command import MatchSettings, needed_options, play_one
from powergrid.tools.arguments import (
    EXIT_USAGE,
    add_game,
    add_games,
    add_json,
    add_processes,
    add_seed,
    number_of_games,
)
from powergrid.tools.kept_games import KeptGames, NotKept, add_keep, keeping
from powergrid.tools.marked_part import Marks
from powergrid.tools.progress_line import ProgressLine
from powergrid.training.processes import NotDone, parallel_map

MARKS: Final = Marks("ladder")


class PowerGridTable(NamedTuple):
    """A board, an edition and a number of players."""

    board: str
    edition: str
    players: int

    def __str__(self) -> str:
        return f"{self.board} {self.edition} {self.players}"

    def game(self, seats: Sequence[str], seed: int) -> Callable[[int], float]:
        """Return a function from a game's number to the share of the win of the first bot."""
        options = needed_options(self.edition, self.players)
        match = MatchSettings(self.board, self.edition, options, tuple(seats), seed)
        return partial(_power_grid_share, match)


def _power_grid_share(match: MatchSettings, number: int) -> float:
    return _share(play_one(match, number).showings, match.names[0])


class FactoryTable(NamedTuple):
    """A number of players."""

    players: int

    def __str__(self) -> str:
        return f"{self.players} players"

    def game(self, seats: Sequence[str], seed: int) -> Callable[[int], float]:
        """Return a function from a game's number to the share of the win of the first bot."""
        return partial(_factory_share, tuple(seats), seed)


def _factory_share(seats: Sequence[str], seed: int, number: int) -> float:
    return _share(arena_factory.play_one(seats, seed, number), seats[0])


def _share(showings: Sequence[Showing], name: str) -> float:
    return sum(seat.share for seat in showings if seat.name == name)


class AnyTable(Protocol):
    """A table of any game."""

    @property
    def players(self) -> int:
        """The number of seats."""
        ...

    def game(self, seats: Sequence[str], seed: int) -> Callable[[int], float]:
        """Return a function from a game's number to the share of the win of the first bot."""
        ...


class Games(NamedTuple):
    """How many games each pair plays at a table, and how many if the last level is in it."""

    each: int
    last: str
    of_last: int

    def of(self, pair: Sequence[str]) -> int:
        """Return how many games this pair plays."""
        return self.of_last if self.last in pair else self.each

    def __str__(self) -> str:
        """Return the numbers in words."""
        if self.of_last == self.each:
            return counted(self.each, "game")
        return f"{counted(self.each, 'game')}, {self.of_last} with {self.last},"


TABLES: Final = (
    PowerGridTable("germany", "recharged", 4),
    PowerGridTable("usa", "recharged", 5),
    PowerGridTable("germany", "classic", 3),
    PowerGridTable("usa", "classic", 6),
    PowerGridTable("central-europe", "classic", 4),
    PowerGridTable("germany", "recharged", 2),
    PowerGridTable("germany", "classic", 2),
)
"""Every board, every edition and every number of players occurs."""
FACTORY_TABLES: Final = tuple(FactoryTable(players) for players in PLAYERS)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    add_game(parser)
    add_games(parser, 20, "games per pair and table")
    parser.add_argument(
        "--games-of-last",
        type=number_of_games,
        metavar="N",
        help="games per pair that includes the last level, which may be slow (default: as --games)",
    )
    parser.add_argument(
        "--neighbours",
        action="store_true",
        help="only levels next to each other play; less is known of the whole, more of each step",
    )
    parser.epilog = seated_bots.HELP
    parser.add_argument(
        "--levels", metavar="A,B,…", help="only these bots, weakest first (default: all levels)"
    )
    add_seed(parser)
    add_processes(parser)
    add_keep(parser)
    add_json(parser)
    parser.add_argument(
        "--write", type=Path, metavar="FILE", help="write the table into a Markdown file"
    )


def run(args: argparse.Namespace) -> int:
    """Play the games, print or write the table, and return the exit code."""
    if args.write and (problem := MARKS.problem(args.write)):
        print(problem, file=sys.stderr)
        return EXIT_USAGE
    levels, tables, check = _of_game(args.game)
    names = tuple(levels) if args.levels is None else tuple(args.levels.split(","))
    if problem := _levels_problem(names, check):
        print(problem, file=sys.stderr)
        return EXIT_USAGE
    games = Games(args.games, names[-1], args.games_of_last or args.games)
    try:
        plan = {
            "game": args.game,
            "tables": [str(table) for table in tables],
            "levels": names,
            "games": games,
            "neighbours": args.neighbours,
            "seed": args.seed,
        }
        with keeping(args.keep, plan, _kept_share) as kept:
            duels = _duels(names, games, tables, kept, args)
    except (NotDone, NotKept) as error:
        print(error, file=sys.stderr)
        return EXIT_USAGE
    if args.json:
        facts = {
            "ratings": {name: rating._asdict() for name, rating in ratings(duels).items()},
            "duels": [duel._asdict() for duel in duels],
        }
        print(json.dumps(facts, indent=2))
        return 0
    text = _text(duels, games, tables)
    if args.write:
        MARKS.write(args.write, text)
    else:
        print(text, end="")
    return 0


def _kept_share(kept: Any) -> float:
    """Return the share of a game as it was kept."""
    kept_games.share(kept)
    return float(kept)


def _of_game(game: str) -> tuple[Iterable[str], Sequence[AnyTable], Callable[[str], object]]:
    """Return a game's levels, its tables, and the check that raises ValueError for other bots."""
    if game == "factory":
        return bots.LEVELS, FACTORY_TABLES, bots.bot_named
    return LEVELS, TABLES, seated_bots.check


def _levels_problem(names: Sequence[str], check: Callable[[str], object]) -> str:
    """Return one sentence that says why these bots cannot be rated, empty if they can."""
    try:
        for name in names:
            check(name)
    except ValueError as error:
        return str(error)
    if len(set(names)) < max(2, len(names)):
        return f"--levels {','.join(names)}: name at least two bots, each once."
    return ""


def _duels(
    names: Sequence[str],
    games: Games,
    tables: Sequence[AnyTable],
    kept: KeptGames[float],
    args: argparse.Namespace,
) -> list[Duel]:
    pairs = _pairs(names, only_neighbours=args.neighbours)
    total = sum(map(games.of, pairs)) * len(tables)
    progress = ProgressLine("games", max(1, total - len(kept)))
    duels = []
    with interrupt.unwinding(), parallel_map(args.jobs, args.cluster) as in_processes:
        # Table by table: where one level is slow, the time left is right after the first one.
        for table in tables:
            for one, other in pairs:
                count = games.of((one, other))
                others = table.players - 1
                play = table.game((one, *[other] * others), args.seed)
                share = sum(kept.results(play, range(count), in_processes, progress.step))
                duels.append(Duel(one, other, others, count, share / count))
    return duels


def _pairs(names: Sequence[str], *, only_neighbours: bool) -> list[tuple[str, str]]:
    """Return who plays one seat against whom."""
    places = permutations(range(len(names)), 2)
    return [
        (names[one], names[other])
        for one, other in places
        if not only_neighbours or abs(one - other) == 1
    ]


def _text(duels: list[Duel], games: Games, tables: Sequence[AnyTable]) -> str:
    """Return the table: a row for each level, with its rating and its shares of the wins."""
    rated = ratings(duels)
    names = list(rated)
    lines = [
        f"| one seat of | rating | {' | '.join(f'against {name}' for name in names)} |",
        "|---|--:|" + "--:|" * len(names),
    ]
    for name, (points, margin) in rated.items():
        cells = (_cell(duels, name, other) for other in names)
        rating = f"{points} ± {margin}" if margin else str(points)
        lines.append(f"| {name} | {rating} | {' | '.join(cells)} |")
    lines += ["", f"{games} of each pair at each table: {', '.join(map(str, tables))}.", ""]
    return "\n".join(lines)


def _cell(duels: list[Duel], one: str, other: str) -> str:
    """Return one level's shares against another: with several opponents, and with one."""
    pair = [duel for duel in duels if (duel.one, duel.other) == (one, other)]
    if not pair:
        return "–"
    return " / ".join(
        _share_in([duel for duel in pair if (duel.others == 1) == is_two])
        for is_two in (False, True)
    )


def _share_in(duels: Sequence[Duel]) -> str:
    """Return the share of the wins in percent, with its 95 % limits."""
    games = sum(duel.games for duel in duels)
    share = sum(duel.games * duel.share for duel in duels) / games
    low, high = confidence_interval(share, games)
    return f"{100 * share:.0f} [{100 * low:.0f}–{100 * high:.0f}]"
