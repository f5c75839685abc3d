# SPDX-License-Identifier: MIT
"""What a token of each fuel costs now and may cost later."""

from collections.abc import Sequence
from typing import Final, NamedTuple, TypeAlias

from powergrid.bots.planner.numbers import Numbers
from powergrid.rules import State
from powergrid.rules.fuel import COAL, FUELS, OIL, Tokens, add_tokens
from powergrid.rules.fuel_market import market_at, scheduled_refill, spaces_of, stock, tax
from powergrid.rules.plants import Need
from powergrid.rules.state import FUEL, NORTH, SOUTH

Prices: TypeAlias = tuple[float, float, float, float]

_SCARCE: Final = (14.0, 14.0, 14.0, 22.0)
"""The price assumed for a token that is not for sale when the seat's turn comes."""
_NOBODY: Final = (0.0, 0.0, 0.0, 0.0)


class Market(NamedTuple):
    """What a token costs a seat: when it buys in this round, in the next, and later."""

    now: Prices
    coming: Prices
    later: Prices


def expected_prices(state: State, seat: int, numbers: Numbers) -> Market:
    """Return what tokens will cost a seat, considering what rivals burn and buy before it."""
    burnt = [_burnt(state.game.need(plants)) for plants in state.plants]
    lacking = [_lacking(*seats) for seats in zip(burnt, state.fuel, strict=True)]
    mine = burnt[seat]
    before = _together([lacking[rival] for rival in _buyers_before(state, seat)])
    everybody = _together(lacking)
    steady = _together(burnt)
    bank = _burnt(state.game.need(state.bank_plants))
    refill = scheduled_refill(state)
    north = state.game.north
    if north is not None:
        refill = add_tokens(refill, scheduled_refill(state, NORTH))
    now, coming, later = [], [], []
    for fuel in FUELS:
        spaces, there = _spaces_and_stock(state, fuel)
        surcharge = tax(state, fuel)
        price = surcharge + _price_at(spaces, _SCARCE[fuel], there - before[fuel] - mine[fuel] / 2)
        left = max(0.0, there - everybody[fuel] - bank[fuel])
        next_round = min(state.game.edition.tokens[fuel], left + refill[fuel])
        rivals = steady[fuel] - mine[fuel] + bank[fuel]
        wanted = rivals / 2 + mine[fuel] / 2
        next_price = surcharge + _price_at(spaces, _SCARCE[fuel], next_round - wanted)
        now.append(price)
        coming.append(next_price)
        later.append((1 - numbers.drift) * price + numbers.drift * next_price)
    return Market(_by_fuel(now), _by_fuel(coming), _by_fuel(later))


def _spaces_and_stock(state: State, fuel: int) -> tuple[tuple[int, ...], int]:
    """Return the prices of a fuel's spaces and its tokens: two markets count as one."""
    north = state.game.north
    if north is None:
        return spaces_of(state, fuel), stock(state, fuel)
    south = market_at(state, SOUTH)
    spaces = sorted((*spaces_of(south, fuel), *north.spaces[fuel]))
    return tuple(spaces), stock(south, fuel) + state.extras.north[fuel]


def _by_fuel(prices: list[float]) -> Prices:
    return (prices[0], prices[1], prices[2], prices[3])


def _buyers_before(state: State, seat: int) -> Sequence[int]:
    """Return the rivals who have not bought yet and will buy before this seat."""
    if state.phase == FUEL:
        waiting = state.waiting
        return waiting[: waiting.index(seat)] if seat in waiting else ()
    if state.phase > FUEL:
        return ()
    return state.order[state.order.index(seat) + 1 :]


def _lacking(wanted: Sequence[float], held: Tokens) -> Sequence[float]:
    return [want - have if want > have else 0.0 for want, have in zip(wanted, held, strict=True)]


def _together(demands: Sequence[Sequence[float]]) -> Sequence[float]:
    """Return by fuel the tokens of all of them."""
    return [sum(column) for column in zip(_NOBODY, *demands, strict=True)]


def _burnt(need: Need) -> Sequence[float]:
    """Return by fuel the tokens of one run; hybrids burn half coal, half oil."""
    half = need.hybrid / 2
    return (need.coal + half, need.oil + half, need.garbage, need.uranium)


def _price_at(spaces: tuple[int, ...], if_none: float, amount: float) -> float:
    left = round(amount)
    if left <= 0:
        return if_none
    return spaces[-min(left, len(spaces))]


def replacing(need: Need, prices: Prices) -> Prices:
    """Return what burnt tokens cost to replace; what only hybrids burn, by the cheaper fuel."""
    coal, oil, garbage, uranium = prices
    cheapest = min(coal, oil)
    return (coal if need.coal else cheapest, oil if need.oil else cheapest, garbage, uranium)


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
    alone, either = need.short_of(held)
    return (
        alone[0] * prices[0]
        + alone[1] * prices[1]
        + alone[2] * prices[2]
        + alone[3] * prices[3]
        + either * min(prices[COAL], prices[OIL])
    )
