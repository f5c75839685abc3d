# SPDX-License-Identifier: MIT
"""China's planned row, the deck that calls the Middle East's steps, and Korea's two markets."""

from random import Random

import pytest

from powergrid.bots.fuel_plan import where_to_buy
from powergrid.box import load_board, load_edition, load_plants
from powergrid.rules import Game, IllegalAction, State, apply, begin
from powergrid.rules.actions import BuyFuel, EndTurn, OpenAuction, Pass, RunPlants
from powergrid.rules.events import Event, FuelBought, FuelRefilled, PlantRemoved, StepBegan
from powergrid.rules.fuel import COAL, GARBAGE, OIL, URANIUM
from powergrid.rules.fuel_market import (
    affordable,
    market_at,
    price,
    prices,
    refill,
    spaces_of,
    stock,
)
from powergrid.rules.guessed_pile import guessed_pile
from powergrid.rules.legal import FuelPurchases, Openings
from powergrid.rules.phases.building import coming_step
from powergrid.rules.plant_market import future, on_offer, replace
from powergrid.rules.plants import STEP3
from powergrid.rules.setup import Cards, shuffle_cards
from powergrid.rules.state import AUCTION, BUILDING, BUREAUCRACY, FUEL, NORTH, SOUTH
from powergrid.rules.view import unseen
from tests.rules.positions import Draws, connect_any, in_phase, own, play, spend_pile, table


def why(events: list[Event]) -> list[tuple[int, str]]:
    return [(event.plant, event.why) for event in events if isinstance(event, PlantRemoved)]


# --- China: one sorted row -------------------------------------------------------------------


def china(players: int = 4, *, edition: str = "classic", market: tuple[int, ...] = ()) -> State:
    return table(edition, "china", players, market or tuple(range(5, 5 + players)))


def cards_of_china(players: int, seed: int = 1) -> Cards:
    game = china(players).game
    return shuffle_cards(game.edition, game.plants, players, Random(seed))


@pytest.mark.parametrize(("players", "low"), [(2, 7), (4, 9), (6, 11)])
def test_the_pile_is_sorted_and_the_card_lies_among_the_plants_to_35(
    players: int, low: int
) -> None:
    market, pile = cards_of_china(players)
    assert market == tuple(range(5, low))
    sorted_part = [card for card in pile.cards if card <= 30]
    assert list(pile.cards[: len(sorted_part)]) == sorted(sorted_part)
    end = pile.cards.index(STEP3)
    middle = pile.cards[len(sorted_part) : len(sorted_part) + 5]
    assert {card for card in middle if card != STEP3} <= {31, 32, 33, 34, 35}
    assert end <= len(sorted_part) + 5
    assert min(pile.cards[len(sorted_part) + 6 :]) >= 36


def test_cards_up_to_30_are_known_and_later_ones_keep_their_order() -> None:
    state, pile = china(), cards_of_china(4).pile
    assert state.on_top == tuple(card for card in pile.cards if card <= 30)
    state.phase = BUILDING
    for card in pile.cards[: pile.cards.index(STEP3)]:
        replace(state, pile, [])
        assert card in state.seen
    state.step = 3
    state.seen |= {STEP3}
    state.pile_left -= 1
    assert pile(state) == pile.cards[-state.pile_left]
    guess = guessed_pile(state, Random(1))
    assert guess(state) in unseen(state)


def test_a_guessed_pile_keeps_its_order() -> None:
    state = china()
    guess = guessed_pile(state, Random(3))
    state.phase = BUILDING
    drawn = []
    while state.pile_left:
        events: list[Event] = []
        replace(state, guess, events)
        drawn += [event.plant for event in events if hasattr(event, "plant")]
        if state.is_step3_due:
            break
    assert set(drawn) >= set(range(12, 18)) - {11}


def test_all_plants_are_for_sale_and_none_is_replaced_in_phase_2() -> None:
    state = china()
    begin(state, Draws())
    assert Openings(state).plants == (5, 6, 7, 8)
    assert future(state) == ()
    play(state, OpenAuction(8, 8), Pass(), Pass(), Pass())
    assert state.market == (5, 6, 7)


