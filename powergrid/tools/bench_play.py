# SPDX-License-Identifier: MIT
"""How responsive the window stays while the strongest bots play, and how much memory it takes."""

import json
import tempfile
from statistics import quantiles
from typing import Final

from powergrid.tools.isolated import PATIENCE, output_of

SECONDS: Final = 40


def measure(seconds: int = SECONDS) -> dict[str, float | int]:
    """Return how late a 10 ms timer fires (95th percentile, maximum), and peak megabytes.

    `workers_mb` is the sum over the processes in which the bots think.
    """
    with tempfile.TemporaryDirectory() as home:
        output = output_of(
            "powergrid.tools.watched_game", str(seconds), home=home, timeout=seconds + PATIENCE
        )
    seen = json.loads(output)
    late: list[float] = seen.pop("late_ms")
    return {
        "late_ms_p95": round(quantiles(late, n=20)[-1], 2),
        "late_ms_max": round(max(late), 2),
        "seconds": seconds,
        **seen,
    }
