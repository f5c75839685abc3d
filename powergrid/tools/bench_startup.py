# SPDX-License-Identifier: MIT
"""From the start of the process to the first paint: front page and table against a bare window."""

import tempfile
from statistics import median
from time import monotonic
from typing import Final

from powergrid.tools.isolated import output_of
from powergrid.tools.progress_line import ProgressLine

RUNS: Final = 9
_KINDS: Final = ("bare", "front", "table")


def measure(runs: int = RUNS) -> dict[str, float | int]:
    """Return the medians in milliseconds, and the median ratios over the runs.

    `powergrid` shows the front page first, `powergrid FILE` the table. The windows are started in
    turn, so that a change in the machine's speed affects all of them.
    """
    times: dict[str, list[float]] = {kind: [] for kind in _KINDS}
    with tempfile.TemporaryDirectory() as home:
        output_of("powergrid.tools.first_paint", "save", home=home)
        for kind in _KINDS:
            _start(kind, home)  # the first start warms the caches
        progress = ProgressLine("rounds", runs)
        for _ in range(runs):
            for kind in _KINDS:
                times[kind].append(_start(kind, home))
            progress.step()
    bare, front, table = (times[kind] for kind in _KINDS)
    return {
        "first_paint_ms": round(median(front), 1),
        "table_ms": round(median(table), 1),
        "bare_window_ms": round(median(bare), 1),
        "ratio": _ratio(front, bare),
        "table_ratio": _ratio(table, bare),
        "runs": runs,
    }


def _ratio(times: list[float], bare: list[float]) -> float:
    return round(median(one / other for one, other in zip(times, bare, strict=True)), 2)


def _start(kind: str, home: str) -> float:
    """Return the milliseconds from the start of a process to the first paint of its window."""
    begin = monotonic()
    painted = output_of("powergrid.tools.first_paint", kind, home=home)
    # The monotonic clock is the same in all processes.
    return (float(painted) - begin) * 1000
