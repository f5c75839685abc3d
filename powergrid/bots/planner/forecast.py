# SPDX-License-Identifier: MIT
"""What plants, money and cities are worth: the rounds to come, played in numbers alone.

Each round of a forecast keeps the money for fuel, connects cities with the rest, buys capacity
where it is short, and earns. What counts is where that stands when the game ends, whenever that
is. Cities are counted in fractions: a little more money is always worth a little more.
"""

from typing import NamedTuple

from powergrid.bots.planner.numbers import Numbers
from powergrid.bots.planner.runs import TRIFLE, Slopes
from powergrid.rules.game import Game


class Holding(NamedTuple):
    """Where a forecast stands: cities, capacity bought on the way, money."""

    cities: float
    spare: float
    money: float


class Forecast(NamedTuple):
    """What does not change from one plan to the next: who asks, when it ends, what cities cost.

    `ends`: how likely the game is to end after each round. `sites`: what the next cities cost now,
    in the order in which they will be connected, `later_sites` what they may cost then.
    `cities`: those connected already.
    """

    game: Game
    numbers: Numbers
    ends: tuple[float, ...]
    sites: tuple[int, ...]
    later_sites: tuple[float, ...]
    cities: int

    def worth(self, now: Slopes, later: Slopes, money: float) -> float:
        """Return what it is worth to go into Phases 3 and 4 so.

        `now` and `later` say what can be powered at which cost, in this round and after it.
        """
        numbers = self.numbers
        start = Holding(self.cities, 0.0, money)
        held = self._grow(now, start, self.sites)
        powered, fuel = _power(now, held, numbers.spare_fuel)
        return self.after(later, powered, held.money - fuel, held.cities)

    def after(self, later: Slopes, powered: float, money: float, cities: float) -> float:
        """Return what a round is worth that comes to its end with so many cities powered."""
        numbers = self.numbers
        final = numbers.final_city
        payments = self.game.edition.payments
        value = self.ends[0] * (final * powered + money)
        held = Holding(cities, 0.0, money)
        for chance in self.ends[1:]:
            held = held._replace(money=money + _income(payments, powered))
            held = self._grow(later, held, self.later_sites)
            powered, fuel = _power(later, held, numbers.spare_fuel)
            money = held.money - fuel
            value += chance * (final * powered + money)
        return value

    def _grow(self, slopes: Slopes, held: Holding, sites: tuple[float, ...]) -> Holding:
        """Connect cities with the money that fuel leaves, and buy capacity where it is short."""
        numbers = self.numbers
        cities, spare, money = held
        capacity = slopes.capacity + spare
        free = money - slopes.fuel(cities) - max(0.0, cities - slopes.capacity) * numbers.spare_fuel
        bought = 0.0
        while free > TRIFLE:
            number = int(cities - self.cities + TRIFLE)
            part = self.cities + number + 1 - cities
            price = sites[number] if number < len(sites) else numbers.city_price
            until_short = capacity + bought - cities
            more = 0.0
            if until_short > TRIFLE:
                part = min(part, until_short)
            else:
                width, more = slopes.capacity_at(spare + bought)
                part = min(part, width, numbers.growth - bought)
                if part < TRIFLE:
                    break
            fuel = slopes.price_at(cities + TRIFLE, numbers.spare_fuel)
            part = min(part, free / (price + more + fuel))
            free -= part * (price + more + fuel)
            money -= part * (price + more)
            cities += part
            bought += part if more else 0.0
        return Holding(cities, spare + bought, money)


def _power(slopes: Slopes, held: Holding, spare_fuel: float) -> tuple[float, float]:
    """Return how many cities are powered, and the cost of their fuel."""
    powered, fuel = slopes.run(held.cities, held.money)
    if held.spare and powered < held.cities:
        more = min(held.spare, held.cities - powered, (held.money - fuel) / spare_fuel)
        powered += more
        fuel += more * spare_fuel
    return powered, fuel


def _income(payments: tuple[int, ...], powered: float) -> float:
    """Return what powering that many cities and parts of cities pays."""
    whole = int(powered)
    if whole + 1 >= len(payments):
        return payments[-1]
    return payments[whole] + (powered - whole) * (payments[whole + 1] - payments[whole])
