# SPDX-License-Identifier: MIT
"""From the start of the process to the first paint: the game's window against a bare one."""

import tempfile
from collections.abc import Callable
from statistics import median
from time import monotonic
from typing import Final

from powergrid.app.apart import said_by

RUNS: Final = 9


def measure(
    runs: int = RUNS, tell: Callable[[str], None] = lambda _: None
) -> dict[str, float | int]:
    """Return the medians in milliseconds, and the median of the ratios of each pair of runs.

    The two kinds of window are started in turn, so that a machine that changes its speed changes
    it for both.
    """
    bare, game = [], []
    with tempfile.TemporaryDirectory() as home:
        for kind in ("bare", "game"):
            _start(kind, home)  # the first of each warms the disk's cache and the game's
        for number in range(runs):
            tell(f"pair {number + 1} of {runs}")
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
    painted = said_by("powergrid.app.first_paint", kind, home=home)
    # The clock is the system's: its readings compare across processes.
    return (float(painted) - begin) * 1000
