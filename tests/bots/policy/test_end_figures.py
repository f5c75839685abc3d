# SPDX-License-Identifier: MIT
"""What a policy sees of the end: how far it is, who would win, and whether a house brings it."""

from random import Random

import pytest

from powergrid.bots.planner import Planner
from powergrid.bots.policy import end_figures
from powergrid.bots.value.shipped import shipped_net
from powergrid.bots.value.value_bot import ValueBot
from powergrid.rules import State
from powergrid.rules.actions import Action, EndTurn
from powergrid.rules.scoring import shares_of_win
from powergrid.rules.state import BUILDING_HOUSES
from tests.bots.setups import Setup, play_one

GERMANY = Setup("germany", "recharged", 4)
NEAR, CHANCE, MAY_BRING_IT, POWERED, MONEY, LEAD, LIKELY_LEAD, MAY_WIN = range(end_figures.COUNT)

pytestmark = pytest.mark.slow


def last_turns() -> tuple[list[State], set[int]]:
    """Return the positions in which houses are built in a game of planners, and its winners."""
    states: list[State] = []

    class Planning:
        def decide(self, state: State, rng: Random) -> Action:
            if state.asks == BUILDING_HOUSES:
                states.append(state.copy())
            return Planner().decide(state, rng)

    table = play_one(GERMANY, [Planning()] * 4, 3)
    shares = shares_of_win(table)
    return states, {seat for seat, share in enumerate(shares) if share}


def figures(state: State) -> list[tuple[Action, list[float]]]:
    value, planner = ValueBot(shipped_net()), Planner()
    options = value.options(state, Random(0))
    found = end_figures.ends(options, value.sights(options, state), state, planner)
    return [(option.action, list(row)) for option, row in zip(options, found, strict=True)]


def test_the_end_is_far_at_first_and_near_at_last() -> None:
    states, _ = last_turns()
    assert all(not any(row) for _, row in figures(states[0]))
    assert any(row[NEAR] for _, row in figures(states[-1]))


def test_the_last_to_build_sees_who_wins() -> None:
    states, won = last_turns()
    last = states[-1]
    ended = next(row for action, row in figures(last) if isinstance(action, EndTurn))
    assert ended[CHANCE] == 1
    assert (ended[LEAD] == 1) == (last.seat in won)
    assert ended[LIKELY_LEAD] == ended[LEAD]
    assert ended[MAY_WIN] == float(last.seat in won)
