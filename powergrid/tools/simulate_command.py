# SPDX-License-Identifier: MIT
"""Play games among bots and print the standings.

With --transcripts every game is written as a transcript, with all consequences and a snapshot
after each phase.
"""

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from random import Random
from statistics import fmean, median
from time import perf_counter
from typing import Any, Final

from powergrid.bots import Bot
from powergrid.bots.whole_game import Watcher, play
from powergrid.files.messages import FileError, counted
from powergrid.records import (
    Recorder,
    RecordError,
    new_record,
    save,
    transcript_recorder,
)
from powergrid.rules import State
from powergrid.rules.actions import Action
from powergrid.rules.events import Event
from powergrid.rules.options import OPTION_NAMES
from powergrid.rules.scoring import shares_of_win
from powergrid.tools import interrupt, seated_bots, simulate_factory
from powergrid.tools.arguments import (
    BOARD,
    EDITION,
    EXIT_USAGE,
    MAX_GAMES,
    add_game,
    add_games,
    add_json,
    add_seed,
    add_table,
    bot_seats,
    folder_to_write,
    unknown_option,
)
from powergrid.tools.progress_line import ProgressLine
from powergrid.tools.simulated_game import PlayGame, SimulatedGame
from powergrid.tools.text_table import text_table

DEFAULT_PLAYERS: Final = "reference,reference,reference,reference"
SOURCE: Final = "a game among bots"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    add_game(parser)
    add_table(parser)
    parser.add_argument(
        "--players",
        metavar="A,B,…",
        help=f"a bot for each seat (default: {DEFAULT_PLAYERS})",
    )
    add_games(parser, 1)
    add_seed(parser)
    parser.add_argument(
        "--transcripts",
        type=folder_to_write,
        metavar="DIR",
        help="write a transcript of each game there",
    )
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    """Play the games, print the standings and return the exit code."""
    is_factory = args.game == "factory"
    usual = simulate_factory.DEFAULT_PLAYERS if is_factory else DEFAULT_PLAYERS
    names = (usual if args.players is None else args.players).split(",")
    seated = simulate_factory.seated if is_factory else _seated
    start = perf_counter()
    progress = ProgressLine("games", args.games)
    games = []
    try:
        with seated(args, names) as play_game, interrupt.unwinding():
            for number in range(args.games):
                games.append(play_game(number))
                progress.step()
    except (FileError, RecordError, ValueError) as error:
        print(error, file=sys.stderr)
        return EXIT_USAGE
    figures = _figures(names, games, perf_counter() - start)
    print(json.dumps(figures, indent=2) if args.json else _text(figures))
    return 0


@contextmanager
def _seated(args: argparse.Namespace, names: Sequence[str]) -> Iterator[PlayGame]:
    """Yield what plays a game of Power Grid; ValueError if the arguments are wrong."""
    if wrong := unknown_option(args.option, OPTION_NAMES):
        raise ValueError(wrong)
    for name in names:
        seated_bots.check(name)
    with seated_bots.bots_named(names) as bots:
        yield partial(_play, args, names, bots)


def _play(
    args: argparse.Namespace, names: Sequence[str], bots: Sequence[Bot], number: int
) -> SimulatedGame:
    seed = args.seed * MAX_GAMES + number
    options = dict.fromkeys(args.option, True)
    seats = bot_seats(names)
    board = BOARD if args.map is None else args.map
    edition = EDITION if args.edition is None else args.edition
    record = new_record(board, edition, seats, seed=abs(seed), options=options)
    header = record.header
    recorder = transcript_recorder(header, SOURCE) if args.transcripts else None
    game = record.game()
    state = play(
        game,
        header.cards,
        header.first_order,
        bots,
        Random(seed),
        None if recorder is None else _watcher(recorder),
        record.closed(game),
    )
    if recorder is not None:
        _save(recorder, args, len(names), number)
    figures = {"powered": state.powered, "money": state.money}
    return SimulatedGame(shares_of_win(state), figures, state.round)


def _watcher(recorder: Recorder) -> Watcher:
    """Return a watcher that records every move."""

    def record(state: State, action: Action | None, events: list[Event]) -> None:
        if action is not None:
            recorder.add(action, events, state)

    return record


def _save(recorder: Recorder, args: argparse.Namespace, players: int, number: int) -> None:
    header = recorder.header
    table = "-".join((header.board, header.edition, f"{players}p", *sorted(set(args.option))))
    name = f"{table}-seed{args.seed}-{number + 1:04}.json.gz"
    save(recorder, args.transcripts / name, is_synced=False)


def _figures(
    names: Sequence[str], games: Sequence[SimulatedGame], seconds: float
) -> dict[str, Any]:
    seats = [
        {
            "player": name,
            "wins": round(sum(game.shares[seat] for game in games), 2),
            **{
                f"mean_{figure}": round(fmean(game.figures[figure][seat] for game in games), 2)
                for figure in games[0].figures
            },
        }
        for seat, name in enumerate(names)
    ]
    rounds = [game.rounds for game in games]
    return {
        "games": len(games),
        "seats": seats,
        "rounds": {"median": median(rounds), "most": max(rounds)},
        "seconds": round(seconds, 2),
    }


def _text(figures: dict[str, Any]) -> str:
    heads = [key.removeprefix("mean_").replace("_", " ") for key in figures["seats"][0]]
    rows = [(number, *seat.values()) for number, seat in enumerate(figures["seats"], 1)]
    rounds = figures["rounds"]
    last = (
        f"{counted(figures['games'], 'game')}, median {rounds['median']} rounds, "
        f"maximum {rounds['most']}, {figures['seconds']} s"
    )
    return "\n".join([*text_table(("seat", *heads), rows), last])
