# SPDX-License-Identifier: MIT
"""What holds for the plant market in every state of every game."""

from powergrid.rules import State
from powergrid.rules.plant_market import (
    future_market,
    is_all_for_sale,
    is_obsolete,
    minimum_bid,
    on_offer,
)
from powergrid.rules.plants import STEP3
from powergrid.rules.state import AUCTION, OPENING, SCRAPPING_FUEL, SCRAPPING_PLANT


def check_market(state: State) -> None:
    """Raise AssertionError if the plant market breaks a rule."""
    market = state.market
    assert list(market) == sorted(set(market)), "not ascending"
    assert len(market) <= (in_step_3(state) if state.step == 3 else size(state))
    plants = tuple(card for card in market if card != STEP3)
    assert (STEP3 in market) <= (state.is_step3_due and state.phase == AUCTION)
    is_all = is_all_for_sale(state)
    assert on_offer(state) == (plants if is_all else plants[: for_sale(state)])
    if state.game.edition.planned_row is not None:
        _check_row(state)
    else:
        _check_size(state)
    _check_banned(state)
    _check_future(state)
    _check_discount(state)
    assert state.is_over or not (market and is_obsolete(state, market[0]))


def size(state: State) -> int:
    """Return how many plants the market has in Steps 1 and 2."""
    edition = state.game.edition
    is_less = state.step == 2 and not edition.replaces_in_step2
    return edition.current_market + edition.future_market - is_less


def in_step_3(state: State) -> int:
    """Return how many plants the market has in Step 3: the lowest and the card are gone."""
    edition = state.game.edition
    return edition.current_market + edition.future_market - 2 - (not edition.replaces_in_step2)


def for_sale(state: State) -> int:
    """Return how many of them are for sale: one more if the next is of an early kind."""
    count = state.game.current_market
    return count + (
        state.market[count : count + 1] in [(plant,) for plant in state.game.early_plants]
    )


def _check_size(state: State) -> None:
    """Only an empty pile leaves a gap, and an auction the place of its plant.

    Outside Phase 2 the Step 3 card makes the market smaller at once, before that step begins.
    """
    if state.pile_left:
        is_small = state.step == 3 or (state.is_step3_due and state.phase != AUCTION)
        full = in_step_3(state) if is_small else size(state)
        assert len(state.market) in (full, full - 1), "a gap although the pile is not empty"


def _check_row(state: State) -> None:
    """A planned row holds what its table says, or the rest of it in Phase 2 of Steps 1 and 2."""
    row, players = state.game.edition.planned_row, state.game.players
    assert row is not None
    bank = players in state.game.edition.bank_players
    if state.step == 3:
        full = row.in_step3
        sold = state.phase == AUCTION and state.asks != OPENING
        assert len(state.market) >= full - sold or not state.pile_left
    else:
        full = players + bank if state.round == 1 else row.kept[players]
        assert state.phase <= AUCTION or state.round == 1 or state.pile_left
    assert len(state.market) <= full


def _check_banned(state: State) -> None:
    """In Step 1 no banned plant is for sale, unless no other can replace it."""
    if state.step > 1 or state.is_step3_due or state.asks in (SCRAPPING_PLANT, SCRAPPING_FUEL):
        return  # the last two: sold plants are not replaced yet
    assert state.game.plants_not_in_step1.isdisjoint(on_offer(state))


def _check_future(state: State) -> None:
    coming = future_market(state)
    assert not coming or state.step < 3
    if coming:
        assert on_offer(state)[-1] < coming[0]


def _check_discount(state: State) -> None:
    assert state.discount == 0 or state.game.edition.has_discount_token
    if state.discount:
        assert state.discount in state.market
        assert state.phase == AUCTION
        assert minimum_bid(state, state.discount) == 1
    for plant in on_offer(state):
        assert minimum_bid(state, plant) == (1 if plant == state.discount else plant)
