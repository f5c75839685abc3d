# SPDX-License-Identifier: MIT
"""Phase 4: places, routes, first cities, Step 2, Step 3 through an obsolete plant, and the end."""

import pytest

from powergrid.rules import State, legal
from powergrid.rules.actions import BuildHouse, EndTurn
from powergrid.rules.events import GameEnded, HouseBuilt, PlantRemoved, StepBegan
from powergrid.rules.legal import Sites
from powergrid.rules.phases.building import ends_game, next_step, places_opened
from powergrid.rules.plants import STEP3
from powergrid.rules.scoring import places, ranking, shares_of_win, winners
from powergrid.rules.state import BUILDING, BUREAUCRACY, FREE
from tests.expect import expect
from tests.rules.positions import (
    Draws,
    city,
    connect,
    connect_any,
    game_with,
    in_phase,
    of_type,
    own,
    play,
    refusal,
    spend_pile,
    table,
)

HIGH = (20, 21, 22, 23, 24, 25, 26, 27)


def building(step: int = 1, edition: str = "classic", players: int = 4) -> State:
    """Seat 0 is asked, and is the last to build."""
    state = in_phase(table(edition, market=HIGH, players=players), BUILDING)
    state.step = step
    state.waiting, state.seat = (0,), 0
    state.money = (300,) * players
    return state


def test_the_first_house_costs_10_anywhere() -> None:
    state = building()
    question = expect(Sites, legal(state))
    assert set(question.prices().values()) == {10}
    assert len(question.prices()) == 42


@pytest.mark.parametrize("step", [1, 2, 3])
def test_a_first_house_takes_the_10_place_of_an_empty_city(step: int) -> None:
    state = building(step)
    connect(state, 1, "berlin")
    assert refusal(state, BuildHouse(city(state, "berlin"))) == "first_city_taken"
    play(state, BuildHouse(city(state, "leipzig")))
    assert state.money[0] == 290


def test_a_second_place_may_be_cheaper_on_a_board_of_ones_own() -> None:
    state = building(2)
    state.game = game_with(house_prices=(20, 10, 15))
    connect(state, 0, "bremen")
    connect(state, 1, "cuxhaven")
    state.money = (18, 0, 0, 0)
    assert Sites(state).affordable() == {city(state, "cuxhaven"): 8 + 10}


@pytest.mark.parametrize(
    ("step", "houses", "price"), [(1, 1, None), (2, 1, 15), (3, 1, 15), (2, 2, None), (3, 2, 20)]
)
def test_a_city_has_as_many_places_as_the_step_says(
    step: int, houses: int, price: int | None
) -> None:
    state = building(step)
    connect(state, 0, "halle")
    for seat in range(1, houses + 1):
        connect(state, seat, "leipzig")
    question = expect(Sites, legal(state))
    assert question.house(city(state, "leipzig")) == price


def test_a_player_builds_only_once_in_a_city() -> None:
    state = building(3)
    connect(state, 0, "halle")
    assert refusal(state, BuildHouse(city(state, "halle"))) == "already_connected"


def test_each_new_city_counts_as_own_at_once() -> None:
    state = building()
    connect(state, 0, "essen")
    events = play(state, BuildHouse(city(state, "duesseldorf")), BuildHouse(city(state, "koeln")))
    assert of_type(events, HouseBuilt) == [
        HouseBuilt(0, city(state, "duesseldorf"), 10, 2),
        HouseBuilt(0, city(state, "koeln"), 10, 4),
    ]


def test_routes_stay_within_the_areas_in_play() -> None:
    """Without the east, Nürnberg's area, Regensburg is reached over Augsburg only."""
    everywhere = table()
    areas = everywhere.game.board.area_index
    state = table(areas=tuple(sorted(areas[a] for a in ("southwest", "south", "west"))))
    in_phase(state, BUILDING)
    state.waiting, state.seat = (0,), 0
    connect(state, 0, "frankfurt-main")
    question = expect(Sites, legal(state))
    direct = 0 + 11 + 6 + 15 + 13
    assert question.connection(city(state, "regensburg")) == direct
    assert refusal(state, BuildHouse(city(state, "fulda"))) == "city_not_in_play"
    assert BuildHouse(city(state, "fulda")) not in question


def test_a_house_takes_the_cheapest_free_place() -> None:
    state = building(2)
    connect(state, 1, "leipzig")
    connect(state, 0, "halle")
    play(state, BuildHouse(city(state, "leipzig")))
    assert state.houses[city(state, "leipzig")] == (1, 0, FREE)


