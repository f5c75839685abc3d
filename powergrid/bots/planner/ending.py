# SPDX-License-Identifier: MIT
"""How likely the game is to end after each of the coming rounds."""

from powergrid.bots.planner.numbers import Numbers
from powergrid.rules import State
from powergrid.rules.state import largest_network


def chances(state: State, numbers: Numbers) -> tuple[float, ...]:
    """Return how likely the game is to end with this round, with the next one, and so on."""
    missing = state.game.end_at - largest_network(state)
    middle = max(0.0, min(missing / numbers.pace, numbers.horizon) - 1)
    rounds = range(int(middle + numbers.spread) + 2)
    weights = [max(0.0, 1 - abs(number - middle) / numbers.spread) for number in rounds]
    while weights and not weights[-1]:
        weights.pop()
    total = sum(weights)
    return tuple(weight / total for weight in weights) if total else (1.0,)
