# SPDX-License-Identifier: MIT
"""Special rules of boards, each on a board that has it."""

from random import Random

import pytest

from powergrid.box import board_editions, load_board, load_edition, load_plants
from powergrid.rules import Game, IllegalAction, State, apply, begin, legal
from powergrid.rules.actions import (
    BuildHouse,
    BuyStoredCoal,
    EndTurn,
    OpenAuction,
    Pass,
    RunPlants,
)
from powergrid.rules.board import Board, MapRules
from powergrid.rules.events import (
    FuelBought,
    HouseBuilt,
    OrderSet,
    PlantRemoved,
    PlantRevealed,
)
from powergrid.rules.fuel import COAL
from powergrid.rules.guessed_pile import guessed_pile
from powergrid.rules.legal import FuelPurchases, Sites
from powergrid.rules.options import Options, why_unplayable
from powergrid.rules.phases.building import first_house_prices, late_cities
from powergrid.rules.pile import Pile
from powergrid.rules.plant_market import begin_step2, future_market, on_offer, replace, take
from powergrid.rules.plants import STEP3
from powergrid.rules.setup import (
    Cards,
    cards_in_pile,
    first_state,
    market_size,
    random_areas,
    random_closed,
    shuffle_cards,
    step3_market_size,
)
from powergrid.rules.state import (
    AUCTION,
    BUILDING,
    BUREAUCRACY,
    FREE,
    FUEL,
    NO_PLACE,
)
from powergrid.rules.view import hidden_below, unseen
from tests.expect import expect
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


def cards_of(board: str, edition: str, players: int = 4, seed: int = 1) -> tuple[Game, Cards]:
    printed = load_board(board, edition)
    areas = tuple(range(len(printed.areas)))
    game = Game(printed, load_edition(edition), load_plants(), players, areas)
    return game, shuffle_cards(game.edition, game.plants, players, Random(seed))


def removed(state: State, *actions: object, draws: Draws) -> list[tuple[int, str]]:
    events = play(state, *actions, draws=draws)  # type: ignore[arg-type]
    return [(event.plant, event.why) for event in events if isinstance(event, PlantRemoved)]


# --- the cards -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("board", "edition", "market", "first"),
    [
        ("france", "classic", {3, 4, 5, 6, 7, 8, 9, 10}, (11,)),
        ("brazil", "classic", {3, 4, 5, 6, 7, 8, 9, 10}, (13, 14)),
        ("quebec", "classic", {3, 4, 5, 6, 7, 8, 9, 10}, (13, 18, 22)),
        ("russia", "classic", {3, 4, 5, 7, 8, 9}, (13,)),
        ("france", "recharged", {11}, ()),
        ("brazil", "recharged", {6, 14}, ()),
    ],
)
def test_some_plants_come_first(
    board: str, edition: str, market: set[int], first: tuple[int, ...]
) -> None:
    game, cards = cards_of(board, edition)
    assert market <= set(cards.market)
    assert cards.pile.cards[: len(first)] == first
    assert len(cards.pile.cards) == cards_in_pile(game.edition, game.plants, game.players)


def test_cards_below_the_first_are_shuffled_among_themselves() -> None:
    tops = {cards_of("russia", "classic", seed=seed)[1].pile.cards[1:6] for seed in range(9)}
    assert all({10, 11} < set(top) for top in tops)
    assert len({top.index(10) for top in tops}) > 1
    _, cards = cards_of("russia", "recharged")
    assert max(*cards.market, *cards.pile.cards[:5]) <= 15


def test_a_random_card_on_top_may_be_one_of_the_others() -> None:
    game, cards = cards_of("europe", "recharged")
    assert len(cards.market) == 9
    assert game.plants[cards.pile.cards[0]].back == "socket"


def test_some_plants_are_never_removed_unseen() -> None:
    for seed in range(9):
        _, cards = cards_of("brazil", "recharged", 3, seed)
        assert {19, 24, 30, 38} < set(cards.pile.cards)


def test_plants_never_removed_come_no_sooner_than_others() -> None:
    places = []
    for seed in range(200):
        _, cards = cards_of("quebec", "classic", 2, seed)
        pile = cards.pile.cards[3:-1]
        places += [pile.index(plant) / (len(pile) - 1) for plant in (27, 33, 37, 44, 50)]
    assert sum(places) / len(places) == pytest.approx(0.5, abs=0.03)


