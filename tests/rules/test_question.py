# SPDX-License-Identifier: MIT
"""What questions say about their answers, random answers, and thrifty runs."""

from collections import Counter
from dataclasses import astuple

import pytest

from powergrid.rules import Game, State, apply, legal
from powergrid.rules.actions import (
    Action,
    Bid,
    BuildHouse,
    BuyFuel,
    EndTurn,
    OpenAuction,
    Pass,
    RunPlants,
    ScrapFuel,
)
from powergrid.rules.board import Board, FuelDiscount
from powergrid.rules.events import FuelScrapped
from powergrid.rules.fuel import COAL, GARBAGE
from powergrid.rules.fuel_market import affordable, price, prices
from powergrid.rules.legal import Bids, FuelScraps, Openings, Runs, Sites
from powergrid.rules.state import AUCTION, BUILDING, BUREAUCRACY, FUEL, SCRAPPING_FUEL
from tests.expect import expect
from tests.rules.positions import (
    Draws,
    city,
    connect,
    connect_any,
    in_phase,
    of_type,
    own,
    refusal,
    rng,
    started,
    table,
)


def drawn(state: State, times: int = 3000) -> Counter[Action]:
    chance, question = rng(), legal(state)
    return Counter(question.sample(chance) for _ in range(times))


# --- auctions --------------------------------------------------------------------------------


def test_a_plant_that_takes_the_last_elektro_is_affordable() -> None:
    state = in_phase(table(), AUCTION)
    state.money = (5,) * 4
    question = expect(Openings, legal(state))
    assert question.affordable() == (3, 4, 5)
    assert list(question.bids(5)) == [5]
    assert list(question.bids(6)) == []


def test_a_random_opening_passes_as_often_as_it_picks_any_plant() -> None:
    state = in_phase(table(), AUCTION)
    times = Counter(
        action.plant if isinstance(action, OpenAuction) else 0 for action in drawn(state).elements()
    )
    assert set(times) == {0, 3, 4, 5, 6}
    assert all(500 < count < 700 for count in times.values())


def test_a_random_answer_to_a_bid_raises_half_of_the_time() -> None:
    state = started(table())
    apply(state, OpenAuction(4, 4), Draws())
    apply(state, Bid(5), Draws())
    question = expect(Bids, legal(state))
    assert (question.leader, question.bid, question.plant) == (1, 5, 4)
    times = drawn(state)
    assert 1400 < times[Pass()] < 1600
    assert set(times) == set(question)


def test_a_seat_that_may_not_own_the_plant_can_only_pass() -> None:
    state = in_phase(table(board="central-europe", market=(3, 4, 5, 6, 11, 12, 13, 14)), AUCTION)
    state.market = (11, 12, 13, 14)
    connect(state, state.seat, "praha")
    state.discount = 11
    apply(state, OpenAuction(11, 1), Draws())
    question = expect(Bids, legal(state))
    assert question.is_barred
    assert list(question) == [Pass()]
    assert len(question.amounts) == 0


def test_a_choice_of_scrapped_fuel_is_not_forced() -> None:
    state = in_phase(table(), AUCTION)
    own(state, state.seat, 4, 5, fuel=(8, 2, 0, 0))
    state.lot, state.asks = 5, SCRAPPING_FUEL
    question = expect(FuelScraps, legal(state))
    assert (question.seat, question.excess) == (state.seat, 2)
    assert [question.max_amount(fuel) for fuel in (-1, 0, 1, 2, 3)] == [0, 2, 2, 0, 0]
    chosen = apply(state.copy(), ScrapFuel(1, 2), Draws(11))
    assert of_type(chosen, FuelScrapped) == [FuelScrapped(state.seat, 1, 2, False)]
    times = Counter(astuple(action)[0] for action in drawn(state).elements())
    assert set(times) == {0, 1}
    assert set(drawn(state)) == set(question)


# --- fuel ------------------------------------------------------------------------------------


