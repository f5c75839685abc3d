# SPDX-License-Identifier: MIT
"""What boards with special rules show, and how the window plays them."""

from powergrid.gui.power_grid.game.draft import Draft
from powergrid.gui.power_grid.pages.building.routes import legs_to
from powergrid.gui.power_grid.table.networks import Networks
from powergrid.gui.power_grid.words.game_status import (
    board_texts,
    race_tip,
    step_tip,
    thresholds_text,
)
from powergrid.rules.actions import BuildHouse, BuyFuel
from powergrid.rules.fuel import COAL
from powergrid.rules.state import BUILDING, FUEL
from tests.gui.tables import a_session
from tests.rules.positions import city, connect, game_with, in_phase, own, play, table


def test_the_earnings_of_mines_are_described() -> None:
    session = a_session(board="australia", edition="classic")
    state = session.state
    assert board_texts(session) == ["The uranium market is full: mines earn nothing now."]
    state.fuel_market = (*state.fuel_market[:3], 6)
    own(state, session.viewer, 23)
    assert board_texts(session) == ["Mines sell uranium at 4 a city; yours would earn 12."]


def test_the_threshold_of_an_outage_is_shown() -> None:
    session = a_session(board="india", edition="classic")
    for built, part in ((8, "more than 8 cause an outage"), (9, "Power outage: 9 cities")):
        session.state.extras = session.state.extras._replace(built=built)
        assert part in thresholds_text(session)


def test_the_side_pile_is_described() -> None:
    session = a_session(board="manhattan")
    state = session.state
    state.extras = state.extras._replace(side_pile=(40, 37))
    assert board_texts(session) == ["Plants set aside: 40 and 37."]
    said = []
    for done in (1, 2):
        state.extras = state.extras._replace(piles_done=done)
        said += board_texts(session)
    assert ["now the draw pile" in said[0], "all plants are for sale" in said[1]] == [True, True]
    assert "Step 2" not in thresholds_text(session)
    assert "Step 2" not in race_tip([("Ada", 1)], state)


def test_step_3_leaves_nothing_of_step_2() -> None:
    session = a_session(edition="classic")
    session.state.step = 3
    assert "Step 2" not in thresholds_text(session)
    assert "Step 2" not in race_tip([("Ada", 1)], session.state)


def test_step_2_is_announced_only_while_its_cities_can_start_it() -> None:
    session = a_session()
    assert thresholds_text(session).startswith("Step 2 at 7, the end at 17")
    session.state.is_step3_due = True
    assert thresholds_text(session).startswith("The end at 17")


def test_the_tip_of_a_step_mentions_cities_that_differ() -> None:
    japan, germany = (table("classic", board, 3).game for board in ("japan", "germany"))
    assert step_tip(1, japan).endswith("each city. Some cities differ, as the map shows.")
    assert step_tip(1, germany).endswith("each city.")


def test_the_tip_of_step_2_says_where_a_full_board_begins_it() -> None:
    texts = [step_tip(2, table("classic", board, 3).game) for board in ("uk-ireland", "germany")]
    ends = ["somebody has 7 cities, or once every city has a house.", "somebody has 7 cities."]
    assert [text.endswith(end) for text, end in zip(texts, ends, strict=True)] == [True, True]


def test_the_tip_of_a_step_counts_the_places_that_the_board_opens() -> None:
    game = game_with(open_places=(2, 2, 2))
    assert step_tip(1, game) == "Step 1: two houses in each city."
    assert step_tip(3, game).startswith("Step 3: two houses in each city. It begins")


def test_players_who_can_start_a_second_network_are_named() -> None:
    session = a_session(board="japan", edition="classic")
    assert board_texts(session) == []
    connect(session.state, 2, "tokyo")
    assert session.seats[2].name in board_texts(session)[0]


def test_a_draft_holds_a_whole_cart_where_fuel_is_bought_token_by_token() -> None:
    state = in_phase(table("classic", "india", 3), FUEL)
    own(state, state.seat, 10)
    draft = Draft(state)
    assert draft.add(BuyFuel(COAL, 3))
    assert draft.state.seat == state.seat
    assert state.game.bought_together.bought_together is state.game.bought_together


def test_a_second_network_has_no_connection_to_the_first() -> None:
    state = in_phase(table("classic", "japan", 3), BUILDING)
    seat, osaka = state.seat, city(state, "osaka")
    play(state, BuildHouse(city(state, "tokyo")), BuildHouse(osaka, begins_network=True))
    assert Networks(state.game).connections(state, seat) == []


def test_the_connections_of_a_route_have_the_costs_of_the_board() -> None:
    for board, start, end, costs in (
        ("manhattan", "m1", "m9", [0, 5, 5]),
        ("bremen", "seehausen", "groepelingen", [9, 8]),
        ("australia", "perth", "sydney-1", []),
        ("australia", "perth", "geraldton", [9]),
    ):
        edition = "classic" if board == "australia" else "recharged"
        state = table(edition, board, 3)
        legs = legs_to(state.game, [city(state, start)], city(state, end))
        assert [cost for _, _, cost in legs] == costs, board
