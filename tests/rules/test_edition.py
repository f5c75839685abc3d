# SPDX-License-Identifier: MIT
"""The rules read everything from the edition: a game of an invented one."""

from random import Random

import pytest

from powergrid.bots import bot_named
from powergrid.bots.whole_game import play
from powergrid.box import load_board, load_edition, load_plants
from powergrid.rules import Game, State, legal
from powergrid.rules.actions import Action
from powergrid.rules.events import Event, HouseBuilt
from powergrid.rules.fuel import COAL, OIL, URANIUM
from powergrid.rules.fuel_market import prices, stock
from powergrid.rules.legal import FuelPurchases, Sites
from powergrid.rules.plant_market import future_market, on_offer
from powergrid.rules.setup import first_state, random_order, shuffle_cards
from powergrid.rules.state import BUILDING, FREE, FUEL
from tests.expect import expect
from tests.ledger import Ledger
from tests.rules.positions import connect, in_phase, own

SMALL = load_edition("recharged")._replace(
    spaces=((1, 1, 2, 2), (1, 2, 3, 4), (2, 3, 5), (4, 9)),
    tokens=(9, 9, 9, 4),
    starting_fuel=(4, 2, 1, 1),
    house_prices=(8, 14),
    open_places=(1, 2, 2),
    stored_runs=3,
    current_market=3,
    future_market=2,
)


def small_game(seed: int = 1) -> tuple[Game, State]:
    rng = Random(seed)
    game = Game(load_board("germany", "recharged"), SMALL, load_plants(), 4, (0, 1, 2, 3))
    cards = shuffle_cards(SMALL, game.plants, 4, rng)
    return game, first_state(game, cards.market, random_order(4, rng))


def test_the_fuel_market_has_the_spaces_of_the_edition() -> None:
    game, state = small_game()
    assert prices(state, COAL) == (1, 1, 2, 2)
    assert prices(state, OIL) == (3, 4)
    assert game.spaces[URANIUM][-1] == 9
    assert state.supply == (5, 7, 8, 3)


def test_the_plant_market_has_the_size_of_the_edition() -> None:
    _, state = small_game()
    assert len(on_offer(state)) == 3
    assert len(future_market(state)) == 2


def test_a_plant_stores_fuel_for_the_runs_of_the_edition() -> None:
    _, state = small_game()
    in_phase(state, FUEL)
    own(state, state.seat, 4)  # two coal a run
    state.money = (99,) * 4
    question = expect(FuelPurchases, legal(state))
    assert question.room(COAL) == 6
    assert question.max_amount(COAL) == stock(state, COAL) == 4


def test_houses_cost_what_the_edition_says_and_no_city_has_more_places() -> None:
    game, state = small_game()
    in_phase(state, BUILDING)
    state.step = 3
    state.money = (999,) * 4
    first, second, *_ = game.cities
    assert state.houses[first] == (FREE, FREE)
    seat, *others = state.waiting
    connect(state, seat, game.board.cities[second].id)
    for other, price in zip((None, *others[:2]), (8, 14, None), strict=True):
        if other is not None:
            connect(state, other, game.board.cities[first].id)
        question = expect(Sites, legal(state))
        assert question.house(first) == price


@pytest.mark.parametrize("seed", range(3))
def test_a_whole_game_of_an_invented_edition_adds_up(seed: int) -> None:
    rng = Random(seed)
    game, _ = small_game(seed)
    cards = shuffle_cards(SMALL, game.plants, 4, rng)
    built: list[int] = []
    ledger = Ledger()

    def watch(state: State, action: Action | None, events: list[Event]) -> None:
        ledger(state, action, events)
        built.extend(event.house for event in events if isinstance(event, HouseBuilt))

    end = play(game, cards, random_order(4, rng), [bot_named("sensible")] * 4, rng, watch)
    assert end.is_over
    assert set(built) == {8, 14}
    assert ledger.moves > 50
