# SPDX-License-Identifier: MIT
"""Australia: uranium mines, a carbon tax and separate areas."""

from powergrid.box import load_board
from powergrid.rules import Game, State
from powergrid.rules.actions import EndTurn, OpenAuction, Pass, RunPlants, ScrapPlant
from powergrid.rules.events import UraniumLeft, UraniumSold
from powergrid.rules.fuel import COAL, OIL, URANIUM
from powergrid.rules.fuel_market import affordable, new_tax, price, prices
from powergrid.rules.legal import FuelPurchases, PlantScraps, Runs, Sites
from powergrid.rules.plants import MINE
from powergrid.rules.state import AUCTION, BUILDING, BUREAUCRACY, FUEL, SCRAPPING_PLANT
from powergrid.rules.variants.mines import uranium_price
from tests.rules.positions import (
    Draws,
    city,
    connect,
    connect_any,
    in_phase,
    own,
    play,
    refusal,
    table,
)

RUN_NOTHING = RunPlants(())


def australia(phase: int = AUCTION, players: int = 3) -> State:
    return in_phase(table("classic", "australia", players), phase)


def with_uranium(state: State, tokens: int) -> State:
    coal, oil, garbage, _ = state.fuel_market
    state.fuel_market = (coal, oil, garbage, tokens)
    state.supply = (*state.supply[:3], 12 - tokens)
    return state


def all_run(state: State) -> list[object]:
    return [*play(state, *[RUN_NOTHING] * 3, draws=Draws(38))]


def test_nuclear_plants_are_mines() -> None:
    state = australia()
    assert {n for n, p in state.game.plants.items() if p.kind == MINE} == {11, 23, 28, 34, 39}
    assert 17 not in state.game.plants
    own(state, 0, 23)
    assert state.game.need((23,)).cities == 0
    assert max(state.game.storage((23,)).rooms((0, 0, 0, 0))) == 0
    assert Runs(in_phase(state, BUREAUCRACY)).sets == ((),)
    assert refusal(state, RunPlants((23,))) == "plant_not_owned"


def test_a_mine_does_not_count_towards_the_limit_and_is_never_scrapped() -> None:
    state = australia(players=4)
    state.round, state.market = 5, (11, 13, 20, 25, 26, 27, 30, 31)
    own(state, 0, 10, 15, 21)
    play(state, OpenAuction(11, 11), Pass(), Pass(), Pass(), draws=Draws(32))
    assert state.plants[0] == (10, 11, 15, 21)
    state.round, state.waiting, state.seat = 6, (0, 1), 0
    play(state, OpenAuction(20, 20), Pass())
    assert state.asks == SCRAPPING_PLANT
    assert PlantScraps(state).plants == (10, 15, 21)
    assert refusal(state, ScrapPlant(11)) == "cannot_scrap_mine"


def test_uranium_is_sold_in_reverse_order_and_then_removed() -> None:
    state = with_uranium(australia(BUREAUCRACY), 7)
    own(state, 0, 23, 28)
    own(state, 2, 11)
    money = state.money
    events = all_run(state)
    assert UraniumSold(2, 4, 2, 1, 8) in events
    assert UraniumSold(0, 3, 7, 2, 21) in events
    assert UraniumLeft(1) in events
    assert [state.money[s] - money[s] - 10 for s in range(3)] == [21, 0, 8]
    assert state.fuel_market[URANIUM] == 7 + 3 - 1
    assert state.supply[URANIUM] == 3


def test_uranium_earns_nothing_in_a_full_market() -> None:
    state = with_uranium(australia(BUREAUCRACY), 12)
    own(state, 1, 39)
    assert uranium_price(state) is None
    assert UraniumSold(1, None, 6, 1, 0) in all_run(state)
    assert state.fuel_market[URANIUM] == 11
    assert UraniumLeft(0) in all_run(with_uranium(australia(BUREAUCRACY), 0))


def test_uranium_is_sold_in_the_last_round_too() -> None:
    state = with_uranium(in_phase(table("classic", "australia", 3), BUILDING), 11)
    connect_any(state, 1, 17)
    own(state, 1, 28)
    state.waiting = state.waiting[-1:]
    state.seat = state.waiting[0]
    before = state.money[1]
    events = play(state, EndTurn())
    assert UraniumSold(1, 2, 4, 1, 8) in events
    assert not any(isinstance(event, UraniumLeft) for event in events)
    assert state.money[1] == before + 8
    assert state.is_over


def test_fuel_costs_more_from_step_3_on() -> None:
    state = australia(FUEL)
    own(state, state.seat, 10)
    assert price(state, COAL, 1) == 1
    state.step = 3
    assert (price(state, COAL, 1), prices(state, COAL)[-1]) == (3, 10)
    assert affordable(state, COAL, 6) == 2
    assert FuelPurchases(state).fuels() == [COAL]
    state.phase = AUCTION
    assert price(state, OIL, 1) == 5


def test_no_connection_costs_more_than_twenty() -> None:
    state = australia(BUILDING)
    seat = state.seat
    connect(state, seat, "perth")
    sites = Sites(state)
    assert sites.connection(city(state, "geraldton")) == 9
    assert sites.connection(city(state, "sydney-1")) == 20
    assert sites.total(city(state, "darwin")) == 30


def test_areas_need_not_be_connected() -> None:
    board = load_board("australia", "classic")
    west, north = board.area_index["western-australia"], board.area_index["queensland"]
    assert board.are_areas_connected({west, north})
    assert len(board.choices(3)) == 10
    assert not board.are_areas_connected(())


def test_the_tax_is_new_in_the_step_that_brings_or_changes_it() -> None:
    game = australia().game
    steps = ((2, 1), (3, 2), (3, 1))
    assert [new_tax(game, step, before) for step, before in steps] == [0, 2, 2]
    rules = game.board.rules._replace(carbon_tax=(0, 1, 1))
    early = Game(game.board.with_rules(rules), game.edition, game.plants, 3, game.areas)
    assert [new_tax(early, step, before) for step, before in steps] == [1, 0, 1]
