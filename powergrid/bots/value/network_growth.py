# SPDX-License-Identifier: MIT
"""What the next cities cost a network, the cheapest first, all repriced after each.

Many networks grow at once: numpy takes little longer for all of them than for one.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, TypeAlias

import numpy as np

from powergrid.bots.beginnings import reach_of
from powergrid.bots.planner.network import Site
from powergrid.rules import Game, State
from powergrid.rules.board import UNREACHABLE
from powergrid.rules.state import FREE

if TYPE_CHECKING:
    from numpy.typing import NDArray

CITIES_AHEAD: Final = 7
"""How many of the next cities are priced."""
_TYPICAL: Final[tuple[int, ...]] = (10, 16, 17, 18, 19, 20, 21)
"""What cities cost a network that has not started."""
_CLOSED: Final = 10 * UNREACHABLE

Prices: TypeAlias = tuple[tuple[int, ...], ...]
"""What the next `CITIES_AHEAD` cities cost each seat, fewer if fewer are open."""


class Networks:
    """The networks of one game; prices are cached."""

    def __init__(self, game: Game) -> None:
        self._distances = np.array(game.distances)
        self._overseas = game.board.rules.second_network_cost
        self._house_prices = np.array(
            [[price or 0 for price in prices] for prices in game.place_prices]
        )
        self._cities = np.arange(len(game.board.cities))
        open_places = np.array(game.open_places_in).T * np.isin(self._cities, game.cities)
        places = np.arange(self._house_prices.shape[1])
        self._is_open = open_places[:, :, np.newaxis] > places  # by step, city and place
        self._prices: dict[tuple[object, ...], Prices] = {}

    def prices(self, states: Sequence[State]) -> list[Prices]:
        """Return by position what the next cities cost."""
        keys = [(state.houses, state.step, state.extras.second_networks) for state in states]
        found = [self._prices.get(key) for key in keys]
        new = {
            key: state
            for key, state, known in zip(keys, states, found, strict=True)
            if known is None
        }
        if new:
            self._prices.update(zip(new, self._priced(list(new.values())), strict=True))
        return [known or self._prices[key] for key, known in zip(keys, found, strict=True)]

    def growth(self, state: State, seat: int) -> list[Site]:
        """Return the next cities that a seat with a network would connect."""
        houses = self._open([state])
        houses[0, list(state.cities[seat])] = _CLOSED
        cities, prices = self._spread(np.array([reach_of(state, seat)]), houses, CITIES_AHEAD)
        return _sites(cities[0], prices[0])

    def growths_by(self, state: State, firsts: Sequence[Site]) -> list[list[Site]]:
        """Return for each of some cities what the seat on turn would connect, that city first."""
        if not firsts:
            return []
        starts, own = [site.city for site in firsts], state.cities[state.seat]
        houses = np.repeat(self._open([state]), len(firsts), axis=0)
        houses[:, list(own)] = _CLOSED
        houses[np.arange(len(firsts)), starts] = _CLOSED
        reach = self._distances[starts]
        if own:
            np.minimum(reach, reach_of(state, state.seat), out=reach)
        cities, prices = self._spread(reach, houses, CITIES_AHEAD - 1)
        return [
            [first, *_sites(cities[place], prices[place])] for place, first in enumerate(firsts)
        ]

    def _priced(self, states: Sequence[State]) -> list[Prices]:
        """Return what `prices` promises, computed for all seats that have a network at once."""
        found = [[_TYPICAL] * len(state.cities) for state in states]
        begun = [
            (place, seat)
            for place, state in enumerate(states)
            for seat, cities in enumerate(state.cities)
            if cities
        ]
        if begun:
            houses = self._open(states)[[place for place, _ in begun]]
            for row, (place, seat) in enumerate(begun):
                houses[row, list(states[place].cities[seat])] = _CLOSED
            reach = np.array([reach_of(states[place], seat) for place, seat in begun])
            _, prices = self._spread(reach, houses, CITIES_AHEAD)
            for row, (place, seat) in enumerate(begun):
                found[place][seat] = tuple(prices[row])
        return [tuple(by_seat) for by_seat in found]

    def _open(self, states: Sequence[State]) -> "NDArray[np.int64]":
        """Return by position and city what the next house costs a seat that has none there."""
        is_free = np.array([state.houses for state in states]) == FREE
        is_free &= self._is_open[[state.step - 1 for state in states]]
        for place, state in enumerate(states):
            # The first place of a marked city is reserved for a network that begins there.
            if state.marked:
                is_free[place, list(state.marked), 0] = False
        prices = self._house_prices[self._cities, is_free.argmax(axis=2)]
        found: NDArray[np.int64] = np.where(is_free.any(axis=2), prices, _CLOSED)
        return found

    def _spread(
        self, reach: "NDArray[np.int64]", houses: "NDArray[np.int64]", limit: int
    ) -> tuple[list[list[int]], list[list[int]]]:
        """Return by network the cities it connects next and their prices.

        `reach` and `houses`: by network and city; they change.
        """
        if self._overseas is not None:
            reach[reach >= UNREACHABLE] = self._overseas
        networks = np.arange(len(reach))
        cities = np.empty((len(reach), limit), np.int64)
        prices = np.empty_like(cities)
        for place in range(limit):
            totals = reach + houses
            cities[:, place] = nearest = totals.argmin(axis=1)
            prices[:, place] = totals[networks, nearest]
            houses[networks, nearest] = _CLOSED
            np.minimum(reach, self._distances[nearest], out=reach)
        is_known = np.logical_and.accumulate(prices < UNREACHABLE, axis=1)
        counts = is_known.sum(axis=1).tolist()
        return (
            [row[:count] for row, count in zip(cities.tolist(), counts, strict=True)],
            [row[:count] for row, count in zip(prices.tolist(), counts, strict=True)],
        )


def _sites(cities: Sequence[int], prices: Sequence[int]) -> list[Site]:
    return [Site(city, price) for city, price in zip(cities, prices, strict=True)]
