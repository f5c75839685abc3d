# SPDX-License-Identifier: MIT
"""What plants, money and cities are worth: the coming rounds, played in numbers alone.

Each round of a forecast sets money aside for fuel, connects cities with the rest, buys capacity if
it is short, and earns. Its worth is the position at the end, averaged over when that may be. Cities
are counted in fractions, so that a little more money is always worth a little more.
"""

from functools import lru_cache
from typing import NamedTuple

from powergrid.bots.planner.numbers import Numbers
from powergrid.bots.planner.power_costs import TRIFLE, Slopes


class Forecast(NamedTuple):
    """What is the same for all plans: what powering pays, when the game ends, what cities cost.

    `payments`: by cities powered. `ends`: how likely the game is to end after each round. `sites`:
    what the next cities cost now, in the order in which they will be connected, `later_sites` what
    they may cost then. `cities`: those connected already.
    """

    payments: tuple[int, ...]
    numbers: Numbers
    ends: tuple[float, ...]
    sites: tuple[int, ...]
    later_sites: tuple[float, ...]
    cities: int

    def worth(self, now: Slopes, later: Slopes, money: float) -> float:
        """Return what it is worth to start Phase 3 with these plants and that much money.

        `now` and `later`: what the plants can power at what cost, in this round and after it.
        """
        numbers = self.numbers
        cities, spare, money = self.grow(now, self.cities, 0.0, money, self.sites)
        powered, fuel = now.power(cities, spare, money, numbers.spare_fuel)
        return self.after(later, powered, money - fuel, cities)

    def after(self, later: Slopes, powered: float, money: float, cities: float) -> float:
        """Return what a round is worth that ends with that many cities powered."""
        return _worth_after(self, later, powered, money, cities)

    def grow(
        self, slopes: Slopes, cities: float, spare: float, money: float, sites: tuple[float, ...]
    ) -> tuple[float, float, float]:
        """Connect cities with the money that fuel leaves, and buy capacity if it is short.

        Takes and returns cities, the capacity bought on the way, and money.
        """
        numbers = self.numbers
        own, spare_fuel, city_price = slopes.capacity, numbers.spare_fuel, numbers.city_price
        free = money - slopes.fuel(cities)
        if cities > own:
            free -= (cities - own) * spare_fuel
        before, known = self.cities, len(sites)
        capacity = own + spare
        bought = 0.0
        # Most of a planner's time is spent here, so calls such as `min` are written out.
        while free > TRIFLE:
            number = int(cities - before + TRIFLE)
            part = before + number + 1 - cities
            price = sites[number] if number < known else city_price
            more = 0.0
            until_short = capacity + bought - cities
            if until_short > TRIFLE:
                if until_short < part:
                    part = until_short
            else:
                width, more = slopes.capacity_at(spare + bought)
                room = numbers.growth - bought
                if room < width:
                    width = room
                if width < part:
                    part = width
                if part < TRIFLE:
                    break
                price += more
            fuel = spare_fuel
            place = cities + TRIFLE
            for width, cost in slopes.stretches:
                if place < width:
                    fuel = cost
                    break
                place -= width
            total = price + fuel
            if total:  # boards of the player's own may ask for nothing
                paid = free / total
                if paid < part:
                    part = paid
                free -= part * total
            money -= part * price
            cities += part
            if more:
                bought += part
        return cities, spare + bought, money


# Houses and tokens are often bought one by one, and a search plays on from the same position again
# and again: about half of what is asked was asked before.
@lru_cache(maxsize=1 << 14)
def _worth_after(
    forecast: Forecast, later: Slopes, powered: float, money: float, cities: float
) -> float:
    """Return what `Forecast.after` promises, remembering the latest answers."""
    final, spare_fuel = forecast.numbers.final_city, forecast.numbers.spare_fuel
    value = forecast.ends[0] * (final * powered + money)
    spare = 0.0
    for chance in forecast.ends[1:]:
        money += _income(forecast.payments, powered)
        cities, spare, money = forecast.grow(later, cities, spare, money, forecast.later_sites)
        powered, fuel = later.power(cities, spare, money, spare_fuel)
        money -= fuel
        value += chance * (final * powered + money)
    return value


def _income(payments: tuple[int, ...], powered: float) -> float:
    """Return what powering that many cities and parts of cities pays."""
    whole = int(powered)
    if whole + 1 >= len(payments):
        return payments[-1]
    return payments[whole] + (powered - whole) * (payments[whole + 1] - payments[whole])
