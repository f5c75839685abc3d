# SPDX-License-Identifier: MIT
"""Korea: two fuel markets."""

from random import Random

from powergrid.bots.fuel_plan import where_to_buy
from powergrid.rules import State, begin
from powergrid.rules.actions import BuyFuel, EndTurn
from powergrid.rules.events import Event, FuelBought, FuelRefilled
from powergrid.rules.fuel import COAL, GARBAGE, OIL, URANIUM
from powergrid.rules.fuel_market import market_at, prices, refill, stock
from powergrid.rules.legal import FuelPurchases
from powergrid.rules.state import FUEL, NORTH, SOUTH
from tests.rules.positions import Draws, in_phase, own, play, refusal, table


def korea() -> State:
    state = table("classic", "korea")
    begin(state, Draws())
    own(state, 3, 4, 5, fuel=(0, 0, 0, 0))
    return in_phase(state, FUEL)


def test_two_markets_have_their_own_spaces_and_share_a_supply() -> None:
    state = korea()
    assert state.fuel_market == (12, 12, 4, 2)
    assert state.extras.north == (12, 6, 2, 0)
    assert state.supply == (0, 6, 18, 10)
    north = market_at(state, NORTH)
    assert prices(north, COAL)[:4] == (1, 1, 2, 2)
    assert prices(north, OIL)[0] == 3
    assert stock(north, URANIUM) == 0
    assert prices(state, COAL)[:4] == (1, 2, 3, 4)


def test_the_first_token_fixes_the_market_for_the_turn() -> None:
    state = korea()
    purchases = FuelPurchases(state)
    assert purchases.markets == (SOUTH, NORTH)
    assert BuyFuel(COAL, 2, NORTH) in purchases
    assert BuyFuel(9, 2, NORTH) not in purchases
    assert {purchases.sample(Random(seed)) for seed in range(40)} <= set(purchases)
    events = play(state, BuyFuel(COAL, 2, NORTH))
    assert events == [FuelBought(3, COAL, 2, 2, 0, NORTH)]
    assert state.extras.north == (10, 6, 2, 0)
    assert state.fuel_market == (12, 12, 4, 2)
    assert BuyFuel(OIL, 1) not in FuelPurchases(state)
    assert refusal(state, BuyFuel(OIL, 1)) == "another_market"
    assert FuelPurchases(state).max_amount(OIL, SOUTH) == 0
    assert len(list(FuelPurchases(state))) == FuelPurchases(state).count()
    play(state, BuyFuel(OIL, 1, NORTH), EndTurn())
    assert FuelPurchases(state).markets == (SOUTH, NORTH)


def test_a_second_market_is_refused_on_boards_with_one() -> None:
    state = in_phase(table(), FUEL)
    own(state, 3, 4, fuel=(0, 0, 0, 0))
    assert BuyFuel(COAL, 1, NORTH) not in FuelPurchases(state)
    assert refusal(state, BuyFuel(COAL, 1, NORTH)) == "another_market"


def test_more_than_a_market_has_is_refused_although_the_other_has_enough() -> None:
    state = korea()
    state.extras = state.extras._replace(north=(1, 6, 2, 0))
    assert refusal(state, BuyFuel(COAL, 2, NORTH)) == "not_enough_fuel"


def test_both_markets_are_refilled_from_the_supply_north_first() -> None:
    state = korea()
    state.fuel_market, state.supply = (10, 8, 3, 2), (3, 9, 20, 10)
    state.extras = state.extras._replace(north=(7, 5, 2, 0))
    events: list[Event] = []
    refill(state, events)
    assert events == [FuelRefilled((2, 1, 1, 0), NORTH), FuelRefilled((1, 2, 1, 1), SOUTH)]
    assert state.supply == (0, 6, 18, 9)


def test_a_bot_buys_in_the_cheaper_market() -> None:
    state = korea()
    assert where_to_buy(state)[0] == NORTH
    state.extras = state.extras._replace(north=(1, 0, 2, 0))
    assert where_to_buy(state)[0] == SOUTH
    own(state, 3, 6, fuel=(0, 0, 0, 0))
    state.fuel_market = (12, 12, 0, 2)
    market, there = where_to_buy(state)
    assert market == NORTH
    assert stock(there, GARBAGE) == 2
