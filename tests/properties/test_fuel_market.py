# SPDX-License-Identifier: MIT
"""The fuel market, against tokens bought and refilled one by one."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from powergrid.box import load_board
from powergrid.rules import State, apply
from powergrid.rules.actions import BuyFuel, RunPlants
from powergrid.rules.events import FuelRefilled
from powergrid.rules.fuel import COAL, FUELS, GARBAGE, URANIUM, Tokens, add_fuel, add_tokens
from powergrid.rules.fuel_market import (
    affordable,
    next_refill,
    price,
    prices,
    refill,
    stock,
)
from powergrid.rules.state import BUREAUCRACY, FUEL
from tests.rules.positions import Draws, connect, in_phase, of_type, own, table

PRINTED = {
    fuel: [1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 16]
    if fuel == URANIUM
    else [price for price in range(1, 9) for _ in range(3)]
    for fuel in FUELS
}
"""The spaces of the market by fuel, from the rulebook."""

TOTAL = (24, 24, 24, 12)
"""All tokens there are, from the rulebook."""

STORAGE_PRICE = 8
"""What the USA's coal storage asks (its map sheet)."""


@st.composite
def markets(draw: st.DrawFn) -> State:
    """Return a table where fuel is bought, with random tokens in market, supply and storage."""
    board, edition = draw(
        st.sampled_from(
            (
                ("germany", "classic"),
                ("germany", "recharged"),
                ("usa", "classic"),
                ("usa", "recharged"),
                ("central-europe", "classic"),
            )
        )
    )
    state = in_phase(table(edition, board), FUEL)
    there = [draw(st.integers(0, TOTAL[fuel])) for fuel in FUELS]
    rest = [draw(st.integers(0, TOTAL[fuel] - there[fuel])) for fuel in FUELS]
    state.fuel_market = (there[0], there[1], there[2], there[3])
    state.supply = (rest[0], rest[1], rest[2], rest[3])
    if load_board(board, edition).rules.coal_storage_price is not None:
        state.storage = draw(st.integers(0, TOTAL[COAL] - there[COAL] - rest[COAL]))
    elif board == "central-europe" and draw(st.booleans()):
        connect(state, state.seat, "wien")
    return state


def asked(state: State, fuel: int) -> list[int]:
    """Return the price of each token for sale, the cheapest first, as the board shows them."""
    printed = PRINTED[fuel]
    each = printed[len(printed) - state.fuel_market[fuel] :]
    if fuel == COAL:
        each = each + [STORAGE_PRICE] * state.storage
    is_in_wien = state.game.board.id == "central-europe" and bool(state.cities[state.seat])
    return [tokens - 1 for tokens in each] if is_in_wien and fuel == GARBAGE else each


@pytest.mark.slow
@given(markets(), st.sampled_from(FUELS), st.integers(0, 200))
def test_the_price_is_the_sum_of_the_single_tokens(state: State, fuel: int, money: int) -> None:
    each = asked(state, fuel)
    assert list(prices(state, fuel)) == each
    assert stock(state, fuel) == len(each)
    for amount in range(len(each) + 1):
        assert price(state, fuel, amount) == sum(each[:amount])
    bought, left = 0, money
    while bought < len(each) and each[bought] <= left:
        left -= each[bought]
        bought += 1
    assert affordable(state, fuel, money) == bought


@given(markets(), st.sampled_from(FUELS), st.integers(1, 8))
def test_buying_at_once_equals_buying_one_by_one(state: State, fuel: int, amount: int) -> None:
    seat = state.seat
    own(state, seat, 4, 10, 21, 23, 24, 28, 38)
    state.money = (200,) * 4
    amount = min(amount, stock(state, fuel), 4)
    if not amount:
        return
    each = asked(state, fuel)
    one_by_one = state.copy()
    apply(state, BuyFuel(fuel, amount), Draws())
    for _ in range(amount):
        apply(one_by_one, BuyFuel(fuel, 1), Draws())
    assert state == one_by_one
    assert state.money[seat] == 200 - sum(each[:amount])
    assert state.fuel[seat][fuel] == amount


@given(markets(), st.integers(1, 3), st.booleans())
def test_the_refill_equals_adding_token_by_token(state: State, step: int, is_out: bool) -> None:
    state.step = step
    state.is_uranium_out = is_out
    expected = [refilled(state, fuel) for fuel in FUELS]
    assert list(next_refill(state)) == expected
    before = state.copy()
    in_phase(state, BUREAUCRACY)
    state.waiting = state.waiting[:1]
    state.market = ()
    state.pile_left = 0
    events = apply(state, RunPlants(()), Draws())
    assert list(of_type(events, FuelRefilled)[0].added) == expected
    assert list(state.fuel_market) == [
        one + more for one, more in zip(before.fuel_market, expected, strict=True)
    ]
    assert gone(before, state) == (expected[0], expected[1], expected[2], expected[3])


def gone(before: State, after: State) -> Tokens:
    """Return the tokens that the refill took out of supply and storage."""
    left = [one - other for one, other in zip(before.supply, after.supply, strict=True)]
    return (left[0] + before.storage - after.storage, left[1], left[2], left[3])


def refilled(state: State, fuel: int) -> int:
    """Return how many tokens are refilled one by one, each on the most expensive free space."""
    rules = state.game.board.rules
    table_of = state.game.edition.refill
    due = table_of[state.game.players][fuel][state.step - 1]
    source = list(state.supply)
    if rules.coal_storage_price is not None:
        source[COAL] += state.storage
    if fuel == URANIUM and state.is_uranium_out:
        return 0
    count, market = 0, state.fuel_market[fuel]
    while count < due and market < len(PRINTED[fuel]) and source[fuel]:
        count, market = count + 1, market + 1
        source[fuel] -= 1
    return count


@given(markets(), st.integers(1, 3))
def test_the_refill_brings_every_token_that_is_due_and_fits(state: State, step: int) -> None:
    """Everything in supply or storage is used, up to what is due and has a space."""
    state.step = step
    due = [row[step - 1] for row in state.game.refill]
    storage = state.storage
    before, come = state.fuel_market, next_refill(state)
    refill(state, [])
    assert state.fuel_market == add_tokens(before, come)
    left = add_fuel(state.supply, COAL, state.storage)
    for fuel in FUELS:
        is_full = before[fuel] + come[fuel] == TOTAL[fuel]
        assert come[fuel] == due[fuel] or is_full or not left[fuel]
    assert state.storage == max(0, storage - come[COAL])
