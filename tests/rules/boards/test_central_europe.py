# SPDX-License-Identifier: MIT
"""Central Europe: nuclear plants, cheaper garbage with Wien, and its tables."""

import pytest

from powergrid.rules import State, legal
from powergrid.rules.actions import Bid, BuyFuel, OpenAuction, Pass, RunPlants
from powergrid.rules.events import FuelBought, PlantsRun
from powergrid.rules.fuel import COAL, GARBAGE, URANIUM
from powergrid.rules.fuel_market import next_refill, price, prices
from powergrid.rules.legal import Bids, FuelPurchases, Openings
from powergrid.rules.options import Options
from powergrid.rules.state import AUCTION, BUREAUCRACY, FUEL
from tests.expect import expect
from tests.rules.positions import Draws, connect, in_phase, of_type, own, play, refusal, table

NUCLEAR = (11, 17, 23, 26, 30, 31, 33, 36)


def auction() -> State:
    """Return an auction; seats 0 to 3 have a city in Poland, Czechia, Austria and none."""
    state = table("classic", "central-europe", market=NUCLEAR)
    connect(state, 0, "warszawa", "lublin")
    connect(state, 1, "katowice", "ostrava")
    connect(state, 2, "wien")
    return in_phase(state, AUCTION)


def test_without_a_city_in_the_three_countries_no_nuclear_plant_is_opened() -> None:
    state = auction()
    question = expect(Openings, legal(state))
    assert question.plants == (11, 17, 23, 26)
    assert [question.is_barred(plant) for plant in question.plants] == [True, True, True, False]
    assert question.affordable() == (26,)
    assert question.bids(11) == range(0)
    assert OpenAuction(11, 11) not in question
    assert {action.plant for action in question if isinstance(action, OpenAuction)} == {26}
    before = state.copy()
    assert refusal(state, OpenAuction(11, 11)) == "no_city_for_plant"
    assert state == before


@pytest.mark.parametrize("city", ["brno", "kosice", "pecs"])
def test_one_city_in_czechia_slovakia_or_hungary_is_enough(city: str) -> None:
    state = auction()
    connect(state, 0, city)
    assert OpenAuction(11, 11) in legal(state)


def test_others_are_asked_and_must_pass() -> None:
    state = auction()
    play(state, Pass(), OpenAuction(17, 17))
    for seat in (2, 3):
        assert state.seat == seat
        question = expect(Bids, legal(state))
        assert question.is_barred
        assert list(question) == [Pass()]
        assert refusal(state, Bid(18)) == "no_city_for_plant"
        play(state, Pass(), draws=Draws(20))
    assert state.plants[1] == (17,)


def test_an_opener_may_bid_above_the_minimum_although_the_others_must_pass() -> None:
    state = auction()
    play(state, Pass())
    assert OpenAuction(17, 30) in legal(state)


def test_in_round_1_passing_is_legal_if_only_barred_plants_are_on_offer() -> None:
    state = table("classic", "central-europe", market=(11, 17, 23, 28, 34, 39, 40, 42))
    question = legal(in_phase(state, AUCTION, round_=1))
    assert list(question) == [Pass()]


def test_a_nuclear_plant_powers_any_own_city() -> None:
    state = in_phase(table("classic", "central-europe"), BUREAUCRACY)
    connect(state, 0, "warszawa", "lublin")
    own(state, 0, 17, fuel=(0, 0, 0, 1))
    (run,) = of_type(play(state, RunPlants((17,))), PlantsRun)
    assert run.powered == 2


@pytest.mark.parametrize(
    ("in_play", "needed"),
    [
        (["austria", "czechia", "slovakia"], ["czechia", "slovakia"]),
        (["poland-northwest", "poland-southeast"], ["czechia", "slovakia", "hungary"]),
    ],
)
def test_the_areas_needed_are_those_in_play(in_play: list[str], needed: list[str]) -> None:
    board = table("classic", "central-europe").game.board
    found = board.areas_needed("uranium", [board.area_index[area] for area in in_play])
    assert {board.areas[area].id for area in found} == {*needed}


