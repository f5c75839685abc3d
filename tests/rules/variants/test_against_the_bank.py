# SPDX-License-Identifier: MIT
"""Two players against the bank, after the Polish Recharged rulebook."""

import pytest

from powergrid.box import load_board_text, load_edition, load_plants
from powergrid.rules import Game, State, legal
from powergrid.rules.actions import (
    Bid,
    BuildHouse,
    EndTurn,
    MarkStartingCity,
    OpenAuction,
    Pass,
    PlaceBankHouse,
    RunPlants,
)
from powergrid.rules.board import Board
from powergrid.rules.events import (
    BankBoughtFuel,
    BankBuiltHouse,
    BankBurntFuel,
    BankHousePlaced,
    BankPassedOnPlant,
    BankTookPlant,
    Event,
    FuelRefilled,
    OrderSet,
    PhaseBegan,
    PlantBought,
    PlantRemoved,
    PlantRevealed,
    StartingCityMarked,
    TurnEnded,
)
from powergrid.rules.fuel import COAL, NO_TOKENS, URANIUM, Tokens
from powergrid.rules.legal import BankSites, Openings, Sites, StartingSites
from powergrid.rules.options import Options
from powergrid.rules.plants import STEP3
from powergrid.rules.setup import first_state
from powergrid.rules.state import (
    AUCTION,
    BANK,
    BUILDING,
    BUREAUCRACY,
    FREE,
    FUEL,
    NO_PLACE,
    SETUP,
    with_item,
)
from powergrid.rules.variants.against_the_bank import fuel_to_buy
from tests.expect import expect
from tests.rules.positions import (
    Draws,
    city,
    connect,
    connect_any,
    in_phase,
    of_type,
    own,
    play,
    refusal,
    spend_pile,
    started,
    table,
)

BANK_GAME = Options(against_the_bank=True)
WITH_STARTS = Options(against_the_bank=True, starting_cities=True)
MARKET = (4, 5, 6, 7, 8, 9, 10, 11)
HIGH = (20, 21, 22, 23, 24, 25, 26, 27)
LATER = (20, 21, 22, 24, 25, 26, 27, 29)
SIX = ("berlin", "magdeburg", "halle", "leipzig", "dresden", "erfurt")


def bank_table(
    market: tuple[int, ...] = HIGH, options: Options = BANK_GAME, board: str = "germany"
) -> State:
    """Return a table with the bank; seat 1 is first in the turn order."""
    state = table("recharged", board, 2, market, options=options)
    state.order = (1, 0)
    return state


def set_up(state: State) -> State:
    """Place the six houses of the bank."""
    started(state)
    for name in SIX:
        play(state, PlaceBankHouse(city(state, name)))
    return state


def in_bank_phase(phase: int, **given: int) -> State:
    """Return a phase of a later round, with the bank's six houses built."""
    state = set_up(bank_table())
    in_phase(state, phase)
    state.discount = 0
    state.money = (300, 300)
    state.step = given.get("step", 1)
    state.is_bank_due = phase == AUCTION
    return state


def bank_owns(state: State, *plants: int, fuel: Tokens = (0, 0, 0, 0)) -> None:
    """Give the bank plants, and fuel from the market."""
    state.bank_plants = tuple(sorted(plants))
    state.bank_fuel = fuel
    one, two, three, four = (a - b for a, b in zip(state.fuel_market, fuel, strict=True))
    state.fuel_market = (one, two, three, four)


def row_of_cities(prices: str, prices_here: str) -> Board:
    """Return a board of one area, with nine cities in a row and these prices of houses."""
    own = f", house_prices: {prices_here}" if prices_here else ""
    cities = [f"{{id: c{at}, name: C{at}, area: row, lat: {at}, lon: 1{own}}}" for at in range(9)]
    areas = dict.fromkeys((2, 3, 4, 5, 6), 1)
    links = [f"{{a: c{at}, b: c{at + 1}, cost: 5}}" for at in range(8)]
    lines = [
        "id: row",
        "name: Row",
        "areas: [{id: row, name: Row, colour: brown}]",
        f"cities: [{', '.join(cities)}]",
        f"connections: [{', '.join(links)}]",
        f"rules: {{house_prices: {prices}, open_places: [1, 1, 1], areas: {areas}}}",
    ]
    return load_board_text("\n".join(lines), "row", "recharged")


# --- setup ----------------------------------------------------------------------------------


