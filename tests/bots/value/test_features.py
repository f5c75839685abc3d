# SPDX-License-Identifier: MIT
"""The features of a position: right for positions made by hand, and independent of hidden cards."""

from random import Random

import pytest

from powergrid.bots.value.features import COUNT, OF_SEAT, Features
from powergrid.bots.value.moments import connected, sold, turn_ended, without_plant
from powergrid.rules import State, apply, begin
from powergrid.rules.actions import BuildHouse
from powergrid.rules.fuel import COAL, URANIUM
from powergrid.rules.legal import Sites
from powergrid.rules.pile import Pile
from powergrid.rules.plants import STEP3
from powergrid.rules.setup import first_state, shuffle_cards
from powergrid.rules.state import (
    ANYWHERE,
    AUCTION,
    BUILDING,
    BUILDING_HOUSES,
    FUEL,
    NORTH,
    SOUTH,
)
from tests.bots.setups import GERMANY, SETUPS, Setup, new_game, opening, setup_id


def two_plants() -> State:
    """Return a position in which seat 0 has plants 4 and 13, two coal and three cities."""
    state = opening(GERMANY)
    game = state.game
    cities = game.cities[:3]
    state.phase = FUEL
    state.waiting = (1, 0)
    state.seat = 1
    state.plants = ((4, 13), (5,), (), ())
    state.fuel = ((2, 0, 0, 0), (0, 0, 0, 0), (0, 0, 0, 0), (0, 0, 0, 0))
    state.money = (60, 30, 30, 30)
    state.cities = (cities, (), (), ())
    reach = tuple(
        min(game.distances[city][to] for city in cities) for to in range(len(state.houses))
    )
    state.reach = (reach, (), (), ())
    houses = list(state.houses)
    for city in cities:
        houses[city] = (0, -1, -1)
    state.houses = tuple(houses)
    return state


def row(state: State, seat: int) -> list[float]:
    return [round(float(figure), 4) for figure in Features(state.game).of(state)[seat]]


def test_a_row_holds_money_cities_and_power() -> None:
    mine = row(two_plants(), 0)
    assert mine[0] == 1.0  # 60 of 60
    assert mine[2] == round(3 / 17, 4)
    assert mine[4] == 0.1  # plants 4 and 13 power two cities
    assert mine[6] == 0.0
    assert mine[7] == round(1 / 8, 4)  # a city more than that
    assert mine[8] == 0.1  # two coal run plant 4, and plant 13 needs nothing
    assert mine[10] == 0.33  # two cities pay 33
    assert mine[12] == 0.0  # no fuel is lacking


def test_a_row_holds_what_a_seat_still_has_to_do() -> None:
    state = two_plants()
    to_do = slice(21, 25)
    assert row(state, 0)[to_do] == [0, 1, 1, 1]
    assert row(state, 2)[to_do] == [0, 0, 1, 1]
    assert row(turn_ended(state), 1)[to_do] == [0, 0, 1, 1]
    state.phase = BUILDING
    assert row(state, 0)[to_do] == [0, 0, 1, 1]
    assert row(state, 2)[to_do] == [0, 0, 0, 1]
    state.phase = AUCTION
    assert row(state, 2)[to_do] == [0, 1, 1, 1]


def test_missing_fuel_is_priced_token_by_token() -> None:
    state = two_plants()
    state.fuel = ((0, 0, 0, 0),) * 4
    state.fuel_market = (1, 20, 6, 2)
    assert row(state, 0)[12] == round((8 + 9) / 30, 4)  # one coal for 8, one that is not there


