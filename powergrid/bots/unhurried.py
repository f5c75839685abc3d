# SPDX-License-Identifier: MIT
"""Weak play that keeps moving: a city or two every round, and no plan beyond that.

Its pace, in cities a round, varies from game to game and from seat to seat. While its network is
behind that pace and its plants can power more, it connects a city; once it has caught up, it stops,
unless it has more money than it can use. It does not choose the cheapest city but one it likes,
even as its first, which may cost a detour more. It errs about plants as `Erring` does, and
otherwise plays as the planner.
"""

from math import inf
from random import Random
from typing import Final

from powergrid.bots.beginnings import house_in, houses_for_sale
from powergrid.bots.erring import Erring, form, part
from powergrid.bots.planner import Option, Planner
from powergrid.rules import State
from powergrid.rules.actions import Action, BuildHouse, EndTurn
from powergrid.rules.scoring import powerable
from powergrid.rules.state import BUILDING_HOUSES

_PLENTY: Final = 150
"""With this much money a seat that has caught up goes on building: nobody hoards a fortune."""

_AHEAD: Final = 6
"""How much it prefers to stop, in money, for every city it would be ahead of its pace."""


class Unhurried:
    """Builds in every round if it can.

    `fast`: cities a round in its best form; in its worst it is one. `detour`: how much more than
    the cheapest a city may cost. The rest is about plants, as in `Erring`.
    """

    def __init__(
        self, min_error: float, max_error: float, *, fast: float, detour: int, ahead: float = inf
    ) -> None:
        self._fast = fast
        self._detour = detour
        self._planner = Planner()
        self._erring = Erring(min_error, max_error, self._planner, ahead=ahead)

    def decide(self, state: State, rng: Random) -> Action:
        """Return the action it likes best; its errors depend on the state alone."""
        return self.options(state)[0].action

    def options(self, state: State) -> list[Option]:
        """Return the actions it considers with what they seem worth to it, the best first."""
        if state.asks != BUILDING_HOUSES:
            return self._erring.options(state)
        stop = Option(EndTurn(), 0.0)
        prices = houses_for_sale(state)
        if not prices:
            return [stop]
        build = Option(house_in(state, self._liked(state, prices)), self._eagerness(state))
        return [build, stop] if build.worth > 0 else [stop, build]

    def _eagerness(self, state: State) -> float:
        """Return how much it prefers connecting a city to stopping, in money."""
        cities, money = len(state.cities[state.seat]), state.money[state.seat]
        if cities < powerable(state, state.seat):
            ahead = cities - int(state.round * self._pace(state))
            if ahead < 0:
                return _PLENTY
            if money < _PLENTY:
                return -_AHEAD * (ahead + 1)
        worths = {type(option.action): option.worth for option in self._planner.options(state)}
        return worths.get(BuildHouse, -inf) - worths.get(EndTurn, -inf)

    def _pace(self, state: State) -> float:
        return self._fast - (self._fast - 1) * form(state)

    def _liked(self, state: State, prices: dict[int, int]) -> int:
        """Return a city that costs at most the detour more than the cheapest."""
        max_price = min(prices.values()) + self._detour
        near = (city for city, price in prices.items() if price <= max_price)
        return max(near, key=lambda city: part(state, city))
