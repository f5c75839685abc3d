# SPDX-License-Identifier: MIT
"""Measure bots against each other: how often each wins, and how certain that is.

Each deal is played once per seat, with the bots moving on by one seat each
time. Shares of the wins come with their 95 % confidence interval.
"""

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from functools import partial
from random import Random
from statistics import median
from time import perf_counter
from typing import Any, Final, NamedTuple

from powergrid.arena.match import (
    GameResult,
    SeatResult,
    deal_and_seats,
    figures_of,
    play_game,
)
from powergrid.bots import LEVELS, YARDSTICKS
from powergrid.bots.area_drafting import drafted
from powergrid.bots.whole_game import StuckGame
from powergrid.box import FileError, load_edition
from powergrid.files.checks import list_of, mapping, one_of
from powergrid.files.messages import counted
from powergrid.records import Record, RecordError, new_record
from powergrid.rules.options import OPTION_NAMES
from powergrid.tools import arena_factory, kept_games, seated_bots
from powergrid.tools.arguments import (
    BOARD,
    EDITION,
    EXIT_USAGE,
    MAX_GAMES,
    add_game,
    add_games,
    add_json,
    add_processes,
    add_seed,
    add_table,
    bot_seats,
    unknown_option,
    usual_names,
)
from powergrid.tools.bot_table import bot_table
from powergrid.tools.kept_games import NotKept, add_keep, keeping
from powergrid.tools.many_games import play_games
from powergrid.training.processes import NotDone

ANY: Final = "any"
_MIXTURE: Final = ("regular", "policy", "planner", "thrifty")
"""The bots for `ANY`: one of them, drawn for each game."""
EXIT_STUCK: Final = 1
_MEANS: Final[dict[str, Callable[[SeatResult], float]]] = {
    "powered": lambda seat: seat.powered,
    "cities": lambda seat: seat.cities,
    "money": lambda seat: seat.money,
}
_SHOWING: Final = {
    "share": kept_games.share,
    **dict.fromkeys(("powered", "cities", "money"), kept_games.figure),
    "seconds": kept_games.times,
}
"""The checks of what is kept of a seat, except its name."""


class MatchSettings(NamedTuple):
    """The settings of all games of a match; another process can play any of them."""

    board: str
    edition: str
    options: tuple[str, ...]
    names: tuple[str, ...]
    seed: int
    drafts_areas: bool = False


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    levels, seats = list(LEVELS), ",".join(usual_names(LEVELS))
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.epilog = (
        f"levels, weakest first: {', '.join(levels)}\nstrongest: {levels[-1]}\n"
        f"other bots: {', '.join(YARDSTICKS)};\n"
        f"{ANY}: one of {', '.join(_MIXTURE)}, drawn for each game;\n"
        "what powergrid train and learn write, by file name: net-03.npz, policy-0100.npz;\n"
        f"{seated_bots.HELP}"
    )
    add_game(parser)
    parser.add_argument("--seats", metavar="A,B,…", help=f"a bot for each seat (default: {seats})")
    add_games(parser, 400)
    add_table(parser)
    parser.add_argument(
        "--draft-areas", action="store_true", help="let the bots choose the areas in turn"
    )
    add_seed(parser)
    add_processes(parser)
    add_keep(parser)
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    """Play the games, print the figures and return the exit code."""
    if args.game == "factory":
        return arena_factory.run(args)
    names = usual_names(LEVELS) if args.seats is None else tuple(args.seats.split(","))
    board = BOARD if args.map is None else args.map
    edition = EDITION if args.edition is None else args.edition
    options = (*args.option, *needed_options(edition, len(names)))
    match = MatchSettings(
        board,
        edition,
        tuple(dict.fromkeys(options)),
        names,
        args.seed,
        args.draft_areas,
    )
    if problem := _problem(match):
        print(problem, file=sys.stderr)
        return EXIT_USAGE
    start = perf_counter()
    try:
        with keeping(args.keep, match._asdict(), partial(_outcome, names)) as kept:
            outcomes = play_games(partial(play_one, match), kept, args)
    except (NotDone, NotKept) as error:
        print(error, file=sys.stderr)
        return EXIT_USAGE
    except StuckGame as stuck:
        print(stuck, file=sys.stderr)
        return EXIT_STUCK
    _report(match, outcomes, perf_counter() - start, args.json)
    return 0


