# SPDX-License-Identifier: MIT
"""The one interface of all opponents."""

from random import Random
from typing import Protocol

from powergrid.factory.rules.actions import Action
from powergrid.factory.rules.state import State


class Bot(Protocol):
    """Answers every question of a game, for whichever seat is asked.

    A state holds nothing hidden, so a bot gets the state itself. It remembers nothing between
    decisions, and `rng` is its only source of chance.
    """

    def decide(self, state: State, rng: Random) -> Action:
        """Return a legal action of `state.seat`, without changing `state`."""
        ...
