# SPDX-License-Identifier: MIT
"""What the commands that train have in common: a folder, a plan, and the processes that play."""

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from typing import Final

from powergrid.bots.weights_file import DamagedNet
from powergrid.tools import interrupt
from powergrid.tools.arguments import (
    EXIT_USAGE,
    add_number,
    add_processes,
    add_seed,
    folder_to_write,
)
from powergrid.training.processes import Map, NotDone, parallel_map
from powergrid.training.run_folder import DamagedRun, RunPlan, write_plan

MAX_NUMBER: Final = 1_000_000


def add_run(parser: ArgumentParser, rounds: int, games: int, fewest_games: int = 1) -> None:
    """Add the arguments of a run, with these usual numbers of rounds, and of games in each."""
    parser.add_argument(
        "folder", type=folder_to_write, metavar="FOLDER", help="the folder of the run"
    )
    add_number(parser, "--rounds", 1, MAX_NUMBER, rounds, "rounds")
    add_number(parser, "--games", fewest_games, MAX_NUMBER, games, "games per round")
    add_seed(parser)
    add_processes(parser)


def carry_out(args: Namespace, work: Callable[[RunPlan, Map], None]) -> int:
    """Do the work of a run, or the rest of it, in its processes, and return the exit code."""
    plan = RunPlan(args.seed, args.rounds, args.games)
    try:
        write_plan(plan, args.folder)
        with interrupt.unwinding(), parallel_map(args.jobs, args.cluster) as in_processes:
            work(plan, in_processes)
    except (DamagedRun, DamagedNet, NotDone) as error:
        print(error, file=sys.stderr)
        return EXIT_USAGE
    return 0