def test_excluded_plants_are_not_in_the_game() -> None:
    game, cards = cards_of("russia", "classic")
    assert not {6, 14} & {*game.plants, *cards.market, *cards.pile.cards}


def test_an_area_in_play_adds_its_own_plants() -> None:
    printed = load_board("northern-europe", "classic")
    norway = printed.area_index["norway"]
    with_it = Game(printed, load_edition("classic"), load_plants(), 3, (norway,))
    without = Game(printed, load_edition("classic"), load_plants(), 3, ())
    assert with_it.plants[7].kind == "ecological"
    assert without.plants[7].kind == "oil"
    assert list(with_it.plants) == list(load_plants())


def test_cards_below_the_step_3_card_come_after_it() -> None:
    _, cards = cards_of("uk-ireland", "classic")
    assert cards.pile.cards[-3] == STEP3
    state = table("classic", "uk-ireland")
    assert hidden_below(state) == 2
    state.seen |= {STEP3, 40}
    state.under, state.pile_left = (40,), 3
    assert hidden_below(state) == 2
    assert {40} < set(unseen(state))
    assert not {3, STEP3} & set(unseen(state))
    guess = guessed_pile(state, Random(1))
    assert {guess(state) for state.revealed in range(40)} == {*guess.cards[1:], 40}
    with pytest.raises(IllegalAction, match="wrong_card"):
        play(in_phase(state, BUREAUCRACY), *[RunPlants(())] * 4, draws=Draws(3))


def test_plants_set_aside_are_on_top_of_the_pile_from_step_2() -> None:
    state = in_phase(table("classic", "spain-portugal"), BUILDING)
    state.waiting = state.waiting[-1:]
    state.seat = state.waiting[0]
    connect_any(state, 0, 7)
    state.market = (20, 21, 24, 26, 28, 29, 31, 32)
    left = state.pile_left
    events = play(state, EndTurn(), draws=Draws())
    assert PlantRevealed(18) in events
    assert (state.on_top, state.pile_left) == ((22, 27), left + 2)
    guess = guessed_pile(state, Random(1))
    assert not {22, 27} & set(guess.cards)
    pile = Pile((11, 12, STEP3), 1)
    state.pile_left = len(state.under) + len(state.on_top) + 2
    assert pile(state) == 12
    assert {22, 27} < set(unseen(state))


# --- the plant market ------------------------------------------------------------------------


def test_an_ecological_plant_next_to_the_current_market_is_for_sale() -> None:
    state = table("classic", "benelux")
    state.market = (3, 4, 5, 6, 13, 18, 20, 21)
    assert on_offer(state) == (3, 4, 5, 6, 13)
    assert future_market(state) == (18, 20, 21)
    state.market = (3, 4, 5, 6, 7, 18, 20, 21)
    assert on_offer(state) == (3, 4, 5, 6)


def ending_round(board: str, edition: str = "classic", *market: int) -> State:
    state = in_phase(table(edition, board), BUREAUCRACY)
    state.market = market
    return state


def test_lowest_and_highest_plant_leave_before_either_is_replaced() -> None:
    state = ending_round("benelux", "classic", 13, 15, 18, 20, 22, 24, 26, 28)
    gone = removed(state, *[RunPlants(())] * 4, draws=Draws(50, 14))
    assert gone == [(13, "lowest_leaves"), (28, "to_bottom")]
    assert state.market == (14, 15, 18, 20, 22, 24, 26, 50)


def test_the_lowest_plant_stays_in_phase_5_if_a_discounted_one_left() -> None:
    state = in_phase(table("recharged", "benelux"), AUCTION)
    state.market = (13, 15, 18, 20, 22, 24, 26, 28)
    state.discount = 13
    assert removed(state, *[Pass()] * 4, draws=Draws(30)) == [(13, "discount_unsold")]
    in_phase(state, BUREAUCRACY)
    assert removed(state, *[RunPlants(())] * 4, draws=Draws(50)) == [(30, "to_bottom")]


