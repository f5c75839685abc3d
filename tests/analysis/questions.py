# SPDX-License-Identifier: MIT
"""The questions of a game that four reference bots play."""

from functools import cache
from random import Random

from powergrid.bots import bot_named
from powergrid.rules import State
from powergrid.rules.actions import Action
from tests.bots.setups import GERMANY, play_one


@cache
def questions() -> tuple[State, ...]:
    """Return every question of a game."""
    states: list[State] = []

    class Recording:
        def decide(self, state: State, rng: Random) -> Action:
            states.append(state.copy())
            return bot_named("reference").decide(state, rng)

    play_one(GERMANY, [Recording()] * 4, 2)
    return tuple(states)


def first_asking(question: int) -> State:
    """Return the first position from round 3 on in which this is asked."""
    return next(state for state in questions() if state.asks == question and state.round >= 3)
