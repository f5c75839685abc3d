# SPDX-License-Identifier: MIT
"""A policy that now and then plays as a planner."""

from collections.abc import Callable
from itertools import groupby
from random import Random

import pytest

from powergrid.bots.planner import Planner
from powergrid.bots.policy.forgetful import Forgetful
from powergrid.bots.policy.last_round import LastRound
from powergrid.bots.policy.policy_bot import PolicyBot
from powergrid.bots.value.shipped import shipped_net
from powergrid.rules import State
from powergrid.rules.state import BIDDING, BUILDING_HOUSES, OPENING
from tests.bots.planned import asked
from tests.bots.policy.policies import policy_for

WRONG = LastRound(PolicyBot(shipped_net(), policy_for(0, -50)))
"""A policy that mostly likes best what seems worst by the first estimate."""
ALWAYS = 1e9
"""So large a share that even in a form near its best a seat forgets in every phase."""

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def states() -> list[State]:
    """Return what was asked in a game among planners, but for fuel and runs."""
    return asked((OPENING, BIDDING, BUILDING_HOUSES), 3)


def forgets(state: State, maximum: float) -> bool:
    """Return whether it prefers what a planner prefers, where the policy does not."""
    return Forgetful(WRONG, maximum).judged(state, Random(0))[0].action == planned(state)


def planned(state: State) -> object:
    return Planner().decide(state, Random(0))


def misjudged(states: list[State]) -> list[State]:
    return [state for state in states if WRONG.decide(state, Random(0)) != planned(state)]


def test_it_plays_its_policy_or_as_a_planner(states: list[State]) -> None:
    wrong = misjudged(states)
    assert len(wrong) > 100
    assert not any(forgets(state, 0) for state in wrong)
    assert all(forgets(state, ALWAYS) for state in wrong)
    assert 0.2 < sum(forgets(state, 1) for state in wrong) / len(wrong) < 0.8


def minds(states: list[State], key: Callable[[State], tuple[int, ...]]) -> list[set[bool]]:
    """Return by `key` whether it forgets, whether it does not, or both, once all have a city."""
    begun = sorted((state for state in misjudged(states) if all(state.cities)), key=key)
    return [{forgets(state, 1) for state in some} for _, some in groupby(begun, key)]


def test_once_everybody_has_a_city_it_keeps_to_it_for_a_phase(states: list[State]) -> None:
    by_phase = minds(states, lambda state: (state.seat, state.round, state.phase))
    assert {True} in by_phase
    assert {False} in by_phase
    assert {True, False} not in by_phase
    assert {True, False} in minds(states, lambda state: (state.seat, state.round))


def test_the_planners_worth_counts_as_chance(states: list[State]) -> None:
    state = next(state for state in states if len(Planner().options(state)) > 1)
    options = Planner().options(state)
    judged = Forgetful(WRONG, ALWAYS).judged(state, Random(0))
    assert [option.action for option in judged] == [option.action for option in options]
    first, second = options[0].worth, options[1].worth
    assert judged[0].score - judged[1].score == pytest.approx((first - second) / 100)
