# SPDX-License-Identifier: MIT
"""Ctrl-C ends the program with exit status 130 and without a traceback, at any moment.

By default Python raises `KeyboardInterrupt`, even inside imports and functions called by Qt. Some
of these swallow it, others print it or abort. So the program exits at once instead, except where
it has files or processes to clean up and nothing left to import.
"""

import os
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

EXIT_INTERRUPTED: Final = 130


def end_at_once(clean: Callable[[], object] = lambda: None) -> None:
    """Let Ctrl-C exit at once from now on, after calling `clean`."""

    def end(*_: object) -> None:
        try:
            clean()
        finally:
            os._exit(EXIT_INTERRUPTED)

    signal.signal(signal.SIGINT, end)


@contextmanager
def cleaning(clean: Callable[[], object]) -> Iterator[None]:
    """Within this context Ctrl-C calls `clean` and exits: for work that runs Qt."""
    before = signal.getsignal(signal.SIGINT)
    end_at_once(clean)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


@contextmanager
def unwinding() -> Iterator[None]:
    """Within this context Ctrl-C raises `KeyboardInterrupt`: for work without Qt or imports."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
