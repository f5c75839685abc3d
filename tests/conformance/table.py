# SPDX-License-Identifier: MIT
"""Play checked games of every variant and print a table: games played, actions, failures.

python -m tests.conformance.table --games 20 [--seed 1] [--quick]
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from traceback import format_exc

from powergrid.tools.progress_line import ProgressLine
from tests.conformance.trial import QUICK, THOROUGH, Care, Trial
from tests.conformance.variants import OWN_MECHANISMS, ROWS, VARIANTS, Variant

HEAD = "| edition | board | option | players | games | actions | tried | failures |"
RULE = "|---|---|---|--:|--:|--:|--:|--:|"


@dataclass
class Count:
    """What came of a variant's games: `tried` are the actions, right or wrong, put to `legal`."""

    games: int = 0
    actions: int = 0
    tried: int = 0
    failures: int = 0


def main(arguments: Sequence[str] | None = None) -> int:
    """Play the games, print the table and return 1 if any failed."""
    parser = argparse.ArgumentParser(prog="tests.conformance.table", description=__doc__)
    parser.add_argument("--games", type=int, default=2, metavar="N", help="of each variant (2)")
    parser.add_argument("--seed", type=int, default=1000, metavar="S", help="the first (1000)")
    parser.add_argument("--quick", action="store_true", help="try only some of the states")
    args = parser.parse_args(arguments)
    seeds = range(args.seed, args.seed + args.games)
    progress = ProgressLine("games", (len(VARIANTS) + len(OWN_MECHANISMS)) * len(seeds))
    counts = {}
    with TemporaryDirectory() as folder:
        for variant in (*VARIANTS, *OWN_MECHANISMS):
            care = QUICK if args.quick else THOROUGH
            counts[variant] = played(variant, seeds, care, Path(folder), progress)
    print("\n".join(lines(counts)))
    return min(1, sum(count.failures for count in counts.values()))


def played(
    variant: Variant, seeds: Sequence[int], care: Care, folder: Path, progress: ProgressLine
) -> Count:
    """Return what came of a variant's games."""
    count = Count()
    for seed in seeds:
        trial = Trial(variant, seed, care)
        try:
            trial.play(folder)
        except Exception:
            count.failures += 1
            print(f"{variant}, seed {seed}:\n{format_exc()}", file=sys.stderr)
        count.games += 1
        count.actions += len(trial.actions)
        count.tried += trial.tried
        progress.step()
    return count


def lines(counts: dict[Variant, Count]) -> Iterator[str]:
    """Yield the table, one row for each edition, board, option and number of players."""
    yield HEAD
    yield RULE
    total = Count()
    for variant, count in counts.items():
        yield row((variant.edition, variant.board, variant.option or "–", variant.players), count)
        total.games += count.games
        total.actions += count.actions
        total.tried += count.tried
        total.failures += count.failures
    yield row((f"**{len(ROWS)} rows**", "", "", ""), total)


def row(words: Sequence[object], count: Count) -> str:
    """Return one row."""
    figures = (f"{count.games:,}", f"{count.actions:,}", f"{count.tried:,}", count.failures)
    return f"| {' | '.join(str(word) for word in (*words, *figures))} |"


if __name__ == "__main__":
    sys.exit(main())
