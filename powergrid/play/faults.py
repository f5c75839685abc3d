# SPDX-License-Identifier: MIT
"""Faults of bots during a game: the table reports them, and the game goes on."""

import sys
from enum import StrEnum
from typing import NamedTuple


class Trouble(StrEnum):
    """What went wrong while a bot decided."""

    HUNG = "hung"
    """No answer came in time; another process is asked."""
    DIED = "died"
    """The process that thought is gone; another one is asked."""
    FAILED = "failed"
    """The bot broke down, or did not answer twice; a simple one decides in its place."""
    SILENT = "silent"
    """No process answers at all; the question stays open."""
    ILLEGAL = "illegal"
    """The rules do not allow its decision; a random legal action is done."""


class Fault(NamedTuple):
    """A bot's trouble, shown in the log before its seat's action."""

    seat: int
    trouble: Trouble


class BotError(Exception):
    """A bot that broke down or decided against the rules: the program's own fault."""


def report(text: str) -> None:
    """Report a fault as an uncaught error is reported, and go on."""
    error = BotError(text)
    sys.excepthook(BotError, error, None)
