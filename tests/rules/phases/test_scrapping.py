# SPDX-License-Identifier: MIT
"""The plant limit: which plant goes, and which fuel with it."""

import pytest

from powergrid.rules import State, legal
from powergrid.rules.actions import OpenAuction, ScrapFuel, ScrapPlant
from powergrid.rules.events import FuelScrapped, PlantRevealed, PlantScrapped
from powergrid.rules.fuel import COAL, OIL, Tokens
from powergrid.rules.legal import FuelScraps, PlantScraps, forced_action
from powergrid.rules.state import AUCTION, SCRAPPING_FUEL
from tests.expect import expect
from tests.rules.positions import Draws, in_phase, of_type, own, play, refusal, table

HIGH = (20, 21, 22, 23, 24, 25, 26, 27)


def at_the_limit(*plants: int, fuel: Tokens, players: int = 4) -> State:
    state = table(market=HIGH, players=players)
    own(state, 0, *plants, fuel=fuel)
    in_phase(state, AUCTION)
    state.waiting = (0,)
    return state


def test_a_fourth_plant_makes_its_owner_scrap_one_of_the_others() -> None:
    state = at_the_limit(4, 8, 10, fuel=(0, 0, 0, 0))
    play(state, OpenAuction(20, 20))
    question = expect(PlantScraps, legal(state))
    assert question.plants == (4, 8, 10)
    assert refusal(state, ScrapPlant(20)) == "cannot_scrap_new_plant"
    events = play(state, ScrapPlant(8), draws=Draws(30))
    assert state.plants[0] == (4, 10, 20)
    kinds = [type(event) for event in events]
    assert kinds.index(PlantScrapped) < kinds.index(PlantRevealed)


def test_two_players_of_classic_may_own_four_plants() -> None:
    state = at_the_limit(4, 8, 10, fuel=(0, 0, 0, 0), players=2)
    play(state, OpenAuction(20, 20), draws=Draws(30))
    assert state.plants[0] == (4, 8, 10, 20)
    assert not isinstance(legal(state), PlantScraps)


def test_fuel_of_a_scrapped_plant_moves_to_plants_with_room() -> None:
    state = at_the_limit(4, 8, 10, fuel=(14, 0, 0, 0))
    play(state, OpenAuction(20, 20))
    events = play(state, ScrapPlant(8), draws=Draws(30))
    assert state.fuel[0] == (14, 0, 0, 0)
    assert not of_type(events, FuelScrapped)


def test_only_fuel_that_no_arrangement_can_store_returns_to_the_supply() -> None:
    state = at_the_limit(6, 7, 13, fuel=(0, 6, 2, 0))
    supply = state.supply
    play(state, OpenAuction(22, 22))
    events = play(state, ScrapPlant(7), draws=Draws(30))
    assert of_type(events, FuelScrapped) == [FuelScrapped(0, OIL, 6, True)]
    assert state.fuel[0] == (0, 0, 2, 0)
    assert state.supply[OIL] == supply[OIL] + 6


def test_the_player_chooses_whether_to_scrap_coal_or_oil() -> None:
    """Hybrid 12 goes and hybrid 05 stays: of four coal and four oil, four must go."""
    state = at_the_limit(5, 12, 13, fuel=(4, 4, 0, 0))
    play(state, OpenAuction(22, 22), ScrapPlant(12))
    assert state.asks == SCRAPPING_FUEL
    question = expect(FuelScraps, legal(state))
    assert question.excess == 4
    assert question.count() == 8
    assert refusal(state, ScrapFuel(COAL, 5)) == "fuel_can_be_stored"
    play(state, ScrapFuel(COAL, 1))
    assert legal(state).count() == 6
    play(state, ScrapFuel(OIL, 3), draws=Draws(30))
    assert state.fuel[0] == (3, 1, 0, 0)


def test_coal_that_a_coal_plant_stores_may_not_be_scrapped() -> None:
    """Coal 04 stores four; of six coal and two oil beside hybrid 05 gone, only two coal may go."""
    state = at_the_limit(4, 5, 12, fuel=(6, 6, 0, 0))
    play(state, OpenAuction(22, 22), ScrapPlant(12))
    question = expect(FuelScraps, legal(state))
    assert (question.excess, question.max_amount(COAL), question.max_amount(OIL)) == (4, 2, 4)


@pytest.mark.parametrize(
    ("kept", "fuel", "forced"),
    [
        pytest.param(13, (2, 1, 0, 0), ScrapFuel(COAL, 2), id="nothing fits"),
        pytest.param(4, (6, 2, 0, 0), ScrapFuel(COAL, 2), id="coal is stored, the rest must go"),
        pytest.param(5, (4, 4, 0, 0), None, id="a hybrid keeps four of eight"),
    ],
)
def test_a_discard_is_forced_if_all_coal_and_oil_in_question_must_go(
    kept: int, fuel: Tokens, forced: ScrapFuel | None
) -> None:
    state = at_the_limit(kept, 12, 18, fuel=fuel)
    play(state, OpenAuction(22, 22), ScrapPlant(12))
    assert forced_action(legal(state)) == forced
    if forced is not None:
        play(state, forced, draws=Draws(30))
        assert state.asks != SCRAPPING_FUEL


def test_fuel_of_a_scrapped_plant_may_be_left_behind() -> None:
    """Coal 08 goes: of the six tokens that could move, up to six may stay on it."""
    state = at_the_limit(4, 8, 10, fuel=(12, 0, 0, 0))
    play(state, OpenAuction(20, 20))
    question = expect(PlantScraps, legal(state))
    assert question.must_leave(8) == 0
    assert question.may_leave(8) == tuple((coal, 0, 0, 0) for coal in range(1, 7))
    supply = state.supply
    events = play(state, ScrapPlant(8, (4, 0, 0, 0)), draws=Draws(30))
    assert of_type(events, FuelScrapped) == [FuelScrapped(0, COAL, 4, False)]
    assert state.fuel[0] == (8, 0, 0, 0)
    assert state.supply[COAL] == supply[COAL] + 4


def test_fuel_left_behind_must_fit_on_the_scrapped_plant() -> None:
    """Hybrid 12 goes and 05 stays: four must go, up to four find room on 12."""
    state = at_the_limit(5, 12, 13, fuel=(4, 3, 0, 0))
    play(state, OpenAuction(22, 22))
    question = expect(PlantScraps, legal(state))
    assert question.must_leave(12) == 3
    assert question.may_leave(12) == ((1, 3, 0, 0), (2, 2, 0, 0), (3, 1, 0, 0), (4, 0, 0, 0))
    for left in ((3, 0, 0, 0), (4, 1, 0, 0), (0, 4, 0, 0), (-1, 5, 0, 0), (0, 0, 1, 0)):
        assert ScrapPlant(12, left) not in question
        assert refusal(state, ScrapPlant(12, left)) == "cannot_leave_fuel"
    events = play(state, ScrapPlant(12, (2, 2, 0, 0)), draws=Draws(30))
    assert [event.is_forced for event in of_type(events, FuelScrapped)] == [False, False]
    assert state.fuel[0] == (2, 1, 0, 0)
    assert state.asks != SCRAPPING_FUEL
