# SPDX-License-Identifier: MIT
"""The one interface of all opponents."""

from random import Random
from typing import Protocol

from powergrid.factory.rules.actions import Action
from powergrid.factory.rules.state import State


class Bot(Protocol):
    """Answers every question of a game, for whichever seat is asked.

    A state holds nothing hidden, so a bot is shown the state itself. It keeps nothing from one
    decision to the next and takes all chance from `rng`.
    """

    def decide(self, state: State, rng: Random) -> Action:
        """Return a legal action of `state.seat`; `state` stays as it is."""
        ...
