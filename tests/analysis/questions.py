# SPDX-License-Identifier: MIT
"""The questions of a game that four reference bots play."""

from functools import cache

from powergrid.bots import bot_named
from powergrid.rules import State
from tests.bots.setups import GERMANY, moves_of


@cache
def questions() -> tuple[State, ...]:
    """Return every question of a game."""
    moves, _ = moves_of(GERMANY, [bot_named("reference")] * 4, 2)
    return tuple(state for state, _ in moves)


def first_asking(question: int) -> State:
    """Return the first position from round 3 on in which this is asked."""
    return next(state for state in questions() if state.asks == question and state.round >= 3)
