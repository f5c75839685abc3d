# SPDX-License-Identifier: MIT
"""Measure bots against each other: who wins how often, and how sure that is.

Each deal is played once for every seat, the bots moving on by one seat each time. A share of the
wins comes with the limits within which the true one lies with 95 %.
"""

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import nullcontext
from dataclasses import asdict
from functools import partial
from multiprocessing import get_context
from statistics import median
from time import perf_counter
from typing import TYPE_CHECKING, Final, NamedTuple

from powergrid.app.progress import Progress

if TYPE_CHECKING:
    from powergrid.bots.arena import Figures, Outcome
    from powergrid.records import Record

MOST_GAMES: Final = 1_000_000
MOST_JOBS: Final = 256
EXIT_USAGE: Final = 2
EXIT_STUCK: Final = 1
COLOURS: Final = ("red", "blue", "green", "yellow", "purple", "black")
AT_ONCE: Final = 4
"""Games handed to a process at a time."""


class Match(NamedTuple):
    """What is played: enough for another process to play any of its games."""

    board: str
    edition: str
    options: tuple[str, ...]
    names: tuple[str, ...]
    seed: int
    drafts_areas: bool = False


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what the command takes."""
    from powergrid.bots import LEVELS, YARDSTICKS

    levels = list(LEVELS)
    seats = ",".join([levels[-1], *[levels[-2]] * 3])
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.epilog = (
        f"levels, the weakest first: {', '.join(levels)}\nstrongest: {levels[-1]}\n"
        f"to measure against, beside them: {', '.join(YARDSTICKS)}; and nets of powergrid train,\n"
        "named by their files: net-03.npz"
    )
    parser.add_argument(
        "--seats", default=seats, metavar="A,B,…", help=f"a level for each seat ({seats})"
    )
    parser.add_argument(
        "--games", type=number_of_games, default=400, metavar="N", help="how many (400)"
    )
    parser.add_argument("--map", default="germany", metavar="ID", help="the board (germany)")
    parser.add_argument("--edition", default="recharged", help="classic or recharged (recharged)")
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME",
        help="play with an option of the edition; may be given again for another one",
    )
    parser.add_argument(
        "--draft-areas", action="store_true", help="the bots choose the areas, the first one first"
    )
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="the same games (1)")
    parser.add_argument("--jobs", type=number_of_jobs, default=1, metavar="N", help="processes (1)")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")


def number_of_games(text: str) -> int:
    """Return how many games a word of the command line asks for."""
    return _between(text, MOST_GAMES)


def number_of_jobs(text: str) -> int:
    """Return how many processes a word of the command line asks for."""
    return _between(text, MOST_JOBS)


def _between(text: str, most: int) -> int:
    number = int(text)
    if not 1 <= number <= most:
        raise argparse.ArgumentTypeError(f"{number} is not between 1 and {most}")
    return number


def run(args: argparse.Namespace) -> int:
    """Play the games, print what the bots showed and return the exit code."""
    from powergrid.bots.games import StuckGame

    names = tuple(args.seats.split(","))
    options = (*args.option, *needed_options(args.edition, len(names)))
    match = Match(
        args.map,
        args.edition,
        tuple(dict.fromkeys(options)),
        names,
        args.seed,
        args.draft_areas,
    )
    if why := _why_not(match):
        print(why, file=sys.stderr)
        return EXIT_USAGE
    start = perf_counter()
    try:
        outcomes = _outcomes(match, args.games, args.jobs)
    except StuckGame as stuck:
        print(stuck, file=sys.stderr)
        return EXIT_STUCK
    _report(match, outcomes, perf_counter() - start, args.json)
    return 0


def needed_options(edition: str, players: int) -> tuple[str, ...]:
    """Return the options without which so many cannot play an edition: nobody has to name them."""
    from powergrid.box import BoxError, load_edition

    try:
        return ("against_the_bank",) if players in load_edition(edition).bank_players else ()
    except BoxError:
        return ()  # said of the whole match later


def _why_not(match: Match) -> str:
    """Return in one sentence why no such game can be played, empty if it can."""
    from powergrid.bots.arena import seated
    from powergrid.records import RecordError
    from powergrid.rules.options import OPTION_NAMES

    for name in match.options:
        if name not in OPTION_NAMES:
            return f'There is no option "{name}"; there are {", ".join(OPTION_NAMES)}.'
    try:
        for name in match.names:
            seated(name)
        _deal(match, 0, match.names)
    except (RecordError, ValueError) as error:
        return str(error)
    return ""


def _outcomes(match: Match, games: int, jobs: int) -> "list[Outcome]":
    progress = Progress("games", games)
    outcomes = []
    with processes_for(min(jobs, games)) as processes:
        for outcome in _played(match, games, processes):
            outcomes.append(outcome)
            progress.step()
    return outcomes


def processes_for(jobs: int) -> "Executor | nullcontext[None]":
    """Return what plays games in so many processes, nothing where it is this one alone."""
    if jobs == 1:
        return nullcontext()
    return ProcessPoolExecutor(jobs, mp_context=get_context("spawn"))


def _played(match: Match, games: int, processes: Executor | None) -> "Iterator[Outcome]":
    """Return the games in their order, whoever plays them."""
    play = partial(play_one, match)
    if processes is None:
        return map(play, range(games))
    return processes.map(play, range(games), chunksize=AT_ONCE)


def play_one(match: Match, number: int) -> "Outcome":
    """Return how a game of a match ends; the same for the same number."""
    from powergrid.bots.arena import deal_and_seats, play_game
    from powergrid.rules.pile import Pile
    from powergrid.rules.setup import Cards

    deal, names = deal_and_seats(number, match.names)
    record = _deal(match, deal, names)
    header = record.header
    cards = Cards(header.market, Pile(header.pile, header.pile_seed))
    return play_game(record.game(), cards, header.first_order, names, header.seed or 0)


def _deal(match: Match, deal: int, names: Sequence[str]) -> "Record":
    from powergrid.bots.area_choice import drafted
    from powergrid.records import Seat, new_record

    seats = [
        Seat(f"{name} {number + 1}", COLOURS[number % len(COLOURS)], name)
        for number, name in enumerate(names)
    ]
    seed = abs(match.seed * MOST_GAMES + deal)
    options = dict.fromkeys(match.options, True)
    record = new_record(match.board, match.edition, seats, seed=seed, options=options)
    if not match.drafts_areas:
        return record
    board, count = record.game().board, len(record.header.areas)
    areas = [board.areas[area].id for area in drafted(names, board, count, seed)]
    return new_record(match.board, match.edition, seats, seed=seed, options=options, areas=areas)


def _report(match: Match, outcomes: "list[Outcome]", seconds: float, as_json: bool) -> None:
    from powergrid.bots.arena import figures_of

    figures = [figures_of(name, outcomes) for name in dict.fromkeys(match.names)]
    rounds = [outcome.rounds for outcome in outcomes]
    if not as_json:
        print(_text(figures, rounds, seconds))
        return
    told = {
        **match._asdict(),
        "games": len(outcomes),
        "bots": [asdict(one) for one in figures],
        "rounds": {"median": median(rounds), "most": max(rounds)},
        "seconds": round(seconds, 2),
    }
    print(json.dumps(told, indent=2))


def _text(figures: "list[Figures]", rounds: list[int], seconds: float) -> str:
    heads = ("seats", "wins", "95 % limits", "parity", "powered", "cities", "money", "ms", "p95 ms")
    widths = (5, 8, 15, 8, 8, 7, 7, 8, 8)
    width = max(12, *(len(one.name) + 1 for one in figures))
    lines = ["level".ljust(width) + "".join(map(str.rjust, heads, widths))]
    for one in figures:
        cells = (
            f"{one.seats}",
            f"{one.share:.1%}",
            f"{one.low:.1%}–{one.high:.1%}",
            f"{one.parity:.1%}",
            f"{one.powered:.2f}",
            f"{one.cities:.2f}",
            f"{one.money:.1f}",
            f"{one.median_ms:.2f}",
            f"{one.p95_ms:.2f}",
        )
        lines.append(one.name.ljust(width) + "".join(map(str.rjust, cells, widths)))
    lines.append(
        f"{len(rounds)} games, {median(rounds):g} rounds in the middle, {max(rounds)} at most, "
        f"{seconds:.1f} s"
    )
    return "\n".join(lines)
