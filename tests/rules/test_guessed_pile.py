# SPDX-License-Identifier: MIT
"""Guessing a draw pile from what everybody at the table knows."""

from random import Random

import pytest

from powergrid.rules import State
from powergrid.rules.guessed_pile import guessed_pile
from powergrid.rules.pile import Pile
from powergrid.rules.plants import STEP3
from powergrid.rules.setup import first_state, shuffle_cards
from tests.rules.positions import table

GUESSES = 40


def dealt(edition: str, board: str, players: int = 4) -> tuple[State, Pile]:
    """Return a game before its first round, and its draw pile."""
    game = table(edition, board, players).game
    cards = shuffle_cards(game.edition, game.plants, players, Random(1))
    return first_state(game, cards.market, range(players)), cards.pile


def after_drawing(state: State, *cards: int) -> State:
    """Return the state after these cards have come from the pile."""
    state.seen |= {*cards}
    state.pile_left -= len(cards)
    state.revealed += len(cards)
    return state


def guesses(state: State) -> list[tuple[int, ...]]:
    """Return piles guessed with different seeds."""
    return [guessed_pile(state, Random(seed)).cards for seed in range(GUESSES)]


def test_a_pile_set_aside_unseen_is_shuffled_as_a_whole() -> None:
    state = table("recharged", "manhattan")
    state.extras = state.extras._replace(side_pile=(40, 42), piles_done=1)
    assert guessed_pile(state, Random(1)) == Pile((40, 42), Random(1).getrandbits(48))


@pytest.mark.parametrize(
    ("board", "first"),
    [("germany", (13,)), ("quebec", (13, 18, 22)), ("brazil", (13, 14)), ("france", (11,))],
)
def test_the_plants_put_on_top_come_first(board: str, first: tuple[int, ...]) -> None:
    state, pile = dealt("classic", board)
    for drawn in range(len(first)):
        for cards in guesses(state):
            assert cards[: len(first) - drawn] == first[drawn:]
            assert len(cards) == len(pile.cards) - drawn
        state = after_drawing(state, first[drawn])
    assert len({cards[0] for cards in guesses(state)}) > 5


def test_a_plant_put_on_top_may_be_gone_once_cards_have_come() -> None:
    state, _ = dealt("classic", "germany")
    state = after_drawing(state, 20, 25)  # a table at which nobody remembers what became of 13
    assert {13 in cards for cards in guesses(state)} == {True, False}


def test_plants_below_the_first_come_before_the_others() -> None:
    state, _ = dealt("classic", "russia")
    state = after_drawing(state, 13, 10)
    tops = [cards[:4] for cards in guesses(state)]
    assert all(11 in top for top in tops)
    assert len({top.index(11) for top in tops}) == 4


def test_a_plug_card_comes_first_and_as_many_are_left_as_were_not_removed() -> None:
    state, pile = dealt("recharged", "germany")
    plants = state.game.plants

    def plugs(cards: tuple[int, ...]) -> int:
        return sum(card != STEP3 and plants[card].back == "plug" for card in cards)

    tops = {cards[0] for cards in guesses(state)}
    assert len(tops) == plugs(tuple(plants)) - plugs(state.market)
    assert plugs(tuple(tops)) == len(tops)
    assert {plugs(cards) for cards in guesses(state)} == {plugs(pile.cards)}
    state = after_drawing(state, *pile.cards[:3])
    assert {plugs(cards) for cards in guesses(state)} == {plugs(pile.cards[3:])}
    assert len({cards[0] for cards in guesses(state)}) > 5


@pytest.mark.parametrize("edition", ["classic", "recharged"])
@pytest.mark.parametrize("board", ["brazil", "quebec"])
def test_plants_never_removed_are_in_the_pile(board: str, edition: str) -> None:
    state, _ = dealt(edition, board, 3)
    assert all({*state.game.edition.never_removed} <= {*cards} for cards in guesses(state))


def test_a_smaller_pile_than_usual_lacks_any_of_the_cards() -> None:
    state, pile = dealt("recharged", "germany")
    state.pile_left -= 10
    assert {len(cards) for cards in guesses(state)} == {len(pile.cards) - 10}
    assert all(cards[-1] == STEP3 for cards in guesses(state))


def test_a_larger_pile_than_usual_holds_cards_that_would_have_been_removed() -> None:
    state, pile = dealt("recharged", "germany")
    state.pile_left += 2
    for cards in guesses(state):
        assert len({*cards}) == len(cards) == len(pile.cards) + 2


def test_no_plug_card_comes_first_where_all_have_been_seen() -> None:
    state, _ = dealt("recharged", "germany")
    plugs = {plant.number for plant in state.game.plants.values() if plant.back == "plug"}
    state.seen |= plugs
    for cards in guesses(state):
        assert plugs.isdisjoint(cards)
