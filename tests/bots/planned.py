# SPDX-License-Identifier: MIT
"""Positions from games among planners."""

from collections.abc import Collection

from powergrid.bots.planner import Planner
from powergrid.rules import State
from tests.bots.setups import GERMANY, Setup, moves_of


def asked(questions: Collection[int], seed: int = 3, setup: Setup = GERMANY) -> list[State]:
    """Return the positions of a game among planners in which one of these questions is asked."""
    moves, _ = moves_of(setup, [Planner()] * 4, seed)
    return [state for state, _ in moves if state.asks in questions]
