# SPDX-License-Identifier: MIT
"""What is known about the draw pile."""

import pytest

from powergrid.rules import apply
from powergrid.rules.actions import Pass, RunPlants
from powergrid.rules.pile import Pile
from powergrid.rules.plants import STEP3
from powergrid.rules.state import AUCTION, BUREAUCRACY
from powergrid.rules.view import cards_before_step3, unseen, without_cards
from tests.bots.setups import Setup, opening
from tests.rules.positions import Draws, in_phase, refusal, spend_pile, table


def test_before_the_step_3_card_any_unrevealed_plant_may_be_drawn() -> None:
    state = table()
    hidden = set(state.game.plants) - set(state.market)
    assert set(unseen(state)) == hidden
    assert list(unseen(state)) == sorted(hidden)


def test_plants_put_under_the_pile_are_not_drawn_before_the_step_3_card() -> None:
    state = table()
    spend_pile(state, under=(33, 36))
    assert 33 not in unseen(state)


def test_after_the_step_3_card_plants_put_under_the_pile_come_in_any_order() -> None:
    state = table()
    spend_pile(state, under=(33, 36, 38), is_step3_seen=True)
    assert unseen(state) == (33, 36, 38)
    pile = Pile((11, STEP3), 5)
    state.revealed = 2
    assert {pile(state) for _ in range(9)} < {33, 36, 38}


def test_after_the_step_3_card_only_plants_put_under_the_pile_can_be_drawn() -> None:
    state = in_phase(table(), BUREAUCRACY)
    state.waiting = state.waiting[:1]
    spend_pile(state, under=(33, 36), is_step3_seen=True)
    state.step = 3
    assert refusal(state, RunPlants(()), Draws(37)) == "wrong_card"


def test_where_the_step_3_card_is_follows_from_the_cards_below_it() -> None:
    state = table("classic")
    assert cards_before_step3(state) == state.pile_left - 1
    spend_pile(state, under=(30, 31))
    assert cards_before_step3(state) == 0
    spend_pile(state, under=(30, 31), is_step3_seen=True)
    assert cards_before_step3(state) is None
    state = table("classic", "uk-ireland")  # two plants are below it from the start
    assert cards_before_step3(state) == state.pile_left - 3
    state = table("classic", "china")
    assert cards_before_step3(state) is None


def test_without_cards_none_is_drawn_even_from_a_side_pile() -> None:
    state = opening(Setup("manhattan", "recharged", 4))
    state.round, state.extras = 2, state.extras._replace(side_pile=(40,))
    trial = without_cards(state)
    while trial.phase == AUCTION:
        apply(trial, Pass(), lambda _: pytest.fail("a card comes up"))
    assert len(trial.market) == len(state.market) - 1
    assert state.extras.side_pile == (40,)


def test_without_cards_everything_else_is_unchanged() -> None:
    state = opening(Setup("germany", "recharged", 3))
    trial = without_cards(state)
    assert (trial.pile_left, trial.extras, trial.market) == (0, state.extras, state.market)
    assert state.pile_left > 0