def needed_options(edition: str, players: int) -> tuple[str, ...]:
    """Return the options that an edition needs for this number of players; always added."""
    try:
        return ("against_the_bank",) if players in load_edition(edition).bank_players else ()
    except FileError:
        return ()  # reported when the match is checked


def _problem(match: MatchSettings) -> str:
    """Return one sentence that says why the match cannot be played, empty if it can."""
    if wrong := unknown_option(match.options, OPTION_NAMES):
        return wrong
    try:
        for name in match.names:
            seated_bots.check(_MIXTURE[0] if name == ANY else name)
        _deal(match, 0, players_of(match, 0, match.names))
    except (RecordError, ValueError) as error:
        return str(error)
    return ""


def play_one(match: MatchSettings, number: int) -> GameResult:
    """Play one game of a match and return its outcome; the same number gives the same game."""
    deal, names = deal_and_seats(number, match.names)
    players = players_of(match, number, names)
    record = _deal(match, deal, players)
    header = record.header
    with seated_bots.bots_named(players) as bots:
        return play_game(record.game(), header.cards, header.first_order, names, bots, header.seed)


def _outcome(names: Sequence[str], facts: Any) -> GameResult:
    """Return an outcome among these bots as it was kept."""
    seat = mapping({**_SHOWING, "name": one_of(names)}, is_closed=True)
    mapping({"rounds": kept_games.figure, "showings": list_of(seat, len(names))})(facts)
    showings = [
        SeatResult(**{**one, "seconds": tuple(one["seconds"])}) for one in facts["showings"]
    ]
    if sorted(showing.name for showing in showings) != sorted(names):
        raise ValueError("other bots")
    return GameResult(facts["rounds"], tuple(showings))


def players_of(match: MatchSettings, number: int, names: Sequence[str]) -> list[str]:
    """Return the bot of each seat in a game."""
    rng = Random(f"{match.seed}:{number}")
    return [rng.choice(_MIXTURE) if name == ANY else name for name in names]


def _deal(match: MatchSettings, deal: int, names: Sequence[str]) -> Record:
    seats = bot_seats(names)
    seed = abs(match.seed * MAX_GAMES + deal)
    options = dict.fromkeys(match.options, True)
    record = new_record(match.board, match.edition, seats, seed=seed, options=options)
    if not match.drafts_areas:
        return record
    board, count = record.game().board, len(record.header.areas)
    order = record.header.first_order
    areas = [board.areas[area].id for area in drafted(names, order, board, count, seed)]
    return new_record(match.board, match.edition, seats, seed=seed, options=options, areas=areas)


def _report(
    match: MatchSettings, outcomes: list[GameResult], seconds: float, as_json: bool
) -> None:
    games = [outcome.showings for outcome in outcomes]
    bots = [figures_of(name, games, _MEANS) for name in dict.fromkeys(match.names)]
    rounds = [outcome.rounds for outcome in outcomes]
    if not as_json:
        last = (
            f"{counted(len(games), 'game')}, median {median(rounds):g} rounds, "
            f"maximum {max(rounds)}, {seconds:.1f} s"
        )
        forms = {"powered": ".2f", "cities": ".2f", "money": ".1f"}
        print("\n".join([*bot_table(bots, forms), last]))
        return
    facts = {
        **match._asdict(),
        "games": len(games),
        "bots": [{**bot, "games": len(games)} for bot in bots],
        "rounds": {"median": median(rounds), "most": max(rounds)},
        "seconds": round(seconds, 2),
    }
    print(json.dumps(facts, indent=2))
