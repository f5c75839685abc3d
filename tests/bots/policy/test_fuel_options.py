# SPDX-License-Identifier: MIT
"""What a policy considers in Phase 3, and what it sees of it."""

from itertools import combinations
from random import Random

import pytest

from powergrid.bots.planner import Planner
from powergrid.bots.policy import fuel_figures
from powergrid.bots.policy.fuel_options import fuel_options
from powergrid.bots.policy.option_figures import WITHOUT_FUEL, seen
from powergrid.bots.policy.policy_bot import PolicyBot
from powergrid.bots.value.shipped import shipped_net
from powergrid.bots.value.value_bot import ValueBot
from powergrid.rules import State, legal
from powergrid.rules.actions import Action, BuyFuel, EndTurn
from powergrid.rules.fuel import COAL, GARBAGE, OIL
from powergrid.rules.fuel_market import price
from powergrid.rules.state import BUYING_FUEL, FUEL
from tests.bots.planned import asked
from tests.bots.policy.policies import IS_PURCHASE, policy_for, some_policy
from tests.bots.setups import GERMANY, Setup, opening


@pytest.fixture(scope="module")
def bought() -> list[State]:
    """Return the positions of a game among planners in which fuel is bought."""
    return asked([BUYING_FUEL])


def buyer(
    plants: tuple[int, ...],
    fuel: tuple[int, int, int, int],
    money: int,
    setup: Setup = GERMANY,
) -> State:
    """Return a position in which the seat on turn holds these plants and buys fuel."""
    state = opening(setup)
    state.phase, state.asks, state.waiting = FUEL, BUYING_FUEL, (0, 1)
    state.seat = 0
    state.plants = (plants, (), (), ())
    state.fuel = (fuel, (0, 0, 0, 0), (0, 0, 0, 0), (0, 0, 0, 0))
    state.money = (money, 0, 0, 0)
    return state


def actions(state: State) -> list[Action]:
    return [option.action for option in fuel_options(state)]


def test_it_buys_for_a_run_one_token_or_nothing() -> None:
    # Plant 20 burns 3 coal for 5 cities, plant 6 burns 1 garbage for 1.
    state = buyer((6, 20), (0, 0, 0, 0), 60)
    assert actions(state) == [
        EndTurn(),
        BuyFuel(COAL, 3),
        BuyFuel(COAL, 1),
        BuyFuel(GARBAGE, 1),
    ]
    both, coal = fuel_options(state)[1].positions
    assert both.fuel[0] == (3, 0, 1, 0)
    assert coal.fuel[0] == (3, 0, 0, 0)
    assert both.money[0] == 60 - price(state, COAL, 3) - price(state, GARBAGE, 1)
    assert both.waiting == (1,)


def test_it_buys_nothing_that_it_cannot_pay_or_store() -> None:
    assert actions(buyer((20,), (0, 0, 0, 0), 2)) == [EndTurn(), BuyFuel(COAL, 1)]
    assert actions(buyer((20,), (6, 0, 0, 0), 60)) == [EndTurn()]
    assert actions(buyer((13,), (0, 0, 0, 0), 60)) == [EndTurn()]


def test_of_two_runs_that_power_as_much_it_buys_for_the_cheaper() -> None:
    # Plants 4 and 3 power one city each, with 2 coal or 2 oil; oil is dearer.
    state = buyer((3, 4), (0, 0, 0, 0), 60)
    runs = [
        position.fuel[0]
        for option in fuel_options(state)
        for position in option.positions
        if sum(position.fuel[0]) > 1
    ]
    assert sorted(runs) == [(2, 0, 0, 0), (2, 2, 0, 0)]
    assert BuyFuel(OIL, 2) not in actions(state)


@pytest.mark.slow
def test_every_purchase_of_a_planner_for_a_run_is_considered(bought: list[State]) -> None:
    runs = 0
    for state in bought:
        considered, planned = actions(state), Planner().decide(state, Random(0))
        assert len(set(considered)) == len(considered)
        assert all(action in legal(state) for action in considered)
        assert planned in considered
        runs += isinstance(planned, BuyFuel) and planned.amount > 1
    assert runs > 20