def test_a_city_that_costs_too_much_is_refused_and_changes_nothing() -> None:
    state = building()
    state.money = (9, 300, 300, 300)
    before = state.copy()
    assert refusal(state, BuildHouse(3)) == "not_enough_money"
    assert state == before
    assert list(legal(state)) == [EndTurn()]


@pytest.mark.parametrize("city_index", [-1, 42, 10**6])
def test_an_unknown_city_is_refused(city_index: int) -> None:
    state = building()
    assert BuildHouse(city_index) not in legal(state)
    assert refusal(state, BuildHouse(city_index)) == "city_not_in_play"


# --- Step 2 ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "cities"), [(2, 10), (3, 7), (4, 7), (5, 7), (6, 6)])
def test_step_2_begins_after_the_phase_that_triggers_it(players: int, cities: int) -> None:
    state = building(players=players)
    connect_any(state, 0, cities - 1)
    twin = state.copy()
    play(twin, EndTurn())
    assert twin.step == 1
    connect_any(state, 0, 1)
    events = play(state, EndTurn(), draws=Draws(30))
    assert of_type(events, StepBegan) == [StepBegan(2, 1)]
    assert of_type(events, PlantRemoved) == [PlantRemoved(20, "step2")]
    assert (state.step, state.phase) == (2, BUREAUCRACY)
    assert state.market == (*HIGH[1:], 30)


def test_step_2_begins_only_once() -> None:
    state = building(2)
    connect_any(state, 0, 9)
    assert not of_type(play(state, EndTurn()), StepBegan)


@pytest.mark.parametrize("edition", ["classic", "recharged"])
def test_the_step_3_card_can_be_the_replacement_of_step_2(edition: str) -> None:
    state = building(edition=edition)
    connect_any(state, 0, 7)
    assert next_step(state) == 2
    spend_pile(state, (40, 42))
    assert next_step(state) == 3
    events = play(state, EndTurn(), draws=Draws(STEP3))
    assert [(e.plant, e.why) for e in of_type(events, PlantRemoved)] == [
        (20, "step2"),
        (21, "step3"),
        (STEP3, "step3"),
    ]
    assert state.market == HIGH[2:]
    assert state.step == 3


def test_classic_can_reach_step_2_and_step_3_in_one_phase_4() -> None:
    """Step 2's plant is replaced between the phases; Step 3 begins with Phase 5."""
    state = in_phase(table(market=(7, 8, 22, 23, 24, 25, 26, 27)), BUILDING)
    state.waiting, state.seat = (0,), 0
    state.money = (300,) * 4
    spend_pile(state, (40, 42))
    connect_any(state, 0, 6)
    free = next(c for c in state.game.cities if state.houses[c][0] == FREE)
    events = play(state, BuildHouse(free), draws=Draws(STEP3))
    assert [(e.plant, e.why) for e in of_type(events, PlantRemoved)] == [
        (7, "obsolete"),
        (8, "step3"),
        (STEP3, "step3"),
    ]
    assert state.step == 1  # it holds from Phase 5
    events = play(state, EndTurn(), draws=Draws(42))
    assert of_type(events, StepBegan) == [StepBegan(2, 1), StepBegan(3, 2)]
    assert of_type(events, PlantRemoved) == [PlantRemoved(22, "step2")]
    assert state.market == (23, 24, 25, 26, 27, 42)
    assert (state.step, state.phase) == (3, BUREAUCRACY)


def test_classic_never_reaches_step_2_after_an_earlier_step_3_card() -> None:
    state = in_phase(table(market=HIGH[:6]), BUILDING)
    state.step = 3
    state.waiting, state.seat = (0,), 0
    spend_pile(state, (40, 42), is_step3_seen=True)
    connect_any(state, 0, 7)
    assert not of_type(play(state, EndTurn()), StepBegan)


def test_a_player_may_build_more_houses_than_there_are_pieces() -> None:
    """Of 22 pieces two stand on tracks, and two players of Classic end at 21 cities."""
    state = in_phase(table(market=(30, 31, 32, 33, 34, 35, 36, 37), players=2), BUILDING)
    state.step, state.waiting, state.seat = 3, (0,), 0
    state.money = (2000, 50)
    while len(state.cities[0]) < 25:
        free = next(c for c in state.game.cities if 0 not in state.houses[c])
        play(state, BuildHouse(free))
    play(state, EndTurn())
    assert state.is_over


