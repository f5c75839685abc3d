# SPDX-License-Identifier: MIT
"""Play games among mixed levels over every board, edition, option and number of players.

python -m tests.conformance.mixed --games 10000 [--seed 1] [--jobs 2]

Prints how many there were, how long they lasted, and what failed: whatever is illegal, does not
end, or takes more than 25 rounds.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Sequence
from random import Random
from traceback import format_exc
from typing import Final

from powergrid.bots import LEVELS, bot_named
from powergrid.tools import interrupt
from powergrid.tools.arguments import add_processes
from powergrid.tools.progress_line import ProgressLine
from powergrid.training.processes import parallel_map
from tests.bots.setups import BOARDS, PROMPT, play_one, setup_id, setups_on

SETUPS: Final = setups_on((*BOARDS, "australia", "bremen", "india", "japan", "manhattan"))
"""Setups on the printed boards, and on some with a mechanism of their own."""
MAX_ROUNDS: Final = 25
_MASTER: Final = 199
"""The strongest level plays in one game of so many: that game takes as long as a hundred others.
The number has no factor in common with that of the setups, so it plays each of them in time."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Play the games, print the results and return 1 if any failed."""
    parser = argparse.ArgumentParser(prog="tests.conformance.mixed", description=__doc__)
    parser.add_argument("--games", type=int, default=len(SETUPS), metavar="N", help="how many")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="the first (1)")
    add_processes(parser)
    args = parser.parse_args(arguments)
    progress = ProgressLine("games", args.games)
    rounds: Counter[int] = Counter()
    failures = 0
    seeds = range(args.seed, args.seed + args.games)
    with interrupt.unwinding(), parallel_map(args.jobs, args.cluster) as in_processes:
        for lasted, failure in in_processes(tried, seeds):
            if failure:
                failures += 1
                print(failure, file=sys.stderr)
            else:
                rounds[lasted] += 1
            progress.step()
    long = sum(games for number, games in rounds.items() if number > MAX_ROUNDS)
    print(
        f"{args.games:,} games over {len(SETUPS)} setups: {failures} failed, "
        f"{long} longer than {MAX_ROUNDS} rounds, {max(rounds, default=0)} rounds at most"
    )
    return min(1, failures + long)


def tried(seed: int) -> tuple[int, str]:
    """Return how many rounds a game takes, and what failed."""
    try:
        return rounds_of(seed), ""
    except Exception:
        return 0, f"{setup_id(SETUPS[seed % len(SETUPS)])}, {seed}:\n{format_exc()}"


def rounds_of(seed: int) -> int:
    """Return how many rounds a game among randomly drawn levels takes."""
    setup = SETUPS[seed % len(SETUPS)]
    levels = Random(seed).choices(PROMPT, k=setup.players)
    if seed % _MASTER == 1:
        levels[0] = list(LEVELS)[-1]
    return play_one(setup, [bot_named(level) for level in levels], seed).round


if __name__ == "__main__":
    sys.exit(main())
