# SPDX-License-Identifier: MIT
"""Decisions by a value: which positions are compared, and the exact end."""

from random import Random

import pytest

from powergrid.bots.planner import Planner
from powergrid.bots.value.value_bot import ValueBot
from powergrid.rules import State, apply, begin, legal
from powergrid.rules.actions import Action, Bid, BuildHouse, EndTurn, OpenAuction, Pass
from powergrid.rules.legal import Bids
from powergrid.rules.pile import Pile
from powergrid.rules.plants import STEP3
from powergrid.rules.setup import first_state, shuffle_cards
from tests.bots.setups import (
    GERMANY,
    SETUPS,
    Setup,
    moves_of,
    new_game,
    opening,
    play_one,
    setup_id,
)
from tests.bots.value.nets import MONEY, PLANTS, net_for, some_net
from tests.bots.watched import Watched


@pytest.mark.slow
@pytest.mark.parametrize("setup", SETUPS[::10], ids=setup_id)
def test_games_of_any_net_are_legal_and_end(setup: Setup) -> None:
    bots = [Watched(ValueBot(some_net(), starts=1 + 3 * seat)) for seat in range(setup.players)]
    assert play_one(setup, bots, 5).is_over


def test_a_net_that_values_money_leaves_plants_to_others() -> None:
    state = opening(GERMANY)
    apply(state, OpenAuction(state.market[0], state.market[0]), lambda _: 0)
    thrifty, greedy = ValueBot(net_for(MONEY)), ValueBot(net_for(PLANTS))
    assert thrifty.decide(state, Random(1)) == Pass()
    assert greedy.decide(state, Random(1)) == Bid(Bids(state).bid + 1)


def test_it_compares_passing_with_winning_at_one_elektro_more() -> None:
    state = opening(GERMANY)
    leader, plant = state.seat, state.market[0]
    apply(state, OpenAuction(plant, plant), lambda _: 0)
    lost, won = ValueBot(some_net()).options(state, Random(1))
    assert (lost.action, won.action) == (Pass(), Bid(plant + 1))
    assert lost.positions[0].plants[leader] == won.positions[0].plants[state.seat] == (plant,)
    assert won.positions[0].money[state.seat] == state.money[state.seat] - plant - 1


def last_builder() -> State:
    """Return a position in which seat 0 builds last, two cities short of the end."""
    moves, _ = moves_of(GERMANY, [Planner()] * 4, 3)
    return next(
        state
        for state, _ in reversed(moves)
        if len(state.waiting) == 1
        and any(action for action in legal(state) if isinstance(action, BuildHouse))
        and max(map(len, state.cities)) >= state.game.end_at
    )


@pytest.mark.slow
def test_the_end_of_a_game_is_computed_and_not_estimated() -> None:
    """If the last builder ends the game, chances are shares of the win: 1, 0 or a tie."""
    state = last_builder()
    bot = ValueBot(some_net())
    options = bot.options(state, Random(1))
    assert EndTurn() in [option.action for option in options]
    assert set(bot.chances(options, state)) <= {0.0, 0.5, 1.0}


def test_unseen_cards_change_no_decision() -> None:
    """Games that differ only in their piles are played alike until a card is revealed."""
    rng = Random(1)
    game = new_game(GERMANY, rng)
    cards = shuffle_cards(game.edition, game.plants, 4, rng)
    hidden = [card for card in cards.pile.cards if card != STEP3]
    bids: list[list[Action]] = []
    for order in (hidden, hidden[::-1]):
        pile = Pile((*order, STEP3), 7)
        state = first_state(game, cards.market, (2, 0, 3, 1))
        begin(state, pile)
        bids.append([])
        while not state.revealed:
            bids[-1].append(ValueBot(some_net()).decide(state, Random(1)))
            apply(state, bids[-1][-1], pile)
    assert bids[0] == bids[1]
    assert len(bids[0]) > 1
