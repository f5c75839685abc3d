# SPDX-License-Identifier: MIT
"""Forecasts of the fuel market."""

import pytest

from powergrid.gui.power_grid.game.fuel_forecast import (
    after_purchases,
    first_prices,
    fuel_forecast,
    needs_after,
    prices_after_refill,
)
from powergrid.rules.actions import OpenAuction, Pass
from powergrid.rules.fuel import GARBAGE, NO_TOKENS, OIL
from powergrid.rules.fuel_market import refill
from powergrid.rules.plants import STEP3
from powergrid.rules.state import AUCTION, BUILDING, BUREAUCRACY, FUEL
from tests.gui.power_grid.pages.moments import moment
from tests.rules.boards.test_middle_east import due
from tests.rules.positions import Draws, connect, in_phase, own, play, table


@pytest.mark.parametrize("phase", [AUCTION, FUEL, BUILDING])
def test_where_fuel_is_bought_token_by_token_the_forecast_is_that_of_whole_purchases(
    phase: int,
) -> None:
    state = moment(lambda state: state.phase == phase and state.round == 2, board="india").state
    together = state.copy()
    together.game = state.game.bought_together
    prices = [prices_after_refill(after_purchases(each), state.seat) for each in (state, together)]
    assert prices[0] == prices[1] != NO_TOKENS


def test_there_is_a_forecast_where_a_step_begins_by_a_card_of_phase_2() -> None:
    state = due((19, 34, 40), (4, 5, 7, 8, 21, 22, 25, 26))
    play(state, OpenAuction(8, 8), Pass(), Pass(), Pass(), draws=Draws(STEP3))
    assert state.is_step3_due
    assert prices_after_refill(after_purchases(state), state.seat) != NO_TOKENS


def test_a_glut_that_the_refill_brings_is_part_of_the_next_prices() -> None:
    state = in_phase(table("classic", "middle-east", 4, (3, 4, 5, 7, 8, 9, 10, 12)), BUREAUCRACY)
    state.fuel_market, state.supply = (20, 10, 3, 3), NO_TOKENS
    foretold = prices_after_refill(state, state.seat)
    refill(state, [])
    assert foretold == first_prices(state, state.seat)
    assert foretold[OIL] == 3, "instead of 5"


def test_a_discount_counts_in_the_prices_to_come() -> None:
    state = in_phase(table("classic", "central-europe"), FUEL)
    own(state, state.seat, 6, fuel=NO_TOKENS)
    connect(state, state.seat, "wien")
    coming = fuel_forecast(state)
    assert (coming.now[GARBAGE], coming.after[GARBAGE], coming.next_round[GARBAGE]) == (6, 6, 5)


def test_what_the_buyers_after_this_one_lack_is_told_while_fuel_is_bought() -> None:
    buying = moment(lambda state: state.phase == FUEL and len(state.waiting) == 3).state
    assert set(needs_after(buying)) == set(buying.waiting[1:])
    building = moment(lambda state: state.phase == BUILDING and len(state.waiting) == 3).state
    assert needs_after(building) == {}
