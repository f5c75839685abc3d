# SPDX-License-Identifier: MIT
"""The position after some actions of a seat is that of the rules, without what cards reveal."""

from powergrid.analysis import state_after
from powergrid.rules.actions import RunPlants
from powergrid.rules.options import Options
from powergrid.rules.state import BUREAUCRACY
from tests.rules.positions import in_phase, play, table

ON_THE_BOARD = ("money", "fuel", "fuel_market", "supply", "bank_fuel", "waiting")


def test_after_a_run_the_bank_has_burnt_its_fuel_too() -> None:
    state = table("recharged", "germany", 2, options=Options(against_the_bank=True))
    state = in_phase(state, BUREAUCRACY)
    state.bank_plants, state.bank_fuel = (20,), (3, 0, 0, 0)
    after = state_after(state, [RunPlants(())])
    play(state, RunPlants(()))
    assert [getattr(after, name) for name in ON_THE_BOARD] == [
        getattr(state, name) for name in ON_THE_BOARD
    ]


def test_after_the_last_run_the_phase_goes_on() -> None:
    """The market would be refilled, and a card be drawn."""
    state = in_phase(table("recharged", "germany", 3), BUREAUCRACY)
    state.waiting = state.waiting[:1]
    after = state_after(state, [RunPlants(())])
    assert (after.phase, after.round, after.waiting) == (BUREAUCRACY, state.round, ())
    assert after.fuel_market == state.fuel_market
    assert after.money[state.seat] == state.money[state.seat] + 10
