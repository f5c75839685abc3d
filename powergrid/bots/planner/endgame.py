# SPDX-License-Identifier: MIT
"""The end: how likely it is, and what every rival can power in the round that may be the last."""

from math import tanh
from typing import Final, NamedTuple

from powergrid.bots.planner.network import Growths
from powergrid.bots.planner.numbers import Numbers
from powergrid.bots.planner.prices import Market, cost_beyond
from powergrid.rules import State
from powergrid.rules.scoring import powerable
from powergrid.rules.state import BUILDING, FUEL, largest_network

_VICTORY: Final = 1e6
"""What winning is worth when nobody can prevent it: more than any forecast."""
_MORE_THAN_ANY_MONEY: Final = 1e6
_TRIFLE: Final = 0.01


class Standing(NamedTuple):
    """What a rival would power if the game ended with this round, and the money then left."""

    powered: int
    money: int


class End(NamedTuple):
    """The end with this round: how likely it is, and how a seat and its best rival would stand.

    `can_trigger`: whether the seat could connect enough cities to end the game.
    """

    chance: float
    can_trigger: bool
    own: Standing
    rival: Standing

    @property
    def is_ahead(self) -> bool:
        """Whether the seat would win."""
        return self.own > self.rival


class Endgame(NamedTuple):
    """The end as a seat sees it: the best rival, and how likely one of them ends the game."""

    end_at: int
    largest: int
    threat: float
    rival: Standing
    is_sure: bool
    numbers: Numbers

    def chance(self, cities: int) -> float:
        """Return how likely the game is to end this round, if the seat has that many cities."""
        return 1.0 if max(cities, self.largest) >= self.end_at else self.threat

    def value(self, powered: int, money: float) -> float:
        """Return what the end is worth with that many cities powered and that much money left."""
        numbers = self.numbers
        value = numbers.final_city * powered + money
        cities, coins = powered - self.rival.powered, money - self.rival.money
        if self.is_sure:
            return value + _VICTORY * tanh((_MORE_THAN_ANY_MONEY * cities + coins) / _TRIFLE)
        return value + numbers.victory * tanh(cities + coins / numbers.doubt)


def endgame_of(
    state: State, seat: int, market: Market, numbers: Numbers, growths: Growths, reachable: int
) -> Endgame | None:
    """Return the end as seen by a seat that can reach this many cities; None if it is far off."""
    end_at = state.game.end_at
    largest = largest_network(state)
    if reachable < end_at and not any(_may_end(state, rival, end_at) for rival in state.order):
        return None
    rivals = [rival for rival in range(state.game.players) if rival != seat]
    prospects = {rival: _prospect(state, rival, market, growths) for rival in rivals}
    if reachable < end_at and all(prospect[0] < end_at for prospect in prospects.values()):
        return None
    standings = {rival: prospect[1] for rival, prospect in prospects.items()}
    threat = 0.0
    for rival in rivals:
        if prospects[rival][0] >= end_at:
            others = (standings[other] for other in rivals if other != rival)
            is_first = all(standings[rival] >= other for other in others)
            threat = max(threat, 0.9 if is_first else numbers.threat)
    is_sure = state.phase == BUILDING and state.waiting == (seat,)
    return Endgame(end_at, largest, threat, max(standings.values()), is_sure, numbers)


def end_of(state: State, seat: int, endgame: Endgame, market: Market, growths: Growths) -> End:
    """Return the end with this round if a seat builds as far as it can power, like its rivals."""
    cities, own = _prospect(state, seat, market, growths)
    chance = endgame.chance(len(state.cities[seat]))
    return End(chance, cities >= endgame.end_at, own, endgame.rival)


def _may_end(state: State, rival: int, end_at: int) -> bool:
    """Return whether a rival could pay for the houses alone that end the game."""
    return state.money[rival] >= state.game.house_prices[0] * (end_at - len(state.cities[rival]))


def _prospect(state: State, rival: int, market: Market, growths: Growths) -> tuple[int, Standing]:
    """Return the cities a rival may have at the end of this round, and its standing then."""
    capacity, fuel = _capacity(state, rival, market)
    cities, money = len(state.cities[rival]), state.money[rival] - round(fuel)
    if state.phase == BUILDING and rival not in state.waiting:
        return cities, Standing(min(capacity, cities), money)
    powered, left = min(capacity, cities), money
    for site in growths.of(state, rival):
        if site.price > money:
            break
        cities, money = cities + 1, money - site.price
        if cities <= capacity:
            powered, left = cities, money
    return cities, Standing(powered, left)


def _capacity(state: State, rival: int, market: Market) -> tuple[int, float]:
    """Return the cities a rival can power this round, and what the fuel for them still costs."""
    if state.phase < FUEL or (state.phase == FUEL and rival in state.waiting):
        run = state.game.need(state.plants[rival])
        return run.cities, cost_beyond(run, state.fuel[rival], market.now)
    return powerable(state, rival), 0.0


def chances_of_end(state: State, numbers: Numbers) -> tuple[float, ...]:
    """Return how likely the game is to end with this round, with the next one, and so on."""
    missing = state.game.end_at - largest_network(state)
    middle = max(0.0, min(missing / numbers.pace, numbers.horizon) - 1)
    rounds = range(int(middle + numbers.spread) + 2)
    weights = [max(0.0, 1 - abs(number - middle) / numbers.spread) for number in rounds]
    while weights and not weights[-1]:
        weights.pop()
    total = sum(weights)
    return tuple(weight / total for weight in weights) if total else (1.0,)
