# SPDX-License-Identifier: MIT
"""The cities a network may grow into next, the cheapest first, repriced after each."""

from collections.abc import Collection
from typing import Final, NamedTuple

from powergrid.bots.beginnings import reach_of
from powergrid.rules import Game, State
from powergrid.rules.board import UNREACHABLE
from powergrid.rules.phases.building import open_place
from powergrid.rules.state import AUCTION

_CITIES_AHEAD: Final = 8
"""Cities that a forecast looks at."""
_LOOKED_AT: Final = 9
"""Cities that are counted around a start."""
_REMEMBERED: Final = 5000
"""How many networks are cached before the cache is cleared: a long search sees many."""


class Site(NamedTuple):
    """A city and what house and connection cost once those before it are connected."""

    city: int
    price: int


_TYPICAL: Final = tuple(Site(-1, price) for price in (10, 16, 17, 18, 19, 20, 21, 22))
"""What cities cost a network that has not started: where it will start is not yet certain."""


def evened(prices: tuple[int, ...]) -> tuple[float, ...]:
    """Return the prices, each expensive city averaged with the cheap ones that it leads to."""
    blocks: list[tuple[int, int]] = []
    for price in prices:
        total, count = price, 1
        while blocks and blocks[-1][0] / blocks[-1][1] > total / count:
            before = blocks.pop()
            total, count = total + before[0], count + before[1]
        blocks.append((total, count))
    return tuple(total / count for total, count in blocks for _ in range(count))


class Growths:
    """How networks grow; results are cached, because rivals are considered again and again."""

    def __init__(self) -> None:
        self._game: Game | None = None
        self._found: dict[tuple[object, ...], tuple[Site, ...]] = {}

    def of(self, state: State, seat: int) -> tuple[Site, ...]:
        """Return the cities open now, in the order in which a thrifty player would connect them."""
        if self._game is not state.game or len(self._found) > _REMEMBERED:
            self._game = state.game
            self._found.clear()
        begun = state.extras.second_networks
        key = (seat, state.houses, state.step, state.marked, state.phase == AUCTION, begun)
        found = self._found.get(key)
        if found is None:
            found = self._found[key] = _growth(state, seat, _CITIES_AHEAD)
        return found


def _growth(state: State, seat: int, limit: int) -> tuple[Site, ...]:
    houses = open_houses(state, seat)
    reach = reach_of(state, seat)
    if reach:
        return spread(state, reach, houses, limit)
    if state.phase == AUCTION:
        return _TYPICAL[:limit]
    start = cheapest_start(state, houses)
    return () if start is None else (start, *grown_from(state, start.city, houses, limit - 1))


def cheapest_start(state: State, houses: dict[int, int]) -> Site | None:
    """Return the city, of those in `houses`, that is nearest to the others."""
    if not houses:
        return None
    city = min(houses, key=lambda start: (remoteness(state, start, houses), start))
    return Site(city, houses[city])


def remoteness(state: State, start: int, houses: Collection[int]) -> int:
    """Return what the routes from a city to the nearest others cost together.

    Many of them count: a network that has a choice cannot be blocked.
    """
    ways = state.game.distances[start]
    return sum(sorted(ways[city] for city in houses if city != start)[:_LOOKED_AT])


def grown_from(state: State, start: int, houses: dict[int, int], limit: int) -> tuple[Site, ...]:
    """Return the cities that a network starting in `start` connects next."""
    others = {city: price for city, price in houses.items() if city != start}
    return spread(state, state.game.distances[start], others, limit)


def spread(
    state: State, reach: tuple[int, ...], houses: dict[int, int], limit: int
) -> tuple[Site, ...]:
    """Return up to `limit` of the cities in `houses`, the nearest to what is connected first."""
    distances = state.game.distances
    overseas = state.game.board.rules.second_network_cost
    if overseas is not None:
        reach = tuple([overseas if way >= UNREACHABLE else way for way in reach])
    totals = {city: reach[city] + house for city, house in houses.items()}
    sites: list[Site] = []
    while totals and len(sites) < limit:
        city = min(totals, key=totals.__getitem__)
        price = totals.pop(city)
        if price >= UNREACHABLE:
            break
        sites.append(Site(city, price))
        near = distances[city]
        for other, total in totals.items():
            nearer = near[other] + houses[other]
            if nearer < total:
                totals[other] = nearer
    return tuple(sites)


def open_houses(state: State, seat: int) -> dict[int, int]:
    """Return by city what a house costs there, for every city with a place for this seat."""
    places = ((city, open_place(state, seat, city)) for city in state.game.cities)
    prices = state.game.place_prices
    return {
        city: price
        for city, place in places
        if place is not None and (price := prices[city][place]) is not None
    }
