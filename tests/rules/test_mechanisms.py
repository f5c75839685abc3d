# SPDX-License-Identifier: MIT
"""Boards with a mechanism of their own: Australia, India, Japan and Manhattan, corner by corner."""

from random import Random

import pytest

from powergrid.box import load_board, load_edition
from powergrid.rules import IllegalAction, State, apply, legal
from powergrid.rules.actions import (
    BuildHouse,
    BuyFuel,
    BuyStoredCoal,
    EndTurn,
    OpenAuction,
    Pass,
    RunPlants,
    ScrapPlant,
)
from powergrid.rules.events import (
    Event,
    HouseBuilt,
    NextBuyer,
    OutageBegan,
    PileRanOut,
    PlantRemoved,
    UraniumLeft,
    UraniumSold,
)
from powergrid.rules.fuel import COAL, OIL, URANIUM
from powergrid.rules.fuel_market import affordable, price, prices, stock
from powergrid.rules.legal import FuelPurchases, Openings, PlantScraps, Runs, Sites
from powergrid.rules.options import NO_OPTIONS, Options, areas_in_play, why_unplayable
from powergrid.rules.phases.bureaucracy import income_of
from powergrid.rules.pile import Pile
from powergrid.rules.plant_market import future, on_offer
from powergrid.rules.plants import MINE, STEP3
from powergrid.rules.setup import first_state, random_closed, shuffle_cards
from powergrid.rules.state import (
    AUCTION,
    BUILDING,
    BUREAUCRACY,
    FUEL,
    NO_EXTRAS,
    SCRAPPING_PLANT,
)
from powergrid.rules.variants.mines import price_now
from powergrid.rules.view import unseen
from tests.rules.positions import Draws, city, connect, connect_any, in_phase, own, play, table

RUN_NOTHING = RunPlants(())


def refused(state: State, action: object, deal: Draws | None = None) -> str:
    with pytest.raises(IllegalAction) as caught:
        apply(state, action, deal or Draws())  # type: ignore[arg-type]
    return caught.value.code


# --- Australia -------------------------------------------------------------------------------


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
    assert refused(state, RunPlants((23,))) == "plant_not_owned"


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
    assert refused(state, ScrapPlant(11)) == "cannot_scrap_mine"


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
    assert price_now(state) is None
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


# --- India -----------------------------------------------------------------------------------


def india(phase: int = FUEL, players: int = 3) -> State:
    return in_phase(table("classic", "india", players), phase)


def test_tokens_are_bought_one_by_one_and_stopping_is_final() -> None:
    state = india()
    for seat in range(3):
        own(state, seat, 10)
    assert FuelPurchases(state).max_amount(COAL) == 1
    assert refused(state, BuyFuel(COAL, 2)) == "one_token_a_turn"
    events = play(state, BuyFuel(COAL, 1))
    assert NextBuyer(2) in events
    assert (state.seat, state.waiting) == (1, (1, 0, 2))
    assert state.extras == NO_EXTRAS  # where it was bought is kept only with two markets
    play(state, EndTurn(), BuyFuel(COAL, 1), BuyFuel(COAL, 1))
    assert state.waiting == (0, 2)
    assert refused(state, BuyStoredCoal(2)) == "one_token_a_turn"
    play(state, EndTurn(), EndTurn())
    assert state.phase == BUILDING


def test_a_plan_may_buy_a_whole_cart_at_once() -> None:
    game = india().game
    together = game.bought_together
    assert (game.buys_one_by_one, together.buys_one_by_one) == (True, False)
    assert game.bought_together is together
    assert together.bought_together is together


def test_expensive_tokens_wait_for_a_later_step() -> None:
    state = india()
    own(state, state.seat, 13, 28)
    own(state, state.seat, 28)
    assert stock(state, URANIUM) == 0
    assert stock(state, COAL) == 11
    assert affordable(state, COAL, 5) == 4
    assert FuelPurchases(state).fuels() == []
    assert refused(state, BuyFuel(URANIUM, 1)) == "too_dear_in_this_step"
    assert refused(state, BuyFuel(URANIUM, 4)) == "one_token_a_turn"
    state.step = 2
    assert stock(state, URANIUM) == 0
    state.step = 3
    assert stock(state, URANIUM) == 3
    assert FuelPurchases(state).fuels() == [URANIUM]


def test_garbage_plants_burn_more_than_printed() -> None:
    state = india(BUREAUCRACY)
    assert (state.game.need((6,)).garbage, state.game.storage((6,)).garbage) == (2, 2)
    assert (state.game.need((30,)).garbage, state.game.storage((30,)).garbage) == (4, 6)
    assert state.game.need((31,)).coal == 3


def test_every_player_must_power_as_many_cities_as_possible() -> None:
    state = india(BUREAUCRACY)
    seat = state.seat
    connect_any(state, seat, 3)
    own(state, seat, 10, 20)
    state.fuel = tuple((3, 0, 0, 0) if s == seat else tokens for s, tokens in enumerate(state.fuel))
    assert Runs(state).sets == ((20,),)
    assert refused(state, RUN_NOTHING) == "must_power_most"
    assert RUN_NOTHING not in legal(state)