def test_ecological_plants_are_not_put_under_the_pile() -> None:
    state = ending_round("quebec", "classic", 13, 15, 18, 20, 22, 24, 33, 44)
    assert removed(state, *[RunPlants(())] * 4, draws=Draws(50)) == [(24, "to_bottom")]
    state = ending_round("quebec", "classic", 13, 18, 22, 27, 33, 37, 44)
    assert removed(state, *[RunPlants(())] * 4, draws=Draws()) == []


def test_the_lowest_plant_is_removed_only_at_the_first_pass() -> None:
    state = in_phase(table("classic", "russia", market=(13, 15, 18, 20, 22, 24)), AUCTION)
    assert on_offer(state) == (13, 15, 18)
    gone = removed(state, *[Pass()] * 4, draws=Draws(30))
    assert gone == [(13, "first_pass")]


def test_two_plants_are_removed_one_by_one_if_none_is_sold() -> None:
    state = in_phase(table("classic", "baden-wuerttemberg"), AUCTION)
    state.market = (13, 15, 18, 20, 22, 24, 26, 28)
    gone = removed(state, *[Pass()] * 4, draws=Draws(14, 30))
    assert gone == [(13, "all_passed"), (14, "all_passed")]
    state = in_phase(table("classic", "baden-wuerttemberg", market=(13,)), AUCTION)
    state.pile_left = 0
    assert removed(state, *[Pass()] * 4, draws=Draws()) == [(13, "all_passed")]


def test_step_2_may_leave_a_gap() -> None:
    state = in_phase(table("recharged", "europe", market=tuple(range(16, 25))), BUILDING)
    state.waiting = state.waiting[-1:]
    state.seat = state.waiting[0]
    connect_any(state, 0, 7)
    assert removed(state, EndTurn(), draws=Draws()) == [(16, "step2")]
    assert state.market == tuple(range(17, 25))


@pytest.mark.parametrize(
    ("board", "plants"), [("germany", 6), ("europe", 6), ("russia", 4), ("china", 4)]
)
def test_step_3_has_a_smaller_market(board: str, plants: int) -> None:
    state = in_phase(table("recharged", board, market=()), BUILDING)
    edition, players = state.game.edition, state.game.players
    assert step3_market_size(edition, players) == plants
    if edition.planned_row is None:
        state.market = tuple(range(16, 16 + market_size(edition, players)))
        begin_step2(state, Draws(40), [])
        take(state, state.market[-1])
        replace(state, Draws(STEP3), [])
        assert len(state.market) == plants


def test_the_turn_order_is_set_after_the_auctions() -> None:
    state = in_phase(table("classic", "baden-wuerttemberg"), AUCTION)
    own(state, 3, 40)
    draws = Draws(11, 12, 30, 31)
    events = play(state, OpenAuction(3, 3), *[Pass()] * 3, *[Pass()] * 3, draws=draws)
    assert [event.order for event in events if isinstance(event, OrderSet)] == [(3, 0, 1, 2)]


def test_the_turn_order_is_set_even_without_auctions() -> None:
    state = ending_round("baden-wuerttemberg", "classic")
    own(state, 2, 40)
    events = play(state, *[RunPlants(())] * 4)
    assert [event for event in events if isinstance(event, OrderSet)] == [OrderSet((2, 0, 1, 3))]
    assert state.phase == FUEL


# --- fuel ------------------------------------------------------------------------------------


def with_coal_stored(money: int = 50) -> State:
    state = in_phase(table("classic", "south-africa"), FUEL)
    own(state, 3, 4)
    state.storage = 3
    state.money = (50, 50, 50, money)
    return state


def test_an_open_storage_sells_beside_the_market() -> None:
    state = with_coal_stored()
    question = expect(FuelPurchases, legal(state))
    assert question.max_stored() == 3
    assert question.count() == len(list(question)) == len(set(question))
    assert {question.sample(Random(seed)) for seed in range(40)} > {BuyStoredCoal(2)}
    market = state.fuel_market
    events = play(state, BuyStoredCoal(2))
    assert events == [FuelBought(3, COAL, 2, 16, 2)]
    assert (state.storage, state.fuel_market, state.fuel[3][COAL]) == (1, market, 2)


@pytest.mark.parametrize(
    ("amount", "money", "why"),
    [(4, 50, "not_enough_fuel"), (3, 23, "not_enough_money"), (0, 50, "no_open_storage")],
)
def test_illegal_purchases_from_an_open_storage(amount: int, money: int, why: str) -> None:
    state = with_coal_stored(money)
    assert BuyStoredCoal(amount) not in legal(state)
    assert refusal(state, BuyStoredCoal(amount)) == why


