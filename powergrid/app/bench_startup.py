# SPDX-License-Identifier: MIT
"""From the start of the process to the first paint: the game's window against a bare one."""

import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from statistics import median
from time import monotonic
from typing import Final

RUNS: Final = 9
LONGEST: Final = 60.0
HOMES: Final = ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME")


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
    environment = os.environ | dict.fromkeys(HOMES, home)
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    environment.setdefault("QT_QPA_PLATFORM", "offscreen")
    begin = monotonic()
    done = subprocess.run(
        [sys.executable, "-m", "powergrid.app.first_paint", kind],
        env=environment,
        capture_output=True,
        text=True,
        timeout=LONGEST,
        check=True,
    )
    # The clock is the system's: its readings compare across processes.
    return (float(done.stdout) - begin) * 1000
