# SPDX-License-Identifier: MIT
"""Manhattan: closed spaces and a side pile."""

from random import Random

import pytest

from powergrid.box import load_board, load_edition
from powergrid.rules import IllegalAction, State, apply
from powergrid.rules.actions import BuildHouse, EndTurn, OpenAuction, Pass, RunPlants
from powergrid.rules.events import PileRanOut, PlantRemoved
from powergrid.rules.legal import Openings, Sites
from powergrid.rules.options import NO_OPTIONS, areas_in_play
from powergrid.rules.pile import Pile
from powergrid.rules.plant_market import future_market, on_offer
from powergrid.rules.plants import STEP3
from powergrid.rules.setup import first_state, random_closed, shuffle_cards
from powergrid.rules.state import AUCTION, BUILDING, BUREAUCRACY
from powergrid.rules.view import card_of_trial, unseen, without_cards
from tests.rules.positions import Draws, city, connect, connect_any, in_phase, play, refusal, table

RUN_NOTHING = RunPlants(())


def manhattan(phase: int = AUCTION, players: int = 3) -> State:
    return in_phase(table("recharged", "manhattan", players), phase)


def test_manhattan_is_one_area_and_stays_in_step_1() -> None:
    board, edition = load_board("manhattan", "recharged"), load_edition("recharged")
    assert areas_in_play(edition, board, 5, NO_OPTIONS) == 1
    state = manhattan(BUILDING)
    cards = shuffle_cards(state.game.edition, state.game.plants, 3, Random(1))
    assert STEP3 not in cards.pile.cards
    assert len(cards.pile.cards) == state.pile_left == 27
    connect_any(state, 0, 16)
    play(state, EndTurn(), EndTurn(), EndTurn())
    assert state.step == 1


def test_a_route_costs_the_sum_of_its_connections() -> None:
    state = manhattan(BUILDING)
    connect(state, state.seat, "m1")
    sites = Sites(state)
    assert [sites.connection(city(state, name)) for name in ("m2", "m9", "m13")] == [0, 10, 10]
    assert sites.total(city(state, "m6")) == 35 + 5


def test_closed_spaces_may_be_passed_but_not_built_on() -> None:
    game = manhattan().game
    closed = random_closed(game, Random(1))
    assert len(closed) == 28
    assert len(random_closed(manhattan(players=4).game, Random(1))) == 14
    assert random_closed(manhattan(players=5).game, Random(1)) == ()
    prices_closed = sorted(game.place_prices[space][0] or 0 for space in closed)
    assert prices_closed == [10] * 6 + [15] * 6 + [20] * 4 + [25] * 4 + [30] * 4 + [35] * 4
    state = in_phase(first_state(game, (3, 4, 5, 6, 7, 8, 9, 10), range(3), [1]), BUILDING)
    assert refusal(state, BuildHouse(1)) == "city_closed"
    connect(state, state.seat, "m1")
    assert Sites(state).house(1) is None
    assert Sites(state).connection(city(state, "m6")) == 5


def test_the_two_highest_plants_are_set_aside_in_phase_5() -> None:
    state = manhattan(BUREAUCRACY)
    events = play(state, *[RUN_NOTHING] * 3, draws=Draws(20 + 1, 31))
    assert PlantRemoved(10, "to_side_pile") in events
    assert state.extras.side_pile == (10, 9)
    assert len(state.market) == 8


def test_the_side_pile_takes_over_at_once_and_is_shuffled() -> None:
    state = manhattan()
    state.round, state.pile_left, state.discount = 3, 0, 3
    state.extras = state.extras._replace(side_pile=(40, 42))
    state.seen |= {40, 42}
    assert unseen(state)
    wrong = state.copy()
    with pytest.raises(IllegalAction, match="wrong_card"):
        play(wrong, OpenAuction(5, 5), Pass(), Pass(), draws=Draws(44))
    events = play(state, OpenAuction(5, 5), Pass(), Pass(), draws=Draws(42))
    assert PileRanOut(False) in events
    assert (state.pile_left, state.extras.side_pile) == (1, (40,))
    assert unseen(state) == (40,)
    assert Pile((), 1)(state) == 40


@pytest.mark.parametrize("piles_done", [0, 1])
def test_a_trial_goes_on_where_a_side_pile_brings_new_cards(piles_done: int) -> None:
    state = manhattan(BUREAUCRACY)
    state.extras = state.extras._replace(piles_done=piles_done)
    trial = without_cards(state)
    for _ in range(3):
        apply(trial, RUN_NOTHING, card_of_trial)
    assert trial.round == state.round + 1


def test_then_the_highest_plant_goes_under_the_pile_and_is_drawn_last() -> None:
    state = manhattan(BUREAUCRACY)
    state.extras = state.extras._replace(side_pile=(40,), piles_done=1)
    state.pile_left, state.seen = 1, state.seen | {40}
    play(state, *[RUN_NOTHING] * 3, draws=Draws(40))
    assert (state.market[-1], state.under, state.pile_left) == (40, (10,), 1)
    assert Pile((), 1)(state) == 10


def test_after_the_second_pile_all_plants_are_for_sale_and_the_lowest_is_removed() -> None:
    state = manhattan()
    state.round, state.pile_left, state.discount = 3, 0, 3
    state.extras = state.extras._replace(piles_done=1)
    events = play(state, OpenAuction(5, 5), Pass(), Pass())
    assert PileRanOut(True) in events
    assert on_offer(state) == state.market == (3, 4, 6, 7, 8, 9, 10)
    assert future_market(state) == ()
    state = in_phase(state, BUREAUCRACY)
    events = play(state, *[RUN_NOTHING] * 3)
    assert PlantRemoved(3, "market_shrinks") in events
    state.market = ()
    play(in_phase(state, BUREAUCRACY), *[RUN_NOTHING] * 3)
    assert state.market == ()


def test_a_pile_that_runs_out_in_phase_5_is_replaced_then() -> None:
    state = manhattan(BUREAUCRACY)
    state.pile_left = 2
    events = play(state, *[RUN_NOTHING] * 3, draws=Draws(21, 31))
    assert PileRanOut(False) in events
    assert (state.pile_left, state.extras.piles_done) == (2, 1)
    state = manhattan()
    state.round, state.pile_left, state.discount = 3, 0, 3
    events = play(state, OpenAuction(5, 5), Pass(), Pass())
    assert [event for event in events if isinstance(event, PileRanOut)] == [
        PileRanOut(False),
        PileRanOut(True),
    ], "nothing lies aside yet"


def test_the_buyer_of_the_discounted_plant_may_buy_another_or_decline() -> None:
    state = manhattan()
    state.discount, state.round = 3, 1
    play(state, OpenAuction(3, 1), Pass(), Pass(), draws=Draws(11))
    assert (state.seat, state.waiting) == (0, (0, 1, 2))
    assert Openings(state).may_pass
    other = state.copy()
    play(state, Pass())
    assert (state.seat, state.waiting) == (1, (1, 2))
    assert not Openings(state).may_pass
    play(other, OpenAuction(4, 4), Pass(), Pass(), draws=Draws(12))
    assert other.plants[0] == (3, 4)
    assert other.waiting == (1, 2)
