# SPDX-License-Identifier: MIT
"""Many games, in as many processes as the arguments of a command say."""

import argparse
from collections.abc import Callable
from typing import TypeVar

from powergrid.tools import interrupt
from powergrid.tools.kept_games import KeptGames
from powergrid.tools.progress_line import ProgressLine
from powergrid.training.processes import parallel_map

T = TypeVar("T")


def play_games(play: Callable[[int], T], kept: KeptGames[T], args: argparse.Namespace) -> list[T]:
    """Return what `play` returns for the numbers below `args.games`, in their order.

    Raises NotDone if a process ends too soon, or `args` name a cluster that cannot be used.
    """
    left = max(1, args.games - len(kept))
    progress = ProgressLine("games", left)
    with interrupt.unwinding(), parallel_map(min(args.jobs, left), args.cluster) as in_processes:
        return list(kept.results(play, range(args.games), in_processes, progress.step))
