# SPDX-License-Identifier: MIT
"""A bot that never lets a game end."""

from random import Random

from powergrid.bots import bot_named
from powergrid.rules import State
from powergrid.rules.actions import Action, BuildHouse, EndTurn


class Idle:
    """Never builds anything."""

    def decide(self, state: State, rng: Random) -> Action:
        action = bot_named("sensible").decide(state, rng)
        return EndTurn() if isinstance(action, BuildHouse) else action
