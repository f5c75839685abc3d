# SPDX-License-Identifier: MIT
"""What the next cities cost a network, the cheapest first, all repriced after each."""

from typing import TYPE_CHECKING, Final

import numpy as np

from powergrid.bots.beginnings import reach_of
from powergrid.bots.planner.network import Site
from powergrid.rules import Game, State
from powergrid.rules.board import UNREACHABLE
from powergrid.rules.phases.building import open_place
from powergrid.rules.state import FREE

if TYPE_CHECKING:
    from numpy.typing import NDArray

CITIES_AHEAD: Final = 7
"""How many of the next cities are priced."""
_TYPICAL: Final = (10, 16, 17, 18, 19, 20, 21)
"""What cities cost a network that has not started."""
_CLOSED: Final = 10 * UNREACHABLE


class Networks:
    """The networks of one game; cached."""

    def __init__(self, game: Game) -> None:
        self._distances = np.array(game.distances)
        self._overseas = game.board.rules.second_network_cost
        self._in_play = np.full(len(game.board.cities), _CLOSED)
        self._in_play[list(game.cities)] = 0
        self._houses: dict[tuple[object, ...], NDArray[np.int64]] = {}
        self._prices: dict[tuple[object, ...], tuple[int, ...]] = {}

    def prices(self, state: State, seat: int) -> tuple[int, ...]:
        """Return what the next `CITIES_AHEAD` cities cost a seat, fewer if fewer are open."""
        if not state.cities[seat]:
            return _TYPICAL
        key = (state.houses, state.step, seat, state.extras.second_networks)
        found = self._prices.get(key)
        if found is None:
            found = self._prices[key] = tuple(site.price for site in self.growth(state, seat))
        return found

    def growth(self, state: State, seat: int) -> list[Site]:
        """Return the next cities that a seat with a network would connect."""
        houses = self._open(state).copy()
        houses[list(state.cities[seat])] = _CLOSED
        return self._spread(np.array(reach_of(state, seat)), houses, CITIES_AHEAD)

    def growth_from(self, state: State, start: int) -> list[Site]:
        """Return the cities that a network starting in a city would connect, that city first."""
        houses = self._open(state).copy()
        place = open_place(state, state.seat, start)
        assert place is not None  # only open cities are starts
        first = Site(start, state.game.place_prices[start][place] or 0)
        houses[start] = _CLOSED
        return [first, *self._spread(self._distances[start].copy(), houses, CITIES_AHEAD - 1)]

    def growth_by(self, state: State, seat: int, city: int, price: int) -> list[Site]:
        """Return the cities that a network would connect that first connects one at a price."""
        houses = self._open(state).copy()
        houses[[*state.cities[seat], city]] = _CLOSED
        reach = np.minimum(np.array(reach_of(state, seat)), self._distances[city])
        return [Site(city, price), *self._spread(reach, houses, CITIES_AHEAD - 1)]

    def _spread(
        self, reach: "NDArray[np.int64]", houses: "NDArray[np.int64]", limit: int
    ) -> list[Site]:
        sites = []
        if self._overseas is not None:
            reach[reach >= UNREACHABLE] = self._overseas
        for _ in range(limit):
            totals = reach + houses
            city = int(np.argmin(totals))
            price = int(totals[city])
            if price >= UNREACHABLE:
                break
            sites.append(Site(city, price))
            houses[city] = _CLOSED
            np.minimum(reach, self._distances[city], out=reach)
        return sites

    def _open(self, state: State) -> "NDArray[np.int64]":
        """Return what the next house in each city costs a seat that has none there."""
        key = (state.houses, state.step, state.marked)
        found = self._houses.get(key)
        if found is None:
            found = self._in_play.copy()
            game, step = state.game, state.step - 1
            for city in game.cities:
                # The first place of a marked city is reserved for a network that begins there.
                is_marked = city in state.marked
                found[city] += next(
                    (
                        game.place_prices[city][place] or 0
                        for place in range(is_marked, game.open_places_in[city][step])
                        if state.houses[city][place] == FREE
                    ),
                    _CLOSED,
                )
            self._houses[key] = found
        return found


def open_to(state: State, seat: int) -> list[int]:
    """Return the cities in which a seat may build."""
    return [city for city in state.game.cities if open_place(state, seat, city) is not None]