def test_missing_fuel_is_priced_at_the_cheaper_of_two_markets_wherever_one_buys() -> None:
    state = opening(Setup("korea", "classic", 3))
    assert state.game.north is not None
    state.phase = FUEL
    state.waiting = state.order
    state.seat = state.order[0]
    state.plants = ((4, 11), (), ())
    south, north = state.game.spaces, state.game.north.spaces
    uranium, coal = south[URANIUM], north[COAL]
    state.fuel_market = (0, 0, 0, len(uranium))
    assert len(uranium) > len(north[URANIUM])
    for buys_at in (ANYWHERE, SOUTH, NORTH):
        state.extras = state.extras._replace(north=(len(coal), 0, 0, 0), buys_at=buys_at)
        assert row(state, 0)[12] == round((sum(coal[:2]) + uranium[0]) / 30, 4)


def test_a_row_does_not_depend_on_the_seat_number() -> None:
    state = two_plants()
    turned = state.copy()
    for name in ("plants", "fuel", "money", "cities", "reach"):
        values = getattr(state, name)
        setattr(turned, name, (values[3], *values[:3]))
    turned.waiting = (2, 1)
    turned.order = tuple((seat + 1) % 4 for seat in state.order)
    turned.houses = tuple(
        tuple(owner if owner < 0 else (owner + 1) % 4 for owner in owners)
        for owners in state.houses
    )
    for seat in range(4):
        assert row(turned, (seat + 1) % 4) == row(state, seat)


@pytest.mark.parametrize("setup", SETUPS[::4], ids=setup_id)
def test_rows_are_of_one_size_on_every_board(setup: Setup) -> None:
    state = opening(setup)
    assert Features(state.game).of(state).shape == (setup.players, COUNT)


def test_hidden_cards_change_no_figure() -> None:
    """Two games that differ only in their piles look the same until a card is revealed."""
    rng = Random(1)
    game = new_game(GERMANY, rng)
    cards = shuffle_cards(game.edition, game.plants, 4, rng)
    hidden = [card for card in cards.pile.cards if card != STEP3]
    rows = []
    for order in (hidden, hidden[:1] + hidden[:0:-1]):
        state = first_state(game, cards.market, (2, 0, 3, 1))
        begin(state, Pile((*order, STEP3), 7))
        rows.append(Features(game).of(state))
    assert (rows[0] == rows[1]).all()


def test_a_sale_moves_plant_and_money_and_reveals_nothing() -> None:
    state = opening(GERMANY)
    seat, plant = state.seat, state.market[0]
    after = sold(state, seat, plant, 7)
    assert after.plants[seat] == (plant,)
    assert after.money[seat] == state.money[seat] - 7
    assert seat not in after.waiting
    assert after.market == state.market[1:]
    assert state.plants[seat] == ()


def test_fuel_that_no_longer_fits_leaves_with_its_plant() -> None:
    state = two_plants()
    state.seat = 0
    state.fuel = ((4, 0, 0, 0), *state.fuel[1:])
    after = without_plant(state, 4)
    assert after.plants[0] == (13,)
    assert after.fuel[0] == (0, 0, 0, 0)


def test_cached_figures_are_not_used_for_another_position() -> None:
    """Figures are cached by position."""
    state = two_plants()
    features = Features(state.game)
    features.of(state)
    other = state.copy()
    other.fuel = ((1, 0, 0, 0), *state.fuel[1:])
    other.step = 2
    other.fuel_market = (5, 5, 5, 5)
    assert (features.of(other) == Features(state.game).of(other)).all()


def test_connecting_a_city_has_the_same_effect_as_in_the_rules() -> None:
    state = two_plants()
    state.phase, state.asks, state.seat, state.waiting = BUILDING, BUILDING_HOUSES, 0, (0, 1)
    prices = Sites(state).affordable()
    city = min(prices, key=lambda site: (prices[site], site))
    after = connected(state, city, prices[city])
    apply(state, BuildHouse(city), lambda _: 0)
    assert after == state


def test_figures_about_the_table_come_last_and_are_in_every_row() -> None:
    state = two_plants()
    rows = [row(state, seat) for seat in range(4)]
    assert all(one[OF_SEAT:] == rows[0][OF_SEAT:] for one in rows)
    assert any(one[OF_SEAT - 1] != rows[0][OF_SEAT - 1] for one in rows)
