# SPDX-License-Identifier: MIT
"""How smooth the window stays while the strongest bots play in it, and what memory it takes."""

import json
import tempfile
from collections.abc import Callable
from statistics import quantiles
from typing import Final

from powergrid.app.apart import said_by

SECONDS: Final = 40


def measure(
    seconds: int = SECONDS, tell: Callable[[str], None] = lambda _: None
) -> dict[str, float | int]:
    """Return how late a timer of 10 ms comes (95th percentile, most), and megabytes at their most.

    `workers_mb` is what the processes take in which the bots think, all together.
    """
    tell(f"a game of four, watched for {seconds} seconds")
    with tempfile.TemporaryDirectory() as home:
        said = said_by(
            "powergrid.app.watched_game", str(seconds), home=home, longest=seconds + 60.0
        )
    seen = json.loads(said)
    late: list[float] = seen.pop("late_ms")
    return {
        "late_ms_p95": round(quantiles(late, n=20)[-1], 2),
        "late_ms_most": round(max(late), 2),
        "seconds": seconds,
        **seen,
    }
