# SPDX-License-Identifier: MIT
"""Bots of Factory Manager against each other, for `powergrid arena --game factory`.

A seat can be the strongest level with one of its numbers changed: `master:width=4`.
"""

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from functools import partial
from random import Random
from time import perf_counter
from typing import Any, Final, NamedTuple

from powergrid.arena.match import deal_and_seats, figures_of
from powergrid.arena.timed_bot import TimedBot
from powergrid.factory.bots import LEVELS, Bot, bot_named
from powergrid.factory.bots.planner import PlannerBot
from powergrid.factory.bots.planner.numbers import NUMBERS
from powergrid.factory.bots.whole_game import play
from powergrid.factory.box import PLAYERS, load_game
from powergrid.factory.rules import start
from powergrid.factory.rules.deal import shuffle
from powergrid.factory.rules.scoring import shares_of_win
from powergrid.files.messages import FileError, counted
from powergrid.tools import kept_games
from powergrid.tools.arguments import EXIT_USAGE, MAX_GAMES, not_in_factory, usual_names
from powergrid.tools.bot_table import bot_table
from powergrid.tools.kept_games import NotKept, keeping
from powergrid.tools.many_games import play_games
from powergrid.training.processes import NotDone


class FactorySeatResult(NamedTuple):
    """How one seat did in a game: its share of the win, and how long it thought, in seconds."""

    name: str
    share: float
    money: int
    last_profit: int
    seconds: tuple[float, ...]


_MEANS: Final[dict[str, Callable[[FactorySeatResult], float]]] = {
    "money": lambda seat: seat.money,
    "last_profit": lambda seat: seat.last_profit,
}


def play_one(names: Sequence[str], seed: int, number: int) -> list[FactorySeatResult]:
    """Return what each seat showed in a game, always the same for the same number."""
    deal_number, seats = deal_and_seats(number, names)
    game = load_game(len(seats))
    deal = shuffle(game, Random(seed * MAX_GAMES + deal_number))
    bots = [TimedBot(_bot(name)) for name in seats]
    end = play(start(game, deal), deal, bots, Random(seed * MAX_GAMES + number))
    return [
        FactorySeatResult(name, share, money, profit, tuple(bot.seconds))
        for name, share, money, profit, bot in zip(
            seats, shares_of_win(end), end.money, end.profit, bots, strict=True
        )
    ]


def run(args: argparse.Namespace) -> int:
    """Play the games, print the figures and return the exit code."""
    names = usual_names(LEVELS) if args.seats is None else tuple(args.seats.split(","))
    table = {"--map": args.map, "--edition": args.edition, "--option": args.option}
    other = not_in_factory({**table, "--draft-areas": args.draft_areas})
    if problem := other or _problem(names):
        print(problem, file=sys.stderr)
        return EXIT_USAGE
    start = perf_counter()
    try:
        plan = {"seats": names, "seed": args.seed}
        with keeping(args.keep, plan, partial(_showings, names)) as kept:
            games = play_games(partial(play_one, names, args.seed), kept, args)
    except (NotDone, NotKept) as error:
        print(error, file=sys.stderr)
        return EXIT_USAGE
    figures = [figures_of(name, games, _MEANS) for name in dict.fromkeys(names)]
    seconds = round(perf_counter() - start, 1)
    if args.json:
        facts = {"seats": names, "seed": args.seed, "games": len(games), "bots": figures}
        print(json.dumps({**facts, "seconds": seconds}, indent=2))
    else:
        lines = bot_table(figures, dict.fromkeys(_MEANS, ".1f"))
        print("\n".join([*lines, f"{counted(len(games), 'game')}, {seconds} s"]))
    return 0


def _showings(names: Sequence[str], facts: Any) -> list[FactorySeatResult]:
    """Return what each seat, of these bots, showed as it was kept."""
    showings = [
        FactorySeatResult(name, share, money, profit, tuple(seconds))
        for name, share, money, profit, seconds in facts
    ]
    if sorted(showing.name for showing in showings) != sorted(names):
        raise ValueError("other bots")
    for _, share, money, profit, seconds in showings:
        kept_games.share(share)
        kept_games.figure(money)
        kept_games.figure(profit)
        kept_games.times([*seconds])
    return showings


def _problem(names: Sequence[str]) -> str:
    """Return one sentence that says why the games cannot be played, empty if they can."""
    if len(names) not in PLAYERS:
        return f"Factory Manager is for {min(PLAYERS)} to {max(PLAYERS)} players, not {len(names)}."
    try:
        for name in names:
            _bot(name)
        load_game(len(names))
    except (FileError, ValueError) as error:
        return str(error)
    return ""


def _bot(name: str) -> Bot:
    """Return a bot of a level, or the strongest one with a number changed; ValueError if none."""
    level, _, change = name.partition(":")
    if not change:
        return bot_named(name)
    number, _, value = change.partition("=")
    if level != [*LEVELS][-1] or number not in NUMBERS._fields:
        names = ", ".join(NUMBERS._fields)
        raise ValueError(f'"{name}": only {[*LEVELS][-1]} has numbers; they are {names}.')
    try:
        changed = type(getattr(NUMBERS, number))(value)
    except ValueError:
        raise ValueError(f'"{value}" cannot be {number}.') from None
    return PlannerBot(NUMBERS._replace(**{number: changed}))
