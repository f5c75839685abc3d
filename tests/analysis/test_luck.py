# SPDX-License-Identifier: MIT
"""What revealed cards gained or cost each seat."""

from random import Random

import pytest

from powergrid.analysis.luck import luck_of_draw
from powergrid.bots import bot_named
from powergrid.rules import State, apply, begin
from powergrid.rules.actions import Action, OpenAuction, Pass
from powergrid.rules.setup import first_state, random_order, shuffle_cards
from tests.bots.setups import Setup, new_game


def revealing() -> tuple[State, Action, State]:
    """Return the first action of a game that revealed a card, with the states around it."""
    rng = Random(1)
    game = new_game(Setup("germany", "recharged", 3), rng)
    cards = shuffle_cards(game.edition, game.plants, game.players, rng)
    state = first_state(game, cards.market, random_order(3, rng))

    begin(state, cards.pile)
    bot = bot_named("sensible")
    while True:
        before, action = state.copy(), bot.decide(state, rng)
        apply(state, action, cards.pile)
        if state.revealed > before.revealed:
            return before, action, state


@pytest.mark.slow
def test_the_luck_of_a_card_sums_to_zero_over_the_seats() -> None:
    before, action, after = revealing()
    ((position, luck),) = luck_of_draw(7, before, action, after)
    assert position == 7
    assert len(luck) == 3
    assert sum(luck) == pytest.approx(0, abs=0.02), "what one wins by a card others lose"
    assert any(luck)
    assert not list(luck_of_draw(7, before, action, before)), "no card came up"


def test_a_card_that_had_to_come_is_no_luck() -> None:
    rng = Random(4)
    game = new_game(Setup("germany", "classic", 3), rng)
    cards = shuffle_cards(game.edition, game.plants, game.players, rng)
    state = first_state(game, cards.market, range(3))
    begin(state, cards.pile)
    for action in (OpenAuction(4, 4), Pass()):
        apply(state, action, cards.pile)
    before = state.copy()
    apply(state, Pass(), cards.pile)
    assert 13 in state.seen, "plant 13 is on top of the pile"
    assert list(luck_of_draw(1, before, Pass(), state)) == [(1, (0, 0, 0))]
