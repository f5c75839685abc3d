# SPDX-License-Identifier: MIT
"""Starting cities: each player marks one with uranium, and networks begin in marked cities.

A mark reserves the city's 10-place for a first house.
"""

from collections.abc import Sequence
from typing import Final

from powergrid.rules.actions import Action, MarkStartingCity
from powergrid.rules.errors import IllegalAction
from powergrid.rules.events import Event, StartingCityMarked, StartingCityTaken
from powergrid.rules.fuel import URANIUM, add_fuel
from powergrid.rules.question import not_asked
from powergrid.rules.state import FREE, MARKING_CITY, State, is_empty
from powergrid.rules.variants.city_choice import CityChoice, why_not_empty
from powergrid.rules.variants.variant import Variant


def may_be_marked(state: State, city: int) -> bool:
    """Return whether a network may begin in a city, and nobody has a house or a mark there."""
    can_begin = state.houses[city][0] == FREE and not state.game.is_start_barred(city)
    return can_begin and is_empty(state, city) and city not in state.marked


class StartingSites(CityChoice):
    """Mark one of `cities` as a starting city."""

    def __init__(self, state: State) -> None:
        cities = tuple(city for city in state.game.cities if may_be_marked(state, city))
        super().__init__(state, cities)

    def check(self, action: object) -> None:
        """Raise IllegalAction if the action is no legal answer."""
        if not isinstance(action, MarkStartingCity):
            raise not_asked(action)
        state, city = self.state, action.city
        if city not in state.game.cities:
            raise IllegalAction("city_not_in_play", city=city)
        if state.game.is_start_barred(city):
            raise IllegalAction("no_network_begins_here", city=city)
        if city not in self.cities:
            raise IllegalAction(why_not_empty(state, city), city=city, step=state.step)

    def action(self, city: int) -> Action:
        """Return the action that marks a city."""
        return MarkStartingCity(city)


class StartingCities(Variant):
    """The advanced option of Recharged."""

    asks = MARKING_CITY

    def deciders(self, state: State) -> Sequence[int]:
        """Return the seats in turn order, at most as many as there are cities to mark."""
        return state.order[: StartingSites(state).count()]

    def decide(self, state: State, action: Action, events: list[Event]) -> None:
        """Mark a city with a uranium token from the supply."""
        StartingSites(state).check(action)
        assert isinstance(action, MarkStartingCity)
        state.marked += (action.city,)
        state.supply = add_fuel(state.supply, URANIUM, -1)
        events.append(StartingCityMarked(state.seat, action.city))

    def why_closed(self, state: State, seat: int, city: int, place: int) -> str:
        """Allow first houses in marked cities only, and no others on their 10-places."""
        is_marked = city in state.marked
        if not state.cities[seat]:
            return "" if is_marked else "not_a_starting_city"
        return "kept_for_a_start" if is_marked and place == 0 else ""

    def city_connected(self, state: State, seat: int, city: int, events: list[Event]) -> None:
        """Return the token of a marked city to the supply when a network begins there."""
        if len(state.cities[seat]) > 1 or city not in state.marked:
            return
        state.marked = tuple(other for other in state.marked if other != city)
        state.supply = add_fuel(state.supply, URANIUM, 1)
        events.append(StartingCityTaken(seat, city))


STARTING_CITIES: Final = StartingCities()
