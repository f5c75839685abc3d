# SPDX-License-Identifier: MIT
"""Korea: two fuel markets, alone and with rules that boards of one's own may add."""

from random import Random
from typing import Any

import pytest

from powergrid.bots.fuel_plan import where_to_buy
from powergrid.box import load_board, load_edition, load_plants
from powergrid.rules import Game, State, begin
from powergrid.rules.actions import BuyFuel, EndTurn
from powergrid.rules.events import Event, FuelBought, FuelRefilled
from powergrid.rules.fuel import COAL, GARBAGE, OIL, URANIUM
from powergrid.rules.fuel_market import market_at, prices, refill, stock
from powergrid.rules.legal import FuelPurchases
from powergrid.rules.setup import first_state
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
    drawn = {purchases.sample(Random(seed)) for seed in range(40)}
    assert drawn <= set(purchases)
    assert {buy.market for buy in drawn if isinstance(buy, BuyFuel)} == {SOUTH, NORTH}
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
    assert market_at(state, SOUTH) is state


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


def korea_with(**rules: Any) -> State:
    """Return a game on Korea, which has two markets, with other rules besides, and no fuel."""
    korea = load_board("korea", "classic")
    board = korea.with_rules(korea.rules._replace(**rules))
    game = Game(board, load_edition("classic"), load_plants(), 4, tuple(range(len(board.areas))))
    state = first_state(game, (3, 4, 5, 6, 7, 8, 9, 10), range(4))
    state.fuel_market, state.supply = (0, 0, 0, 0), (24, 24, 24, 12)
    state.extras = state.extras._replace(north=(0, 0, 0, 0))
    return state


def test_a_glut_leaves_the_refill_of_a_northern_market_alone() -> None:
    state = korea_with(glut_fuel=COAL)
    events: list[Event] = []
    refill(state, events)
    north, south = (event.added for event in events if isinstance(event, FuelRefilled))
    assert (state.extras.north, state.fuel_market) == (north, south)
    assert min(north[COAL], south[COAL]) > 0


def test_a_northern_market_is_refilled_from_a_coal_storage_too() -> None:
    state = korea_with(coal_storage_price=8)
    state.supply, state.storage = (1, 24, 24, 12), 20
    refill(state, [])
    assert state.extras.north[COAL] > 1
    assert state.supply[COAL] == 1
    assert state.extras.north[COAL] + state.fuel_market[COAL] + state.storage == 20


@pytest.mark.parametrize("market", [NORTH, SOUTH])
def test_a_coal_storage_sells_once_the_market_of_the_buyer_is_empty(market: int) -> None:
    state = in_phase(korea_with(coal_storage_price=8), FUEL)
    own(state, state.seat, 4)
    state.money = (50, 50, 50, 50)
    state.fuel_market, state.storage = (1, 0, 0, 0), 5
    state.extras = state.extras._replace(north=(1, 0, 0, 0))
    (bought, *_) = play(state, BuyFuel(COAL, 3, market))
    assert isinstance(bought, FuelBought)
    left = {SOUTH: state.fuel_market, NORTH: state.extras.north}
    assert (bought.from_storage, state.storage) == (2, 3)
    assert (left.pop(market)[COAL], *(fuel[COAL] for fuel in left.values())) == (0, 1)


def test_dear_coal_in_the_market_keeps_the_storage_closed() -> None:
    state = in_phase(korea_with(coal_storage_price=3, price_limits=(4, None, None)), FUEL)
    state.fuel_market, state.storage = (2, 0, 0, 0), 5
    assert prices(state, COAL) == (8, 8, 3, 3, 3, 3, 3)
    assert stock(state, COAL) == 0
    state.fuel_market = (0, 0, 0, 0)
    assert stock(state, COAL) == 5