def test_a_seat_that_finds_the_row_empty_can_only_pass() -> None:
    state = in_phase(china(2), AUCTION)
    state.market = (7,)
    play(state, OpenAuction(7, 7), Pass())
    assert list(state.market) == []
    assert list(Openings(state)) == [Pass()]
    events = play(state, Pass())
    assert not why(events)


def test_step_3_fills_no_row_as_phase_5_begins() -> None:
    state = in_phase(china(), BUILDING)
    state.market, state.on_top, state.step = (34, 36), (), 3
    play(state, *[EndTurn()] * 4)
    assert state.market == (34, 36)


def test_a_round_without_a_sale_removes_nothing_and_the_row_is_full_again() -> None:
    state = in_phase(china(), AUCTION)
    state.market = (12, 13, 14)
    state.on_top = (15, 16, 17)
    assert not why(play(state, *[Pass()] * 4))
    state = in_phase(state, BUILDING)
    events = play(state, *[EndTurn()] * 4)
    assert why(events) == [(12, "row_too_long"), (13, "row_too_long")]
    assert state.market == (14, 15, 16)


@pytest.mark.parametrize(
    ("players", "there", "after"),
    [
        (2, (), (15, 16)),
        (3, (12,), (12, 15)),
        (4, (12,), (12, 15, 16)),
        (5, (12, 13, 14), (13, 14, 15, 16)),
        (6, (12, 13, 14), (13, 14, 15, 16, 17)),
    ],
)
def test_the_row_is_filled_as_phase_5_begins(
    players: int, there: tuple[int, ...], after: tuple[int, ...]
) -> None:
    state = in_phase(china(players), BUILDING)
    state.market, state.on_top = there, (15, 16, 17, 19)
    play(state, *[EndTurn()] * players)
    assert state.phase == BUREAUCRACY
    assert state.market == after


def test_the_step_3_card_stops_the_filling_and_begins_its_step() -> None:
    state = in_phase(china(), BUILDING)
    state.market, state.on_top = (31,), ()
    events = play(state, *[EndTurn()] * 4, draws=Draws(32, STEP3, 34, 36, 50))
    assert why(events) == [(31, "step3"), (STEP3, "step3")]
    assert StepBegan(3) in events
    assert state.step == 3
    assert list(state.market) == [32, 34, 36, 50]
    assert not [event for event in events if event == StepBegan(2)]


def test_a_row_longer_than_four_is_cut_when_step_3_begins() -> None:
    state = in_phase(china(6), BUILDING)
    state.market, state.on_top = (19, 21, 22, 25, 26), ()
    events = play(state, *[EndTurn()] * 6, draws=Draws(32, STEP3))
    assert why(events)[2:] == [(21, "row_too_long")]
    assert list(state.market) == [22, 25, 26, 32]


def test_in_step_3_the_row_stays_full_and_its_lowest_leaves() -> None:
    state = in_phase(china(2), AUCTION)
    state.market, state.on_top, state.step = (32, 34, 36, 40), (), 3
    state.seen |= {STEP3}
    draws = Draws(42, 50)
    play(state, OpenAuction(32, 32), Pass(), draws=draws)
    assert state.market == (34, 36, 40, 42)
    state = in_phase(state, BUREAUCRACY)
    assert why(play(state, RunPlants(()), RunPlants(()), draws=draws)) == [(34, "step3_round_end")]
    assert state.market == (36, 40, 42, 50)


def test_no_plant_is_obsolete_in_china() -> None:
    state = in_phase(china(), BUILDING)
    connect_any(state, 0, 12)
    assert not why(play(state, EndTurn()))


def test_step_2_replaces_its_plant_before_the_row_is_filled() -> None:
    state = in_phase(china(), BUILDING)
    state.market, state.on_top = (22,), (27, 28, 29)
    connect_any(state, 3, 7)
    events = play(state, *[EndTurn()] * 4)
    assert why(events) == [(22, "step2")]
    assert list(state.market) == [27, 28, 29]


def test_the_bank_counts_as_a_player_of_the_first_row() -> None:
    board, edition = load_board("china", "recharged"), load_edition("recharged")
    game = Game(board, edition, load_plants(), 2, (0, 1, 2))
    assert shuffle_cards(game.edition, game.plants, 2, Random(1)).market == (5, 6, 7)


