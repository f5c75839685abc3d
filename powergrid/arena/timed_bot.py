# SPDX-License-Identifier: MIT
"""A bot of any game whose decisions are timed."""

from random import Random
from time import perf_counter
from typing import Generic, Protocol, TypeVar

S_contra = TypeVar("S_contra", contravariant=True)
A_co = TypeVar("A_co", covariant=True)


class _Decides(Protocol[S_contra, A_co]):
    def decide(self, state: S_contra, rng: Random) -> A_co: ...


class TimedBot(Generic[S_contra, A_co]):
    """Decides as a bot does; `seconds` is how long each decision took."""

    def __init__(self, bot: _Decides[S_contra, A_co], seconds: list[float] | None = None) -> None:
        self.bot = bot
        self.seconds = [] if seconds is None else seconds

    def decide(self, state: S_contra, rng: Random) -> A_co:
        """Return the bot's action."""
        start = perf_counter()
        action = self.bot.decide(state, rng)
        self.seconds.append(perf_counter() - start)
        return action
