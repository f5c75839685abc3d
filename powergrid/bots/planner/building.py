# SPDX-License-Identifier: MIT
"""Phase 4: how many cities to connect, and which first."""

from typing import Final, NamedTuple

from powergrid.bots.planner.outlook import Outlook
from powergrid.rules import State
from powergrid.rules.actions import Action, BuildHouse, EndTurn
from powergrid.rules.scoring import runnable_sets

_LATE: Final = 20
"""A round that games in which everybody builds hardly ever see."""


class Growth(NamedTuple):
    """How many cities to connect, and what that is worth."""

    cities: int
    value: float


def answer_building(outlook: Outlook, state: State) -> Action:
    """Connect the cheapest city, or end the turn."""
    if state.round >= _LATE:
        return _build_anything(outlook)
    need = state.game.need
    capacity = max(need(some).cities for some in runnable_sets(state, outlook.seat))
    if best_growth(outlook, outlook.money, capacity).cities:
        return BuildHouse(outlook.sites[0].city)
    return EndTurn()


def _build_anything(outlook: Outlook) -> Action:
    """Connect what can be paid: a game in which everybody waits must still come to its end."""
    sites = outlook.sites
    return BuildHouse(sites[0].city) if sites and sites[0].price <= outlook.money else EndTurn()


def best_growth(outlook: Outlook, money: float, capacity: int) -> Growth:
    """Return how many of the cheapest cities to connect, with fuel at hand for `capacity`."""
    best = Growth(0, _value(outlook, 0, money, capacity))
    for count, site in enumerate(outlook.sites, start=1):
        money -= site.price
        if money < 0:
            break
        value = _value(outlook, count, money, capacity)
        if value > best.value:
            best = Growth(count, value)
    return best


def _value(outlook: Outlook, count: int, money: float, capacity: int) -> float:
    cities = outlook.cities + count
    powered = min(capacity, cities)
    going_on = outlook.forecast.after(outlook.later(outlook.plants), powered, money, cities)
    going_on -= outlook.numbers.lead * outlook.overtaken(cities)
    endgame = outlook.endgame
    if endgame is None:
        return going_on
    ending = endgame.chance(cities)
    if not ending:
        return going_on
    return (1 - ending) * going_on + ending * endgame.value(powered, money)
