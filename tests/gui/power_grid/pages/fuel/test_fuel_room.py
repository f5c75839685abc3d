# SPDX-License-Identifier: MIT
"""What the fuel page shows in a small window."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from powergrid.gui.power_grid.pages.fuel.fuel_page import FuelPage
from powergrid.gui.power_grid.table.table import Table
from powergrid.gui.power_grid.words.notice import Notice
from powergrid.records import load
from powergrid.rules import State
from powergrid.rules.fuel import FUELS
from powergrid.rules.state import BUYING_FUEL, with_item
from powergrid.tools.views_of_record import open_view
from tests.expect import expect
from tests.gui.power_grid.pages.moments import OpenTable, faults, moment
from tests.gui.views import RECORD

THREE = Path("tests/data/transcripts/germany-classic-3p.json.gz")
POOR = 114
"""The move at which two prices are more than the buyer has."""
SMALL = (1280, 800)


def opened(qtbot: QtBot, file: Path, move: int | None, size: tuple[int, int] = SMALL) -> FuelPage:
    window = open_view("fuel", load(file), move, size)
    qtbot.addWidget(window)
    assert window.table is not None
    return expect(FuelPage, window.table.action.page)


@pytest.mark.parametrize("move", [49, 98, 148])
def test_a_small_window_shows_all_sentences_of_the_forecast(qtbot: QtBot, move: int) -> None:
    lines = opened(qtbot, RECORD, move).forecast.lines
    assert [line.text for line in lines if line.text and not line.isVisible()] == []


def test_the_forecast_keeps_its_place_beside_the_cart_whatever_the_number_of_players(
    qtbot: QtBot,
) -> None:
    for players in range(2, 7):
        session = moment(lambda state: state.asks == BUYING_FUEL, players=players)
        table = Table(session)
        qtbot.addWidget(table)
        table.resize(*SMALL)
        table.show()
        page = expect(FuelPage, table.action.page)
        assert page.forecast.isVisible(), players


@pytest.mark.parametrize(("file", "move"), [(RECORD, 98), (THREE, POOR)])
def test_a_small_window_shows_every_price_even_one_that_is_too_expensive(
    qtbot: QtBot, file: Path, move: int
) -> None:
    page = opened(qtbot, file, move)
    rows = [row for row in page.cart.rows if row.isVisible()]
    assert rows
    for row in rows:
        assert row.next.text
        assert row.next.isVisible()
        assert not row.next.is_cut


@pytest.mark.parametrize("size", [SMALL, (1366, 768)])
def test_six_players_on_a_wide_board_read_which_plants_lack_fuel(
    qtbot: QtBot, size: tuple[int, int]
) -> None:
    page = opened(qtbot, Path("docs/screenshots/crowded.json.gz"), None, size)
    assert page.forecast.lines[-1].isVisible()
    assert page.forecast.lines[-1].text == "Missing fuel: 19 (2), 23 (1), 25 (2)."
    assert not faults(page)


def burns_all(state: State) -> None:
    """Give seat 0 plants for every fuel: a hybrid, garbage and uranium."""
    state.plants = with_item(state.plants, 0, (5, 6, 11))


@pytest.mark.parametrize("size", [(580, 200), (631, 208)])
def test_neither_a_notice_nor_a_message_takes_the_room_of_a_row(
    table_at: OpenTable, size: tuple[int, int]
) -> None:
    session = moment(lambda s: s.asks == BUYING_FUEL and s.step == 2, players=6, change=burns_all)
    table = table_at(session, size=size)
    table.page.notice = Notice(("Step 2 has begun",), is_coming=False)
    table.page.place()
    assert not faults(table.panel)
    table.page.head.warn("That costs 12; you have 9.")
    assert table.page.message.isVisible()
    assert not faults(table.panel)


def test_a_notice_is_shown_where_the_rows_leave_room(table_at: OpenTable) -> None:
    session = moment(lambda s: s.asks == BUYING_FUEL and s.step == 2, players=6)
    table = table_at(session, size=(631, 300))
    table.page.notice = Notice(("Step 2 has begun",), is_coming=False)
    table.page.place()
    assert table.page.head.notice.isVisible()


@pytest.mark.parametrize("size", [SMALL, (1366, 768)])
def test_a_small_window_shows_the_room_left_for_each_fuel(
    qtbot: QtBot, size: tuple[int, int]
) -> None:
    page = opened(qtbot, Path("docs/games/germany.powergrid.json.gz"), None, size)
    assert [row.room.isVisible() for row in page.cart.rows if row.room.text] == [True, True, True]


def test_no_room_is_shown_for_fuel_that_is_too_expensive(table_at: OpenTable) -> None:
    def spends_all(state: State) -> None:
        burns_all(state)
        state.money = with_item(state.money, 0, 0)

    session = moment(lambda s: s.asks == BUYING_FUEL and s.step == 2, change=spends_all)
    page = expect(FuelPage, table_at(session).page)
    assert [page.question.room(fuel) > 0 for fuel in FUELS] == [True] * 4
    assert [row.room.text for row in page.cart.rows] == [""] * 4
