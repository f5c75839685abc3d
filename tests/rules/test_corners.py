# SPDX-License-Identifier: MIT
"""Corner cases in which several rules meet; docs/rulings.md lists the open ones."""

import pytest

from powergrid.rules import State, legal
from powergrid.rules.actions import BuildHouse, EndTurn, OpenAuction, Pass, RunPlants
from powergrid.rules.events import FuelRefilled, PlantRevealed
from powergrid.rules.legal import Openings
from powergrid.rules.phases.order import next_order
from powergrid.rules.plants import STEP3
from powergrid.rules.scoring import ranking
from powergrid.rules.state import AUCTION, BUILDING, BUREAUCRACY, FUEL
from tests.expect import expect
from tests.rules.positions import (
    Draws,
    connect_any,
    in_phase,
    of_type,
    play,
    refusal,
    removals,
    spend_pile,
    started,
    table,
)

HIGH = (20, 21, 22, 23, 24, 25, 26, 27)


def only_seat_0(state: State, phase: int) -> State:
    in_phase(state, phase)
    state.waiting, state.seat = (0,), 0
    state.money = (300,) * state.game.players
    return state


# --- the Step 3 card -------------------------------------------------------------------------


@pytest.mark.parametrize("step", [1, 2])
def test_a_step_3_card_that_replaces_the_unsold_discounted_plant_begins_step_3(step: int) -> None:
    """Recharged: the card comes with the very last draw of the phase and begins Step 3 at once."""
    state = only_seat_0(table("recharged", market=HIGH), AUCTION)
    state.discount, state.step = 20, step
    spend_pile(state, (40, 42))
    events = play(state, Pass(), draws=Draws(STEP3, 40))
    step_2 = [(21, "step2"), (22, "step3")] if step == 1 else [(21, "step3")]
    assert removals(events) == [(20, "discount_unsold"), *step_2, (STEP3, "step3")]
    assert (state.step, state.phase, len(state.market)) == (3, FUEL, 6)


def test_a_step_3_card_may_follow_a_card_lower_than_the_discounted_plant() -> None:
    state = only_seat_0(table("recharged", market=HIGH), AUCTION)
    state.waiting, state.discount, state.step = (0, 1), 20, 2
    spend_pile(state, (40, 42))
    play(state, OpenAuction(21, 21), Pass(), draws=Draws(7, STEP3))
    assert (state.discount, state.market[-1]) == (0, STEP3)
    assert state.seat == 1


def test_a_step_3_card_may_follow_an_obsolete_card_in_phase_2() -> None:
    state = in_phase(table(market=HIGH), AUCTION)
    connect_any(state, 1, 9)
    spend_pile(state, (40, 42))
    events = play(state, OpenAuction(20, 20), Pass(), Pass(), Pass(), draws=Draws(8, STEP3))
    assert [event.plant for event in of_type(events, PlantRevealed)] == [8, STEP3]
    assert state.market[-1] == STEP3


def test_obsolete_plants_are_still_replaced_after_the_step_3_card_in_phase_4() -> None:
    """08 leaves for the card, 09 with it; of the two put under the pile none is needed."""
    state = only_seat_0(table(market=(8, 9, 22, 23, 24, 25, 26, 27)), BUILDING)
    state.step = 2
    connect_any(state, 0, 8)
    connect_any(state, 1, 7)
    spend_pile(state, (40, 42))
    free = next(c for c in state.game.cities if 0 not in state.houses[c])
    events = play(state, BuildHouse(free), draws=Draws(STEP3))
    assert removals(events) == [(8, "obsolete"), (9, "step3"), (STEP3, "step3")]
    assert state.market == (22, 23, 24, 25, 26, 27)


def test_if_step_3_comes_before_step_2_that_round_is_refilled_as_in_step_1() -> None:
    state = only_seat_0(table("recharged", market=HIGH), BUREAUCRACY)
    state.fuel_market, state.supply = (0, 0, 0, 0), (24, 24, 24, 12)
    spend_pile(state, (40, 42))
    events = play(state, RunPlants(()), draws=Draws(STEP3, 40))
    assert of_type(events, FuelRefilled) == [FuelRefilled((5, 3, 2, 1))]