def test_six_houses_of_the_bank_are_placed_in_turns_of_one_two_two_one() -> None:
    state = started(bank_table())
    placed, events = list[int](), list[Event]()
    for name in SIX:
        assert (state.phase, state.round) == (SETUP, 1)
        placed.append(state.seat)
        events = play(state, PlaceBankHouse(city(state, name)))
    assert placed == [1, 0, 0, 1, 1, 0]
    assert of_type(events, PhaseBegan)[-1] == PhaseBegan(AUCTION)
    assert (state.phase, state.seat, state.bank_houses) == (AUCTION, 1, 10)


def test_the_first_house_is_placed_anywhere_and_each_next_one_beside_the_others() -> None:
    state = started(bank_table())
    question = expect(BankSites, legal(state))
    assert question.cities == state.game.cities
    events = play(state, PlaceBankHouse(city(state, "kiel")))
    assert events == [BankHousePlaced(1, city(state, "kiel"), 15)]
    assert state.houses[city(state, "kiel")] == (BANK, FREE, FREE)
    question = expect(BankSites, legal(state))
    beside = ("flensburg", "hamburg", "luebeck")
    assert question.cities == tuple(sorted(city(state, name) for name in beside))
    for name, code in (("muenchen", "not_beside_the_bank"), ("kiel", "city_taken")):
        assert PlaceBankHouse(city(state, name)) not in question
        assert refusal(state, PlaceBankHouse(city(state, name))) == code


def test_the_bank_needs_a_first_place_in_the_setup() -> None:
    state = started(bank_table(board="baden-wuerttemberg"))
    assert refusal(state, PlaceBankHouse(city(state, "augsburg"))) == "city_full"
    state = started(bank_table(board="manhattan"))
    state.houses = with_item(state.houses, 0, (NO_PLACE,) * 3)
    assert refusal(state, PlaceBankHouse(0)) == "city_closed"


@pytest.mark.parametrize(("places", "asked"), [(0, 0), (2, 0), (5, 3), (8, 6)])
def test_the_bank_leaves_a_first_place_for_each_player(places: int, asked: int) -> None:
    state = bank_table()
    without = [(NO_PLACE, FREE, FREE)] * (len(state.houses) - places)
    state.houses = (*state.houses[:places], *without)
    started(state)
    for _ in range(asked):
        play(state, PlaceBankHouse(expect(BankSites, legal(state)).cities[0]))
    assert state.phase == AUCTION


def test_the_houses_are_placed_within_the_areas_in_play() -> None:
    state = table("recharged", players=2, market=HIGH, areas=(0, 1, 2), options=BANK_GAME)
    started(state)
    assert refusal(state, PlaceBankHouse(city(state, "muenchen"))) == "city_not_in_play"
    assert refusal(state, Pass()) == "not_asked"


def test_with_starting_cities_the_bank_has_eight_cities() -> None:
    state = set_up(bank_table(options=WITH_STARTS))
    assert state.seat == 1
    assert refusal(state, MarkStartingCity(city(state, "berlin"))) == "city_taken"
    events = play(state, MarkStartingCity(city(state, "essen")))
    assert events == [
        StartingCityMarked(1, city(state, "essen")),
        BankBuiltHouse(city(state, "essen"), "marked", 9),
    ]
    play(state, MarkStartingCity(city(state, "koeln")))
    assert state.houses[city(state, "koeln")] == (FREE, BANK, FREE)
    assert (state.bank_houses, state.supply[URANIUM]) == (8, 8)
    assert state.phase == AUCTION


# --- Phase 1 ---------------------------------------------------------------------------------


def test_the_turn_order_lists_the_two_players_around_the_bank() -> None:
    state = set_up(bank_table(market=MARKET))
    events = play(state, OpenAuction(4, 4), Pass(), OpenAuction(5, 5), draws=Draws(13, 14, 15, 16))
    assert of_type(events, OrderSet) == [OrderSet((0, 1))]


# --- Phase 2 ---------------------------------------------------------------------------------


def test_the_bank_takes_the_fourth_plant_right_after_the_first_sale() -> None:
    """The replacement comes first: 12 joins the market, and the fourth of it is 8."""
    state = set_up(bank_table(market=MARKET))
    events = play(state, OpenAuction(7, 7), Pass(), draws=Draws(12, 14))
    kinds = [type(event) for event in events]
    assert kinds[-4:] == [PlantBought, PlantRevealed, BankTookPlant, PlantRevealed]
    assert of_type(events, BankTookPlant) == [BankTookPlant(8, 0, "first_sale")]
    assert state.bank_plants == (8,)
    assert state.market == (4, 5, 6, 9, 10, 11, 12, 14)
    assert state.seat == 0


