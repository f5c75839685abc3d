# SPDX-License-Identifier: MIT
"""How tests wait: for a result, not for a length of time."""

from collections.abc import Callable
from queue import Empty, SimpleQueue
from subprocess import Popen
from threading import Thread
from time import monotonic
from typing import Final

PATIENCE: Final = 600.0
"""Seconds that only a hang takes, on a machine however slow; pytest ends a test after 1200."""
PATIENCE_MS: Final = int(PATIENCE * 1000)


def wait_until(is_so: Callable[[], bool], pause: Callable[[float], object]) -> None:
    """Wait until a condition is true; `pause(seconds)` lets a moment pass."""
    end = monotonic() + PATIENCE
    while not is_so():
        assert monotonic() < end, "it never comes"
        pause(0.01)


def next_line(process: Popen[str]) -> str:
    """Return the next line that a program prints, "" if it has ended."""
    assert process.stdout is not None
    # In a thread: the line may already be in the buffer, read together with the one before.
    lines: SimpleQueue[str] = SimpleQueue()
    read = process.stdout.readline
    Thread(target=lambda: lines.put(read()), daemon=True).start()
    try:
        return lines.get(timeout=PATIENCE)
    except Empty:
        raise AssertionError("the program hangs") from None
