# SPDX-License-Identifier: MIT
"""What every question to a player has in common."""

from collections.abc import Iterator
from random import Random

from powergrid.rules.actions import Action
from powergrid.rules.errors import IllegalAction
from powergrid.rules.state import State


class Question:
    """All legal answers of the seat that is asked, listed only on demand.

    It describes the state it was made from and is stale as soon as that state changes. Each kind
    says in `check` why an action is refused and lists in `__iter__` what is not. `apply` uses the
    same check; where making the question first would take too long, it is a function of the phase.
    """

    # Kinds that hold more set these two themselves: calling this would cost 5 % of a game's time.
    def __init__(self, state: State) -> None:
        self.state = state
        self.seat = state.seat

    def check(self, action: object) -> None:
        """Raise IllegalAction if the action is no legal answer."""
        raise IllegalAction("game_over")

    def __contains__(self, action: object) -> bool:
        try:
            self.check(action)
        except IllegalAction:
            return False
        return True

    def __iter__(self) -> Iterator[Action]:
        return iter(())

    def count(self) -> int:
        """Return how many legal actions there are."""
        return sum(1 for _ in self)

    def sample(self, rng: Random) -> Action:
        """Return a random action: a plant, fuel or city, all equally likely, and an amount.

        Raises LookupError if the game is over.
        """
        return rng.choice(list(self))


def not_asked(action: object) -> IllegalAction:
    """Return the refusal of an action that answers another question."""
    return IllegalAction("not_asked", action=type(action).__name__)