def test_the_bank_also_takes_it_if_the_second_player_bought() -> None:
    state = in_bank_phase(AUCTION)
    events = play(state, OpenAuction(20, 20), Bid(21), Pass(), draws=Draws(30, 31))
    assert state.plants[0] == (20,)
    assert of_type(events, BankTookPlant) == [BankTookPlant(24, 0, "first_sale")]
    assert state.seat == 1


def test_the_bank_also_takes_it_if_the_first_player_passes() -> None:
    state = in_bank_phase(AUCTION)
    events = play(state, Pass(), draws=Draws(30))
    assert of_type(events, BankTookPlant) == [BankTookPlant(23, 0, "first_passed")]
    question = expect(Openings, legal(state))
    assert (question.seat, question.is_sole) == (0, True)
    assert question.plants == (20, 21, 22, 24)


def test_the_bank_takes_one_plant_per_round() -> None:
    state = in_bank_phase(AUCTION)
    events = play(state, Pass(), OpenAuction(20, 20), draws=Draws(30, 31))
    assert len(of_type(events, BankTookPlant)) == 1
    assert state.bank_plants == (23,)


def test_nobody_but_the_two_players_is_asked_to_bid() -> None:
    state = in_bank_phase(AUCTION)
    play(state, OpenAuction(20, 20))
    assert state.bidders == (0, 1)


def test_a_fourth_plant_of_the_bank_replaces_its_lowest() -> None:
    state = in_bank_phase(AUCTION)
    bank_owns(state, 5, 18, 19)
    events = play(state, Pass(), draws=Draws(30))
    assert of_type(events, BankTookPlant) == [BankTookPlant(23, 5, "first_passed")]
    assert state.bank_plants == (18, 19, 23)


def test_the_bank_takes_a_plant_higher_than_its_lowest_alone() -> None:
    state = in_bank_phase(AUCTION)
    bank_owns(state, 18, 28, 29)
    play(state, Pass(), draws=Draws(30))
    assert state.bank_plants == (23, 28, 29)


def test_the_bank_leaves_a_plant_lower_than_its_three() -> None:
    state = in_bank_phase(AUCTION)
    bank_owns(state, 28, 29, 32)
    events = play(state, Pass())
    assert of_type(events, BankPassedOnPlant) == [BankPassedOnPlant(23, 28, "first_passed")]
    assert state.market == HIGH
    assert state.bank_plants == (28, 29, 32)


@pytest.mark.parametrize(
    ("market", "owned", "taken", "scrapped", "kept"),
    [
        (LATER, (11, 12, 15), 24, 0, (11, 12, 15, 24)),  # 11 is a mine
        (LATER, (11, 12, 15, 16), 24, 12, (11, 15, 16, 24)),
        (HIGH, (15, 16, 20), 23, 0, (15, 16, 20, 23)),
    ],
)
def test_mines_count_towards_no_limit_of_the_bank(
    market: tuple[int, ...],
    owned: tuple[int, ...],
    taken: int,
    scrapped: int,
    kept: tuple[int, ...],
) -> None:
    state = in_phase(bank_table(market, board="australia"), AUCTION)
    state.discount, state.is_bank_due = 0, True
    state.bank_plants = owned
    events = play(state, Pass(), draws=Draws(30))
    assert of_type(events, BankTookPlant) == [BankTookPlant(taken, scrapped, "first_passed")]
    assert state.bank_plants == kept


def test_in_step_3_the_bank_takes_the_highest_of_the_whole_market() -> None:
    state = in_bank_phase(AUCTION, step=3)
    state.market = HIGH[:6]
    play(state, Pass(), draws=Draws(30))
    assert state.bank_plants == (25,)


def test_in_phase_2_the_bank_never_takes_the_step_3_card() -> None:
    state = in_bank_phase(AUCTION)
    state.market = (20, 21, 22)
    spend_pile(state, (40, 42))
    events = play(state, OpenAuction(22, 22), Pass(), draws=Draws(STEP3, 42))
    assert of_type(events, BankTookPlant) == [BankTookPlant(21, 0, "first_sale")]
    assert state.market == (20, 42, STEP3)


