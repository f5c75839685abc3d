# SPDX-License-Identifier: MIT
"""The route to a city, leg by leg."""

from collections.abc import Collection
from itertools import pairwise

from powergrid.box.graph import route
from powergrid.rules.game import Game

Leg = tuple[int, int, int]
"""From, to, and the cost of the connection."""


def legs_to(game: Game, network: Collection[int], city: int) -> list[Leg]:
    """Return the legs of the cheapest route from a network, empty for a first city."""
    if not network:
        return []
    way = route(game.board, network, city, game.cities)
    costs = game.board.neighbours
    return [(a, b, next(cost for other, cost in costs[a] if other == b)) for a, b in pairwise(way)]
