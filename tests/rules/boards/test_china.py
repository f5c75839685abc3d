# SPDX-License-Identifier: MIT
"""China: one sorted row of plants."""

from random import Random

import pytest

from powergrid.box import load_board, load_edition, load_plants
from powergrid.rules import Game, State, begin
from powergrid.rules.actions import EndTurn, OpenAuction, Pass, RunPlants
from powergrid.rules.events import Event, PlantRevealed, StepBegan
from powergrid.rules.guessed_pile import guessed_pile
from powergrid.rules.legal import Openings
from powergrid.rules.plant_market import future_market, replace
from powergrid.rules.plants import STEP3
from powergrid.rules.setup import Cards, shuffle_cards
from powergrid.rules.state import AUCTION, BUILDING, BUREAUCRACY
from powergrid.rules.view import unseen
from tests.rules.positions import Draws, connect_any, in_phase, of_type, play, removals, table


def china(players: int = 4) -> State:
    return table("classic", "china", players, tuple(range(5, 5 + players)))


def cards_of_china(players: int, seed: int = 1) -> Cards:
    game = china(players).game
    return shuffle_cards(game.edition, game.plants, players, Random(seed))


@pytest.mark.parametrize(("players", "low"), [(2, 7), (4, 9), (6, 11)])
def test_the_pile_is_sorted_with_the_card_among_the_plants_up_to_35(players: int, low: int) -> None:
    market, pile = cards_of_china(players)
    assert market == tuple(range(5, low))
    sorted_part = [card for card in pile.cards if card <= 30]
    assert list(pile.cards[: len(sorted_part)]) == sorted(sorted_part)
    places = slice(len(sorted_part), len(sorted_part) + 5)
    assert {*pile.cards[places]} == {31, 32, 34, 35, STEP3}
    piles = [cards_of_china(players, seed).pile.cards for seed in range(60)]
    assert sorted({cards.index(STEP3) for cards in piles}) == [*range(100)[places]]
    assert len({cards[-1] for cards in piles}) > 5


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
    known, guess = state.on_top, guessed_pile(state, Random(3))
    state.phase = BUILDING
    events: list[Event] = []
    while not state.is_step3_due:
        replace(state, guess, events)
    drawn = [event.plant for event in events if isinstance(event, PlantRevealed)]
    assert tuple(drawn[: len(known)]) == known
    assert {*drawn[len(known) :]} <= {31, 32, 34, 35, STEP3}


def test_all_plants_are_for_sale_and_none_is_replaced_in_phase_2() -> None:
    state = china()
    begin(state, Draws())
    assert Openings(state).plants == (5, 6, 7, 8)
    assert future_market(state) == ()
    play(state, OpenAuction(8, 8), Pass(), Pass(), Pass())
    assert state.market == (5, 6, 7)


def test_a_seat_that_finds_the_row_empty_can_only_pass() -> None:
    state = in_phase(china(2), AUCTION)
    state.market = (7,)
    play(state, OpenAuction(7, 7), Pass())
    assert list(state.market) == []
    assert list(Openings(state)) == [Pass()]
    events = play(state, Pass())
    assert not removals(events)


def test_step_3_fills_no_row_as_phase_5_begins() -> None:
    state = in_phase(china(), BUILDING)
    state.market, state.on_top, state.step = (34, 36), (), 3
    play(state, *[EndTurn()] * 4)
    assert state.market == (34, 36)


def test_a_round_without_a_sale_removes_nothing_and_the_row_is_full_again() -> None:
    state = in_phase(china(), AUCTION)
    state.market = (12, 13, 14)
    state.on_top = (15, 16, 17)
    assert not removals(play(state, *[Pass()] * 4))
    state = in_phase(state, BUILDING)
    events = play(state, *[EndTurn()] * 4)
    assert removals(events) == [(12, "row_too_long"), (13, "row_too_long")]
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
    assert removals(events) == [(31, "step3"), (STEP3, "step3")]
    assert of_type(events, StepBegan) == [StepBegan(3, 1)]
    assert state.step == 3
    assert list(state.market) == [32, 34, 36, 50]


def test_a_row_longer_than_four_is_cut_when_step_3_begins() -> None:
    state = in_phase(china(6), BUILDING)
    state.market, state.on_top = (19, 21, 22, 25, 26), ()
    events = play(state, *[EndTurn()] * 6, draws=Draws(32, STEP3))
    assert removals(events)[2:] == [(21, "row_too_long")]
    assert list(state.market) == [22, 25, 26, 32]


def test_in_step_3_the_row_stays_full_and_its_lowest_leaves() -> None:
    state = in_phase(china(2), AUCTION)
    state.market, state.on_top, state.step = (32, 34, 36, 40), (), 3
    state.seen |= {STEP3}
    draws = Draws(42, 50)
    play(state, OpenAuction(32, 32), Pass(), draws=draws)
    assert state.market == (34, 36, 40, 42)
    state = in_phase(state, BUREAUCRACY)
    assert removals(play(state, RunPlants(()), RunPlants(()), draws=draws)) == [
        (34, "step3_round_end")
    ]
    assert state.market == (36, 40, 42, 50)


def test_no_plant_is_obsolete_in_china() -> None:
    state = in_phase(china(), BUILDING)
    connect_any(state, 0, 12)
    assert not removals(play(state, EndTurn()))


def test_step_2_replaces_its_plant_before_the_row_is_filled() -> None:
    state = in_phase(china(), BUILDING)
    state.market, state.on_top = (22,), (27, 28, 29)
    connect_any(state, 3, 7)
    events = play(state, *[EndTurn()] * 4)
    assert removals(events) == [(22, "step2")]
    assert list(state.market) == [27, 28, 29]


def test_the_bank_counts_as_a_player_of_the_first_row() -> None:
    board, edition = load_board("china", "recharged"), load_edition("recharged")
    game = Game(board, edition, load_plants(), 2, (0, 1, 2))
    assert shuffle_cards(game.edition, game.plants, 2, Random(1)).market == (5, 6, 7)