def test_several_obsolete_plants_are_replaced_in_a_row() -> None:
    state = in_phase(table(market=(6, 7, 8, 9, 24, 25, 26, 27)), BUILDING)
    state.waiting, state.seat = (0,), 0
    state.money = (300,) * 4
    connect_any(state, 0, 8)
    free = next(c for c in state.game.cities if state.houses[c][0] == FREE)
    play(state, BuildHouse(free), draws=Draws(30, 31, 3, 32, 33))
    assert state.market == (24, 25, 26, 27, 30, 31, 32, 33)


def test_recharged_has_no_obsolete_plants() -> None:
    state = in_phase(table("recharged", market=(3, 4, 5, 6, 7, 8, 9, 10)), BUILDING)
    state.waiting, state.seat = (0,), 0
    state.money = (300,) * 4
    connect_any(state, 0, 8)
    free = next(c for c in state.game.cities if state.houses[c][0] == FREE)
    assert not of_type(play(state, BuildHouse(free)), PlantRemoved)


# --- the end ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "cities"), [(2, 21), (3, 17), (4, 17), (5, 15), (6, 14)])
def test_the_game_ends_after_the_phase_that_triggers_it(players: int, cities: int) -> None:
    state = building(2, players=players)
    connect_any(state, 0, cities - 1)
    twin = state.copy()
    play(twin, EndTurn())
    assert not twin.is_over
    connect_any(state, 0, 1)
    events = play(state, EndTurn())
    assert state.is_over
    assert expect(GameEnded, events[-1]).winners == winners(state)
    assert list(legal(state)) == []
    assert refusal(state, EndTurn()) == "game_over"


def test_others_still_build_after_the_trigger() -> None:
    state = building(2)
    state.waiting, state.seat = (0, 1), 0
    assert not ends_game(state)
    connect_any(state, 0, 17)
    assert ends_game(state)
    play(state, EndTurn())
    assert not state.is_over
    assert state.seat == 1


def test_a_step_3_that_is_due_does_not_begin_if_the_game_ends() -> None:
    state = building(2)
    connect_any(state, 0, 17)
    state.is_step3_due = True
    assert next_step(state) == 3
    play(state, EndTurn())
    assert state.step == 2


def test_the_winner_powers_most_cities_and_need_not_own_most() -> None:
    state = building(2)
    connect_any(state, 0, 17)
    own(state, 0, 20, fuel=(3, 0, 0, 0))
    connect_any(state, 1, 9)
    own(state, 1, 37, 50)
    play(state, EndTurn())
    assert state.powered[:2] == (5, 9)
    assert state.ranking[0] == 1


def ended(edition: str, money: tuple[int, ...], cities: tuple[int, ...]) -> State:
    state = building(3, edition=edition)
    for seat, count in enumerate(cities):
        connect_any(state, seat, count)
        own(state, seat, (27, 33, 37, 44)[seat])
    state.money = money
    play(state, EndTurn())
    return state


def test_ties_are_broken_by_money() -> None:
    state = ended("recharged", (10, 30, 20, 0), (17, 3, 3, 3))
    assert state.powered == (3, 3, 3, 3)
    assert state.ranking == (1, 2, 0, 3)


@pytest.mark.parametrize(("edition", "second"), [("classic", 2), ("recharged", 1)])
def test_classic_breaks_ties_in_money_by_cities(edition: str, second: int) -> None:
    state = ended(edition, (30, 20, 20, 0), (17, 3, 4, 3))
    state.powered = (3, 3, 3, 3)
    assert ranking(state)[1] == second


def test_seats_that_tie_share_the_win() -> None:
    state = ended("recharged", (30, 20, 30, 0), (17, 3, 3, 3))
    assert state.powered == (3, 3, 3, 3)
    assert shares_of_win(state) == [0.5, 0, 0.5, 0]
    assert winners(state) == (0, 2)
    assert places(state) == [1, 3, 1, 4]


def test_a_network_may_start_after_round_1() -> None:
    state = in_phase(table(market=HIGH), BUILDING, round_=1)
    for _ in range(4):
        play(state, EndTurn())
    assert state.phase == BUREAUCRACY
    assert state.cities == ((), (), (), ())


def test_a_step_opens_the_places_of_the_table_that_were_closed_before() -> None:
    steps = ((2, 1), (3, 2), (3, 1))
    opened = [places_opened(table().game, *step) for step in steps]
    assert opened == [{2: 15}, {3: 20}, {2: 15, 3: 20}]
    game = game_with(open_places=(1, 3, 3))
    assert [places_opened(game, *step) for step in steps] == [{2: 15, 3: 20}, {}, {2: 15, 3: 20}]
