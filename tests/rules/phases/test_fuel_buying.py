# SPDX-License-Identifier: MIT
"""Phase 3: what can be stored, what tokens cost, and the coal storage."""

import pytest

from powergrid.rules import legal
from powergrid.rules.actions import BuyFuel, EndTurn
from powergrid.rules.events import FuelBought
from powergrid.rules.fuel import COAL, GARBAGE, OIL, URANIUM
from powergrid.rules.legal import FuelPurchases
from powergrid.rules.state import BUILDING, FUEL, State
from tests.expect import expect
from tests.rules.positions import in_phase, of_type, own, play, refusal, table


def buying(*plants: int, edition: str = "classic", board: str = "germany") -> State:
    state = in_phase(table(edition, board), FUEL)
    own(state, 3, *plants, fuel=(0, 0, 0, 0))
    return state


def test_fuel_is_bought_in_reverse_turn_order() -> None:
    state = in_phase(table(), FUEL)
    asked = []
    for _ in range(4):
        asked.append(state.seat)
        play(state, EndTurn())
    assert asked == [3, 2, 1, 0]
    assert state.phase == BUILDING


def test_the_cheapest_token_is_sold_first() -> None:
    state = buying(4, 8)
    events = play(state, BuyFuel(COAL, 5))
    assert of_type(events, FuelBought) == [FuelBought(3, COAL, 5, 1 + 1 + 1 + 2 + 2, 0)]
    assert state.money[3] == 50 - 7
    assert state.fuel_market[COAL] == 19


def test_uranium_has_one_token_a_space() -> None:
    state = buying(11)
    play(state, BuyFuel(URANIUM, 2))
    assert state.money[3] == 50 - 14 - 16


def test_a_fuel_that_no_own_plant_burns_cannot_be_bought() -> None:
    state = buying(4)
    assert refusal(state, BuyFuel(OIL, 1)) == "no_room"


def test_a_hybrid_stores_what_other_plants_cannot() -> None:
    state = buying(4, 5)
    play(state, BuyFuel(COAL, 4), BuyFuel(OIL, 4))
    question = expect(FuelPurchases, legal(state))
    assert (question.room(COAL), question.room(OIL)) == (0, 0)


def test_money_limits_what_can_be_bought() -> None:
    state = buying(14)
    state.money = (50, 50, 50, 20)
    question = expect(FuelPurchases, legal(state))
    assert question.max_amount(GARBAGE) == 2
    assert refusal(state, BuyFuel(GARBAGE, 3)) == "not_enough_money"


@pytest.mark.parametrize("action", [BuyFuel(7, 1), BuyFuel(COAL, 0), BuyFuel(COAL, -1)])
def test_an_absurd_purchase_is_refused(action: BuyFuel) -> None:
    state = buying(4)
    assert action not in legal(state)
    assert refusal(state, action) == "no_such_fuel"


def usa_with_storage(storage: int) -> State:
    """Return a state with one token of coal in the market, and some in the storage."""
    state = buying(4, 8, edition="recharged", board="usa")
    state.fuel_market = (1, *state.fuel_market[1:])
    state.storage = storage
    return state


def test_the_coal_storage_sells_at_8_once_the_market_is_empty() -> None:
    state = usa_with_storage(3)
    events = play(state, BuyFuel(COAL, 3))
    assert of_type(events, FuelBought) == [FuelBought(3, COAL, 3, 8 + 8 + 8, 2)]
    assert (state.fuel_market[COAL], state.storage) == (0, 1)


def test_coal_in_the_storage_counts_as_available() -> None:
    state = usa_with_storage(3)
    for money, maximum in ((50, 4), (17, 2), (8, 1), (7, 0)):
        state.money = (50, 50, 50, money)
        question = expect(FuelPurchases, legal(state))
        assert question.max_amount(COAL) == maximum


def test_no_more_than_the_market_holds_can_be_bought() -> None:
    state = usa_with_storage(1)
    assert refusal(state, BuyFuel(COAL, 3)) == "not_enough_fuel"
