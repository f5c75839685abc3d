# SPDX-License-Identifier: MIT
"""The first two levels build in every round in which they can, each at its own pace."""

from random import Random
from typing import Final

import pytest

from powergrid.bots import Bot, bot_named
from powergrid.bots.unhurried import Unhurried
from powergrid.rules import State
from powergrid.rules.actions import Action, BuildHouse, EndTurn
from powergrid.rules.legal import Sites
from powergrid.rules.scoring import runnable_sets
from powergrid.rules.state import BUILDING, BUILDING_HOUSES, NO_SEAT
from tests.bots.setups import GERMANY, Setup, opening, play_one

TABLES: Final = (
    GERMANY,
    Setup("usa", "recharged", 3),
    Setup("central-europe", "classic", 4),
    Setup("germany", "classic", 6),
)


class Builds:
    """Counts the rounds in which a bot could connect and power a city but connected none."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.could = self.missed = self.begun = 0
        self._round = 0
        self._is_possible = self._has_built = False

    def decide(self, state: State, rng: Random) -> Action:
        action = self.bot.decide(state, rng)
        if state.asks == BUILDING_HOUSES:
            self._watch(state, action)
        return action

    def _watch(self, state: State, action: Action) -> None:
        if state.round != self._round:
            self._round, self._has_built = state.round, False
            self._is_possible = bool(Sites(state).affordable()) and is_short(state)
            self.could += self._is_possible
        if isinstance(action, BuildHouse):
            self._has_built = True
            self.begun = self.begun or state.round
        else:
            self.missed += self._is_possible and not self._has_built


def is_short(state: State) -> bool:
    """Return whether the seat's plants and fuel can power more cities than it has."""
    need = state.game.need
    capacity = max(need(some).cities for some in runnable_sets(state, state.seat))
    return len(state.cities[state.seat]) < capacity


@pytest.mark.slow
@pytest.mark.parametrize("level", ["beginner", "learner"])
def test_it_builds_in_every_round_in_which_it_can(level: str) -> None:
    could = missed = 0
    for seed, table in enumerate(TABLES):
        bots = [Builds(bot_named(level)) for _ in range(table.players)]
        play_one(table, bots, seed)
        could += sum(bot.could for bot in bots)
        missed += sum(bot.missed for bot in bots)
        begun = [bot.begun for bot in bots]
        assert max(begun) <= 3, (seed, begun)
        assert min(begun) >= 1
    assert could > 70
    assert missed <= could * 0.02


def building(cities: int, money: int, plants: tuple[int, ...] = (20, 25)) -> State:
    """Return a position in round 6 in which seat 0 may build."""
    state = opening(GERMANY)
    state.phase, state.asks, state.round = BUILDING, BUILDING_HOUSES, 6
    state.seat, state.waiting = 0, (0, 1)
    own = state.game.cities[:cities]
    state.cities = (own, (), (), ())
    near = (state.game.distances[city] for city in own)
    state.reach = (tuple(map(min, zip(*near, strict=True))), (), (), ())
    for city in own:
        houses = list(state.houses)
        houses[city] = (0, NO_SEAT, NO_SEAT)
        state.houses = tuple(houses)
    state.money = (money, 50, 50, 50)
    state.plants = (plants, (), (), ())
    state.fuel = ((8, 0, 0, 0), *((0, 0, 0, 0),) * 3)
    return state


@pytest.mark.parametrize(
    ("cities", "money", "is_built"),
    [(4, 60, True), (5, 60, True), (6, 60, False), (7, 60, False), (4, 5, False)],
)
def test_it_builds_until_it_has_caught_up_with_its_pace(
    cities: int, money: int, is_built: bool
) -> None:
    bot = Unhurried(0, 0, fast=1, detour=0)
    action = bot.decide(building(cities, money), Random(0))
    assert isinstance(action, BuildHouse if is_built else EndTurn)


def test_a_rich_seat_keeps_building() -> None:
    bot = Unhurried(0, 0, fast=1, detour=0)
    assert isinstance(bot.decide(building(6, 149), Random(0)), EndTurn)
    assert isinstance(bot.decide(building(6, 400), Random(0)), BuildHouse)


@pytest.mark.parametrize("detour", [0, 20])
def test_it_takes_no_detour_longer_than_its_limit(detour: int) -> None:
    dearer = set()
    for money in range(60, 90):
        state = building(3, money)
        prices = Sites(state).affordable()
        action = Unhurried(0, 0, fast=1, detour=detour).decide(state, Random(0))
        assert isinstance(action, BuildHouse)
        dearer.add(prices[action.city] - min(prices.values()))
    assert max(dearer) <= detour
    assert (max(dearer) > 0) == bool(detour)
