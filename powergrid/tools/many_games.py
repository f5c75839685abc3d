# SPDX-License-Identifier: MIT
"""Many games, in as many processes as a command was told to use."""

import argparse
from collections.abc import Callable
from typing import TypeVar

from powergrid.tools import interrupt
from powergrid.tools.progress_line import ProgressLine
from powergrid.training.processes import mapping

T = TypeVar("T")


def play_games(play: Callable[[int], T], args: argparse.Namespace) -> list[T]:
    """Return what `play` returns for the numbers below `args.games`, in their order.

    Raises NoCluster if `args` name a cluster that cannot be used.
    """
    progress = ProgressLine("games", args.games)
    results = []
    with (
        interrupt.unwinding(),
        mapping(min(args.jobs, args.games), args.cluster) as in_processes,
    ):
        for result in in_processes(play, range(args.games)):
            results.append(result)
            progress.step()
    return results
