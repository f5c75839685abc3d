# SPDX-License-Identifier: MIT
"""Two bots without a plan: `random` does anything, `builder` places what it happens to buy."""

from random import Random

from powergrid.factory.rules import State, legal
from powergrid.factory.rules.actions import Action, BuyTile, PlaceTile
from powergrid.factory.rules.state import BUYING_TILES


class RandomBot:
    """Does anything the rules allow."""

    def decide(self, state: State, rng: Random) -> Action:
        """Return any legal action."""
        return legal(state).sample(rng)


class BuilderBot:
    """Buys and places at random; hires and removes only if it can do neither."""

    def decide(self, state: State, rng: Random) -> Action:
        """Return a random legal action, buying and placing first."""
        question = legal(state)
        if state.asks != BUYING_TILES:
            return question.sample(rng)
        every = list(question)
        for wanted in (PlaceTile, BuyTile):
            some = [action for action in every if isinstance(action, wanted)]
            if some:
                return rng.choice(some)
        return rng.choice(every)
