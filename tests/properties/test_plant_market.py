# SPDX-License-Identifier: MIT
"""The plant market: sorted, the right plants on offer, whatever comes off the pile."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from powergrid.box import load_plants
from powergrid.rules import State
from powergrid.rules.events import Event, PlantRemoved, PlantRevealed
from powergrid.rules.plant_market import (
    future_market,
    minimum_bid,
    on_offer,
    put_under,
    remove,
    remove_obsolete,
    replace,
)
from powergrid.rules.plants import STEP3
from powergrid.rules.state import AUCTION, BUILDING
from tests.rules.positions import Draws, connect_any, in_phase, of_type, table

NUMBERS = sorted(load_plants())


@st.composite
def tables(draw: st.DrawFn) -> tuple[State, list[int]]:
    """Return a state in Step 1 or 2 with any market, and the unseen plants."""
    cards = Random(draw(st.integers(0, 10**6))).sample(NUMBERS, len(NUMBERS))
    size = draw(st.integers(0, 8))
    edition = draw(st.sampled_from(("classic", "recharged")))
    state = in_phase(table(edition, market=tuple(cards[:size])), draw(st.sampled_from((2, 4))))
    state.step = draw(st.integers(1, 2))
    connect_any(state, 0, draw(st.integers(0, 18)))
    return state, cards[size:]


def expected_draw(state: State, pile: list[int]) -> tuple[list[int], int, list[int]]:
    """Return the market, the discount and the cards drawn, from the rules' own words.

    A card no higher than the leader's number of cities is removed and another one drawn
    (Classic); one below the plant under the token too, and the token with it.
    """
    maximum = max(map(len, state.cities))
    market, discount, drawn = list(state.market), state.discount, []
    for card in pile:
        drawn.append(card)
        if state.game.edition.id == "classic" and card <= maximum:
            continue
        if card < discount:
            discount = 0
            continue
        return sorted([*market, card]), discount, drawn
    return market, discount, drawn


@given(tables(), st.booleans())
@settings(max_examples=80)
def test_a_drawn_card_is_sorted_into_the_market(
    position: tuple[State, list[int]], has_token: bool
) -> None:
    state, unseen = position
    if state.game.edition.has_discount_token and state.market and has_token:
        state.discount = state.market[0]
    pile = unseen[:5]
    state.pile_left = len(pile)
    before = len(state.market)
    market, discount, drawn = expected_draw(state, pile)
    events: list[Event] = []
    replace(state, Draws(*pile), events)
    assert list(state.market) == market
    assert state.discount == discount
    assert [event.plant for event in of_type(events, PlantRevealed)] == drawn
    assert len(of_type(events, PlantRemoved)) == len(drawn) - (len(market) - before)
    assert state.pile_left == len(pile) - len(drawn)
    assert state.revealed == len(drawn)
    assert state.seen >= set(drawn)


@given(tables())
def test_only_the_four_lowest_plants_are_for_sale(position: tuple[State, list[int]]) -> None:
    state, _ = position
    lowest = tuple(sorted(state.market)[:4])
    assert on_offer(state) == lowest
    assert future_market(state) == tuple(sorted(set(state.market) - set(lowest)))
    for plant in lowest:
        assert minimum_bid(state, plant) == plant
    state.market += (STEP3,)
    state.step = 3
    assert on_offer(state) == state.market[:-1]
    assert future_market(state) == ()


@given(tables(), st.data())
def test_removing_a_plant_leaves_the_rest_of_the_market(
    position: tuple[State, list[int]], data: st.DataObject
) -> None:
    state, _ = position
    if not state.market:
        return
    plant = data.draw(st.sampled_from(state.market))
    rest = tuple(card for card in state.market if card != plant)
    events: list[Event] = []
    left = state.pile_left
    if data.draw(st.booleans()):
        remove(state, plant, "all_passed", events)
        assert (state.under, state.pile_left) == ((), left)
        assert events == [PlantRemoved(plant, "all_passed")]
    else:
        put_under(state, plant, events)
        assert (state.under, state.pile_left) == ((plant,), left + 1)
        assert events == [PlantRemoved(plant, "to_bottom")]
    assert state.market == rest


@given(tables())
@settings(max_examples=80)
def test_no_obsolete_plant_stays_in_the_market(position: tuple[State, list[int]]) -> None:
    state, unseen = position
    state.phase = BUILDING
    pile = unseen[:9]
    state.pile_left = len(pile)
    size, maximum = len(state.market), max(map(len, state.cities))
    kept = [card for card in state.market if card > maximum]
    remove_obsolete(state, Draws(*pile), [])
    if state.game.edition.id != "classic":
        assert len(state.market) == size
        return
    good = [card for card in pile if card > maximum]
    assert list(state.market) == sorted([*kept, *good[: size - len(kept)]])
    assert all(card > maximum for card in state.market)


@given(tables())
def test_the_step_3_card_stays_in_the_market_only_in_phase_2(
    position: tuple[State, list[int]],
) -> None:
    state, _ = position
    state.pile_left = 1
    before, step = state.market, state.step
    replace(state, Draws(STEP3), [])
    assert state.is_step3_due
    if state.phase == AUCTION:
        assert state.market == (*before, STEP3)
    elif state.game.edition.id == "recharged" and step == 1:
        assert state.step == 2
        assert state.market == before[2:]
    else:
        assert state.market == before[1:]
