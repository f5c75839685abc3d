# SPDX-License-Identifier: MIT
"""Phase 2: opening, bidding, the last one in, and what stays unsold."""

import pytest

from powergrid.rules import IllegalAction, legal
from powergrid.rules.actions import Bid, BuyFuel, OpenAuction, Pass, ScrapFuel, ScrapPlant
from powergrid.rules.engine import begin
from powergrid.rules.events import AuctionOpened, OrderSet, PlantBought, PlantRemoved, StepBegan
from powergrid.rules.fuel import COAL
from powergrid.rules.fuel_market import next_refill
from powergrid.rules.legal import Bids, Openings
from powergrid.rules.plant_market import on_offer
from powergrid.rules.plants import STEP3
from powergrid.rules.state import AUCTION, FUEL
from tests.expect import expect
from tests.rules.positions import (
    Draws,
    connect_any,
    in_phase,
    of_type,
    own,
    play,
    refusal,
    spend_pile,
    started,
    table,
)

HIGH = (20, 21, 22, 23, 24, 25, 26, 27)


def test_only_the_four_lowest_are_for_sale_in_steps_1_and_2() -> None:
    question = expect(Openings, legal(started(table())))
    assert question.plants == (3, 4, 5, 6)
    assert OpenAuction(7, 7) not in question


def test_the_whole_market_is_for_sale_in_step_3() -> None:
    state = table(market=(20, 21, 22, 23, 24, 25))
    state.step = 3
    in_phase(state, AUCTION)
    assert OpenAuction(25, 25) in legal(state)


def test_nobody_may_pass_an_opening_in_round_1() -> None:
    state = started(table())
    assert Pass() not in legal(state)
    assert refusal(state, Pass()) == "must_buy_in_round_1"


def test_in_round_1_a_seat_may_pass_if_it_can_afford_no_plant() -> None:
    state = table()
    state.money = (2, 50, 50, 50)
    assert Pass() in legal(started(state))


def test_bidding_goes_clockwise_by_seat_and_not_by_turn_order() -> None:
    state = table()
    state.order = (2, 0, 3, 1)
    started(state)
    asked = [state.seat]
    play(state, OpenAuction(3, 3))
    for _ in range(3):
        asked.append(state.seat)
        play(state, Bid(state.bid + 1))
    assert asked == [2, 3, 0, 1]


def test_passing_a_bid_leaves_only_this_auction() -> None:
    state = started(table())
    play(state, OpenAuction(3, 3), Pass(), Pass(), Pass(), draws=Draws(13))
    assert state.seat == 1
    play(state, OpenAuction(4, 4))
    assert state.bidders == (2, 3, 1)


def test_the_opener_opens_again_if_somebody_else_won() -> None:
    state = started(table())
    play(state, OpenAuction(3, 3), Bid(4), Pass(), Pass(), Pass(), draws=Draws(13))
    assert state.plants[1] == (3,)
    assert state.money[1] == 46
    assert state.seat == 0
    assert state.waiting == (0, 2, 3)


def test_passing_an_opening_leaves_every_auction_of_the_round() -> None:
    state = in_phase(table(market=HIGH), AUCTION)
    play(state, Pass(), OpenAuction(20, 20))
    assert state.bidders == (2, 3, 1)


def test_a_bid_must_exceed_the_last_and_be_affordable() -> None:
    state = started(table())
    play(state, OpenAuction(5, 10))
    question = expect(Bids, legal(state))
    assert question.amounts == range(11, 51)
    assert refusal(state, Bid(10)) == "bid_too_low"
    assert refusal(state, Bid(51)) == "not_enough_money"


def test_a_bidder_who_cannot_raise_is_still_asked_and_can_only_pass() -> None:
    state = table(market=HIGH)
    state.money = (50, 5, 50, 50)
    in_phase(state, AUCTION)
    play(state, OpenAuction(20, 20))
    assert state.seat == 1
    assert list(legal(state)) == [Pass()]


def test_the_last_seat_may_buy_a_plant_only_at_its_minimum() -> None:
    state = in_phase(table(market=HIGH), AUCTION)
    play(state, Pass(), Pass(), Pass())
    assert OpenAuction(21, 21) in legal(state)
    assert refusal(state, OpenAuction(21, 22)) == "alone_pays_minimum"
    events = play(state, OpenAuction(21, 21), draws=Draws(30))
    assert of_type(events, AuctionOpened) == [AuctionOpened(3, 21, 21, True, False)]
    assert of_type(events, PlantBought) == [PlantBought(3, 21, 21)]