def test_the_token_is_set_aside_if_the_bank_takes_its_plant() -> None:
    state = in_bank_phase(AUCTION)
    state.market, state.discount = (20,), 20
    play(state, Pass(), draws=Draws(15))
    assert (state.discount, state.bank_plants) == (0, (20,))


def test_a_lower_replacement_of_the_banks_plant_is_removed_like_any_other() -> None:
    state = in_bank_phase(AUCTION)
    state.discount = 20
    events = play(state, Pass(), draws=Draws(3, 30))
    assert of_type(events, PlantRemoved) == [PlantRemoved(3, "below_discount")]
    assert state.discount == 0


def test_with_an_empty_market_the_bank_takes_no_plant() -> None:
    state = in_bank_phase(AUCTION)
    state.market, state.pile_left = (20,), 0
    events = play(state, OpenAuction(20, 20), Pass())
    assert not of_type(events, BankTookPlant)
    assert not state.is_bank_due


def test_plant_39_taken_by_the_bank_does_not_count_as_bought() -> None:
    """The bank "takes over" a plant, and uranium ends when somebody "buys" plant 39."""
    state = in_bank_phase(AUCTION)
    state.market = (36, 37, 38, 39, 40, 42, 44, 46)
    play(state, Pass(), draws=Draws(30))
    assert state.bank_plants == (39,)
    assert not state.is_uranium_out


def test_plant_39_bought_by_a_player_ends_the_refill_of_uranium() -> None:
    state = in_bank_phase(AUCTION)
    state.market = (36, 37, 38, 39, 40, 42, 44, 46)
    play(state, OpenAuction(39, 39), Pass(), draws=Draws(30, 31))
    assert state.is_uranium_out


# --- Phase 3 ---------------------------------------------------------------------------------


def after_the_last_player_bought(state: State) -> list[Event]:
    """Return the events after the last in the turn order, seat 0, ends its turn in Phase 3."""
    assert state.seat == 0
    return play(state, EndTurn())


def test_the_bank_takes_fuel_between_the_two_players() -> None:
    state = in_bank_phase(FUEL)
    bank_owns(state, 20)
    events = after_the_last_player_bought(state)
    assert events == [TurnEnded(0, FUEL), BankBoughtFuel((20,), (3, 0, 0, 0), 0)]
    assert state.seat == 1
    assert state.bank_fuel == (3, 0, 0, 0)
    assert state.fuel_market[COAL] == 21
    assert not of_type(play(state, EndTurn()), BankBoughtFuel)


def test_mines_of_the_bank_do_not_run() -> None:
    state = in_phase(bank_table(HIGH, board="australia"), FUEL)
    state.bank_plants = (11, 20)
    (event,) = of_type(after_the_last_player_bought(state), BankBoughtFuel)
    assert event == BankBoughtFuel((20,), (3, 0, 0, 0), 0)


def test_the_bank_takes_exactly_what_its_plants_need() -> None:
    """03 two oil, 14 two garbage, 17 one uranium."""
    state = in_bank_phase(FUEL)
    bank_owns(state, 3, 14, 17)
    after_the_last_player_bought(state)
    assert state.bank_fuel == (0, 2, 2, 1)


@pytest.mark.parametrize(
    ("plants", "market", "tokens", "lacking"),
    [((14, 17), (24, 18, 1, 0), (0, 0, 1, 0), 2), ((3,), (24, 1, 9, 2), (0, 1, 0, 0), 1)],
)
def test_the_bank_takes_what_is_left_if_it_is_not_enough(
    plants: tuple[int, ...], market: Tokens, tokens: Tokens, lacking: int
) -> None:
    state = in_bank_phase(FUEL)
    state.fuel_market = market
    bank_owns(state, *plants)
    (event,) = of_type(after_the_last_player_bought(state), BankBoughtFuel)
    assert (event.tokens, event.lacking) == (tokens, lacking)