# --- garbage with a house in Wien ------------------------------------------------------------


def buying(*cities: str, garbage: int = 6) -> State:
    state = in_phase(table("classic", "central-europe"), FUEL)
    own(state, 3, 6, 14, 38, fuel=(0, 0, 0, 0))
    connect(state, 3, *cities)
    state.fuel_market = (*state.fuel_market[:2], garbage, state.fuel_market[3])
    return state


def test_a_house_in_wien_makes_garbage_one_cheaper_a_token() -> None:
    state = buying("wien")
    question = expect(FuelPurchases, legal(state))
    assert question.price(GARBAGE, 4) == 6 + 6 + 6 + 7
    assert question.price(COAL, 3) == 3
    assert prices(state, GARBAGE) == (6, 6, 6, 7, 7, 7)
    events = play(state, BuyFuel(GARBAGE, 4))
    assert of_type(events, FuelBought) == [FuelBought(3, GARBAGE, 4, 25, 0)]
    assert state.money[3] == 25


def test_without_a_house_there_garbage_has_the_printed_price() -> None:
    state = buying("linz")
    connect(state, 2, "wien")
    assert price(state, GARBAGE, 4) == 7 + 7 + 7 + 8


def test_only_the_buyer_pays_less_and_only_in_phase_3() -> None:
    state = buying("wien")
    state.phase = AUCTION
    assert price(state, GARBAGE, 1) == 7


@pytest.mark.parametrize(("money", "maximum"), [(0, 3), (1, 4), (2, 5), (4, 6), (5, 7)])
def test_a_token_on_space_1_is_free_for_wien(money: int, maximum: int) -> None:
    """Three tokens cost nothing, the next three one each, then two."""
    state = buying("wien", garbage=24)
    state.money = (50, 50, 50, money)
    question = expect(FuelPurchases, legal(state))
    assert question.price(GARBAGE, 3) == 0
    assert question.max_amount(GARBAGE) == maximum
    for amount in range(1, 11):
        assert (BuyFuel(GARBAGE, amount) in question) == (question.price(GARBAGE, amount) <= money)


# --- tables ----------------------------------------------------------------------------------


def test_uranium_begins_on_8_to_16() -> None:
    state = table("classic", "central-europe")
    assert prices(state, URANIUM) == (8, 10, 12, 14, 16)
    assert state.supply[URANIUM] == 7


@pytest.mark.parametrize(
    ("step", "added"), [(1, (0, 2, 2, 1)), (2, (0, 3, 4, 2)), (3, (0, 4, 4, 1))]
)
def test_the_refill_for_four_players_is_that_of_its_own_table(
    step: int, added: tuple[int, ...]
) -> None:
    state = table("classic", "central-europe")
    state.step = step
    assert next_refill(state) == added


# --- without the board's rules ---------------------------------------------------------------


def plain(edition: str = "classic") -> State:
    options = Options(without_board_rules=True)
    return table(edition, "central-europe", market=NUCLEAR, options=options)


def test_without_its_rules_the_board_is_set_up_like_any_other() -> None:
    state = plain()
    assert prices(state, URANIUM) == (14, 16)
    assert state.supply == table("classic", "germany").supply
    assert state.game.refill == table("classic", "germany").game.refill


def test_without_its_rules_anybody_may_have_a_nuclear_plant() -> None:
    state = plain()
    connect(state, 0, "warszawa")
    in_phase(state, AUCTION)
    question = expect(Openings, legal(state))
    assert not question.is_barred(11)
    play(state, OpenAuction(11, 11))
    assert state.lot == 11


def test_without_its_rules_a_house_in_wien_makes_nothing_cheaper() -> None:
    state = plain()
    connect(state, 3, "wien")
    in_phase(state, FUEL)
    assert state.seat == 3
    assert prices(state, GARBAGE) == prices(table("classic", "germany"), GARBAGE)
