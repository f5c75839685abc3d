# SPDX-License-Identifier: MIT
"""Decisions by a policy: what it sees of an option, and what it makes of the first estimate."""

from random import Random

import numpy as np
import pytest

from powergrid.bots.planner import Planner
from powergrid.bots.policy import end_figures
from powergrid.bots.policy.option_figures import COUNT, WITHOUT_FUEL, seen
from powergrid.bots.policy.policy_bot import PolicyBot
from powergrid.bots.value.features import COUNT as FEATURES
from powergrid.bots.value.features import OF_SEAT, Features
from powergrid.bots.value.shipped import shipped_net
from powergrid.bots.value.value_bot import Judged, ValueBot
from powergrid.rules import State, apply
from powergrid.rules.actions import Bid, BuildHouse, OpenAuction, Pass
from powergrid.rules.plant_market import minimum_bid
from powergrid.rules.state import BIDDING, BUILDING_HOUSES, OPENING
from tests.bots.planned import asked
from tests.bots.policy.policies import policy_for, some_policy, uncorrecting
from tests.bots.setups import GERMANY, SETUPS, Setup, opening, play_one, setup_id
from tests.bots.watched import Watched

IS_OPENING, IS_BID = 8, 9
RIVALS_GAIN = 22
END = WITHOUT_FUEL - end_figures.COUNT
IS_NEEDED = END - 7
"""Places among an option's figures."""


@pytest.mark.slow
@pytest.mark.parametrize("setup", SETUPS[::12], ids=setup_id)
def test_games_of_any_policy_are_legal_and_end(setup: Setup) -> None:
    bots = [Watched(PolicyBot(shipped_net(), some_policy())) for _ in range(setup.players)]
    assert play_one(setup, bots, 5).is_over


def decisions() -> list[State]:
    """Return the positions of a game among planners in which there is a choice to learn from."""
    return asked([OPENING, BIDDING, BUILDING_HOUSES])


@pytest.mark.slow
def test_a_policy_that_corrects_nothing_does_what_is_best_by_the_first_estimate() -> None:
    policy, value = PolicyBot(shipped_net(), uncorrecting()), ValueBot(shipped_net(), 14, 4)
    for state in decisions()[::7]:
        mine, estimate = policy.judged(state, Random(0)), value.judged(state, Random(0))
        assert [option.action for option in mine] == [option.action for option in estimate]
        assert behind_best(mine) == pytest.approx(behind_best(estimate), abs=1e-5)
        options = value.options(state, Random(0))
        if len(options) > 1:
            chances = value.chances(options, state)
            best = [option.action for option in options].index(mine[0].action)
            assert mine[0].score == pytest.approx(chances[best], abs=1e-5)


def behind_best(judged: list[Judged]) -> list[float]:
    return [judged[0].score - option.score for option in judged]


def test_what_it_likes_it_does() -> None:
    state = opening(GERMANY)
    plant = state.market[0]
    apply(state, OpenAuction(plant, plant), lambda _: 0)
    eager, shy = (policy_for(IS_BID, weight) for weight in (99, -99))
    assert PolicyBot(shipped_net(), eager).decide(state, Random(0)) == Bid(plant + 1)
    assert PolicyBot(shipped_net(), shy).decide(state, Random(0)) == Pass()


def test_it_sees_which_plants_rivals_would_bid_for() -> None:
    state = opening(GERMANY)
    value, planner = ValueBot(shipped_net()), Planner()
    options = value.options(state, Random(0))
    found = seen(options, state, value, planner)
    assert found.figures.shape == (len(options), COUNT)
    for option, figures in zip(options, found.figures, strict=True):
        assert isinstance(option.action, OpenAuction)
        assert figures[IS_OPENING] == 1
        plant = option.action.plant
        price = minimum_bid(state, plant)
        maximum = max(planner.gain(state, rival, plant, price) for rival in state.waiting[1:])
        assert figures[RIVALS_GAIN] == pytest.approx(np.tanh(maximum / 20), abs=1e-6)


@pytest.mark.slow
def test_it_sees_the_features_of_its_seat_and_of_its_best_rival() -> None:
    value, planner, rivals = ValueBot(shipped_net()), Planner(), set()
    for state in decisions()[-20:]:
        options = value.options(state, Random(0))
        figures = seen(options, state, value, planner).figures
        for estimate, row in zip(value.estimates(options, state), figures, strict=True):
            rows = Features(state.game).of(estimate.position)
            chances = {
                seat: value.chance(estimate.position, seat)
                for seat in range(4)
                if seat != state.seat
            }
            rival = max(chances, key=lambda seat: chances[seat])
            own, other = row[WITHOUT_FUEL:][:FEATURES], row[WITHOUT_FUEL + FEATURES :][:OF_SEAT]
            assert (own == rows[state.seat]).all()
            if not estimate.chance.is_integer():  # the end is known, not what the net says of it
                assert (other == rows[rival][:OF_SEAT]).all()
                rivals.add((state.seat, rival))
    assert len(rivals) > 3


@pytest.mark.slow
@pytest.mark.parametrize(("begins", "maximum"), [(True, 14), (False, 5)])
def test_it_considers_other_cities_than_the_cheapest(begins: bool, maximum: int) -> None:
    bot = PolicyBot(shipped_net(), uncorrecting())
    considered = []
    for state in decisions():
        if state.asks == BUILDING_HOUSES and bool(state.cities[state.seat]) != begins:
            actions = [option.action for option in bot.options(state, Random(0))]
            considered.append(sum(isinstance(action, BuildHouse) for action in actions))
    assert max(considered) == maximum


@pytest.mark.slow
def test_a_planner_bids_exactly_as_long_as_its_gain_is_positive() -> None:
    planner, answers = Planner(), []
    for state in decisions():
        if state.asks == BIDDING:
            bid = Bid(state.bid + 1)
            answers.append(planner.decide(state, Random(0)) == bid)
            assert answers[-1] == (planner.gain(state, state.seat, state.lot, bid.amount) > 0)
    assert set(answers) == {True, False}


@pytest.mark.slow
def test_a_limit_is_the_price_at_which_a_planner_stops() -> None:
    planner, errors = Planner(), []
    for state in decisions():
        if state.asks == BIDDING:
            seat, plant = state.seat, state.lot
            prices = range(minimum_bid(state, plant), state.money[seat] + 1)
            paid = [price for price in prices if planner.gain(state, seat, plant, price) > 0]
            errors.append(abs(planner.limit(state, seat, plant) - max(paid, default=0)))
    assert len(errors) > 50
    assert sorted(errors)[len(errors) * 9 // 10] == 0  # where a gain falls steadily


@pytest.mark.slow
def test_it_sees_what_it_takes_to_win_an_auction() -> None:
    planner, value = Planner(), ValueBot(shipped_net())
    found = set()
    for state in decisions():
        if state.asks != BIDDING:
            continue
        options = value.options(state, Random(0))
        if len(options) == 2:
            figures = seen(options, state, value, planner).figures[:, IS_NEEDED]
            needed = round(50 * float(figures[0]))
            assert figures[0] == figures[1]
            rivals = [rival for rival in state.bidders if rival != state.seat]
            limits = [planner.limit(state, rival, state.lot) for rival in rivals]
            assert needed == max(state.bid + 1, max(limits) + 1)
            found.add(needed > state.bid + 1)
    assert found == {True, False}


def test_nobody_gains_from_what_it_cannot_pay() -> None:
    state = opening(GERMANY)
    rival = state.order[-1]
    assert Planner().gain(state, rival, state.market[0], state.money[rival] + 1) < -1e6