def test_a_token_can_become_free_but_no_cheaper() -> None:
    state = in_phase(table(board="central-europe"), FUEL)
    state.fuel_market = (24, 24, 24, 12)
    connect(state, state.seat, "wien")
    assert prices(state, GARBAGE)[:4] == (0, 0, 0, 1)
    assert price(state, GARBAGE, 4) == 1
    assert affordable(state, GARBAGE, 0) == 3


@pytest.mark.parametrize(("less", "each"), [(1, 7), (8, 0), (9, 0)])
def test_a_discount_on_coal_applies_to_the_storage_too(less: int, each: int) -> None:
    state = in_phase(table("recharged", "usa"), FUEL)
    game = state.game
    place = game.board.cities[0].id
    usa = game.board
    rules = usa.rules._replace(fuel_discounts=(FuelDiscount(place, COAL, less),))
    board = Board(usa.id, usa.name, usa.areas, usa.cities, usa.connections, rules)
    state.game = Game(board, game.edition, game.plants, game.players, game.areas)
    state.fuel_market = (0, 24, 24, 12)
    state.storage = 5
    assert prices(state, COAL) == (8,) * 5
    assert affordable(state, COAL, 17) == 2
    connect(state, state.seat, place)
    assert prices(state, COAL) == (each,) * 5
    assert price(state, COAL, 3) == 3 * each
    assert affordable(state, COAL, 17) == (17 // each if each else 5)


def test_a_random_purchase_ends_the_turn_as_often_as_it_picks_any_fuel() -> None:
    state = in_phase(table(), FUEL)
    own(state, state.seat, 4, 6)
    times = Counter(
        action.fuel if isinstance(action, BuyFuel) else -1 for action in drawn(state).elements()
    )
    assert set(times) == {-1, 0, 2}
    assert all(900 < count < 1100 for count in times.values())
    assert set(drawn(state)) == set(legal(state))


# --- building --------------------------------------------------------------------------------


def test_a_random_house_ends_the_turn_as_often_as_it_picks_any_city() -> None:
    state = in_phase(table(), BUILDING)
    connect(state, state.seat, "kiel")
    state.money = (25,) * 4
    question = expect(Sites, legal(state))
    times = drawn(state)
    assert set(times) == set(question) > {EndTurn()}
    share = 3000 / question.count()
    assert all(0.7 * share < count < 1.3 * share for count in times.values())


def test_the_reason_why_a_city_has_no_free_place_is_given() -> None:
    state = in_phase(table(), BUILDING)
    first, second = state.seat, state.waiting[1]
    connect(state, second, "kiel")
    assert refusal(state, BuildHouse(city(state, "kiel"))) == "first_city_taken"
    connect(state, first, "flensburg")
    assert refusal(state, BuildHouse(city(state, "kiel"))) == "city_full"
    assert refusal(state, BuildHouse(city(state, "flensburg"))) == "already_connected"


# --- running ---------------------------------------------------------------------------------


def thriftiest(
    owned: tuple[int, ...], fuel: tuple[int, int, int, int], market: tuple[int, int, int, int]
) -> RunPlants:
    state = in_phase(table(), BUREAUCRACY)
    own(state, state.seat, *owned, fuel=fuel)
    connect_any(state, state.seat, 1)
    state.fuel_market = market
    question = expect(Runs, legal(state))
    return question.thriftiest()


def test_tokens_that_the_market_lacks_count_as_expensive() -> None:
    assert thriftiest((5,), (2, 2, 0, 0), (0, 24, 6, 2)) == RunPlants((5,), 0)
    assert thriftiest((5,), (2, 2, 0, 0), (24, 0, 6, 2)) == RunPlants((5,), 2)
    # a uranium token is worth two of coal if both are sold out
    assert thriftiest((4, 11), (2, 0, 0, 1), (0, 0, 0, 0)) == RunPlants((4,))
    assert thriftiest((4, 11), (2, 0, 0, 1), (0, 0, 0, 1)) == RunPlants((4,))
    assert thriftiest((4, 11), (2, 0, 0, 1), (0, 0, 0, 5)) == RunPlants((11,))
