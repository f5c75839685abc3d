# SPDX-License-Identifier: MIT
"""The bot `random`: anything the rules allow."""

from random import Random

from powergrid.rules import State, legal
from powergrid.rules.actions import Action


class RandomBot:
    """Chooses a plant, fuel or city first, all equally likely, and then the amount."""

    def decide(self, state: State, rng: Random) -> Action:
        """Return any legal action."""
        return legal(state).sample(rng)
