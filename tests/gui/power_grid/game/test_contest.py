# SPDX-License-Identifier: MIT
"""Contested cities are those that a rival who builds earlier can pay for."""

from powergrid.gui.power_grid.game.contest import contested_cities
from powergrid.rules import State
from powergrid.rules.legal import Sites, legal
from powergrid.rules.state import BUILDING, FUEL
from tests.gui.power_grid.pages.moments import moment


def builds_late(state: State) -> bool:
    return state.phase == BUILDING and isinstance(legal(state), Sites) and len(state.waiting) > 2


def test_only_rivals_who_build_earlier_and_can_pay_count() -> None:
    state = moment(builds_late).state
    first, second, third = state.waiting[:3]
    assert contested_cities(state, first) == {}
    found = contested_cities(state, third)
    assert found
    for rivals in found.values():
        assert set(rivals) <= {first, second}
    for city in Sites(state).affordable():
        trial = state.copy()
        trial.seat = third
        if city in Sites(trial).affordable():
            assert first in found[city]


def test_looking_ahead_works_where_fuel_is_bought_token_by_token() -> None:
    state = moment(lambda state: state.phase == FUEL, board="india").state
    *before, last = state.waiting
    found = contested_cities(state, last)
    assert len(found) > 20, "nobody has a house yet: everybody can build in every city"
    assert set(found.values()) == {tuple(before)}


def test_a_rival_without_money_contests_nothing() -> None:
    state = moment(builds_late).state
    state.money = tuple(0 if seat != state.waiting[1] else 99 for seat in range(4))
    assert contested_cities(state, state.waiting[1]) == {}
