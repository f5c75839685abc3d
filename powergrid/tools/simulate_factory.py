# SPDX-License-Identifier: MIT
"""Games of Factory Manager among bots, for `powergrid simulate --game factory`."""

import argparse
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from random import Random
from typing import Final

from powergrid.factory.bots import Bot, bot_named
from powergrid.factory.bots.whole_game import play
from powergrid.factory.records import Recorder, new_record
from powergrid.factory.rules.scoring import shares_of_win
from powergrid.play.record_files import save
from powergrid.tools.arguments import MAX_GAMES, bot_seats, not_in_factory, unknown_option
from powergrid.tools.simulated_game import PlayGame, SimulatedGame

DEFAULT_PLAYERS: Final = "master,master,master,master"
FIRST_GAME: Final = "first_game"


@contextmanager
def seated(args: argparse.Namespace, names: Sequence[str]) -> Iterator[PlayGame]:
    """Yield what plays a game; ValueError, in one sentence, if the arguments are wrong."""
    other = not_in_factory({"--map": args.map, "--edition": args.edition})
    if wrong := other or unknown_option(args.option, [FIRST_GAME]):
        raise ValueError(wrong)
    yield partial(_play, args, names, [bot_named(name) for name in names])


def _play(
    args: argparse.Namespace, names: Sequence[str], bots: Sequence[Bot], number: int
) -> SimulatedGame:
    """Play one game and return how it ended; keep its record if there is a folder for it."""
    seed = abs(args.seed * MAX_GAMES + number)
    record = new_record(bot_seats(names), seed, FIRST_GAME in args.option)
    _, state = record.start()
    recorder = Recorder(record, state)
    end = play(state, record.deal, bots, Random(seed), recorder.add if args.transcripts else None)
    if args.transcripts:
        name = f"factory-{len(names)}p-seed{args.seed}-{number + 1:04}.json.gz"
        save(recorder, args.transcripts / name, is_synced=False)
    figures = {"money": end.money, "last_profit": end.profit}
    return SimulatedGame(shares_of_win(end), figures, end.round)
