# SPDX-License-Identifier: MIT
"""The one interface of all opponents."""

from collections.abc import Sequence
from random import Random
from typing import Protocol, TypeAlias, TypeGuard

from powergrid.rules.actions import Action
from powergrid.rules.state import State

Past: TypeAlias = Sequence[tuple[State, Action]]
"""What all seats have done so far, each action with the state before it. Everybody saw it."""


class Bot(Protocol):
    """Answers every question of a game, for whichever seat is asked.

    A state holds nothing hidden, so a bot sees the state itself. It remembers nothing between
    decisions and takes all randomness from `rng`.
    """

    def decide(self, state: State, rng: Random) -> Action:
        """Return a legal action of `state.seat`; `state` stays as it is."""
        ...


class LooksBack(Protocol):
    """A bot that also considers what its rivals have done so far."""

    def after(self, past: Past) -> Bot:
        """Return a bot that decides after that past; this one stays as it is."""
        ...


def looks_back(bot: Bot | LooksBack) -> TypeGuard[LooksBack]:
    """Return whether a bot considers the past; `isinstance` with a protocol is slow."""
    return hasattr(bot, "after")
