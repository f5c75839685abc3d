# SPDX-License-Identifier: MIT
"""Which fuel bots find missing, and which mix they buy."""

import pytest

from powergrid.bots.fuel_plan import for_one_run, missing, price_of
from powergrid.rules import State
from powergrid.rules.fuel import NO_TOKENS, Tokens
from powergrid.rules.state import with_item
from tests.bots.setups import GERMANY, opening


@pytest.fixture
def state() -> State:
    return opening(GERMANY)


def give(state: State, plants: tuple[int, ...], tokens: Tokens = NO_TOKENS, money: int = 50) -> int:
    seat = state.seat
    state.plants = with_item(state.plants, seat, plants)
    state.fuel = with_item(state.fuel, seat, tokens)
    state.money = with_item(state.money, seat, money)
    return seat


def test_hybrids_get_the_cheaper_mix(state: State) -> None:
    seat = give(state, (5,))
    assert missing(state, seat, (5,)) == (2, 0, 0, 0)  # coal at 1, oil at 3
    state.fuel_market = (10, 24, 0, 0)
    assert missing(state, seat, (5,)) == (0, 2, 0, 0)
    state.fuel_market = (1, 1, 0, 0)
    assert missing(state, seat, (5,)) == (1, 1, 0, 0)
    state.fuel_market = (1, 0, 0, 0)
    assert missing(state, seat, (5,)) is None


def test_the_plant_that_powers_most_is_fuelled_first(state: State) -> None:
    seat = give(state, (4, 15), money=2)
    assert for_one_run(state, seat) == ((15,), (2, 0, 0, 0))
    seat = give(state, (4, 15), money=50)
    assert for_one_run(state, seat) == ((4, 15), (4, 0, 0, 0))
    assert price_of(state, (4, 0, 0, 0)) == 5