@pytest.mark.parametrize(
    ("plants", "coal", "oil", "takes"),
    [
        ((5,), 24, 18, (1, 1)),  # two tokens
        ((29,), 24, 18, (1, 0)),  # one
        ((46,), 24, 18, (2, 1)),  # three
        ((46,), 1, 18, (1, 2)),
        ((46,), 0, 18, (0, 3)),
        ((46,), 24, 0, (3, 0)),
        ((46,), 1, 1, (1, 1)),
        ((20, 46), 4, 18, (4, 2)),  # coal plants come first
        ((29, 46), 24, 18, (2, 2)),  # together they take four
    ],
)
def test_hybrids_alternate_coal_and_oil_coal_first(
    plants: tuple[int, ...], coal: int, oil: int, takes: tuple[int, int]
) -> None:
    state = in_bank_phase(FUEL)
    state.fuel_market = (coal, oil, 6, 2)
    state.supply = (24 - coal, 24 - oil, 18, 10)
    bank_owns(state, *plants)
    after_the_last_player_bought(state)
    assert state.bank_fuel[:2] == takes


def test_the_bank_takes_from_the_market_and_not_from_the_coal_storage() -> None:
    state = in_phase(bank_table(board="usa"), FUEL)
    state.fuel_market, state.storage = (1, 18, 6, 2), 23
    bank_owns(state, 20)
    play(state, EndTurn())
    assert (state.bank_fuel[COAL], state.storage) == (1, 23)


def test_the_bank_has_fuel_to_buy_until_the_first_player_has_bought() -> None:
    state = in_bank_phase(FUEL)
    bank_owns(state, 20)
    assert fuel_to_buy(state) == (3, 0, 0, 0)
    play(state, EndTurn())
    assert fuel_to_buy(state) == NO_TOKENS
    assert fuel_to_buy(in_bank_phase(BUREAUCRACY)) == NO_TOKENS


def test_a_bank_whose_plants_burn_nothing_takes_no_fuel() -> None:
    state = in_bank_phase(FUEL)
    bank_owns(state, 13, 18)
    assert not of_type(after_the_last_player_bought(state), BankBoughtFuel)


# --- Phase 4 ---------------------------------------------------------------------------------


def building(step: int = 1) -> State:
    state = in_bank_phase(BUILDING, step=step)
    state.waiting, state.seat = (0,), 0
    return state


def test_the_banks_six_cities_are_closed_in_step_1() -> None:
    state = building()
    connect(state, 0, "hannover")
    question = expect(Sites, legal(state))
    assert not {city(state, name) for name in SIX} & set(question.prices())
    assert refusal(state, BuildHouse(city(state, "magdeburg"))) == "city_full"


def test_nobody_starts_in_a_city_of_the_bank() -> None:
    state = building(step=3)
    assert refusal(state, BuildHouse(city(state, "berlin"))) == "first_city_taken"


def test_the_banks_six_cities_are_open_in_step_2_for_15() -> None:
    state = building(step=2)
    connect(state, 0, "hannover")
    events = play(state, BuildHouse(city(state, "magdeburg")))
    assert state.houses[city(state, "magdeburg")] == (BANK, 0, FREE)
    assert not of_type(events, BankBuiltHouse)
    assert state.bank_houses == 10


@pytest.mark.parametrize("step", [1, 2, 3])
def test_the_bank_builds_on_the_15_place_of_an_empty_city_that_is_connected(step: int) -> None:
    state = building()
    state.step = step
    events = play(state, BuildHouse(city(state, "mannheim")))
    mannheim = city(state, "mannheim")
    assert of_type(events, BankBuiltHouse) == [BankBuiltHouse(mannheim, "connected", 9)]
    assert state.houses[mannheim] == (0, BANK, FREE)


@pytest.mark.parametrize(
    ("board", "begin", "name", "houses"),
    [
        ("japan", "tokyo", "koriyama", (BANK, NO_PLACE)),
        ("bremen", "vahr", "borgfeld", (BANK, NO_PLACE)),
        ("manhattan", "m55", "m55", (NO_PLACE, NO_PLACE)),
    ],
)
def test_the_bank_builds_wherever_an_empty_city_has_a_second_place(
    board: str, begin: str, name: str, houses: tuple[int, ...]
) -> None:
    state = in_phase(bank_table(board=board), BUILDING)
    state.bank_houses, state.money = 10, (300, 300)
    if begin != name:
        connect(state, state.seat, begin)
    play(state, BuildHouse(city(state, name)))
    assert state.houses[city(state, name)][1:] == houses
    assert state.bank_houses == 10 - (BANK in houses)


