# SPDX-License-Identifier: MIT
"""What a set of plants can power at what cost, and what more capacity costs."""

from collections.abc import Iterable
from itertools import combinations, pairwise
from typing import Final, NamedTuple, TypeAlias

TRIFLE: Final = 0.01
"""A part of a city too small to count."""

Run: TypeAlias = tuple[int, float]
"""Cities powered, and what that costs."""


Stretches: TypeAlias = tuple[tuple[float, float], ...]
"""Pairs of a number of cities and the price of each, in ascending price."""


class Slopes(NamedTuple):
    """What powering costs, city by city, in ascending price, and what more capacity costs.

    A plant runs as a whole, but not every round, so that over several rounds every number of
    cities has a price.
    """

    stretches: Stretches
    capacity: int
    more: Stretches = ()

    def fuel(self, cities: float) -> float:
        """Return what it costs to power that many cities, or as many as possible."""
        cost = 0.0
        for width, price in self.stretches:
            if cities <= width:
                return cost + cities * price
            cost += width * price
            cities -= width
        return cost

    def capacity_at(self, bought: float) -> tuple[float, float]:
        """Return how much capacity comes next, and its price, after some has been bought."""
        for width, price in self.more:
            if bought < width - TRIFLE:
                return width - bought, price
            bought -= width
        return 0.0, 0.0

    def power(
        self, cities: float, spare: float, money: float, spare_fuel: float
    ) -> tuple[float, float]:
        """Return how many of these cities can be powered for that money, and the cost.

        `spare` is capacity bought on the way, used where the plants' own is not enough.
        """
        powered, cost = self._run(cities, money)
        if spare and powered < cities:
            more = min(spare, cities - powered, (money - cost) / spare_fuel)
            powered += more
            cost += more * spare_fuel
        return powered, cost

    def _run(self, cities: float, money: float) -> tuple[float, float]:
        powered = cost = 0.0
        for width, price in self.stretches:
            part = cities - powered
            if width < part:
                part = width
            if price and part * price > money - cost:
                part = (money - cost) / price
                return powered + part, money
            powered += part
            cost += part * price
            if powered >= cities:
                break
        return powered, cost


def subsets(plants: tuple[int, ...]) -> Iterable[tuple[int, ...]]:
    """Return every set of some of these plants, the empty one first."""
    return (chosen for size in range(len(plants) + 1) for chosen in combinations(plants, size))


def undominated(runs: Iterable[Run]) -> tuple[Run, ...]:
    """Return the runs that power more than all cheaper ones, in ascending order."""
    useful: list[Run] = []
    for run in sorted(runs):
        if useful and run[0] == useful[-1][0]:
            continue
        while useful and run[1] <= useful[-1][1]:
            useful.pop()
        useful.append(run)
    return tuple(useful)


def slopes(runs: tuple[Run, ...], more: Stretches = ()) -> Slopes:
    """Return what powering costs city by city, given undominated runs."""
    hull: list[Run] = [(0, 0.0)]
    for run in runs:
        while len(hull) > 1 and not _is_convex(hull[-2], hull[-1], run):
            hull.pop()
        if run[0] > 0:
            hull.append(run)
    stretches = tuple(
        (right[0] - left[0], (right[1] - left[1]) / (right[0] - left[0]))
        for left, right in pairwise(hull)
    )
    return Slopes(stretches, hull[-1][0], more)


def _is_convex(one: Run, two: Run, three: Run) -> bool:
    return (two[1] - one[1]) * (three[0] - two[0]) < (three[1] - two[1]) * (two[0] - one[0])


def more_capacity(
    capacities: Iterable[int], free: int, plant_cities: float, plant_price: float
) -> Stretches:
    """Return what more capacity costs if typical later plants are bought.

    They fill the `free` places first, then replace the smallest plants. What a replaced plant
    powers is lost, so the larger the plants already are, the more capacity costs.
    """
    gains = [plant_cities] * free + [plant_cities - cities for cities in sorted(capacities)]
    return tuple((gain, plant_price / gain) for gain in gains if gain > 0)
