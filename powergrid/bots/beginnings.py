# SPDX-License-Identifier: MIT
"""Where to start a second network, and whether to connect a city or start there."""

from typing import Final

from powergrid.rules import State
from powergrid.rules.actions import BuildHouse
from powergrid.rules.legal import Sites
from powergrid.rules.phases.building import may_begin_again

_WORTH: Final = 8
"""What a route must cost before a second network is started to save it."""
_LITTLE: Final = 12
"""How much more than the cheapest another city may cost."""


def houses_for_sale(state: State) -> dict[int, int]:
    """Return by city the lowest price for which the seat on turn can connect it now."""
    sites = Sites(state)
    prices = sites.affordable()
    if not state.game.has_second_network:
        return prices
    for city, price in sites.beginnings().items():
        if prices.get(city, price + _WORTH) >= price + _WORTH:
            prices[city] = price
    return prices


def nearly_cheapest(state: State) -> list[tuple[int, int]]:
    """Return price and city of what costs little more than the cheapest city, the cheapest first.

    For the seat on turn, as in `houses_for_sale`.
    """
    prices = houses_for_sale(state)
    limit = min(prices.values(), default=0) + _LITTLE
    return sorted((price, city) for city, price in prices.items() if price <= limit)


def house_in(state: State, city: int) -> BuildHouse:
    """Return how the seat on turn best connects a city that it can connect."""
    if not state.game.has_second_network:
        return BuildHouse(city)
    sites = Sites(state)
    begun, total = sites.beginnings().get(city), sites.affordable().get(city)
    is_begun = begun is not None and (total is None or total >= begun + _WORTH)
    return BuildHouse(city, begins_network=is_begun)


def reach_of(state: State, seat: int) -> tuple[int, ...]:
    """Return what the routes to all cities cost a seat; 0 where a second network should start."""
    reach, game = state.reach[seat], state.game
    if not (game.has_second_network and reach and may_begin_again(state, seat)):
        return reach
    return tuple(
        [0 if city in game.begin_in and way >= _WORTH else way for city, way in enumerate(reach)]
    )
