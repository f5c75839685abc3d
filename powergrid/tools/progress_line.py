# SPDX-License-Identifier: MIT
"""The progress of a long run, on standard error."""

import sys
from time import perf_counter


class ProgressLine:
    """Counts up to `total` and says how long the rest will take.

    On a terminal that is one line, elsewhere a line every 10 %.
    """

    def __init__(self, what: str, total: int) -> None:
        self._what = what
        self._total = total
        self._done = 0
        self._start = perf_counter()
        self._is_terminal = sys.stderr.isatty()

    def step(self) -> None:
        """Count one more."""
        self._done += 1
        text = f"{self._done} of {self._total} {self._what}{self._left()}"
        if self._is_terminal:
            end = "\n" if self._done == self._total else ""
            print(f"\r{text:<60}", end=end, file=sys.stderr)
        elif self._done * 10 // self._total > (self._done - 1) * 10 // self._total:
            print(text, file=sys.stderr)

    def _left(self) -> str:
        """Return how long the rest will take at this pace, in words."""
        left = (perf_counter() - self._start) / self._done * (self._total - self._done)
        if self._done == self._total:
            return ""
        return f", {left / 60:.0f} min left" if left >= 90 else f", {left:.0f} s left"