# --- Middle East: the deck calls the steps ---------------------------------------------------


def middle_east(market: tuple[int, ...], *cards: int, edition: str = "classic") -> State:
    state = table(edition, "middle-east", 4, market)
    begin(state, Draws(*cards))
    return state


def test_plants_that_may_not_be_for_sale_are_removed_before_the_game() -> None:
    state = middle_east((3, 4, 5, 6, 11, 12, 14, 17), 7, 19, 20, edition="recharged")
    assert on_offer(state) == (3, 4, 5, 7)
    assert 6 not in state.market
    assert state.under == ()


def test_a_banned_plant_goes_under_the_pile_and_the_next_one_is_looked_at_too() -> None:
    state = in_phase(middle_east((3, 4, 5, 7, 8, 9, 10, 12)), AUCTION)
    state.market = (3, 4, 5, 7, 17, 19, 24, 25)
    draws = Draws(28, 6, 20, 21)
    events = play(state, OpenAuction(3, 3), Pass(), Pass(), Pass(), draws=draws)
    assert why(events) == [
        (17, "banned_in_step1_to_bottom"),
        (6, "banned_in_step1"),
        (19, "banned_in_step1_to_bottom"),
    ]
    assert state.under == (17, 19)
    assert on_offer(state) == (4, 5, 7, 20)


def due(under: tuple[int, ...], market: tuple[int, ...]) -> State:
    """Return a position in Phase 2 whose draw pile is the Step 3 card over nothing else."""
    state = in_phase(middle_east((3, 4, 5, 7, 8, 9, 10, 12)), AUCTION)
    state.market = market
    spend_pile(state, under)
    return state


def test_the_first_step_card_waits_for_the_end_of_phase_2() -> None:
    state = due((19, 34, 40), (4, 5, 7, 8, 21, 22, 25, 26))
    draws = Draws(STEP3, 40, 19, 34, 22)
    events = play(state, OpenAuction(8, 8), Pass(), Pass(), Pass(), draws=draws)
    assert state.is_step3_due
    assert coming_step(state) == 2
    assert state.market[-1] == STEP3
    events = play(state, Pass(), Pass(), Pass(), draws=draws)
    assert why(events) == [(STEP3, "back_under_the_pile"), (4, "step2"), (5, "step2")]
    assert (state.step, state.is_step3_due) == (2, False)
    assert state.market == (7, 19, 21, 22, 25, 26, 34, 40)
    assert state.extras.shuffled == ()
    assert state.pile_left == 1
    assert STEP3 not in state.seen


def test_the_first_step_card_begins_step_2_at_once_in_phase_5() -> None:
    state = due((19, 34, 40, 44), (4, 5, 7, 8, 21, 22, 25, 26))
    state = in_phase(state, BUREAUCRACY)
    events = play(state, *[RunPlants(())] * 4, draws=Draws(STEP3, 40, 19, 34))
    assert why(events)[:2] == [(26, "to_bottom"), (STEP3, "back_under_the_pile")]
    assert [event.added for event in events if isinstance(event, FuelRefilled)] == [(3, 3, 1, 0)]
    assert (state.step, len(state.market)) == (2, 8)
    assert unseen(state) == (26, 44)


def test_the_number_of_cities_does_not_trigger_step_2() -> None:
    state = in_phase(middle_east((3, 4, 5, 7, 8, 9, 10, 12)), BUILDING)
    state.market = (20, 21, 22, 25, 26, 27, 29, 31)
    connect_any(state, 3, 12)
    play(state, *[EndTurn()] * 4)
    assert state.step == 1


def in_step_2(shuffled: tuple[int, ...]) -> State:
    state = due((), (20, 21, 22, 25, 26, 27, 29, 31))
    state.step = 2
    state.extras = state.extras._replace(shuffled=shuffled)
    state.seen |= set(shuffled)
    state.pile_left = len(shuffled) + 1
    return in_phase(state, BUREAUCRACY)