def test_a_player_buys_at_most_one_plant_per_round() -> None:
    state = started(table(players=2))
    play(state, OpenAuction(3, 3), Pass(), draws=Draws(13))
    play(state, OpenAuction(4, 4), draws=Draws(20))
    assert state.phase == FUEL


def test_the_turn_order_is_set_again_after_the_first_auctions() -> None:
    state = started(table(players=2))
    play(state, OpenAuction(3, 3), Pass(), draws=Draws(13))
    events = play(state, OpenAuction(4, 4), draws=Draws(20))
    assert of_type(events, OrderSet) == [OrderSet((1, 0))]
    assert state.order == (1, 0)


# --- what stays unsold -----------------------------------------------------------------------


def test_classic_removes_the_lowest_plant_after_a_round_without_a_sale() -> None:
    state = in_phase(table(market=HIGH), AUCTION)
    events = play(state, Pass(), Pass(), Pass(), Pass(), draws=Draws(30))
    assert of_type(events, PlantRemoved) == [PlantRemoved(20, "all_passed")]
    assert state.market == (*HIGH[1:], 30)


def test_classic_removes_nothing_if_a_plant_was_sold() -> None:
    state = in_phase(table(market=HIGH), AUCTION)
    events = play(state, Pass(), Pass(), Pass(), OpenAuction(20, 20), draws=Draws(30))
    assert not of_type(events, PlantRemoved)


def test_recharged_removes_the_unsold_plant_under_the_token() -> None:
    state = table("recharged", market=HIGH)
    state.round = 4
    in_phase(state, AUCTION)
    state.discount = 20
    events = play(state, Pass(), Pass(), Pass(), OpenAuction(21, 21), draws=Draws(30, 31))
    assert of_type(events, PlantRemoved) == [PlantRemoved(20, "discount_unsold")]
    assert state.discount == 0


def test_recharged_sets_the_token_aside_when_its_plant_is_bought() -> None:
    state = table("recharged", market=HIGH)
    in_phase(state, AUCTION)
    state.discount = 20
    events = play(state, Pass(), Pass(), Pass(), OpenAuction(20, 1), draws=Draws(15))
    assert of_type(events, AuctionOpened)[0].is_discounted
    assert not of_type(events, PlantRemoved)
    assert state.market[0] == 15


def test_a_card_lower_than_the_discounted_plant_is_removed_in_step_3_too() -> None:
    state = table("recharged", market=HIGH[:6])
    state.step = 3
    in_phase(state, AUCTION)
    state.discount = HIGH[0]
    play_on = (OpenAuction(HIGH[1], HIGH[1]), Pass(), Pass(), Pass())
    events = play(state, *play_on, draws=Draws(5, 6))
    assert of_type(events, PlantRemoved) == [PlantRemoved(5, "below_discount")]
    assert state.market[0] == 6


def test_once_the_market_is_empty_the_others_can_only_pass() -> None:
    state = table(market=(30,))
    state.step = 3
    state.pile_left = 0
    in_phase(state, AUCTION)
    play(state, OpenAuction(30, 30), Pass(), Pass(), Pass())
    assert state.market == ()
    assert list(legal(state)) == [Pass()]


def test_a_market_empty_at_the_start_skips_the_phase() -> None:
    state = table(market=())
    state.step = 3
    spend_pile(state, (), is_step3_seen=True)
    in_phase(state, AUCTION)
    state.phase = 1
    state.round = 5
    begin(state, Draws())
    assert state.phase == FUEL


# --- the Step 3 card -------------------------------------------------------------------------


def test_step_3_card_in_phase_2_stays_as_the_highest_until_the_phase_ends() -> None:
    state = table(market=HIGH)
    spend_pile(state, (40, 42))
    state.step = 2
    in_phase(state, AUCTION)
    play(state, OpenAuction(20, 20), Pass(), Pass(), Pass(), draws=Draws(STEP3))
    assert list(state.market) == [*HIGH[1:], STEP3]
    assert on_offer(state) == (21, 22, 23, 24)
    events = play(state, Pass(), Pass(), Pass())
    assert of_type(events, PlantRemoved) == [
        PlantRemoved(21, "step3"),
        PlantRemoved(STEP3, "step3"),
    ]
    assert state.market == HIGH[2:]
    assert (state.step, state.phase) == (3, FUEL)


