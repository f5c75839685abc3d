# SPDX-License-Identifier: MIT
"""Forecasts of the fuel market."""

import pytest

from powergrid.gui.power_grid.game.fuel_forecast import prices_next_round
from powergrid.rules.fuel import NO_TOKENS
from powergrid.rules.state import AUCTION, BUILDING, FUEL
from tests.gui.power_grid.pages.moments import moment


@pytest.mark.parametrize("phase", [AUCTION, FUEL, BUILDING])
def test_where_fuel_is_bought_token_by_token_the_forecast_is_that_of_whole_purchases(
    phase: int,
) -> None:
    state = moment(lambda state: state.phase == phase and state.round == 2, board="india").state
    together = state.copy()
    together.game = state.game.bought_together
    assert prices_next_round(state) == prices_next_round(together) != NO_TOKENS
