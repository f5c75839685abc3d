# SPDX-License-Identifier: MIT
"""What an outlook remembers or leaves out does not change its answers."""

from itertools import accumulate

import pytest

from powergrid.bots import bot_named
from powergrid.bots.planner.network import Growths
from powergrid.bots.planner.numbers import NUMBERS
from powergrid.bots.planner.outlook import Outlook, facts_of
from powergrid.bots.planner.power_costs import subsets
from powergrid.bots.planner.powering import Powering
from powergrid.bots.planner.prices import cost_beyond
from powergrid.rules import Game, State
from powergrid.rules.actions import Action
from powergrid.rules.board import Board
from powergrid.rules.events import Event
from powergrid.rules.state import BUYING_FUEL, FUEL, OPENING
from tests.bots.planner.positions import position
from tests.bots.setups import Setup, play_one

WIND = 22
SETS = [(), (10,), (20,), (10, 20), (10, 20, 25)]


def outlook() -> Outlook:
    return outlook_at(position(3))


def outlook_at(state: State) -> Outlook:
    return Outlook(state, facts_of(state), NUMBERS, Growths(), Powering(state.game, NUMBERS))


def test_each_set_of_plants_has_answers_of_its_own() -> None:
    asked_all = outlook()
    for plants in SETS + SETS:
        new = outlook()
        assert asked_all.runs(plants) == new.runs(plants)
        assert asked_all.now(plants) == new.now(plants)
        assert asked_all.later(plants) == new.later(plants)
        assert asked_all.worth(plants, 50) == new.worth(plants, 50)
    assert len({asked_all.runs(plants) for plants in SETS}) == len(SETS)


def test_near_the_end_it_finds_the_best_of_all_runs_and_houses() -> None:
    states: list[State] = []

    def watch(state: State, action: Action | None, events: list[Event]) -> None:
        if state.asks == OPENING:
            states.append(state.copy())

    play_one(Setup("germany", "classic", 3), [bot_named("planner")] * 3, 3, watch)
    near = [here for here in map(outlook_at, states) if here.endgame is not None]
    assert len(near) >= 3
    for here in near:
        assert here.worth(here.plants, here.money) == pytest.approx(best_of_all(here))


def test_houses_and_routes_may_cost_nothing() -> None:
    """As boards of the player's own may say."""
    state = position(3)
    state.phase, state.asks = FUEL, BUYING_FUEL
    board = state.game.board
    state.game = Game(
        Board(
            board.id,
            board.name,
            board.areas,
            tuple(city._replace(house_prices=(0, 0, 0)) for city in board.cities),
            tuple(connection._replace(cost=0) for connection in board.connections),
            board.rules,
        ),
        state.game.edition,
        state.game.plants,
        state.game.players,
        state.game.areas,
    )
    here = outlook_at(state)
    assert here.worth((WIND,), 50) > here.worth((), 50)


def best_of_all(here: Outlook) -> float:
    """Return what a seat's plants are worth if this round may be the last, by trying everything."""
    endgame, plants = here.endgame, here.plants
    assert endgame is not None
    needs = [here.state.game.need(some) for some in subsets(plants)]
    runs = [(need.cities, cost_beyond(need, here.fuel, here.market.now)) for need in needs]
    going_on = here.forecast.worth(here.now(plants), here.later(plants), here.money)
    worths = []
    for houses, paid in enumerate(accumulate([0, *(site.price for site in here.sites)])):
        cities, left = here.cities + houses, here.money - paid
        chance = endgame.chance(cities)
        for capacity, fuel in runs:
            if fuel <= left:
                end = endgame.value(min(capacity, cities), left - fuel)
                worths.append(chance * end + (1 - chance) * going_on)
    return max(worths)
