# SPDX-License-Identifier: MIT
"""Positions from games among planners."""

from collections.abc import Collection
from random import Random

from powergrid.bots.planner import Planner
from powergrid.rules import State
from powergrid.rules.actions import Action
from tests.bots.setups import GERMANY, Setup, play_one


def asked(questions: Collection[int], seed: int = 3, setup: Setup = GERMANY) -> list[State]:
    """Return the positions of a game among planners in which one of these questions is asked."""
    states: list[State] = []

    class Planning:
        def decide(self, state: State, rng: Random) -> Action:
            if state.asks in questions:
                states.append(state.copy())
            return Planner().decide(state, rng)

    play_one(setup, [Planning()] * 4, seed)
    return states