def test_draws_after_the_step_3_card_are_plants_from_under_it() -> None:
    state = table(market=HIGH)
    spend_pile(state, (40, 42))
    state.step = 2
    in_phase(state, AUCTION)
    passes = (Pass(), Pass(), Pass())
    play(state, OpenAuction(20, 20), *passes, draws=Draws(STEP3))
    play(state, OpenAuction(21, 21), *passes[:2], draws=Draws(42))
    assert state.under == (40,)
    assert state.market == (22, 23, 24, 25, 26, 27, 42, STEP3)
    with pytest.raises(IllegalAction, match="wrong_card"):
        play(state.copy(), OpenAuction(22, 22), Pass(), draws=Draws(33))


def test_step_3_card_in_the_draw_for_an_unsold_plant() -> None:
    state = table(market=HIGH)
    spend_pile(state, (40, 42))
    state.step = 2
    in_phase(state, AUCTION)
    events = play(state, Pass(), Pass(), Pass(), Pass(), draws=Draws(STEP3))
    assert [(e.plant, e.why) for e in of_type(events, PlantRemoved)] == [
        (20, "all_passed"),
        (21, "step3"),
        (STEP3, "step3"),
    ]
    assert state.market == HIGH[2:]


def test_recharged_carries_out_step_2_before_a_step_3_from_phase_2_of_step_1() -> None:
    state = table("recharged", market=HIGH)
    spend_pile(state, (40, 42))
    in_phase(state, AUCTION)
    play(state, OpenAuction(20, 20), Pass(), Pass(), Pass(), draws=Draws(STEP3))
    events = play(state, Pass(), Pass(), Pass(), draws=Draws(40))
    assert [(e.plant, e.why) for e in of_type(events, PlantRemoved)] == [
        (21, "step2"),
        (22, "step3"),
        (STEP3, "step3"),
    ]
    assert state.market == (23, 24, 25, 26, 27, 40)
    assert state.step == 3


def test_classic_skips_from_step_1_to_step_3() -> None:
    state = table(market=HIGH)
    spend_pile(state, (40, 42))
    in_phase(state, AUCTION)
    play(state, OpenAuction(20, 20), Pass(), Pass(), Pass(), draws=Draws(STEP3))
    events = play(state, Pass(), Pass(), Pass())
    assert [e.why for e in of_type(events, PlantRemoved)] == ["step3", "step3"]
    assert of_type(events, StepBegan) == [StepBegan(3, 1)]
    assert state.step == 3


# --- map rules -------------------------------------------------------------------------------


def test_on_germany_recharged_buying_plant_39_ends_the_refill_of_uranium() -> None:
    state = table("recharged", market=(39, 40, 42, 44, 46, 50))
    state.step = 3
    state.money = (99, 99, 99, 99)
    in_phase(state, AUCTION)
    assert next_refill(state)[3] > 0
    play(state, OpenAuction(39, 39), Pass(), Pass(), Pass(), draws=Draws(30))
    assert next_refill(state)[3] == 0


def test_uranium_stays_out_after_plant_39_has_been_scrapped() -> None:
    state = table("recharged", market=(44, 46, 50))
    state.step = 3
    own(state, 0, 39, 40, 42)
    state.is_uranium_out = True
    state.money = (99, 99, 99, 99)
    in_phase(state, AUCTION)
    play(state, OpenAuction(44, 44), Pass(), Pass(), Pass(), ScrapPlant(39), draws=Draws(30))
    assert state.plants[0] == (40, 42, 44)
    assert next_refill(state)[3] == 0


@pytest.mark.parametrize(("edition", "board"), [("classic", "germany"), ("recharged", "usa")])
def test_plant_39_changes_no_refill_on_other_boards(edition: str, board: str) -> None:
    state = table(edition, board, market=(39, 40, 42, 44, 46, 50))
    state.step = 3
    state.money = (99, 99, 99, 99)
    in_phase(state, AUCTION)
    play(state, OpenAuction(39, 39), Pass(), Pass(), Pass(), draws=Draws(30))
    assert next_refill(state)[3] > 0


def test_an_action_of_another_phase_is_refused() -> None:
    state = started(table())
    before = state.copy()
    for action in (BuyFuel(COAL, 1), Bid(5), ScrapPlant(3), ScrapFuel(COAL, 1)):
        with pytest.raises(IllegalAction):
            play(state, action)
    assert state == before


def test_obsolete_plants_are_replaced_in_phase_2_too() -> None:
    state = table(market=HIGH)
    connect_any(state, 1, 9)
    in_phase(state, AUCTION)
    events = play(state, OpenAuction(20, 20), Pass(), Pass(), Pass(), draws=Draws(9, 8, 10))
    assert [(e.plant, e.why) for e in of_type(events, PlantRemoved)] == [
        (9, "obsolete_on_draw"),
        (8, "obsolete_on_draw"),
    ]
    assert state.market[0] == 10
