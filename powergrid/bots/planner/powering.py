# SPDX-License-Identifier: MIT
"""What plants can power, and what that costs: in this round with the tokens held, and later."""

from typing import Final, TypeAlias, TypeVar

from powergrid.bots.planner.numbers import Numbers
from powergrid.bots.planner.power_costs import (
    Run,
    Slopes,
    Stretches,
    more_capacity,
    slopes,
    subsets,
    undominated,
)
from powergrid.bots.planner.prices import Prices, cost, cost_beyond
from powergrid.rules import Game
from powergrid.rules.fuel import Tokens

Plants: TypeAlias = tuple[int, ...]
_Key = TypeVar("_Key")
_Answer = TypeVar("_Answer")

_REMEMBERED: Final = 5000
"""How many answers of a kind are cached before the cache is cleared: a long search asks many."""


class Powering:
    """What plants can power in a game; cached, because most is asked again and again."""

    def __init__(self, game: Game, numbers: Numbers) -> None:
        self.game = game
        self._numbers = numbers
        self._runs: dict[tuple[Plants, Tokens, Prices], tuple[Run, ...]] = {}
        self._now: dict[tuple[Plants, Tokens, Prices], Slopes] = {}
        self._later: dict[tuple[Plants, Prices], Slopes] = {}

    def runs(self, plants: Plants, held: Tokens, prices: Prices) -> tuple[Run, ...]:
        """Return what sets of these plants power in this round at what cost, in ascending order.

        Sets that power no more than a cheaper one are left out; only tokens not held cost anything.
        """
        key = plants, held, prices
        found = self._runs.get(key)
        if found is None:
            needs = [self.game.need(some) for some in subsets(plants)]
            runs = [(need.cities, cost_beyond(need, held, prices)) for need in needs]
            found = _kept(self._runs, key, undominated(runs))
        return found

    def now(self, plants: Plants, held: Tokens, prices: Prices) -> Slopes:
        """Return what plants can power in this round, with the tokens held."""
        key = plants, held, prices
        found = self._now.get(key)
        if found is None:
            found = _kept(self._now, key, slopes(self.runs(plants, held, prices)))
        return found

    def later(self, plants: Plants, prices: Prices) -> Slopes:
        """Return what plants can power in a later round, all fuel being bought."""
        key = plants, prices
        found = self._later.get(key)
        if found is None:
            needs = [self.game.need(some) for some in subsets(plants)]
            runs = [(need.cities, cost(need, prices)) for need in needs]
            found = _kept(self._later, key, slopes(undominated(runs), self._more(plants)))
        return found

    def _more(self, plants: Plants) -> Stretches:
        game, numbers = self.game, self._numbers
        capacities = (game.plants[plant].cities for plant in plants)
        free = game.plants_allowed - len(plants)
        return more_capacity(capacities, free, numbers.plant_cities, numbers.plant_price)


def _kept(cache: dict[_Key, _Answer], key: _Key, answer: _Answer) -> _Answer:
    """Remember an answer and return it."""
    if len(cache) >= _REMEMBERED:
        cache.clear()
    cache[key] = answer
    return answer
