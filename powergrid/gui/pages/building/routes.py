# SPDX-License-Identifier: MIT
"""The way to a city, leg by leg."""

from collections.abc import Collection
from itertools import pairwise

from powergrid.rules.game import Game

Leg = tuple[int, int, int]
"""From, to, and what the connection costs."""


def legs_to(game: Game, network: Collection[int], city: int) -> list[Leg]:
    """Return the legs of the cheapest route from a network; none for a first city."""
    if not network:
        return []
    way = game.board.route(network, city, game.cities)
    costs = game.board.neighbours
    return [(a, b, next(cost for other, cost in costs[a] if other == b)) for a, b in pairwise(way)]