def test_an_open_storage_sells_only_coal_that_can_be_stored() -> None:
    state = with_coal_stored()
    own(state, 3, 4, fuel=(3, 0, 0, 0))
    assert refusal(state, BuyStoredCoal(2)) == "no_room"


def test_a_closed_storage_sells_nothing_beside_the_market() -> None:
    state = in_phase(table("recharged", "usa"), FUEL)
    state.storage = 3
    own(state, 3, 4)
    assert BuyStoredCoal(1) not in legal(state)


def test_starting_cities_need_uranium_for_their_marks() -> None:
    board, edition = load_board("france", "recharged"), load_edition("recharged")
    marked = Options(starting_cities=True)
    assert why_unplayable(edition, board, 4, marked) == ""
    assert why_unplayable(edition, board, 5, marked) == "too_little_uranium"


# --- building --------------------------------------------------------------------------------


def building(board: str, step: int = 1) -> State:
    state = in_phase(table(board_editions(board)[0], board), BUILDING)
    state.step = step
    state.money = (500,) * 4
    return state


def sites(state: State) -> Sites:
    return expect(Sites, legal(state))


def test_a_city_may_lack_a_place() -> None:
    state = building("baden-wuerttemberg")
    basel = city(state, "basel")
    assert state.houses[basel] == (NO_PLACE, FREE, FREE)
    connect(state, 3, "loerrach")
    assert sites(state).house(basel) is None
    state.step = 2
    assert sites(state).house(basel) == 15
    play(state, BuildHouse(basel))
    assert state.houses[basel] == (NO_PLACE, 3, FREE)


def test_a_network_starts_on_the_first_place_that_a_city_has() -> None:
    state = building("baden-wuerttemberg")
    basel = city(state, "basel")
    assert refusal(state, BuildHouse(basel)) == "city_full"
    state.step = 2
    assert sites(state).house(basel) == 15
    connect(state, 2, "basel")
    state.step = 3
    assert refusal(state, BuildHouse(basel)) == "first_city_taken"


def test_a_network_starts_in_an_empty_city_even_where_the_last_place_is_missing() -> None:
    state = building("bremen", step=3)
    findorff = city(state, "findorff")
    assert sites(state).house(findorff) == 8
    connect(state, 2, "findorff")
    assert state.houses[findorff] == (2, FREE, NO_PLACE)
    assert refusal(state, BuildHouse(findorff)) == "first_city_taken"


def test_a_city_may_have_its_own_price() -> None:
    state = building("south-africa")
    lesotho = city(state, "lesotho")
    assert refusal(state, BuildHouse(lesotho)) == "no_network_begins_here"
    near = next(to for to, _ in state.game.board.neighbours[lesotho])
    connect(state, 3, state.game.board.cities[near].id)
    events = play(state, BuildHouse(lesotho))
    assert [event for event in events if isinstance(event, HouseBuilt)] == [
        HouseBuilt(3, lesotho, 0, 30)
    ]


@pytest.mark.parametrize(("areas", "end"), [(("north", "east"), 12), (("east", "cape"), 13)])
def test_cities_with_one_place_keep_the_end_in_reach(areas: tuple[str, str], end: int) -> None:
    board = load_board("south-africa", "classic")
    chosen = tuple(index for index, area in enumerate(board.areas) if area.id in areas)
    options = Options(one_area_per_player=True)
    game = Game(board, load_edition("classic"), load_plants(), 2, chosen, options)
    assert (len(game.cities), game.end_at) == (14, end)


@pytest.mark.parametrize(
    ("board", "prices"),
    [
        ("germany", (10,)),
        ("baden-wuerttemberg", (10, 15)),
        ("bremen", (8,)),
        ("japan", (10, 20)),
        ("manhattan", (10, 15, 20, 25, 30, 35, 40)),
        ("south-africa", (10,)),
    ],
)
def test_what_first_houses_cost(board: str, prices: tuple[int, ...]) -> None:
    found: set[int] = set()
    state = building(board)
    for step in (1, 2, 3):
        state.step = step
        if step == 3 and state.game.begin_in:
            connect(state, 1, "tokyo")
            connect(state, 2, "tokyo")
        found |= {*sites(state).prices().values()}
    assert first_house_prices(state.game, state.game.cities) == prices == tuple(sorted(found))


