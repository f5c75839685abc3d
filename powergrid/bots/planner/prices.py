# SPDX-License-Identifier: MIT
"""What a token of each fuel costs now and may cost later."""

from typing import Final, TypeAlias

from powergrid.bots.planner.numbers import Numbers
from powergrid.bots.wants import short_of
from powergrid.rules import State
from powergrid.rules.fuel import COAL, FUELS, OIL, SPACES, TOTAL, Tokens
from powergrid.rules.fuel_market import stock
from powergrid.rules.plants import Need

Prices: TypeAlias = tuple[float, float, float, float]

_NOT_FOR_SALE: Final = (10.0, 10.0, 10.0, 20.0)
"""What is counted for a token that nobody may be able to buy."""


def expected_prices(state: State, numbers: Numbers) -> Prices:
    """Return by fuel what a token will cost on the average in the rounds to come."""
    demand = _demand(state)
    refill = state.game.refill
    column = state.step - 1
    drift = numbers.drift
    prices = []
    for fuel in FUELS:
        now = stock(state, fuel)
        wanted = demand[fuel]
        later = min(TOTAL[fuel], now + refill[fuel][column] - wanted) - wanted / 2
        before = _price_at(fuel, now - wanted / 2)
        prices.append((1 - drift) * before + drift * _price_at(fuel, later))
    return (prices[0], prices[1], prices[2], prices[3])


def _demand(state: State) -> list[float]:
    """Return by fuel the tokens all plants together burn in one run."""
    demand = [0.0, 0.0, 0.0, 0.0]
    for plants in (*state.plants, state.bank_plants):
        need = state.game.need(plants)
        demand[0] += need.coal + need.hybrid / 2
        demand[1] += need.oil + need.hybrid / 2
        demand[2] += need.garbage
        demand[3] += need.uranium
    return demand


def _price_at(fuel: int, amount: float) -> float:
    left = round(amount)
    if left <= 0:
        return _NOT_FOR_SALE[fuel]
    spaces = SPACES[fuel]
    return spaces[-min(left, len(spaces))]


def cost(need: Need, prices: Prices) -> float:
    """Return what the tokens of one run cost at these prices."""
    return (
        need.coal * prices[0]
        + need.oil * prices[1]
        + need.garbage * prices[2]
        + need.uranium * prices[3]
        + need.hybrid * min(prices[COAL], prices[OIL])
    )


def cost_beyond(need: Need, held: Tokens, prices: Prices) -> float:
    """Return what the tokens cost that are missing for one run."""
    alone, either = short_of(need, held)
    return (
        alone[0] * prices[0]
        + alone[1] * prices[1]
        + alone[2] * prices[2]
        + alone[3] * prices[3]
        + either * min(prices[COAL], prices[OIL])
    )
