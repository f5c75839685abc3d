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

    A state holds nothing hidden, so a bot is shown the state itself. It keeps nothing from one
    decision to the next and takes all chance from `rng`.
    """

    def decide(self, state: State, rng: Random) -> Action:
        """Return a legal action of `state.seat`; `state` stays as it is."""
        ...


class LooksBack(Protocol):
    """A bot that plays by what its rivals have done so far, too."""

    def after(self, past: Past) -> Bot:
        """Return the bot as it plays after that past, of which it keeps nothing itself."""
        ...


def looks_back(bot: Bot | LooksBack) -> TypeGuard[LooksBack]:
    """Return whether a bot plays by the past, too; Python's own check of a protocol is slow."""
    return hasattr(bot, "after")
