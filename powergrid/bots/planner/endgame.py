# SPDX-License-Identifier: MIT
"""The round that may be the last: what every rival can power if the game ends with it."""

from typing import Final, NamedTuple

from powergrid.bots.planner.network import growth
from powergrid.bots.planner.numbers import Numbers
from powergrid.rules import State
from powergrid.rules.board import HOUSE_PRICES
from powergrid.rules.scoring import runnable_sets
from powergrid.rules.state import BUILDING

_VICTORY: Final = 1e6
"""What winning is worth: more than any forecast."""


class Standing(NamedTuple):
    """What a rival would power if the game ended with this round, and the money then left."""

    powered: int
    money: int


class Endgame(NamedTuple):
    """The end as a seat sees it: its rivals' best, and how likely one of them brings it."""

    end_at: int
    most_cities: int
    threat: float
    rival: Standing
    numbers: Numbers

    def chance(self, cities: int) -> float:
        """Return how likely the game ends with this round, the seat having so many cities."""
        return 1.0 if max(cities, self.most_cities) >= self.end_at else self.threat

    def value(self, powered: int, money: float) -> float:
        """Return what the end is worth with so many cities powered and so much money left."""
        lead = (powered - self.rival.powered, money - self.rival.money)
        value = self.numbers.final_city * powered + money
        if lead > (0, 0):
            return value + _VICTORY
        return value - _VICTORY if lead < (0, 0) else value


def endgame_of(state: State, seat: int, numbers: Numbers, reachable: int) -> Endgame | None:
    """Return the end as a seat sees it that can have `reachable` cities; None if it is far off."""
    end_at = state.game.end_at
    most = max(map(len, state.cities))
    if reachable < end_at and not any(_may_end(state, rival, end_at) for rival in state.order):
        return None
    rivals = [rival for rival in range(state.game.players) if rival != seat]
    prospects = {rival: _prospect(state, rival, seat) for rival in rivals}
    if reachable < end_at and all(prospect[0] < end_at for prospect in prospects.values()):
        return None
    standings = {rival: prospect[1] for rival, prospect in prospects.items()}
    threat = 0.0
    for rival in rivals:
        if prospects[rival][0] >= end_at:
            others = (standings[other] for other in rivals if other != rival)
            is_first = all(standings[rival] >= other for other in others)
            threat = max(threat, 0.9 if is_first else numbers.threat)
    return Endgame(end_at, most, threat, max(standings.values()), numbers)


def _may_end(state: State, rival: int, end_at: int) -> bool:
    """Return whether a rival might just pay for the houses that end the game."""
    return state.money[rival] >= HOUSE_PRICES[0] * (end_at - len(state.cities[rival]))


def _prospect(state: State, rival: int, seat: int) -> tuple[int, Standing]:
    """Return the cities a rival may have at the end of this round, and how it would stand."""
    capacity = _capacity(state, rival, seat)
    cities, money = len(state.cities[rival]), state.money[rival]
    if state.phase == BUILDING and rival not in state.waiting:
        return cities, Standing(min(capacity, cities), money)
    powered, left = min(capacity, cities), money
    for site in growth(state, rival):
        if site.price > money:
            break
        cities, money = cities + 1, money - site.price
        if cities <= capacity:
            powered, left = cities, money
    return cities, Standing(powered, left)


def _capacity(state: State, rival: int, seat: int) -> int:
    """Return the cities a rival can power this round, fuel it may still buy being counted in."""
    need = state.game.need
    if state.phase < BUILDING and rival in state.waiting:
        return need(state.plants[rival]).cities
    return max(need(some).cities for some in runnable_sets(state, rival))
