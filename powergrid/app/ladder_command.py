# SPDX-License-Identifier: MIT
"""Let all levels play against each other and rate them.

Each level plays from one seat against every other level in the rest, over boards, editions and
numbers of players. With --write the table takes its place in a Markdown file, between the lines
`<!-- ladder -->` and `<!-- end of ladder -->`.
"""

import argparse
import json
import sys
from collections.abc import Sequence
from functools import partial
from itertools import permutations
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from powergrid.app.arena_command import (
    AT_ONCE,
    Match,
    needed_options,
    number_of_games,
    number_of_jobs,
    play_one,
    processes_for,
)
from powergrid.app.progress import Progress

if TYPE_CHECKING:
    from powergrid.bots.ladder import Duel

EXIT_USAGE: Final = 2
BEGIN: Final = "<!-- ladder -->\n"
END: Final = "<!-- end of ladder -->\n"


class Table(NamedTuple):
    """A board, an edition, and how many play."""

    board: str
    edition: str
    players: int


class Games(NamedTuple):
    """How many games each pair plays at a table, and how many those in which the last sits."""

    each: int
    last: str
    of_last: int

    def of(self, pair: Sequence[str]) -> int:
        """Return how many games a pair plays."""
        return self.of_last if self.last in pair else self.each

    def __str__(self) -> str:
        """Return it in words."""
        if self.of_last == self.each:
            return f"{self.each} games"
        return f"{self.each} games, {self.of_last} with {self.last},"


TABLES: Final = (
    Table("germany", "recharged", 4),
    Table("usa", "recharged", 5),
    Table("germany", "classic", 3),
    Table("usa", "classic", 6),
    Table("central-europe", "classic", 4),
    Table("germany", "recharged", 2),
    Table("germany", "classic", 2),
)
"""Every board in every edition, and every number of players."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what the command takes."""
    parser.add_argument(
        "--games", type=number_of_games, default=20, metavar="N", help="of a pair at a table (20)"
    )
    parser.add_argument(
        "--games-of-last",
        type=number_of_games,
        metavar="N",
        help="of a pair in which the last named sits, which may think long (as --games)",
    )
    parser.add_argument(
        "--levels", metavar="A,B", help="these bots alone, the weakest first (all levels)"
    )
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="the same games (1)")
    parser.add_argument("--jobs", type=number_of_jobs, default=1, metavar="N", help="processes (1)")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    parser.add_argument("--write", type=Path, metavar="FILE", help="put the table into a file")


def run(args: argparse.Namespace) -> int:
    """Play the games, print or write the table, and return the exit code."""
    from powergrid.bots import LEVELS
    from powergrid.bots.ladder import ratings

    if args.write and (why := _why_unwritable(args.write)):
        print(why, file=sys.stderr)
        return EXIT_USAGE
    names = tuple(args.levels.split(",")) if args.levels else tuple(LEVELS)
    if why := _why_no_ladder(names):
        print(why, file=sys.stderr)
        return EXIT_USAGE
    games = Games(args.games, names[-1], args.games_of_last or args.games)
    duels = _duels(names, games, args.jobs, args.seed)
    if args.json:
        told = {"ratings": ratings(duels), "duels": [duel._asdict() for duel in duels]}
        print(json.dumps(told, indent=2))
        return 0
    text = _text(duels, games)
    if args.write:
        _write(args.write, text)
    else:
        print(text, end="")
    return 0


def _why_no_ladder(names: Sequence[str]) -> str:
    """Return in one sentence why these are no bots to rate, empty if they are."""
    from powergrid.bots.arena import seated

    try:
        for name in names:
            seated(name)
    except ValueError as error:
        return str(error)
    if len(set(names)) < max(2, len(names)):
        return f"--levels {','.join(names)} names too few or one twice: name two bots or more."
    return ""


def _duels(names: Sequence[str], games: Games, jobs: int, seed: int) -> "list[Duel]":
    from powergrid.bots.ladder import Duel

    pairs = list(permutations(names, 2))
    progress = Progress("games", sum(map(games.of, pairs)) * len(TABLES))
    duels = []
    with processes_for(jobs) as processes:
        for one, other in pairs:
            count = games.of((one, other))
            for table in TABLES:
                others = table.players - 1
                options = needed_options(table.edition, table.players)
                seats = (one, *[other] * others)
                play = partial(play_one, Match(table.board, table.edition, options, seats, seed))
                played = (
                    map(play, range(count))
                    if processes is None
                    else processes.map(play, range(count), chunksize=AT_ONCE)
                )
                share = 0.0
                for outcome in played:
                    share += sum(seat.share for seat in outcome.showings if seat.name == one)
                    progress.step()
                duels.append(Duel(one, other, others, count, share / count))
    return duels


def _text(duels: "list[Duel]", games: Games) -> str:
    """Return the table: a row for each level, its rating, and its shares from one seat."""
    from powergrid.bots.ladder import ratings

    points = ratings(duels)
    names = list(points)
    lines = [
        f"| one seat of | rating | {' | '.join(f'against {name}' for name in names)} |",
        "|---|--:|" + "--:|" * len(names),
    ]
    for one in names:
        cells = (_cell(duels, one, other) for other in names)
        lines.append(f"| {one} | {points[one]} | {' | '.join(cells)} |")
    tables = ", ".join(f"{t.board} {t.edition} {t.players}" for t in TABLES)
    lines += ["", f"{games} of each pair at each table: {tables}.", ""]
    return "\n".join(lines)


def _cell(duels: "list[Duel]", one: str, other: str) -> str:
    """Return the shares of two levels, with several others and with one."""
    if one == other:
        return "–"
    told = []
    for is_two in (False, True):
        shares = [
            duel.share
            for duel in duels
            if (duel.one, duel.other) == (one, other) and (duel.others == 1) == is_two
        ]
        told.append(f"{100 * sum(shares) / len(shares):.0f}")
    return " / ".join(told)


def _why_unwritable(file: Path) -> str:
    """Return in one sentence why the table has no place in a file, empty if it has."""
    try:
        text = file.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        return f"{file} cannot be read ({error}): name a Markdown file."
    if text.count(BEGIN) != 1 or text.count(END) != 1 or text.index(BEGIN) > text.index(END):
        return f"{file} needs one line {BEGIN.strip()} and, after it, one line {END.strip()}."
    return ""


def _write(file: Path, table: str) -> None:
    """Put the table between its two lines; a half-written file never takes the place of a whole."""
    before, rest = file.read_text("utf-8").split(BEGIN)
    part = file.with_suffix(".part")
    part.write_text(f"{before}{BEGIN}\n{table}\n{END}{rest.split(END)[1]}", "utf-8")
    part.replace(file)
