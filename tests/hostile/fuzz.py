# SPDX-License-Identifier: MIT
"""Give the program many damaged files and nonsense command lines, and report what it did.

python -m tests.hostile.fuzz --inputs 100000 --seed 1
python -m tests.hostile.fuzz --seed 1 --only 4711     that one input alone

It must answer each with one sentence: no traceback, no second of work, no other file touched.
"""

import argparse
import os
import resource
import shutil
import signal
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter, process_time
from traceback import format_exc
from typing import Final
from unittest.mock import patch

from powergrid.tools.progress_line import ProgressLine
from tests.hostile import boards, folders, records, settings, words
from tests.hostile.ground import Attack, Ground, Harm
from tests.patience import PATIENCE

ATTACKS: Final[dict[str, tuple[int, Attack]]] = {
    "records": (50, records.attack),
    "boards": (25, boards.attack),
    "command lines": (15, words.attack),
    "folders": (5, folders.attack),
    "settings": (5, settings.attack),
}
"""By name, how often each comes in a hundred, and what it does."""

MAX_SECONDS: Final = 1.0
"""Of processor time; by the clock ten times as much, the machine being shared."""
MAX_SECONDS_OF_COMMANDS: Final = 30.0
"""Some of them measure, train or draw, however small their work is made."""
MAX_MEMORY: Final = 3 * 2**30
MAX_SHOWN: Final = 20


class Hang(BaseException):
    """An input kept the program busy for too long; the program's handlers must not catch this."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Try the inputs, print the figures and return 1 if anything went wrong."""
    parser = argparse.ArgumentParser(
        prog="tests.hostile.fuzz",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--inputs", type=int, default=1000, metavar="N", help="how many (1000)")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="the same inputs (1)")
    parser.add_argument("--only", type=int, metavar="I", help="this one input, by its number")
    parser.add_argument("--attack", choices=ATTACKS, help="inputs of this kind alone")
    parser.add_argument("--keep", type=Path, metavar="DIR", help="keep what failed there")
    args = parser.parse_args(arguments)
    numbers = range(args.inputs) if args.only is None else range(args.only, args.only + 1)
    resource.setrlimit(resource.RLIMIT_AS, (MAX_MEMORY, resource.RLIM_INFINITY))
    with prepared() as ground:
        run = Run(ground, args.seed, args.attack, args.keep)
        progress = ProgressLine("inputs", len(numbers))
        for number in numbers:
            run.one(number)
            progress.step()
    print("\n".join(run.lines()))
    return 1 if run.failures else 0


@contextmanager
def prepared() -> Iterator[Ground]:
    """Use the folders as the user's home, and remove them afterwards."""
    names = ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME", "HOME")
    with TemporaryDirectory(prefix="powergrid-hostile-") as root:
        ground = Ground(Path(root))
        ground.lay_out()
        with patch.dict(os.environ, dict.fromkeys(names, str(ground.folder))):
            yield ground


class Run:
    """Tries inputs by number and counts the results."""

    def __init__(self, ground: Ground, seed: int, only: str | None, keep: Path | None) -> None:
        self.ground = ground
        self.seed = seed
        self.keep = keep
        self.names = [only] if only else list(ATTACKS)
        self.counts: Counter[str] = Counter()
        self.failures: Counter[str] = Counter()
        self.slowest = (0.0, "")
        self.seconds = 0.0
        self._seen = ground.seen()

    def one(self, number: int) -> None:
        """Try one input, which seed and number determine."""
        rng = Random(f"{self.seed}:{number}")
        name = rng.choices(self.names, [ATTACKS[name][0] for name in self.names])[0]
        start, clock = process_time(), perf_counter()
        try:
            with limited_time(MAX_SECONDS_OF_COMMANDS if name == "command lines" else MAX_SECONDS):
                ATTACKS[name][1](rng, self.ground)
            if self.ground.seen() != self._seen:
                raise Harm
        except (Exception, Hang):
            self._fail(name, number)
        self.counts[name] += 1
        self.slowest = max(self.slowest, (process_time() - start, f"{name}, input {number}"))
        self.seconds += perf_counter() - clock
        self.ground.clear()

    def _fail(self, name: str, number: int) -> None:
        self.failures[name] += 1
        if self.failures.total() <= MAX_SHOWN:
            print(
                f"{name}, input {number} of seed {self.seed}:\n{format_exc(limit=-8)}",
                file=sys.stderr,
            )
            if self.keep:
                kept = self.keep / f"{self.seed}-{number}"
                with suppress(shutil.Error):  # pipes remain
                    shutil.copytree(self.ground.folder, kept, symlinks=True, dirs_exist_ok=True)

    def lines(self) -> Iterator[str]:
        """Yield the results, line by line."""
        for name, count in sorted(self.counts.items()):
            yield f"{name:<16}{count:>9,} inputs{self.failures[name]:>6} failures"
        yield (
            f"{'all':<16}{self.counts.total():>9,} inputs{self.failures.total():>6} failures,"
            f" {self.seconds:.0f} s, the slowest took {self.slowest[0]:.2f} s ({self.slowest[1]})"
        )


@contextmanager
def limited_time(seconds: float) -> Iterator[None]:
    """Raise `Hang` if the body takes longer, in seconds of processor time."""

    def hang(*_: object) -> None:
        raise Hang

    signal.signal(signal.SIGPROF, hang)
    signal.signal(signal.SIGALRM, hang)
    # In tests, which may count branches, only a hang matters and not the speed.
    is_test = "pytest" in sys.modules
    signal.setitimer(signal.ITIMER_PROF, PATIENCE if is_test else seconds)
    signal.setitimer(signal.ITIMER_REAL, PATIENCE if is_test else seconds * 10)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.setitimer(signal.ITIMER_REAL, 0)


if __name__ == "__main__":
    sys.exit(main())