def test_two_plants_go_under_the_pile_in_step_2() -> None:
    state = in_step_2((33, 34, 35))
    events = play(state, *[RunPlants(())] * 4, draws=Draws(35, 33))
    assert why(events) == [(31, "to_bottom"), (35, "to_bottom")]
    assert state.under == (31, 35)
    assert state.extras.shuffled == (34,)


def test_the_second_step_card_begins_step_3_as_usual() -> None:
    state = in_step_2(())
    events = play(state, *[RunPlants(())] * 4, draws=Draws(STEP3, 31))
    assert why(events) == [
        (31, "to_bottom"),
        (20, "step3"),
        (STEP3, "step3"),
        (29, "to_bottom"),
    ]
    assert state.step == 3
    assert state.market == (21, 22, 25, 26, 27, 31)


def test_only_cards_above_the_step_3_card_can_be_drawn_again() -> None:
    state = in_step_2((33, 34, 35))
    pile = guessed_pile(state, Random(1))
    assert pile(state) in (33, 34, 35)
    with pytest.raises(IllegalAction, match="wrong_card"):
        apply(in_the_last_turn(state), RunPlants(()), Draws(36))
    state.extras = state.extras._replace(shuffled=())
    assert pile(state) == STEP3


def in_the_last_turn(state: State) -> State:
    state = state.copy()
    state.waiting, state.seat = state.waiting[-1:], state.waiting[-1]
    return state


def test_a_banned_plant_stays_if_no_other_can_replace_it() -> None:
    state = due((19, 24), (4, 5, 7, 17, 21, 22, 25))
    state.seen |= {STEP3}
    state.is_step3_due = True
    state.market += (STEP3,)
    state.pile_left = 2
    state.under = (19,)
    state.pile_left = 1
    state.market = (4, 5, 7, 17, STEP3)
    play(state, OpenAuction(4, 4), Pass(), Pass(), Pass(), draws=Draws(19))
    assert on_offer(state) == (5, 7, 17, 19)


def test_missing_oil_shifts_its_prices_until_a_row_is_empty() -> None:
    state = middle_east((3, 4, 5, 7, 8, 9, 10, 12))
    usual = state.game.spaces[OIL]
    state.fuel_market, state.supply = (21, 20, 3, 3), (0, 4, 0, 0)
    events: list[Event] = []
    refill(state, events)
    assert events == [FuelRefilled((0, 4, 0, 0), SOUTH, 2)]
    assert spaces_of(state, OIL) == (1, 1, *usual[:-2])
    assert spaces_of(state, COAL) == usual
    state.phase = FUEL
    assert prices(state, OIL)[:6] == (1, 1, 1, 1, 1, 2)
    assert price(state, OIL, 6) == 7
    assert affordable(state, OIL, 7) == 6
    state.fuel_market, state.supply = (21, 0, 3, 3), (0, 24, 0, 0)
    refill(state, [])
    assert spaces_of(state, OIL) == usual


# --- Korea: two markets ----------------------------------------------------------------------


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
    with pytest.raises(IllegalAction, match="another_market"):
        play(state, BuyFuel(OIL, 1))
    assert FuelPurchases(state).max_amount(OIL, SOUTH) == 0
    assert len(list(FuelPurchases(state))) == FuelPurchases(state).count()
    play(state, BuyFuel(OIL, 1, NORTH), EndTurn())
    assert FuelPurchases(state).markets == (SOUTH, NORTH)


def test_a_second_market_is_refused_on_boards_with_one() -> None:
    state = in_phase(table(), FUEL)
    own(state, 3, 4, fuel=(0, 0, 0, 0))
    assert BuyFuel(COAL, 1, NORTH) not in FuelPurchases(state)
    with pytest.raises(IllegalAction, match="another_market"):
        play(state, BuyFuel(COAL, 1, NORTH))


def test_both_markets_are_refilled_from_the_supply_north_first() -> None:
    state = korea()
    state.fuel_market, state.supply = (10, 8, 3, 2), (3, 9, 20, 10)
    state.extras = state.extras._replace(north=(7, 5, 2, 0))
    events: list[Event] = []
    refill(state, events)
    assert events == [
        FuelRefilled((2, 1, 1, 0), NORTH),
        FuelRefilled((1, 2, 1, 1), SOUTH),
    ]
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
