# SPDX-License-Identifier: MIT
"""Phase 4: how many cities to connect, and which first."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from powergrid.bots.beginnings import house_in
from powergrid.bots.planner.option import Option
from powergrid.bots.planner.outlook import Outlook
from powergrid.rules import State
from powergrid.rules.actions import EndTurn
from powergrid.rules.scoring import powerable

_LATE: Final = 20
"""Games in which everybody builds hardly ever last this many rounds."""


class Growth(NamedTuple):
    """How many cities to connect, and what that is worth."""

    cities: int
    worth: float


def houses(outlook: Outlook, state: State) -> Iterator[Option]:
    """Return ending the turn, and connecting the cheapest city, worth its best continuation."""
    waiting, *growing = growths(outlook, outlook.money, powerable(state, outlook.seat))
    if not growing:
        yield Option(EndTurn(), waiting.worth)
        return
    if state.round < _LATE:  # a game in which everybody waits must still end
        yield Option(EndTurn(), waiting.worth)
    yield Option(house_in(state, outlook.sites[0].city), max(growth.worth for growth in growing))


def best_growth(outlook: Outlook, money: float, capacity: int) -> Growth:
    """Return how many of the cheapest cities to connect, with fuel at hand for `capacity`."""
    return max(growths(outlook, money, capacity), key=lambda growth: growth.worth)


def growths(outlook: Outlook, money: float, capacity: int) -> list[Growth]:
    """Return what it is worth to connect no city, the cheapest, the two cheapest, …"""
    found = [Growth(0, _worth(outlook, 0, money, capacity))]
    for count, site in enumerate(outlook.sites, start=1):
        money -= site.price
        if money < 0:
            break
        found.append(Growth(count, _worth(outlook, count, money, capacity)))
    return found


def _worth(outlook: Outlook, count: int, money: float, capacity: int) -> float:
    cities = outlook.cities + count
    powered = min(capacity, cities)
    going_on = outlook.forecast.after(outlook.later(outlook.plants), powered, money, cities)
    endgame = outlook.endgame
    if endgame is None:
        return going_on
    ending = endgame.chance(cities)
    if not ending:
        return going_on
    return (1 - ending) * going_on + ending * endgame.value(powered, money)
