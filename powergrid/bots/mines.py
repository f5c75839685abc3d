# SPDX-License-Identifier: MIT
"""What uranium mines will earn."""

from typing import Final

from powergrid.rules import State
from powergrid.rules.fuel import URANIUM
from powergrid.rules.state import largest_network
from powergrid.rules.variants.mines import cities_of_mines

_PACE: Final = 1.6
"""Cities that the leader connects in a round, in most games."""
_WARY: Final = 0.7
"""The part of what mines should earn that is counted: rivals may buy mines too."""


def earnings(state: State, plants: tuple[int, ...]) -> float:
    """Return what the mines among these plants will earn until the game ends; 0 without any."""
    cities = cities_of_mines(state, plants)
    return _WARY * cities * _prices(state) if cities else 0.0


def _prices(state: State) -> float:
    """Return the sum of the prices of uranium, round by round, until the game ends."""
    game = state.game
    spaces = game.spaces[URANIUM]
    leaves = game.board.rules.uranium_leaves[game.players][min(state.step, 2) - 1]
    brought = sum(plant in game.mines for owned in state.plants for plant in owned) or 1
    rounds = max(1, round((game.end_at - largest_network(state)) / _PACE))
    held, total = state.fuel_market[URANIUM], 0
    for _ in range(rounds):
        total += spaces[-held - 1] if held < len(spaces) else 0
        held = max(0, min(held + brought, len(spaces)) - leaves)
    return total
