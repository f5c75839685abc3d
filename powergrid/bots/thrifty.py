# SPDX-License-Identifier: MIT
"""A yardstick harder than `reference`: the same rules of thumb, but no plant ahead of its cities.

Nothing else that is said of the reference heuristic brings as much. One `reference` against three
of these hardly wins.
"""

from random import Random
from typing import Final

from powergrid.bots.reference import Reference
from powergrid.rules import State
from powergrid.rules.actions import Action, Pass
from powergrid.rules.state import BIDDING, OPENING

_AHEAD: Final = 2
"""Cities that its plants may power beyond those it has before it stops buying plants."""


class Thrifty:
    """Plays as `reference`, and wants no plant while those it has could power more cities."""

    def __init__(self) -> None:
        self._reference = Reference()

    def decide(self, state: State, rng: Random) -> Action:
        """Return the action that the rule of thumb for this question names."""
        if state.asks in (OPENING, BIDDING) and state.round > 1 and _has_capacity(state):
            return Pass()
        return self._reference.decide(state, rng)


def _has_capacity(state: State) -> bool:
    seat = state.seat
    return state.game.need(state.plants[seat]).cities - len(state.cities[seat]) > _AHEAD
