# SPDX-License-Identifier: MIT
"""What a board shows, wherever its cities are: houses, prices, staged houses, rings and light."""

from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

from powergrid.box.drawing import Drawing
from powergrid.gui.power_grid.board.city_appearance import (
    CityAppearance,
    Place,
    empty_houses,
    places_in_city,
)
from powergrid.gui.power_grid.board.light import Hour
from powergrid.rules.board import NO_CITY, Board
from powergrid.rules.state import State


class CityPrice(NamedTuple):
    """The total for a city, None if it is not shown, and the connections of the route to it.

    `place` is which of the city's three places a house would take, None for the first free one.
    """

    city: int
    total: int | None
    connections: tuple[int, ...]
    colour: str
    place: int | None


class StagedHouse(NamedTuple):
    """A house that is staged and not yet paid: its number in the cart, and the route to it.

    `place` is which of the city's three places it takes, None for the first free one.
    """

    city: int
    number: int
    route: Sequence[tuple[int, int]]
    place: int | None = None


class BoardContent:
    """What a scene shows, and how each city looks for that.

    `lit` are the houses that have power, as (city, seat). `lamps` count the houses of each city
    that shine: at dusk all, at night the lit ones, by day those that shone last and now fade.
    """

    def __init__(self, board: Board, drawing: Drawing) -> None:
        self._board = board
        self._houses: Sequence[Sequence[int]] = [
            empty_houses(city.house_prices or drawing.house_prices) for city in board.cities
        ]
        self._open_places = [1] * len(board.cities)
        self._marked: Collection[int] = ()
        self._colours: Sequence[str] = ()
        self.areas = frozenset(range(len(board.areas)))
        self.price: CityPrice | None = None
        self.staged: Mapping[int, StagedHouse] = {}
        self.staged_colour = ""
        self.pointed = NO_CITY
        self.highlighted: frozenset[int] = frozenset()
        self.hour: Hour | None = None
        self.lit: frozenset[tuple[int, int]] = frozenset()
        self.lamps: Mapping[int, int] = {}

    def is_in_play(self, city: int) -> bool:
        """Return whether the city's area is in play."""
        return self._board.cities[city].area in self.areas

    def show_state(self, state: State, colours: Sequence[str]) -> None:
        """Take over houses and Step of a state; `colours` are the players', by seat."""
        self._houses = state.houses
        self._open_places = [places[state.step - 1] for places in state.game.open_places_in]
        self._marked, self._colours = state.marked, colours
        self._count_lamps()

    def show_light(self, hour: Hour, lit: frozenset[tuple[int, int]]) -> None:
        """Take over the hour, and the houses that have power."""
        self.hour, self.lit = hour, lit
        self._count_lamps()

    def _count_lamps(self) -> None:
        if self.hour not in ("dusk", "night"):
            return
        is_night = self.hour == "night"
        self.lamps = {
            city: sum((city, seat) in self.lit if is_night else seat >= 0 for seat in houses)
            for city, houses in enumerate(self._houses)
        }

    @property
    def staged_connections(self) -> tuple[int, ...]:
        """The connections of the routes to all staged houses."""
        index = self._board.connection_index
        legs = (index[leg] for house in self.staged.values() for leg in house.route)
        return tuple(dict.fromkeys(legs))

    def appearance(self, city: int) -> CityAppearance:
        """Return the appearance of a city in play."""
        wanted: Place | None = None
        at: int | None = None
        if city in self.staged:
            house = self.staged[city]
            wanted, at = Place("staged", self.staged_colour, house.number), house.place
        elif self.price is not None and self.price.city == city:
            wanted, at = Place("offered", self.price.colour), self.price.place
        houses = self._houses[city]
        lit = [seat for seat in houses if (city, seat) in self.lit]
        places = places_in_city(
            houses,
            self._open_places[city],
            self._colours,
            wanted,
            is_marked=city in self._marked,
            at=at,
            lit=lit if self.hour == "night" else None,
        )
        return CityAppearance(places, is_ringed=city == self.pointed or city in self.highlighted)
