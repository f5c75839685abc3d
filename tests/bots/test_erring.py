# SPDX-License-Identifier: MIT
"""Levels that err: never about the obvious, and never absurdly."""

from random import Random

import pytest

from powergrid.bots.erring import Erring
from powergrid.bots.planner import Planner
from powergrid.rules import State, apply
from powergrid.rules.actions import Action, Bid, EndTurn, OpenAuction, Pass
from powergrid.rules.state import BIDDING, BUILDING, BUILDING_HOUSES, BUYING_FUEL, RUNNING_PLANTS
from tests.bots.setups import GERMANY, opening, play_one


class Compared:
    """A bot that errs: counts by question where a planner would act differently."""

    def __init__(self) -> None:
        self.erring, self.planner = Erring(140, 140), Planner()
        self.differs: dict[int, int] = {}

    def decide(self, state: State, rng: Random) -> Action:
        action = self.erring.decide(state, rng)
        if action != self.planner.decide(state, rng):
            self.differs[state.asks] = self.differs.get(state.asks, 0) + 1
            if isinstance(action, Bid):
                assert action.amount <= state.lot + 10
        return action


@pytest.mark.slow
def test_it_errs_about_plants_but_never_about_fuel_or_running() -> None:
    bots = [Compared() for _ in range(4)]
    play_one(GERMANY, bots, 5)
    differs = {asks for bot in bots for asks in bot.differs}
    assert BIDDING in differs
    assert not differs & {BUYING_FUEL, RUNNING_PLANTS}


def test_its_estimate_of_a_plant_stays_the_same_during_an_auction() -> None:
    bids = 0
    for seed in range(10):
        state = opening(GERMANY, seed)
        plant = state.market[0]
        apply(state, OpenAuction(plant, plant), lambda _: 0)
        higher = state.copy()
        higher.bid += 1
        rng = Random(0)
        if isinstance(Erring(140, 140).decide(higher, rng), Bid):
            bids += 1
            assert isinstance(Erring(140, 140).decide(state, rng), Bid)
    assert bids > 2


def test_without_error_it_is_the_planner() -> None:
    state = opening(GERMANY)
    assert Erring(0, 0).decide(state, Random(0)) == Planner().decide(state, Random(0))


@pytest.mark.parametrize(("owned", "is_tempted"), [((21, 25, 26), False), ((3, 25, 26), True)])
def test_it_never_wants_a_plant_worse_than_all_its_own(
    owned: tuple[int, ...], is_tempted: bool
) -> None:
    state = opening(GERMANY)
    state.round = 4
    state.plants = (owned,) * 4
    state.money = (90,) * 4
    state.market = (4, 5, 7, 8, 15, 16, 17, 18)
    tempted = {Erring(900, 900).decide(state, Random(0)) for state.round in range(4, 14)} - {Pass()}
    assert bool(tempted) == is_tempted


def test_it_does_not_err_about_plants_while_it_can_power_far_more_than_it_has() -> None:
    state = opening(GERMANY)
    state.plants = ((25, 26),) * 4
    state.money = (90,) * 4
    tempted = set()
    for state.round in range(4, 14):
        wishes = Erring(0, 900).decide(state, Random(0))
        sober = [Erring(0, 900, ahead=ahead).decide(state, Random(0)) for ahead in (9, 10)]
        assert sober == [Planner().decide(state, Random(0)), wishes]
        tempted.add(wishes)
    assert len(tempted) > 1


def test_its_form_is_constant_within_a_game_and_differs_between_games() -> None:
    def stays_away(begun: int, maximum: float) -> int:
        """Return in how many of 20 rounds a seat whose network starts there connects nothing."""
        state = opening(GERMANY)
        state.phase, state.asks = BUILDING, BUILDING_HOUSES
        state.money = (40,) * 4
        state.plants = ((20, 25),) * 4
        state.fuel = ((8, 0, 0, 0),) * 4
        state.cities = ((begun,), (2,), (3,), (4,))
        state.reach = tuple(state.game.distances[cities[0]] for cities in state.cities)
        count = 0
        for state.round in range(1, 21):
            count += Erring(0, maximum).decide(state, Random(0)) == EndTurn()
        return count

    games = [city for city in range(5, 35) if not stays_away(city, 0)]
    assert len(games) > 12
    counts = sorted(stays_away(city, 250) for city in games)
    assert counts[0] <= 1
    assert counts[-1] >= 14


def test_a_rich_seat_never_hesitates_to_build() -> None:
    def built(money: int) -> int:
        """Return in how many games a seat with that much money starts a network."""
        count = 0
        for seed in range(12):
            state = opening(GERMANY, seed)
            state.phase, state.asks = BUILDING, BUILDING_HOUSES
            state.money = (money,) * 4
            state.plants = ((20, 25),) * 4
            state.fuel = ((8, 0, 0, 0),) * 4
            count += Erring(400, 400).decide(state, Random(0)) != EndTurn()
        return count

    assert built(40) < 6 < 11 <= built(400)
