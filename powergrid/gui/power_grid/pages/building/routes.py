# SPDX-License-Identifier: MIT
"""Routes to cities as legs."""

from collections.abc import Collection, Iterable, Iterator
from itertools import pairwise

from powergrid.box.route import route
from powergrid.rules.events import HouseBuilt
from powergrid.rules.game import Game

Leg = tuple[int, int, int]
"""From, to, and the cost of the connection."""


def legs_to(game: Game, network: Collection[int], city: int) -> list[Leg]:
    """Return the legs of the cheapest route from a network.

    The list is empty for a first city, and if the board's maximum price is paid instead.
    """
    if not network:
        return []
    stops = route(game.board, network, city, game.cities)
    costs, rules = game.board.neighbours, game.board.rules
    legs = [
        (a, b, dict(costs[a])[b] + (rules.passing_cost if a != stops[0] else 0))
        for a, b in pairwise(stops)
    ]
    longest = rules.max_route_cost
    return [] if longest is not None and sum(leg[2] for leg in legs) > longest else legs


def routes_to(
    game: Game, network: Collection[int], houses: Iterable[HouseBuilt]
) -> Iterator[tuple[HouseBuilt, list[Leg]]]:
    """Yield each house with the legs to it from a network and the houses before it."""
    cities = list(network)
    for house in houses:
        yield house, legs_to(game, [] if house.begins_network else cities, house.city)
        cities.append(house.city)
