# SPDX-License-Identifier: MIT
"""The planner ignores chance, earlier decisions and hidden cards."""

from random import Random

import pytest

from powergrid.bots.planner import Planner
from powergrid.rules import State, legal
from powergrid.rules.actions import Action
from powergrid.rules.options import Options
from powergrid.rules.state import BIDDING, BUILDING_HOUSES, BUYING_FUEL, OPENING, RUNNING_PLANTS
from tests.bots.setups import Setup, play_one


class Twins:
    """A planner whose decisions are compared with those of a new one."""

    def __init__(self) -> None:
        self.old = Planner()
        self.questions: set[int] = set()

    def decide(self, state: State, rng: Random) -> Action:
        """Return what both decide."""
        self.questions.add(state.asks)
        before = state.copy()
        action = self.old.decide(state, Random(1))
        assert Planner().decide(before, Random(2)) == action
        assert state == before
        check_options(state, action)
        return action


def check_options(state: State, chosen: Action) -> None:
    """Every considered option is legal, and the best one is chosen."""
    options = Planner().options(state)
    assert options[0].action == chosen
    assert [option.worth for option in options] == sorted(
        (option.worth for option in options), reverse=True
    )
    question = legal(state)
    assert all(option.action in question for option in options)


@pytest.mark.slow
@pytest.mark.parametrize(
    "setup",
    [
        Setup("usa", "recharged", 2, Options(against_the_bank=True)),
        Setup("central-europe", "classic", 4, Options(starting_cities=True)),
    ],
)
def test_a_decision_depends_only_on_the_state(setup: Setup) -> None:
    twins = Twins()
    assert play_one(setup, [twins] * setup.players, 2).is_over
    assert {OPENING, BIDDING, BUYING_FUEL, BUILDING_HOUSES, RUNNING_PLANTS} <= twins.questions
