# SPDX-License-Identifier: MIT
"""Five questions that the table answers at a glance and in words."""

import pytest
from pytestqt.qtbot import QtBot

from powergrid.gui.power_grid.game.rehearsal import fuelling_action
from powergrid.gui.power_grid.game.session import Session
from powergrid.gui.power_grid.models.fuel_market import fuel_text
from powergrid.gui.power_grid.pages.building.building_page import BuildingPage
from powergrid.gui.power_grid.panels.top_bar_texts import enders_brief, threshold_runs
from powergrid.gui.power_grid.panels.words_panel import table_lines
from powergrid.gui.power_grid.table.table import Table
from powergrid.gui.power_grid.words.names import city_name
from powergrid.rules import State, apply, legal
from powergrid.rules.ending import possible_enders
from powergrid.rules.fuel import FUELS
from powergrid.rules.legal import FuelPurchases, Openings, Sites
from powergrid.rules.phases.bureaucracy import refill_if_all_run
from powergrid.rules.state import AUCTION, FUEL
from powergrid.rules.view import card_of_trial
from tests.gui.power_grid.pages.moments import can_open, moment


def table_of(qtbot: QtBot, session: Session) -> Table:
    table = Table(session)
    qtbot.addWidget(table)
    table.resize(1280, 800)
    qtbot.waitUntil(lambda: not table.board.network_timer.isActive())
    return table


def in_words(table: Table) -> str:
    return "\n".join(table_lines(table.session, table.staging))


@pytest.mark.parametrize("kind", [Openings, FuelPurchases, Sites])
@pytest.mark.parametrize("players", [3, 6])
def test_the_table_answers_whose_turn_it_is(qtbot: QtBot, kind: type, players: int) -> None:
    session = moment(
        lambda state: isinstance(legal(state), kind) and state.round > 2, players=players
    )
    table = table_of(qtbot, session)
    (own,) = [row for row in table.rivals.players if row.is_asked]
    assert own.seat == session.state.seat
    assert own.status.text == "your turn"
    assert "Ada, your turn" in in_words(table)
    others = [row.status.text for row in table.rivals.rows()]
    assert len(others) == players - 1
    assert "your turn" not in others


def test_the_table_answers_what_i_can_afford(qtbot: QtBot) -> None:
    def is_short(state: State) -> bool:
        question = legal(state)
        return isinstance(question, Sites) and 0 < len(question.affordable()) < len(
            question.prices()
        )

    table = table_of(qtbot, moment(is_short))
    page = table.action.page
    assert isinstance(page, BuildingPage)
    question = page.question
    model = page.list.sites
    rows = {row.city: row for row in model.rows}
    for city, price in question.prices().items():
        lacks = price - question.money
        assert (lacks > 0) == ("need" in model.text(rows[city])), model.text(rows[city])


def test_the_table_answers_who_can_end_the_game_this_round(qtbot: QtBot) -> None:
    def is_late(state: State) -> bool:
        return can_open(state) and len(state.cities[1]) > 10

    def rich(state: State) -> None:
        state.money = (20, 300, 20, 20)

    session = moment(is_late, change=rich)
    assert possible_enders(session.state) == (1,)
    runs = threshold_runs(session, enders_brief(session))
    end = session.state.game.end_at
    assert "".join(text for text, _, _ in runs) == f"ends at {end} · Bruno can end it"
    table = table_of(qtbot, session)
    assert "Could end the game this round: Bruno." in in_words(table)
    assert "Bruno" in table.top_bar.accessibleDescription()
    session.state.money = (20, 20, 20, 20)
    assert possible_enders(session.state) == ()
    assert "Bruno" not in "".join(text for text, _, _ in threshold_runs(session, ""))


def test_of_many_who_can_end_the_game_some_are_named_and_the_others_counted(qapp: object) -> None:
    def rich(state: State) -> None:
        state.money = (300,) * 6

    session = moment(lambda state: state.round > 4 and can_open(state), players=6, change=rich)
    assert len(possible_enders(session.state)) == 6
    assert enders_brief(session) == "Femi, Ada, +4 can end it"


def test_the_table_answers_what_coal_will_cost_next_round(qtbot: QtBot) -> None:
    session = moment(lambda state: can_open(state) and state.round > 3)
    table = table_of(qtbot, session)
    shown = {row.fuel: row.next_round for row in table.fuel.fuels}
    coal, *_ = table.fuel.fuels
    assert f"next round from {coal.next_round}" in fuel_text(session, coal)
    trial = session.state.copy()
    trial.pile_left = 0
    while AUCTION <= trial.phase <= FUEL:
        apply(trial, fuelling_action(trial, legal(trial)), card_of_trial)
    added = refill_if_all_run(trial).added
    for fuel in FUELS:
        spaces, there = trial.game.spaces[fuel], trial.fuel_market[fuel] + added[fuel]
        assert shown[fuel] == (spaces[len(spaces) - there] if there else 0)


def test_the_table_answers_where_a_rival_can_cut_me_off(qtbot: QtBot) -> None:
    def builds_late(state: State) -> bool:
        rich = min(state.money[:2]) > 60
        return can_open(state) and state.order[0] == 0 and rich and len(state.cities[0]) > 2

    session = moment(builds_late)
    table = table_of(qtbot, session)
    contest = table.board.contested
    assert 1 <= len(contest.items) <= 3
    assert not any(item.is_ringed for item in contest.items)
    city, rivals = next(iter(contest.rivals.items()))
    colours = session.colours
    assert contest.items[0].colours == tuple(colours[seat] for seat in rivals)
    name = city_name(session.state.game.board, city)
    first = session.seats[rivals[0]].name
    assert any(line.startswith(name) and first in line for line in in_words(table).splitlines())
    table.staging.point_at_city(city)
    assert first in table.board.view.accessibleDescription()
