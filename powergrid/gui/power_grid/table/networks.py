# SPDX-License-Identifier: MIT
"""The connections that players have paid for."""

from collections.abc import Iterator
from itertools import chain, takewhile

from powergrid.gui.power_grid.pages.building.routes import legs_to
from powergrid.rules import State
from powergrid.rules.game import Game
from powergrid.rules.phases.building import second_start

Ends = tuple[int, int]
"""The two cities of a connection."""


class Networks:
    """The networks of one game, recomputed only where somebody has built.

    A seat's cities are in the order in which it built them, and each was built over the cheapest
    route from those before it: that is what was paid.
    """

    def __init__(self, game: Game) -> None:
        self._game = game
        self._known: dict[int, tuple[tuple[int, ...], list[list[Ends]]]] = {}

    def connections(self, state: State, seat: int) -> list[Ends]:
        """Return a seat's connections, each once, in the order in which they were paid for."""
        return list(dict.fromkeys(chain.from_iterable(self._routes(state, seat))))

    def bought_through(self, state: State, seat: int) -> list[Ends]:
        """Return those of a seat's connections that lead through a city it has no house in."""
        cities = frozenset(state.cities[seat])
        return [
            connection
            for connection in self.connections(state, seat)
            if not cities.issuperset(connection)
        ]

    def _routes(self, state: State, seat: int) -> list[list[Ends]]:
        """Return the route to each of a seat's cities."""
        cities, begun = state.cities[seat], second_start(state, seat)
        before, routes = self._known.get(seat, ((), []))
        pairs = takewhile(lambda pair: pair[0] == pair[1], zip(before, cities, strict=False))
        unchanged = len(list(pairs))
        routes = [*routes[:unchanged], *self._new_routes(cities, unchanged, begun)]
        self._known[seat] = cities, routes
        return routes

    def _new_routes(
        self, cities: tuple[int, ...], first: int, begun: int | None
    ) -> Iterator[list[Ends]]:
        for index in range(first, len(cities)):
            if cities[index] == begun:
                yield []
                continue
            legs = legs_to(self._game, cities[:index], cities[index])
            yield [(min(a, b), max(a, b)) for a, b, _ in legs]
