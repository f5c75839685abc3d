# SPDX-License-Identifier: MIT
"""The progress of a long run, on standard error."""

import sys


class ProgressLine:
    """Counts up to `total`: on a terminal in one line, elsewhere a line every 10 %."""

    def __init__(self, what: str, total: int) -> None:
        self._what = what
        self._total = total
        self._done = 0
        self._is_terminal = sys.stderr.isatty()

    def step(self) -> None:
        """Count one more."""
        self._done += 1
        if self._is_terminal:
            end = "\n" if self._done == self._total else ""
            print(f"\r{self._done} of {self._total} {self._what}", end=end, file=sys.stderr)
        elif self._done * 10 // self._total > (self._done - 1) * 10 // self._total:
            print(f"{self._done} of {self._total} {self._what}", file=sys.stderr)
