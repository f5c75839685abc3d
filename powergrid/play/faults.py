# SPDX-License-Identifier: MIT
"""Faults of bots during a game: the table reports them, and the game continues."""

import sys
from enum import StrEnum
from typing import NamedTuple


class Trouble(StrEnum):
    """What went wrong while a bot decided."""

    HUNG = "hung"
    """No answer came in time; another process is asked."""
    DIED = "died"
    """The process that was thinking is gone; another one is asked."""
    FAILED = "failed"
    """The bot failed, or did not answer twice; a simple one decides instead."""
    SILENT = "silent"
    """No process answers at all; the question stays open."""
    ILLEGAL = "illegal"
    """Its decision is illegal; a random legal action replaces it."""


class Fault(NamedTuple):
    """A bot's trouble, shown in the log before its seat's action."""

    seat: int
    trouble: Trouble


class BotError(Exception):
    """A bot that failed or made an illegal decision, which is a bug in the program."""


def report(text: str) -> None:
    """Report a fault like an uncaught error, without raising it."""
    error = BotError(text)
    sys.excepthook(BotError, error, None)
