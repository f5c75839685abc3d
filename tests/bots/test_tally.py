# SPDX-License-Identifier: MIT
"""What a game's chances were lost by: kinds of mistakes, and cards."""

from random import Random

import pytest

from powergrid.bots import Fault, Kind, Review, bot_named, tallies
from powergrid.bots.luck import luck_in
from powergrid.rules import State, apply, begin
from powergrid.rules.actions import Action, OpenAuction
from powergrid.rules.setup import first_state, random_order, shuffle_cards
from powergrid.rules.state import AUCTION, BUILDING, BUREAUCRACY, FUEL
from tests.bots.setups import Setup, new_game


def fault(position: int, seat: int, cost: float) -> Fault:
    action = (OpenAuction(4, 4),)
    return Fault(position, seat, 0, action, 0.5 - cost, action, 0.5, ())


def test_costs_are_added_up_by_kind_and_luck_is_apart() -> None:
    phases = {0: AUCTION, 1: FUEL, 2: BUILDING, 3: BUREAUCRACY, 4: AUCTION}
    faults = tuple(fault(at, 0, 0.1) for at in phases)
    review = Review((), (*faults, fault(1, 1, 0.25)), ((2, (0.1, -0.1)), (4, (0.05, -0.05))))
    one, other = tallies(review, phases, 2)
    assert one.costs == pytest.approx(
        {Kind.AUCTION: 0.2, Kind.FUEL: 0.1, Kind.BUILDING: 0.1, Kind.RUNNING: 0.1}
    )
    assert other.costs == {Kind.AUCTION: 0, Kind.FUEL: 0.25, Kind.BUILDING: 0, Kind.RUNNING: 0}
    assert (one.luck, other.luck) == pytest.approx((0.15, -0.15))


def revealing() -> tuple[State, Action, State]:
    """Return the first action of a game after which a card came up, with the states around it."""
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
def test_a_card_brings_more_or_less_than_others_would_have() -> None:
    before, action, after = revealing()
    ((position, luck),) = luck_in(7, before, action, after)
    assert position == 7
    assert len(luck) == 3
    assert sum(luck) == pytest.approx(0, abs=0.02), "what one wins by a card others lose"
    assert any(luck)
    assert not list(luck_in(7, before, action, before)), "no card came up"