@pytest.mark.parametrize(
    ("of_board", "of_city"), [("[10]", ""), ("[10, 15]", ""), ("[10, 15, 20]", "[10, 15, none]")]
)
def test_cities_of_a_player_s_own_board_may_lack_places(of_board: str, of_city: str) -> None:
    board = row_of_cities(of_board, of_city)
    game = Game(board, load_edition("recharged"), load_plants(), 2, (0,), WITH_STARTS)
    state = started(first_state(game, HIGH, range(2)))
    for place in range(6):
        play(state, PlaceBankHouse(place))
    assert expect(StartingSites, legal(state)).cities == (6, 7, 8)
    play(state, MarkStartingCity(6))
    bank_is_there = of_board != "[10]"
    assert (state.houses[6][1:2] == (BANK,)) == bank_is_there
    assert state.bank_houses == 10 - bank_is_there


@pytest.mark.parametrize(("step", "house"), [(1, None), (2, None), (3, 20)])
def test_an_empty_city_of_the_bank_with_a_house_stays_closed_until_step_3(
    step: int, house: int | None
) -> None:
    state = building()
    play(state, BuildHouse(city(state, "mannheim")))
    connect(state, 1, "stuttgart")
    state.step, state.seat = step, 1
    assert Sites(state).house(city(state, "mannheim")) == house


def test_only_the_first_ten_cities_are_closed() -> None:
    state = building()
    state.bank_houses = 1
    play(state, BuildHouse(city(state, "mannheim")))
    events = play(state, BuildHouse(city(state, "stuttgart")))
    assert not of_type(events, BankBuiltHouse)
    assert state.houses[city(state, "stuttgart")] == (0, FREE, FREE)
    assert state.bank_houses == 0


def test_a_marked_city_has_the_banks_house_already() -> None:
    state = set_up(bank_table(options=WITH_STARTS))
    play(state, MarkStartingCity(city(state, "essen")), MarkStartingCity(city(state, "koeln")))
    in_phase(state, BUILDING)
    play(state, BuildHouse(city(state, "koeln")))
    assert state.houses[city(state, "koeln")] == (0, BANK, FREE)
    assert (state.bank_houses, state.marked) == (8, (city(state, "essen"),))


def test_cities_of_the_bank_trigger_neither_step_2_nor_the_end() -> None:
    state = building()
    assert len([house for house in state.houses if BANK in house]) == 6
    connect_any(state, 0, 6)
    play(state, EndTurn())
    assert (state.step, state.is_over) == (1, False)


def test_the_seventh_city_of_a_player_triggers_step_2() -> None:
    state = building()
    connect_any(state, 0, 7)
    play(state, EndTurn(), draws=Draws(30))
    assert state.step == 2


# --- Phase 5 ---------------------------------------------------------------------------------


def test_the_bank_burns_all_its_fuel_between_the_two_players() -> None:
    state = in_bank_phase(BUREAUCRACY)
    bank_owns(state, 20, 14, fuel=(3, 0, 1, 0))
    supply = state.supply
    events = play(state, RunPlants(()))
    assert events[-1] == BankBurntFuel((3, 0, 1, 0))
    assert state.seat == 0
    assert state.bank_fuel == (0, 0, 0, 0)
    assert state.supply == (supply[0] + 3, supply[1], supply[2] + 1, supply[3])


def test_the_refill_is_that_for_two_players() -> None:
    state = in_bank_phase(BUREAUCRACY)
    bank_owns(state, 20, fuel=(3, 0, 0, 0))
    events = play(state, RunPlants(()), RunPlants(()), draws=Draws(30))
    assert of_type(events, FuelRefilled) == [FuelRefilled((3, 2, 1, 1))]


def test_coal_burnt_by_the_bank_goes_to_the_storage_of_the_usa() -> None:
    state = in_phase(bank_table(board="usa"), BUREAUCRACY)
    bank_owns(state, 20, fuel=(3, 0, 0, 0))
    play(state, RunPlants(()))
    assert (state.storage, state.supply[COAL]) == (3, 0)


# --- the end ---------------------------------------------------------------------------------


def test_the_game_ends_with_a_players_18th_city_and_the_bank_is_not_ranked() -> None:
    state = building(step=2)
    connect_any(state, 0, 17)
    twin = state.copy()
    play(twin, EndTurn())
    assert not twin.is_over
    connect_any(state, 0, 1)
    bank_owns(state, 50, 46, 44)
    own(state, 1, 33)
    play(state, EndTurn())
    assert state.is_over
    assert sorted(state.ranking) == [0, 1]