def test_an_outage_cuts_incomes_but_takes_nothing() -> None:
    state = india(BUILDING)
    state.money = (500, 500, 500)
    state.market = (20, 21, 24, 26, 27, 29, 30, 31)
    events: list[Event] = []
    while state.phase == BUILDING:
        sites = Sites(state)
        built = len(state.cities[state.seat])
        cheapest = min(sites.affordable(), key=sites.affordable().__getitem__)
        action = BuildHouse(cheapest) if built < (3, 2, 2)[state.seat] else EndTurn()
        events = play(state, action)
    assert OutageBegan(7) in events
    assert income_of(state, 0, 3) == 44 - 9
    connect_any(state, 1, 6)
    assert income_of(state, 1, 0) == 0
    play(state, *[RUN_NOTHING] * 3, draws=Draws(38))
    assert state.extras.built == 0
    assert income_of(state, 0, 3) == 44


def test_twice_as_many_cities_as_players_cause_no_outage() -> None:
    state = india(BUILDING)
    state.extras = state.extras._replace(built=6)
    events = play(state, EndTurn(), EndTurn(), EndTurn())
    assert not any(isinstance(event, OutageBegan) for event in events)
    assert income_of(state, 0, 0) == 10


# --- Japan -----------------------------------------------------------------------------------


def japan(step: int = 1) -> State:
    state = in_phase(table("classic", "japan", 3), BUILDING)
    state.step = step
    return state


def test_networks_start_in_six_cities_with_room_for_two() -> None:
    state = japan()
    kyoto, tokyo = city(state, "kyoto"), city(state, "tokyo")
    assert refused(state, BuildHouse(kyoto)) == "no_network_begins_here"
    assert len(Sites(state).affordable()) == 6
    play(state, BuildHouse(tokyo), EndTurn(), BuildHouse(tokyo), EndTurn())
    assert Sites(state).house(tokyo) is None
    assert refused(state, BuildHouse(tokyo)) == "first_city_taken"
    state.step = 3
    assert Sites(state).house(tokyo) == 20


def test_small_cities_open_later_or_have_two_places() -> None:
    state = japan()
    connect(state, state.seat, "tokyo")
    sites = Sites(state)
    assert sites.house(city(state, "saitama")) is None
    assert sites.house(city(state, "koriyama")) == 10
    state.step = 2
    assert sites.house(city(state, "saitama")) == 15


def test_a_second_network_starts_once_without_a_connection() -> None:
    state = japan()
    seat = state.seat
    tokyo, osaka, sapporo = (city(state, name) for name in ("tokyo", "osaka", "sapporo"))
    assert refused(state, BuildHouse(osaka, begins_network=True)) == "no_second_network"
    play(state, BuildHouse(tokyo))
    state.round = 4
    assert set(Sites(state).beginnings()) == {*state.game.begin_in} - {tokyo}
    assert refused(state, BuildHouse(city(state, "kyoto"), True)) == "no_network_begins_here"
    assert BuildHouse(sapporo, True) in legal(state)
    events = play(state, BuildHouse(osaka, begins_network=True))
    assert HouseBuilt(seat, osaka, 10, 0, True) in events
    assert state.extras.second_networks == ((seat, osaka),)
    assert Sites(state).beginnings() == {}
    assert BuildHouse(sapporo, True) not in legal(state)
    assert refused(state, BuildHouse(sapporo, True)) == "no_second_network"
    assert Sites(state).connection(city(state, "kyoto")) == 0


def test_random_answers_include_a_second_network() -> None:
    state = japan()
    play(state, BuildHouse(city(state, "tokyo")))
    drawn = {legal(state).sample(Random(seed)) for seed in range(40)}
    assert any(isinstance(action, BuildHouse) and action.begins_network for action in drawn)
    assert drawn <= set(legal(state))


def test_no_cities_are_marked_in_japan() -> None:
    board, edition = load_board("japan", "recharged"), load_edition("recharged")
    why = why_unplayable(edition, board, 3, Options(starting_cities=True))
    assert why == "option_not_in_edition"


# --- Manhattan -------------------------------------------------------------------------------


def manhattan(phase: int = AUCTION, players: int = 3) -> State:
    return in_phase(table("recharged", "manhattan", players), phase)


def test_manhattan_is_one_area_and_stays_in_step_1() -> None:
    board, edition = load_board("manhattan", "recharged"), load_edition("recharged")
    assert areas_in_play(edition, board, 5, NO_OPTIONS) == 1
    state = manhattan(BUILDING)
    cards = shuffle_cards(state.game.edition, state.game.plants, 3, Random(1))
    assert STEP3 not in cards.pile.cards
    assert len(cards.pile.cards) == state.pile_left == 27
    connect_any(state, 0, 16)
    play(state, EndTurn(), EndTurn(), EndTurn())
    assert state.step == 1


