# SPDX-License-Identifier: MIT
"""Play games of every board in every edition with every number of players and option.

python -m tests.conformance.cells --games 1000 [--boards japan,bremen] [--jobs 2] [--thorough 10]

After every action fuel, houses, plants and money must add up, and the plant market must be as it
should; every game must end. With `--thorough 10` that holds for every tenth game; in the others
only money is counted after every action, all else once each round, which takes a fifth of the time.
Prints a row for each board; half of the games are played by `random`, half by `sensible`.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Sequence
from traceback import format_exc
from typing import NamedTuple

from powergrid.bots import bot_named
from powergrid.box import built_in_board_ids
from powergrid.rules import State
from powergrid.rules.actions import Action
from powergrid.rules.events import Event
from powergrid.tools import interrupt
from powergrid.tools.arguments import add_processes
from powergrid.tools.progress_line import ProgressLine
from powergrid.training.processes import parallel_map
from tests.bots.setups import Setup, play_one, setup_id, setups_on
from tests.conformance.markets import check_market
from tests.conformance.trial import LEVELS
from tests.ledger import Ledger


class Game(NamedTuple):
    """One game: its setup, its seed, and whether everything is checked after every action."""

    setup: Setup
    seed: int
    is_thorough: bool = True


def main(arguments: Sequence[str] | None = None) -> int:
    """Play the games, print the table and return 1 if any failed."""
    parser = argparse.ArgumentParser(prog="tests.conformance.cells", description=__doc__)
    parser.add_argument("--games", type=int, default=2, metavar="N", help="of each setup (2)")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="the first (1)")
    parser.add_argument("--thorough", type=int, default=1, metavar="N", help="one game in N (1)")
    parser.add_argument("--boards", metavar="ID,…", help="only these")
    add_processes(parser)
    args = parser.parse_args(arguments)
    boards = args.boards.split(",") if args.boards else built_in_board_ids()
    seeds = range(args.seed, args.seed + args.games)
    games = [
        Game(setup, seed, seed // len(LEVELS) % args.thorough == 0)
        for setup in setups_on(boards)
        for seed in seeds
    ]
    progress = ProgressLine("games", len(games))
    failures: Counter[str] = Counter()
    with interrupt.unwinding(), parallel_map(args.jobs, args.cluster) as in_processes:
        for game, failure in zip(games, in_processes(why_failed, games), strict=True):
            if failure:
                failures[game.setup.board] += 1
                print(failure, file=sys.stderr)
            progress.step()
    print("| board | setups | games | failures |\n|---|--:|--:|--:|")
    for board, played in Counter(game.setup.board for game in games).items():
        print(f"| {board} | {played // args.games} | {played:,} | {failures[board]} |")
    return min(1, failures.total())


def why_failed(game: Game) -> str:
    """Play a game and return what failed, "" if nothing did."""
    ledger, bot = Ledger(game.is_thorough), bot_named(LEVELS[game.seed % len(LEVELS)])

    def check(state: State, action: Action | None, events: list[Event]) -> None:
        ledger(state, action, events)
        if ledger.is_due:
            check_market(state)

    try:
        play_one(game.setup, [bot] * game.setup.players, game.seed, check)
    except Exception:
        return f"{setup_id(game.setup)}, {game.seed}:\n{format_exc()}"
    return ""


if __name__ == "__main__":
    sys.exit(main())
