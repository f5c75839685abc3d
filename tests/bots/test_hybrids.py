# SPDX-License-Identifier: MIT
"""Bots and advice burn in hybrids what can lie on them, however expensive."""

from random import Random

import pytest

from powergrid.analysis import advise
from powergrid.bots import LEVELS, YARDSTICKS, bot_named
from powergrid.rules import State
from powergrid.rules.actions import RunPlants
from powergrid.rules.state import BUREAUCRACY
from tests.rules.positions import connect_any, in_phase, own, table


def oil_is_dear() -> State:
    """Oil fills 46, and coal fits only on 36: 46 burns oil although coal is cheaper."""
    state = in_phase(table(), BUREAUCRACY)
    own(state, state.seat, 36, 46, fuel=(5, 6, 0, 0))
    connect_any(state, state.seat, 14)
    state.fuel_market = (19, 6, 24, 12)
    return state


@pytest.mark.parametrize("level", [*LEVELS, *YARDSTICKS])
def test_a_bot_burns_in_a_hybrid_only_what_can_lie_on_it(level: str) -> None:
    for seed in range(12):
        run = bot_named(level).decide(oil_is_dear(), Random(seed))
        assert run in (RunPlants((36, 46), 0), RunPlants((46,), 0), RunPlants((36,)), RunPlants(()))


@pytest.mark.usefixtures("quick_hints")
def test_advice_burns_in_a_hybrid_only_what_can_lie_on_it() -> None:
    runs = [option.action for option in advise(oil_is_dear())]
    assert RunPlants((36, 46), 0) in runs
    assert {run.coal for run in runs if isinstance(run, RunPlants)} == {0}
