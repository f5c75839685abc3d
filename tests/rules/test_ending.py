# SPDX-License-Identifier: MIT
"""Which numbers of cities lie ahead, and who can end the game in this round."""

from collections.abc import Callable

import pytest

from powergrid.box import load_board, load_edition, load_plants
from powergrid.rules import Game, State
from powergrid.rules.board import Board
from powergrid.rules.ending import possible_enders, thresholds_ahead
from powergrid.rules.legal import Sites
from powergrid.rules.setup import first_state
from powergrid.rules.state import AUCTION, BUILDING, BUREAUCRACY
from tests.rules.positions import CLASSIC_MARKET, city, connect_any, fill, in_phase, table


@pytest.mark.parametrize(
    ("step", "cities", "ahead"),
    [
        (1, 0, (7, 17)),
        (1, 6, (7, 17)),
        (1, 7, (None, 17)),
        (2, 6, (None, 17)),
        (2, 16, (None, 17)),
        (2, 17, (None, None)),
    ],
)
def test_a_number_lies_ahead_until_somebody_has_it(
    step: int, cities: int, ahead: tuple[int | None, int | None]
) -> None:
    state = table("recharged", "germany", 3)
    connect_any(state, 1, cities)
    state.step = step
    assert thresholds_ahead(state) == ahead


@pytest.mark.parametrize(("phase", "ahead"), [(AUCTION, None), (BUILDING, 7)])
def test_a_step_3_card_drawn_in_phase_2_leaves_no_step_2_ahead(
    phase: int, ahead: int | None
) -> None:
    state = in_phase(table("classic", "germany", 3), phase)
    state.is_step3_due = True
    assert thresholds_ahead(state) == (ahead, 17)


def one_city_short(state: State) -> State:
    """Let seat 0 lack one city to end the game, in Step 3."""
    connect_any(state, 0, state.game.end_at - 1)
    state.step = 3
    return in_phase(state, AUCTION)


def germany() -> State:
    return table("recharged", "germany", 3)


def cheap_germany() -> State:
    """Return a state on a board whose cities cost less than the edition says."""
    printed = load_board("germany", "recharged")
    cities = tuple(city._replace(house_prices=(1, 2, 3)) for city in printed.cities)
    board = Board("cheap", "Cheap", printed.areas, cities, printed.connections)
    game = Game(board, load_edition("recharged"), load_plants(), 3, tuple(range(6)))
    return first_state(game, CLASSIC_MARKET, range(3))


@pytest.mark.parametrize("start", [germany, cheap_germany])
def test_who_can_just_pay_for_the_last_city_can_end_the_game(start: Callable[[], State]) -> None:
    state = one_city_short(start())
    state.seat = 0
    price = min(Sites(state).prices().values())
    assert (price < 10) == (start is cheap_germany)
    for money, seats in ((price, (0,)), (price - 1, ())):
        state.money = (money, 0, 0)
        assert possible_enders(state) == seats


def test_two_cities_next_to_each_other_may_end_the_game_where_the_cheapest_does_not() -> None:
    state = table("recharged", "germany", 5)
    connect_any(state, 0, state.game.end_at - 2)
    state.step = 3
    in_phase(state, AUCTION)
    state.seat = 0
    sites = Sites(state)
    assert sites.connection(city(state, "halle")) == 11
    assert min(sites.prices().values()) < sites.prices()[city(state, "halle")]
    for money, seats in ((21 + 10, (0,)), (21 + 9, ())):  # Leipzig is 0 from Halle
        state.money = (money, 0, 0, 0, 0)
        assert possible_enders(state) == seats


def test_the_step_3_card_drawn_in_the_auctions_opens_places_in_the_same_round() -> None:
    state = germany()
    fill(state, 2)
    state = one_city_short(state)
    state.step, state.money = 2, (100, 0, 0)
    assert possible_enders(state) == ()
    state.is_step3_due = True
    assert possible_enders(state) == (0,)


def test_nobody_can_end_the_game_after_building_or_again() -> None:
    state = one_city_short(germany())
    state.money = (100,) * 3
    assert possible_enders(state) == (0,)
    state.phase, state.waiting = BUILDING, (1, 2)
    assert possible_enders(state) == ()
    state.phase = BUREAUCRACY
    assert possible_enders(state) == ()
