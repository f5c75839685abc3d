# SPDX-License-Identifier: MIT
"""Play checked games of every variant and print a table: games played, actions, failures.

python -m tests.conformance.table --games 20 [--seed 1] [--quick]
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from traceback import format_exc

from powergrid.tools import interrupt
from powergrid.tools.arguments import add_processes
from powergrid.tools.progress_line import ProgressLine
from powergrid.training.processes import parallel_map
from tests.conformance.trial import QUICK, THOROUGH, Care, Trial
from tests.conformance.variants import OWN_MECHANISMS, VARIANTS, Variant

HEAD = "| edition | board | option | players | games | actions | tried | failures |"
RULE = "|---|---|---|--:|--:|--:|--:|--:|"


@dataclass
class Count:
    """The results of a variant's games: `tried` counts the actions put to `legal`."""

    games: int = 0
    actions: int = 0
    tried: int = 0
    failures: int = 0

    def __add__(self, other: "Count") -> "Count":
        return Count(
            self.games + other.games,
            self.actions + other.actions,
            self.tried + other.tried,
            self.failures + other.failures,
        )


def main(arguments: Sequence[str] | None = None) -> int:
    """Play the games, print the table and return 1 if any failed."""
    parser = argparse.ArgumentParser(prog="tests.conformance.table", description=__doc__)
    parser.add_argument("--games", type=int, default=2, metavar="N", help="of each variant (2)")
    parser.add_argument("--seed", type=int, default=1000, metavar="S", help="the first (1000)")
    parser.add_argument("--quick", action="store_true", help="try only some of the states")
    add_processes(parser)
    args = parser.parse_args(arguments)
    seeds = range(args.seed, args.seed + args.games)
    games = [(variant, seed) for variant in (*VARIANTS, *OWN_MECHANISMS) for seed in seeds]
    progress = ProgressLine("games", len(games))
    counts = {variant: Count() for variant, _ in games}
    care = QUICK if args.quick else THOROUGH
    with interrupt.unwinding(), parallel_map(args.jobs, args.cluster) as in_processes:
        for (variant, _), (count, failure) in zip(
            games, in_processes(partial(played, care), games), strict=True
        ):
            counts[variant] += count
            progress.step()
            if failure:
                print(failure, file=sys.stderr)
    print("\n".join(lines(counts)))
    return min(1, sum(count.failures for count in counts.values()))


def played(care: Care, game: tuple[Variant, int]) -> tuple[Count, str]:
    """Return the result of one game of a variant with a seed, and what failed."""
    variant, seed = game
    trial = Trial(variant, seed, care)
    failure = ""
    try:
        with TemporaryDirectory() as folder:
            trial.play(Path(folder))
    except Exception:
        failure = f"{variant}, seed {seed}:\n{format_exc()}"
    return Count(1, len(trial.actions), trial.tried, int(bool(failure))), failure


def lines(counts: dict[Variant, Count]) -> Iterator[str]:
    """Yield the table, one row for each edition, board, option and number of players."""
    yield HEAD
    yield RULE
    for variant, count in counts.items():
        yield row((variant.edition, variant.board, variant.option or "–", variant.players), count)
    yield row(("**total**", "", "", ""), sum(counts.values(), Count()))


def row(words: Sequence[object], count: Count) -> str:
    """Return one row."""
    figures = (f"{count.games:,}", f"{count.actions:,}", f"{count.tried:,}", count.failures)
    return f"| {' | '.join(str(word) for word in (*words, *figures))} |"


if __name__ == "__main__":
    sys.exit(main())
