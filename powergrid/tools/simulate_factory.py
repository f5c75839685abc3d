# SPDX-License-Identifier: MIT
"""Games of Factory Manager among bots, for `powergrid simulate --game factory`."""

import argparse
import json
import sys
from collections.abc import Sequence
from random import Random
from statistics import fmean
from time import perf_counter
from typing import Any, Final

from powergrid.factory.bots import Bot, bot_named
from powergrid.factory.bots.whole_game import play
from powergrid.factory.records import Recorder, new_record
from powergrid.factory.rules import State
from powergrid.factory.rules.scoring import shares_of_win
from powergrid.files.messages import FileError, counted
from powergrid.play.errors import RecordError
from powergrid.play.record_files import save
from powergrid.tools import interrupt
from powergrid.tools.arguments import (
    EXIT_USAGE,
    MAX_GAMES,
    bot_seats,
    not_in_factory,
    unknown_option,
)
from powergrid.tools.progress_line import ProgressLine
from powergrid.tools.text_table import text_table

DEFAULT_PLAYERS: Final = "master,master,master,master"
FIRST_GAME: Final = "first_game"


def run(args: argparse.Namespace) -> int:
    """Play the games, print the standings and return the exit code."""
    names = (DEFAULT_PLAYERS if args.players is None else args.players).split(",")
    other = not_in_factory({"--map": args.map, "--edition": args.edition})
    if wrong := other or unknown_option(args.option, [FIRST_GAME]):
        print(wrong, file=sys.stderr)
        return EXIT_USAGE
    progress = ProgressLine("games", args.games)
    ends = []
    start = perf_counter()
    try:
        bots = [bot_named(name) for name in names]
        with interrupt.unwinding():
            for number in range(args.games):
                ends.append(_play(args, names, bots, number))
                progress.step()
    except (FileError, RecordError, ValueError) as error:
        print(error, file=sys.stderr)
        return EXIT_USAGE
    figures = _figures(names, ends, perf_counter() - start)
    print(json.dumps(figures, indent=2) if args.json else _text(figures))
    return 0


def _play(
    args: argparse.Namespace, names: Sequence[str], bots: Sequence[Bot], number: int
) -> State:
    """Play one game and return its end; keep its record if there is a folder for it."""
    seed = abs(args.seed * MAX_GAMES + number)
    record = new_record(bot_seats(names), seed, FIRST_GAME in args.option)
    _, state = record.start()
    recorder = Recorder(record, state)
    end = play(state, record.deal, bots, Random(seed), recorder.add if args.transcripts else None)
    if args.transcripts:
        name = f"factory-{len(names)}p-seed{args.seed}-{number + 1:04}.json.gz"
        save(recorder, args.transcripts / name, is_synced=False)
    return end


def _figures(names: Sequence[str], ends: Sequence[State], seconds: float) -> dict[str, Any]:
    shares = [shares_of_win(end) for end in ends]
    seats = [
        {
            "player": name,
            "wins": round(sum(share[seat] for share in shares), 2),
            "mean_money": round(fmean(end.money[seat] for end in ends), 1),
            "mean_last_profit": round(fmean(end.profit[seat] for end in ends), 1),
        }
        for seat, name in enumerate(names)
    ]
    return {
        "games": len(ends),
        "seats": seats,
        "seconds": round(seconds, 2),
        "games_a_second": round(len(ends) / seconds, 1),
    }


def _text(figures: dict[str, Any]) -> str:
    rows = [(number, *seat.values()) for number, seat in enumerate(figures["seats"], 1)]
    last = (
        f"{counted(figures['games'], 'game')}, {figures['seconds']} s,"
        f" {figures['games_a_second']} games a second"
    )
    return "\n".join([*text_table(("seat", "player", "wins", "money", "last profit"), rows), last])
