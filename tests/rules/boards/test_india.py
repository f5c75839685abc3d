# SPDX-License-Identifier: MIT
"""India: fuel token by token, and power outages."""

from powergrid.rules import State, legal
from powergrid.rules.actions import BuildHouse, BuyFuel, BuyStoredCoal, EndTurn, RunPlants
from powergrid.rules.events import Event, NextBuyer, OutageBegan
from powergrid.rules.fuel import COAL, URANIUM
from powergrid.rules.fuel_market import affordable, stock
from powergrid.rules.legal import FuelPurchases, Runs, Sites
from powergrid.rules.phases.bureaucracy import income_of
from powergrid.rules.state import BUILDING, BUREAUCRACY, FUEL, NO_EXTRAS
from tests.rules.positions import Draws, connect_any, in_phase, own, play, refusal, table

RUN_NOTHING = RunPlants(())


def india(phase: int = FUEL) -> State:
    return in_phase(table("classic", "india", 3), phase)


def test_tokens_are_bought_one_by_one_and_stopping_is_final() -> None:
    state = india()
    for seat in range(3):
        own(state, seat, 10)
    assert FuelPurchases(state).max_amount(COAL) == 1
    assert refusal(state, BuyFuel(COAL, 2)) == "one_token_a_turn"
    events = play(state, BuyFuel(COAL, 1))
    assert NextBuyer(2) in events
    assert (state.seat, state.waiting) == (1, (1, 0, 2))
    assert state.extras == NO_EXTRAS  # the market is recorded only if there are two
    play(state, EndTurn(), BuyFuel(COAL, 1), BuyFuel(COAL, 1))
    assert state.waiting == (0, 2)
    assert refusal(state, BuyStoredCoal(2)) == "one_token_a_turn"
    play(state, EndTurn(), EndTurn())
    assert state.phase == BUILDING


def test_a_plan_may_buy_a_whole_cart_at_once() -> None:
    game = india().game
    together = game.bought_together
    assert (game.buys_one_by_one, together.buys_one_by_one) == (True, False)
    assert game.bought_together is together
    assert together.bought_together is together


def test_expensive_tokens_wait_for_a_later_step() -> None:
    state = india()
    own(state, state.seat, 13, 28)
    own(state, state.seat, 28)
    assert stock(state, URANIUM) == 0
    assert stock(state, COAL) == 11
    assert affordable(state, COAL, 5) == 4
    assert FuelPurchases(state).fuels() == []
    assert refusal(state, BuyFuel(URANIUM, 1)) == "too_expensive"
    assert refusal(state, BuyFuel(URANIUM, 4)) == "one_token_a_turn"
    state.step = 2
    assert stock(state, URANIUM) == 0
    state.step = 3
    assert stock(state, URANIUM) == 3
    assert FuelPurchases(state).fuels() == [URANIUM]


def test_garbage_plants_burn_more_than_printed() -> None:
    state = india(BUREAUCRACY)
    assert (state.game.need((6,)).garbage, state.game.storage((6,)).garbage) == (2, 2)
    assert (state.game.need((30,)).garbage, state.game.storage((30,)).garbage) == (4, 6)
    assert state.game.need((31,)).coal == 3


def test_every_player_must_power_as_many_cities_as_possible() -> None:
    state = india(BUREAUCRACY)
    seat = state.seat
    connect_any(state, seat, 3)
    own(state, seat, 10, 20)
    state.fuel = tuple((3, 0, 0, 0) if s == seat else tokens for s, tokens in enumerate(state.fuel))
    assert Runs(state).sets == ((20,),)
    assert refusal(state, RUN_NOTHING) == "must_power_most"
    assert RUN_NOTHING not in legal(state)


def test_an_outage_cuts_incomes_but_takes_nothing() -> None:
    state = india(BUILDING)
    state.money = (500, 500, 500)
    state.market = (20, 21, 24, 26, 27, 29, 30, 31)
    events: list[Event] = []
    while state.phase == BUILDING:
        sites = Sites(state)
        built = len(state.cities[state.seat])
        cheapest = min(sites.affordable(), key=sites.affordable().__getitem__)
        action = BuildHouse(cheapest) if built < (3, 2, 2)[state.seat] else EndTurn()
        events = play(state, action)
    assert OutageBegan(7) in events
    assert income_of(state, 0, 3) == 44 - 9
    connect_any(state, 1, 6)
    assert income_of(state, 1, 0) == 0
    play(state, *[RUN_NOTHING] * 3, draws=Draws(38))
    assert state.extras.built == 0
    assert income_of(state, 0, 3) == 44


def test_twice_as_many_cities_as_players_cause_no_outage() -> None:
    state = india(BUILDING)
    state.extras = state.extras._replace(built=6)
    events = play(state, EndTurn(), EndTurn(), EndTurn())
    assert not any(isinstance(event, OutageBegan) for event in events)
    assert income_of(state, 0, 0) == 10