@pytest.mark.parametrize(
    ("board", "start"),
    [("baden-wuerttemberg", "stuttgart"), ("japan", "tokyo"), ("south-africa", "durban-s")],
)
def test_some_cities_are_closed_in_step_1(board: str, start: str) -> None:
    state = building(board)
    connect(state, state.seat, start)
    closed = {at for at in state.game.cities if sites(state).house(at) is None}
    assert {*late_cities(state.game, state.game.cities)} == closed - {city(state, start)}


def test_cities_are_closed_on_boards_where_all_cities_cost_the_same() -> None:
    board = load_board("germany", "recharged").with_rules(MapRules(closed={4: {10: 5}}))
    game = Game(board, load_edition("recharged"), load_plants(), 4, (0, 1, 2, 3))
    closed = random_closed(game, Random(1))
    assert len(closed) == 5
    state = in_phase(first_state(game, (3, 4, 5, 6, 7, 8, 9, 10), range(4), closed), BUILDING)
    assert {at for at in game.cities if sites(state).house(at) is None} == {*closed}
    assert refusal(state, BuildHouse(closed[0])) == "city_closed"


def test_a_route_costs_what_is_entered() -> None:
    state = building("bremen")
    board = state.game.board
    one, other = city(state, "seehausen"), city(state, "groepelingen")
    there, back = state.game.distances[one][other], state.game.distances[other][one]
    assert there != back
    assert there - back == board.cities[other].entry_cost - board.cities[one].entry_cost


def test_a_network_on_the_other_island_costs_20_instead_of_a_route() -> None:
    state = building("uk-ireland")
    connect(state, 3, "dublin")
    glasgow = city(state, "glasgow")
    assert sites(state).total(glasgow) == 30
    play(state, BuildHouse(glasgow))
    assert sites(state).connection(city(state, "edinburgh")) < 20


def test_step_2_begins_when_every_city_is_connected() -> None:
    state = building("uk-ireland")
    for seat in range(4):
        for name in [c.id for c in state.game.board.cities][seat::4][:6]:
            connect(state, seat, name)
    state.waiting, state.seat = (0,), 0
    rest = [c for c in state.game.cities if state.houses[c][0] == FREE]
    state.houses = tuple(
        (9, FREE, FREE) if c in rest else owners for c, owners in enumerate(state.houses)
    )
    apply(state, EndTurn(), Draws(30, 31))
    assert state.step == 2


# --- the areas -------------------------------------------------------------------------------


def ids(board: Board, *names: str) -> list[int]:
    return [board.area_index[name] for name in names]


def test_areas_must_be_connected_on_each_island() -> None:
    board = load_board("uk-ireland", "classic")
    assert board.are_areas_connected(ids(board, "scotland", "england-north", "ireland"))
    assert not board.are_areas_connected(ids(board, "scotland", "wales", "ireland"))
    assert board.areas_beside(ids(board, "ireland"), 3) == [0, 1, 2, 3, 4]


def test_choices_of_areas_leave_no_city_unreachable() -> None:
    board = load_board("italy", "classic")
    stranded = frozenset(ids(board, "centre", "northeast", "northwest"))
    assert board.are_areas_connected(stranded)
    assert stranded not in board.choices(3)
    drawn = {random_areas(board, 3, Random(seed)) for seed in range(60)}
    assert drawn == {tuple(sorted(choice)) for choice in board.choices(3)}


def test_areas_may_be_separate_if_the_board_allows_it() -> None:
    board = load_board("uk-ireland", "classic")
    parts = board.id, board.name, board.areas, board.cities, board.connections
    apart = Board(*parts, board.rules._replace(may_lie_apart=True))
    assert apart.are_areas_connected(ids(apart, "scotland", "wales"))
    assert not apart.are_areas_connected([])


def test_a_game_starts_with_the_right_cards_on_every_board() -> None:
    for board in ("spain-portugal", "uk-ireland", "bremen"):
        edition = board_editions(board)[-1]
        game, cards = cards_of(board, edition)
        state = first_state(game, cards.market, range(4))
        begin(state, cards.pile)
        assert state.pile_left == len(cards.pile.cards)
