# SPDX-License-Identifier: MIT
"""A bot whose decisions are checked."""

from random import Random

from powergrid.bots import Bot
from powergrid.rules import State, legal
from powergrid.rules.actions import Action


class Watched:
    """Checks that a bot's actions are legal and that it leaves the state unchanged."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    def decide(self, state: State, rng: Random) -> Action:
        """Return what the bot decides."""
        before = state.copy()
        action = self.bot.decide(state, rng)
        assert state == before
        assert action in legal(state)
        return action
