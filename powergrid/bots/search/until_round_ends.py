# SPDX-License-Identifier: MIT
"""How a strong player plays on in a sample."""

from random import Random

from powergrid.bots.bot import Bot
from powergrid.rules import State
from powergrid.rules.actions import Action


class UntilRoundEnds:
    """Plays as the policy until a round ends; from then on as the planner, who is quicker."""

    def __init__(self, policy: Bot, planner: Bot, round: int) -> None:
        self._policy, self._planner = policy, planner
        self._round = round

    def decide(self, state: State, rng: Random) -> Action:
        """Return what the one or the other does."""
        player = self._policy if state.round == self._round else self._planner
        return player.decide(state, rng)
