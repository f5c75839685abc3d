# SPDX-License-Identifier: MIT
"""A game against the bank with starting cities: its setup by mouse and keys, and the whole game."""

from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from powergrid.bots import bot_named
from powergrid.gui.power_grid.models.log_model import LogModel
from powergrid.gui.power_grid.pages.building.city_choice_page import CityChoicePage
from powergrid.gui.power_grid.table.table import Table
from powergrid.records import Record, Seat, new_record
from powergrid.rules.board import NO_CITY
from powergrid.rules.legal import BankSites, Openings, StartingSites
from powergrid.rules.state import BANK, SETUP
from tests.expect import expect
from tests.gui.conftest import NewWindow
from tests.gui.mouse import move_over

SET_UP_QUESTIONS = 6 + 2


def bank_record() -> Record:
    return new_record(
        "germany",
        "recharged",
        [Seat("Ada", "red"), Seat("Bruno", "blue")],
        seed=4,
        options={"against_the_bank": True, "starting_cities": True},
    )


@pytest.fixture
def table(new_window: NewWindow) -> Table:
    window = new_window(first=lambda window: window.open_record(bank_record()))
    assert window.table is not None
    return window.table


def assert_set_up(table: Table) -> None:
    state = table.session.state
    assert isinstance(table.session.question, Openings)
    assert len(state.marked) == 2
    assert sum(owners.count(BANK) for owners in state.houses) == 6 + 2
    assert state.bank_houses == 8


@pytest.mark.slow
def test_the_bank_is_set_up_by_mouse(table: Table) -> None:
    view = table.board.view
    for _ in range(SET_UP_QUESTIONS):
        question = table.session.question
        assert isinstance(question, BankSites | StartingSites)
        page = expect(CityChoicePage, table.action.page)
        sign = view.board_scene().layout.signs[question.cities[0]]
        where = view.mapFromScene(sign.center())
        move_over(view.viewport(), where)
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=where)
        assert page.accept.isEnabled()
        page.accept.click()
        QApplication.processEvents()
    assert_set_up(table)


def test_the_bank_is_set_up_by_keys(table: Table) -> None:
    for _ in range(SET_UP_QUESTIONS):
        asked = table.session.question
        for key in (Qt.Key.Key_Down, Qt.Key.Key_Return):
            QTest.keyClick(QApplication.focusWidget() or table, key)
            QApplication.processEvents()
        assert table.session.question is not asked
    assert_set_up(table)


def test_an_illegal_city_is_refused_with_its_rule(table: Table) -> None:
    page = expect(CityChoicePage, table.action.page)
    table.session.act(next(iter(table.session.question)))
    far = next(c for c in table.session.state.game.cities if c not in page.cities)
    page.choose_city(far)
    assert page.message.text
    assert page.city != far


@pytest.mark.slow
def test_the_table_follows_a_whole_game(table: Table) -> None:
    session, bot, rng = table.session, bot_named("sensible"), Random(2)
    rows = {row.seat: row.place for row in table.rivals.players}
    assert rows[BANK] == 2
    while not session.state.is_over:
        assert session.act(bot.decide(session.state, rng))
        QApplication.processEvents()
    bank = next(row for row in table.rivals.players if row.seat == BANK)
    assert bank.plants == session.state.bank_plants
    assert bank.cities == sum(owners.count(BANK) for owners in session.state.houses)
    assert len(session.state.ranking) == 2


def test_top_bar_and_log_describe_the_setup(table: Table) -> None:
    assert "Setup" in table.top_bar.accessibleName()
    session = table.session
    while not isinstance(session.question, Openings):
        session.act(next(iter(session.question)))
    rows = LogModel(session).rows
    assert next(row.text for row in rows if row.is_heading) == "Setup"
    told = [row for row in rows if row.phase == SETUP and not row.is_heading]
    assert len(told) == SET_UP_QUESTIONS + 2
    assert all(len(row.cities) == 1 for row in told)


def test_a_screen_reader_hears_what_is_pointed_at(table: Table) -> None:
    city = table.session.state.game.cities[0]
    table.staging.point_at_city(city)
    name = table.session.state.game.board.cities[city].name
    assert table.board.view.accessibleName() == f"Board: {name}"
    table.staging.point_at_city(NO_CITY)
    assert table.board.view.accessibleName() == "Board"
