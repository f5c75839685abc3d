# SPDX-License-Identifier: MIT
"""Play games among bots and print who won them.

With --transcripts every game is written in the transcript format, with all its consequences and a
snapshot after each phase.
"""

import argparse
import json
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from statistics import fmean, median
from time import perf_counter
from typing import TYPE_CHECKING, Final

from powergrid.app.progress import Progress

if TYPE_CHECKING:
    from powergrid.bots import Bot
    from powergrid.bots.games import Watcher
    from powergrid.records import Record, Recorder
    from powergrid.rules import State
    from powergrid.rules.actions import Action
    from powergrid.rules.events import Event

DEFAULT_PLAYERS: Final = "reference,reference,reference,reference"
MOST_GAMES: Final = 1_000_000
EXIT_USAGE: Final = 2
SOURCE: Final = "a game among bots"
COLOURS: Final = ("red", "blue", "green", "yellow", "purple", "black")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what the command takes."""
    parser.add_argument("--map", default="germany", metavar="ID", help="the board (germany)")
    parser.add_argument("--edition", default="recharged", help="classic or recharged (recharged)")
    parser.add_argument(
        "--players",
        default=DEFAULT_PLAYERS,
        metavar="A,B,…",
        help=f"a bot for each seat ({DEFAULT_PLAYERS})",
    )
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME",
        help="play with an option of the edition; may be given again for another one",
    )
    parser.add_argument("--games", type=_count, default=1, metavar="N", help="how many (1)")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="the same games (1)")
    parser.add_argument("--transcripts", type=Path, metavar="DIR", help="write each game there")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")


def _count(text: str) -> int:
    number = int(text)
    if not 1 <= number <= MOST_GAMES:
        raise argparse.ArgumentTypeError(f"{number} is not between 1 and {MOST_GAMES}")
    return number


@dataclass(frozen=True)
class Result:
    """How one game ended: by seat its share of the win, cities powered and money."""

    shares: tuple[float, ...]
    powered: tuple[int, ...]
    money: tuple[int, ...]
    rounds: int


def run(args: argparse.Namespace) -> int:
    """Play the games, print the standings and return the exit code."""
    from powergrid.bots import bot_named
    from powergrid.records import RecordError
    from powergrid.rules.options import OPTION_NAMES

    unknown = [name for name in args.option if name not in OPTION_NAMES]
    if unknown:
        known = ", ".join(OPTION_NAMES)
        print(f'There is no option "{unknown[0]}"; there are {known}.', file=sys.stderr)
        return EXIT_USAGE
    names = args.players.split(",")
    start = perf_counter()
    progress = Progress("games", args.games)
    results = []
    try:
        bots = [bot_named(name) for name in names]
        for number in range(args.games):
            results.append(_play(args, names, bots, number))
            progress.step()
    except (RecordError, ValueError) as error:
        print(error, file=sys.stderr)
        return EXIT_USAGE
    figures = _figures(names, results, perf_counter() - start)
    print(json.dumps(figures, indent=2) if args.json else _text(figures))
    return 0


def _play(
    args: argparse.Namespace, names: Sequence[str], bots: "Sequence[Bot]", number: int
) -> Result:
    from powergrid.bots.games import play
    from powergrid.records import Seat, new_record
    from powergrid.rules.pile import Pile
    from powergrid.rules.setup import Cards

    seats = [
        Seat(f"{name} {seat + 1}", COLOURS[seat % len(COLOURS)], name)
        for seat, name in enumerate(names)
    ]
    seed = args.seed * MOST_GAMES + number
    options = dict.fromkeys(args.option, True)
    record = new_record(args.map, args.edition, seats, seed=abs(seed), options=options)
    header = record.header
    recorder = _recorder(record) if args.transcripts else None
    state = play(
        record.game(),
        Cards(header.market, Pile(header.pile, header.pile_seed)),
        header.first_order,
        bots,
        Random(seed),
        None if recorder is None else _note(recorder),
    )
    if recorder is not None:
        _save(recorder, args, len(names), number)
    return _result(state)


def _note(recorder: "Recorder") -> "Watcher":
    def note(state: "State", seat: int, action: "Action | None", events: "list[Event]") -> None:
        if action is not None:
            recorder.add(action, events, state)

    return note


def _recorder(record: "Record") -> "Recorder":
    from powergrid.records import transcript_recorder

    return transcript_recorder(record.header, SOURCE)


def _save(recorder: "Recorder", args: argparse.Namespace, players: int, number: int) -> None:
    from powergrid.records import save

    table = "-".join((args.map, args.edition, f"{players}p", *sorted(set(args.option))))
    name = f"{table}-seed{args.seed}-{number + 1:04}.json.gz"
    save(recorder, args.transcripts / name, is_synced=False)


def _result(state: "State") -> Result:
    from powergrid.rules.scoring import standing

    standings = [standing(state, seat) for seat in range(state.game.players)]
    winners = standings.count(max(standings))
    shares = tuple(1 / winners if mine == max(standings) else 0.0 for mine in standings)
    return Result(shares, state.powered, state.money, state.round)


def _figures(names: Sequence[str], results: Sequence[Result], seconds: float) -> dict[str, object]:
    seats = [
        {
            "player": name,
            "wins": round(sum(result.shares[seat] for result in results), 2),
            "mean_powered": round(fmean(result.powered[seat] for result in results), 2),
            "mean_money": round(fmean(result.money[seat] for result in results), 2),
        }
        for seat, name in enumerate(names)
    ]
    rounds = [result.rounds for result in results]
    return {
        "games": len(results),
        "seats": seats,
        "rounds": {"median": median(rounds), "most": max(rounds)},
        "seconds": round(seconds, 2),
    }


def _text(figures: dict[str, object]) -> str:
    lines = [f"{'seat':<5}{'player':<14}{'wins':>8}{'powered':>9}{'money':>8}"]
    seats = figures["seats"]
    assert isinstance(seats, list)
    for number, seat in enumerate(seats, start=1):
        lines.append(
            f"{number:<5}{seat['player']:<14}{seat['wins']:>8}"
            f"{seat['mean_powered']:>9}{seat['mean_money']:>8}"
        )
    rounds = figures["rounds"]
    assert isinstance(rounds, dict)
    lines.append(
        f"{figures['games']} games, {rounds['median']} rounds in the middle, "
        f"{rounds['most']} at most, {figures['seconds']} s"
    )
    return "\n".join(lines)
