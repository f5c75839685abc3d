# SPDX-License-Identifier: MIT
"""What boards with a mechanism of their own show of the moment, and how they are played there."""

from powergrid.gui.power_grid.game.draft import Draft
from powergrid.gui.power_grid.pages.building.routes import legs_to
from powergrid.gui.power_grid.table.networks import Networks
from powergrid.gui.power_grid.words.board_state import board_texts
from powergrid.gui.power_grid.words.game_status import step_tip, thresholds_text
from powergrid.rules.actions import BuildHouse, BuyFuel
from powergrid.rules.fuel import COAL
from powergrid.rules.state import BUILDING, FUEL
from tests.gui.tables import a_session
from tests.rules.positions import city, connect, in_phase, own, play, table


def test_what_mines_would_earn_is_said() -> None:
    session = a_session(board="australia", edition="classic")
    state = session.state
    assert board_texts(session) == ["The uranium market is full: mines earn nothing now."]
    state.fuel_market = (*state.fuel_market[:3], 6)
    own(state, session.viewer, 23)
    assert board_texts(session) == ["Mines sell uranium at 4 a city; yours would earn 12."]


def test_the_outage_ahead_is_said() -> None:
    session = a_session(board="india", edition="classic")
    for built, part in ((8, "more than 8 cause an outage"), (9, "Power outage: 9 cities")):
        session.state.extras = session.state.extras._replace(built=built)
        assert part in thresholds_text(session)


def test_what_lies_aside_is_said_and_that_there_are_no_steps() -> None:
    session = a_session(board="manhattan")
    state = session.state
    state.extras = state.extras._replace(side_pile=(40, 37))
    assert board_texts(session) == ["Plants set aside: 40 and 37."]
    said = []
    for done in (1, 2):
        state.extras = state.extras._replace(piles_done=done)
        said += board_texts(session)
    assert ["now the draw pile" in said[0], "all plants are for sale" in said[1]] == [True, True]
    assert step_tip(2, state.game) == "This board stays in Step 1 for the whole game."
    assert "Step 2" not in thresholds_text(session)


def test_who_can_begin_a_second_network_is_said() -> None:
    session = a_session(board="japan", edition="classic")
    assert board_texts(session) == ["Can still start a second network: –."]
    connect(session.state, 2, "tokyo")
    assert session.seats[2].name in board_texts(session)[0]


def test_where_fuel_is_bought_one_by_one_a_draft_holds_all_that_is_wanted() -> None:
    state = in_phase(table("classic", "india", 3), FUEL)
    own(state, state.seat, 10)
    draft = Draft(state)
    assert draft.add(BuyFuel(COAL, 3))
    assert draft.state.seat == state.seat
    assert state.game.bought_together.bought_together is state.game.bought_together


def test_a_second_network_has_no_way() -> None:
    state = in_phase(table("classic", "japan", 3), BUILDING)
    seat, osaka = state.seat, city(state, "osaka")
    play(state, BuildHouse(city(state, "tokyo")), BuildHouse(osaka, begins_network=True))
    assert Networks(state.game).links(state, seat) == []


def test_legs_cost_what_a_way_costs() -> None:
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
