# SPDX-License-Identifier: MIT
"""From the start of the process to the first paint: the game's window against a bare one."""

import tempfile
from collections.abc import Callable
from statistics import median
from time import monotonic
from typing import Final

from powergrid.tools.isolated import output_of

RUNS: Final = 9


def measure(
    runs: int = RUNS, progress: Callable[[str], None] = lambda _: None
) -> dict[str, float | int]:
    """Return the medians in milliseconds, and the median ratio over pairs of runs.

    The two windows are started in turn, so that a change in the machine's speed affects both.
    """
    bare, game = [], []
    with tempfile.TemporaryDirectory() as home:
        for kind in ("bare", "game"):
            _start(kind, home)  # the first start warms the caches
        for number in range(runs):
            progress(f"pair {number + 1} of {runs}")
            bare.append(_start("bare", home))
            game.append(_start("game", home))
    ratios = [mine / other for mine, other in zip(game, bare, strict=True)]
    return {
        "first_paint_ms": round(median(game), 1),
        "bare_window_ms": round(median(bare), 1),
        "ratio": round(median(ratios), 2),
        "runs": runs,
    }


def _start(kind: str, home: str) -> float:
    """Return the milliseconds from the start of a process to the first paint of its window."""
    begin = monotonic()
    painted = output_of("powergrid.tools.first_paint", kind, home=home)
    # The monotonic clock is the same in all processes.
    return (float(painted) - begin) * 1000