def powered(state: State) -> int:
    """Return what the tokens held by the seat on turn can power, by trying all sets."""
    plants, held = state.plants[state.seat], state.fuel[state.seat]
    need = state.game.need
    sets = [some for size in range(len(plants) + 1) for some in combinations(plants, size)]
    return max(need(some).cities for some in sets if need(some).is_met_by(held))


@pytest.mark.slow
def test_it_sees_what_its_fuel_would_power(bought: list[State]) -> None:
    value = ValueBot(shipped_net())
    for state in bought[::5]:
        options = fuel_options(state)
        estimates = value.estimates(options, state)
        rows = fuel_figures.fuels(options, estimates, state)
        found = [round(7 * row[2]) for row in rows]
        assert found == [powered(estimate.position) for estimate in estimates]
        assert [row[1] for row in rows] == [option.action != EndTurn() for option in options]
        assert [round(5 * row[3]) for row in rows] == [count - max(found) for count in found]
        cities = len(state.cities[state.seat])
        assert [round(5 * row[4]) for row in rows] == [count - cities for count in found]


def test_elsewhere_it_sees_nothing_of_fuel() -> None:
    state, value = opening(GERMANY), ValueBot(shipped_net())
    options = value.options(state, Random(0))
    rows = fuel_figures.fuels(options, value.estimates(options, state), state)
    assert not any(figure for row in rows for figure in row)


PRICE, KINDS = 5, slice(8, 15)
"""Places among an option's figures."""


def test_a_policy_buys_as_much_as_it_likes() -> None:
    state = buyer((6, 20), (0, 0, 0, 0), 60)
    eager = PolicyBot(shipped_net(), policy_for(IS_PURCHASE, 999))
    shy = PolicyBot(shipped_net(), policy_for(IS_PURCHASE, -999))
    assert isinstance(eager.decide(state, Random(0)), BuyFuel)
    assert shy.decide(state, Random(0)) == EndTurn()


def test_fuel_is_left_to_the_planner_where_the_policy_does_not_buy_it() -> None:
    state = buyer((6, 20), (0, 0, 0, 0), 60)
    planned = Planner().decide(state, Random(0))
    assert planned != EndTurn()
    bot = PolicyBot(shipped_net(), some_policy(WITHOUT_FUEL))
    assert [option.action for option in bot.options(state, Random(0))] == [planned]
    assert bot.decide(state, Random(0)) == planned


@pytest.mark.parametrize("board", ["india", "korea"])
def test_where_tokens_are_sold_otherwise_the_planner_buys_them(board: str) -> None:
    state = buyer((6, 20), (0, 0, 0, 0), 60, Setup(board, "classic", 4))
    bot = PolicyBot(shipped_net(), policy_for(IS_PURCHASE, -999))
    assert bot.decide(state, Random(0)) == Planner().decide(state, Random(0)) != EndTurn()


def test_the_planner_objects_to_a_purchase_by_the_best_run_that_it_begins() -> None:
    state, value = buyer((6, 20), (0, 0, 0, 0), 60), ValueBot(shipped_net())
    planned = Planner().options(state)
    assert planned[0].action == planned[1].action == BuyFuel(COAL, 3)
    options = fuel_options(state)
    objections = dict(
        zip(
            [option.action for option in options],
            value.objections(options, state),
            strict=True,
        )
    )
    assert objections[BuyFuel(COAL, 3)] == 0


@pytest.mark.slow
def test_fuel_that_the_planner_would_not_buy_is_disliked_a_little(bought: list[State]) -> None:
    value, found = ValueBot(shipped_net()), 0
    for state in bought[::5]:
        options, planned = fuel_options(state), Planner().options(state)
        ending = next(option.worth for option in planned if option.action == EndTurn())
        considered = {option.action for option in planned}
        for option, objection in zip(options, value.objections(options, state), strict=True):
            if option.action not in considered:
                loss = planned[0].worth - (ending - 5)
                assert objection == pytest.approx(min(0.6, 0.01 * loss))
                found += loss < 60
    assert found > 10


def test_a_purchase_has_a_price_and_no_kind() -> None:
    state, value = buyer((6, 20), (0, 0, 0, 0), 60), ValueBot(shipped_net())
    options = fuel_options(state)
    figures = seen(options, state, value, Planner()).figures
    left = [estimate.position.money[0] for estimate in value.estimates(options, state)]
    assert figures[:, PRICE] * 30 == pytest.approx([60 - money for money in left])
    assert not figures[:, KINDS].any()