def test_a_market_without_plants_begins_step_3_with_none() -> None:
    state = only_seat_0(table(market=(30,)), AUCTION)
    state.waiting, state.step = (0,), 2
    spend_pile(state, ())
    events = play(state, OpenAuction(30, 30), draws=Draws(STEP3))
    assert removals(events) == [(STEP3, "step3")]
    assert (state.market, state.step) == ((), 3)


# --- the discount token ----------------------------------------------------------------------


def test_the_token_removes_its_plant_in_round_1_too() -> None:
    state = started(table("recharged", players=3, market=HIGH))
    play(state, OpenAuction(21, 21), Pass(), Pass(), draws=Draws(30))
    play(state, OpenAuction(22, 22), Pass(), draws=Draws(31))
    events = play(state, OpenAuction(23, 23), draws=Draws(32, 33))
    assert removals(events) == [(20, "discount_unsold")]


def test_the_card_for_the_unsold_plant_may_be_lower_than_it() -> None:
    state = only_seat_0(table("recharged", market=HIGH), AUCTION)
    state.discount = 20
    events = play(state, Pass(), draws=Draws(5))
    assert removals(events) == [(20, "discount_unsold")]
    assert state.market[0] == 5


def test_the_last_one_in_pays_1_for_the_plant_under_the_token() -> None:
    state = only_seat_0(table("recharged", market=HIGH), AUCTION)
    state.discount = 20
    question = expect(Openings, legal(state))
    assert question.bids(20) == range(1, 2)
    assert refusal(state, OpenAuction(20, 2)) == "alone_pays_minimum"


def test_the_token_makes_a_plant_affordable() -> None:
    state = started(table("recharged", market=HIGH))
    state.money = (3, 50, 50, 50)
    question = expect(Openings, legal(state))
    assert question.affordable() == (20,)
    assert Pass() not in question


# --- the last one in turn --------------------------------------------------------------------


def test_with_one_of_two_bidders_broke_the_other_is_still_asked() -> None:
    state = in_phase(table(market=HIGH), AUCTION)
    state.waiting = (0, 1)
    state.money = (50, 0, 50, 50)
    play(state, OpenAuction(20, 25))
    assert (state.seat, list(legal(state))) == (1, [Pass()])
    play(state, Pass(), draws=Draws(30))
    assert state.money[0] == 25


def test_a_bidder_left_alone_by_a_sale_may_still_pass() -> None:
    state = in_phase(table(market=HIGH), AUCTION)
    state.waiting = (0, 1)
    play(state, OpenAuction(20, 20), Pass(), draws=Draws(30))
    assert Pass() in legal(state)


# --- a market or a pile that runs out --------------------------------------------------------


def test_step_3_with_fewer_than_six_plants_offers_what_there_is() -> None:
    state = in_phase(table(market=HIGH[:3]), AUCTION)
    state.step = 3
    assert Openings(state).plants == HIGH[:3]


def test_classic_removes_the_lowest_unsold_plant_from_an_empty_pile_too() -> None:
    state = only_seat_0(table(market=HIGH[:2]), AUCTION)
    state.step = 3
    spend_pile(state, (), is_step3_seen=True)
    play(state, Pass())
    assert state.market == (21,)


# --- building --------------------------------------------------------------------------------


def test_no_network_can_start_if_every_city_is_taken() -> None:
    state = only_seat_0(table(players=2, areas=(0, 1, 2), market=HIGH), BUILDING)
    state.step = 3
    connect_any(state, 1, 20)
    assert len(list(legal(state))) == 2  # one city is left
    connect_any(state, 1, 1)
    assert list(legal(state)) == [EndTurn()]


def test_more_houses_than_22_may_be_built_in_the_last_turn() -> None:
    state = only_seat_0(table(players=6, market=(31, 32, 33, 34, 35, 36, 37, 38)), BUILDING)
    state.money = (2000,) * 6
    state.step = 2
    connect_any(state, 0, 13)
    while len(state.cities[0]) < 23:
        play(state, next(action for action in legal(state) if action != EndTurn()))
    play(state, EndTurn())
    assert state.is_over


# --- ties ------------------------------------------------------------------------------------


def test_completely_tied_seats_keep_their_turn_order() -> None:
    state = table()
    state.order = (2, 0, 3, 1)
    assert next_order(state) == (2, 0, 3, 1)


def test_completely_tied_seats_are_ranked_by_their_number() -> None:
    state = table()
    state.powered = (3, 3, 3, 3)
    assert ranking(state) == (0, 1, 2, 3)
