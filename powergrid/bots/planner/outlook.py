# SPDX-License-Identifier: MIT
"""What a seat computes once for a decision: prices, the end, its sites, what plants can power."""

from itertools import accumulate
from math import inf

from powergrid.bots.planner.endgame import Endgame, chances_of_end, endgame_of
from powergrid.bots.planner.forecast import Forecast
from powergrid.bots.planner.lesser_plants import lesser
from powergrid.bots.planner.network import Growths, Site, evened
from powergrid.bots.planner.numbers import Numbers
from powergrid.bots.planner.power_costs import Run, Slopes
from powergrid.bots.planner.powering import Powering
from powergrid.bots.planner.prices import Market, expected_prices
from powergrid.rules import State


def facts_of(state: State) -> tuple[object, ...]:
    """Return what an outlook depends on: everything but the bids."""
    return (
        state.game,
        state.round,
        state.phase,
        state.step,
        state.order,
        state.waiting,
        state.money,
        state.plants,
        state.fuel,
        state.cities,
        state.houses,
        state.market,
        state.discount,
        state.fuel_market,
        state.storage,
        state.is_uranium_out,
        state.marked,
        state.bank_plants,
        state.extras,
    )


class Outlook:
    """What the seat on turn expects; `state` must not change afterwards."""

    def __init__(
        self,
        state: State,
        facts: tuple[object, ...],
        numbers: Numbers,
        growths: Growths,
        powering: Powering,
    ) -> None:
        self.state = state
        self.facts = facts
        self.seat = state.seat
        self.numbers = numbers
        self.growths = growths
        self._powering = powering
        self.money = state.money[state.seat]
        self.plants = state.game.limited(state.plants[state.seat])
        self.fuel = state.fuel[state.seat]
        self.cities = len(state.cities[state.seat])
        self.with_plant: dict[tuple[int, float], float] = {}
        self.without_lot: dict[int, float] = {}
        self.limits: dict[int, int] = {}
        self._lesser: list[int] | None = None
        self._market: Market | None = None
        self._ends: tuple[float, ...] = ()
        self._sites: tuple[Site, ...] | None = None
        self._forecast: Forecast | None = None
        self._endgame: Endgame | None = None
        self._has_endgame = False

    @property
    def lesser(self) -> list[int]:
        """The plants that it may be worth to scrap for another one."""
        found = self._lesser
        if found is None:
            found = self._lesser = lesser(self.state.game, self.plants)
        return found

    @property
    def market(self) -> Market:
        """What a token of each fuel will cost."""
        found = self._market
        if found is None:
            found = self._market = expected_prices(self.state, self.seat, self.numbers)
        return found

    @property
    def ends(self) -> tuple[float, ...]:
        """How likely the game is to end with this round, the next, …"""
        if not self._ends:
            self._ends = chances_of_end(self.state, self.numbers)
        return self._ends

    @property
    def sites(self) -> tuple[Site, ...]:
        """The cities to connect next."""
        found = self._sites
        if found is None:
            found = self._sites = self.growths.of(self.state, self.seat)
        return found

    @property
    def forecast(self) -> Forecast:
        """The rounds to come."""
        found = self._forecast
        if found is None:
            prices = tuple([site.price for site in self.sites])
            payments = self.state.game.edition.payments
            found = self._forecast = Forecast(
                payments, self.numbers, self.ends, prices, evened(prices), self.cities
            )
        return found

    def later(self, plants: tuple[int, ...]) -> Slopes:
        """Return what plants can power in a later round, all fuel being bought."""
        return self._powering.later(plants, self.market.later)

    def now(self, plants: tuple[int, ...]) -> Slopes:
        """Return what plants can power in this round, with the tokens held."""
        return self._powering.now(plants, self.fuel, self.market.now)

    def runs(self, plants: tuple[int, ...]) -> tuple[Run, ...]:
        """Return what sets of these plants power in this round, and what that costs, ascending."""
        return self._powering.runs(plants, self.fuel, self.market.now)

    def worth(self, plants: tuple[int, ...], money: float) -> float:
        """Return what it is worth to end Phase 2 with these plants and that much money."""
        value = self.forecast.worth(self.now(plants), self.later(plants), money)
        endgame = self.endgame
        return value if endgame is None else self._at_the_end(endgame, plants, money, value)

    def _at_the_end(
        self, endgame: Endgame, plants: tuple[int, ...], money: float, going_on: float
    ) -> float:
        """Return what plants are worth if this round may be the last one."""
        best = -inf
        cities = self.cities
        runs = self.runs(plants)
        for price in (0, *[site.price for site in self.sites]):
            money -= price
            if money < 0:
                break
            chance = endgame.chance(cities)
            worth = going_on
            if chance:
                end = _best_end(endgame, runs, cities, money)
                worth = chance * end + (1 - chance) * going_on
            if worth > best:
                best = worth
            cities += 1
        return best

    @property
    def endgame(self) -> Endgame | None:
        """The last round, if this one may be it."""
        if not self._has_endgame:
            prices = accumulate([site.price for site in self.sites])
            reachable = self.cities + sum([price <= self.money for price in prices])
            self._endgame = endgame_of(
                self.state, self.seat, self.market, self.numbers, self.growths, reachable
            )
            self._has_endgame = True
        return self._endgame


def _best_end(endgame: Endgame, runs: tuple[Run, ...], cities: int, money: float) -> float:
    """Return what the end is worth with that many cities and the run that is best then."""
    best = -inf
    for capacity, fuel in runs:
        if fuel > money:
            break
        best = max(best, endgame.value(min(capacity, cities), money - fuel))
        if capacity >= cities:  # the next runs cost more and power no more
            break
    return best