def test_a_route_costs_the_sum_of_its_connections() -> None:
    state = manhattan(BUILDING)
    connect(state, state.seat, "m1")
    sites = Sites(state)
    assert [sites.connection(city(state, name)) for name in ("m2", "m9", "m13")] == [0, 10, 10]
    assert sites.total(city(state, "m6")) == 35 + 5


def test_closed_spaces_may_be_passed_but_not_built_on() -> None:
    game = manhattan().game
    closed = random_closed(game, Random(1))
    assert len(closed) == 28
    assert len(random_closed(manhattan(players=4).game, Random(1))) == 14
    assert random_closed(manhattan(players=5).game, Random(1)) == ()
    prices_closed = sorted(game.place_prices[space][0] or 0 for space in closed)
    assert prices_closed == [10] * 6 + [15] * 6 + [20] * 4 + [25] * 4 + [30] * 4 + [35] * 4
    state = in_phase(first_state(game, (3, 4, 5, 6, 7, 8, 9, 10), range(3), [1]), BUILDING)
    assert refused(state, BuildHouse(1)) == "city_closed"
    connect(state, state.seat, "m1")
    assert Sites(state).house(1) is None
    assert Sites(state).connection(city(state, "m6")) == 5


def test_the_two_highest_plants_are_set_aside_in_phase_5() -> None:
    state = manhattan(BUREAUCRACY)
    events = play(state, *[RUN_NOTHING] * 3, draws=Draws(20 + 1, 31))
    assert PlantRemoved(10, "to_side_pile") in events
    assert state.extras.side_pile == (10, 9)
    assert len(state.market) == 8


def test_the_side_pile_takes_over_at_once_and_is_shuffled() -> None:
    state = manhattan()
    state.round, state.pile_left, state.discount = 3, 0, 3
    state.extras = state.extras._replace(side_pile=(40, 42))
    state.seen |= {40, 42}
    assert unseen(state)
    wrong = state.copy()
    with pytest.raises(IllegalAction, match="wrong_card"):
        play(wrong, OpenAuction(5, 5), Pass(), Pass(), draws=Draws(44))
    events = play(state, OpenAuction(5, 5), Pass(), Pass(), draws=Draws(42))
    assert PileRanOut(False) in events
    assert (state.pile_left, state.extras.side_pile) == (1, (40,))
    assert unseen(state) == (40,)
    assert Pile((), 1)(state) == 40


def test_then_the_highest_plant_goes_under_the_pile_and_is_drawn_last() -> None:
    state = manhattan(BUREAUCRACY)
    state.extras = state.extras._replace(side_pile=(40,), piles_done=1)
    state.pile_left, state.seen = 1, state.seen | {40}
    play(state, *[RUN_NOTHING] * 3, draws=Draws(40))
    assert (state.market[-1], state.under, state.pile_left) == (40, (10,), 1)
    assert Pile((), 1)(state) == 10


def test_after_the_second_pile_all_plants_are_for_sale_and_the_lowest_is_removed() -> None:
    state = manhattan()
    state.round, state.pile_left, state.discount = 3, 0, 3
    state.extras = state.extras._replace(piles_done=1)
    events = play(state, OpenAuction(5, 5), Pass(), Pass())
    assert PileRanOut(True) in events
    assert on_offer(state) == state.market == (3, 4, 6, 7, 8, 9, 10)
    assert future(state) == ()
    state = in_phase(state, BUREAUCRACY)
    events = play(state, *[RUN_NOTHING] * 3)
    assert PlantRemoved(3, "market_shrinks") in events
    state.market = ()
    play(in_phase(state, BUREAUCRACY), *[RUN_NOTHING] * 3)
    assert state.market == ()


def test_a_pile_that_runs_out_in_phase_5_is_replaced_then() -> None:
    state = manhattan(BUREAUCRACY)
    state.pile_left = 2
    events = play(state, *[RUN_NOTHING] * 3, draws=Draws(21, 31))
    assert PileRanOut(False) in events
    assert (state.pile_left, state.extras.piles_done) == (2, 1)
    state = manhattan()
    state.round, state.pile_left, state.discount = 3, 0, 3
    events = play(state, OpenAuction(5, 5), Pass(), Pass())
    assert [event for event in events if isinstance(event, PileRanOut)] == [
        PileRanOut(False),
        PileRanOut(True),
    ], "nothing lies aside yet"


def test_the_buyer_of_the_discounted_plant_may_buy_another_or_decline() -> None:
    state = manhattan()
    state.discount, state.round = 3, 1
    play(state, OpenAuction(3, 1), Pass(), Pass(), draws=Draws(11))
    assert (state.seat, state.waiting) == (0, (0, 1, 2))
    assert Openings(state).may_pass
    other = state.copy()
    play(state, Pass())
    assert (state.seat, state.waiting) == (1, (1, 2))
    assert not Openings(state).may_pass
    play(other, OpenAuction(4, 4), Pass(), Pass(), draws=Draws(12))
    assert other.plants[0] == (3, 4)
    assert other.waiting == (1, 2)
