# SPDX-License-Identifier: MIT
"""No page is cut off or overlaps at any size the table gives it."""

import pytest
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from powergrid.gui.kit.button import Button
from powergrid.gui.kit.line import Line
from powergrid.gui.kit.look import look
from powergrid.gui.kit.text import Text
from powergrid.gui.power_grid.game.session import session_of
from powergrid.gui.power_grid.pages.fuel.fuel_page import FuelPage
from powergrid.records import Seat, new_record
from powergrid.rules import State
from powergrid.rules.legal import (
    BankSites,
    Bids,
    FuelPurchases,
    Openings,
    PlantScraps,
    Runs,
    Sites,
    StartingSites,
    legal,
)
from powergrid.rules.state import with_item
from tests.gui.patience import settle
from tests.gui.power_grid.pages.moments import AskedTable, OpenTable, faults, moment

SIZES = ((618, 180), (618, 222), (455, 202), (455, 282), (580, 224), (656, 448), (879, 360))
KINDS = (Openings, Bids, PlantScraps, FuelPurchases, Sites, Runs)


def crowd(state: State) -> None:
    state.money = (222, *state.money[1:])


@pytest.mark.parametrize("scale", [1, 1.33, 2])
@pytest.mark.parametrize("kind", KINDS)
def test_no_page_is_cut_or_overlaps_at_any_size(
    table_at: OpenTable, kind: type, scale: float
) -> None:
    def is_late(state: State) -> bool:
        return isinstance(legal(state), kind) and state.round > 5

    table = table_at(moment(is_late, players=6, board="usa", change=crowd))
    fill(table)
    look().fit(1920 * scale, 1080 * scale)
    for width, height in SIZES:
        table.panel.resize(round(width * look().scale), round(height * look().scale))
        table.page.place()
        assert not faults(table.panel), (kind, width, height)
        for button in filter(QAbstractButton.isVisible, table.page.foot.findChildren(Button)):
            assert button.width() >= button.sizeHint().width(), (width, height, button.text())


def assert_room(table: AskedTable) -> None:
    for width, height in SIZES:
        table.panel.resize(round(width * look().scale), round(height * look().scale))
        table.page.place()
        assert not faults(table.panel), (width, height)
        for button in filter(QAbstractButton.isVisible, table.page.foot.findChildren(Button)):
            assert button.width() >= button.sizeHint().width(), (width, height, button.text())


@pytest.mark.parametrize("scale", [1, 1.33, 2])
@pytest.mark.parametrize("asked", [BankSites, StartingSites])
def test_no_setup_question_is_cut_or_overlaps(
    table_at: OpenTable, asked: type, scale: float
) -> None:
    seats = [Seat("Ada", "red"), Seat("Bruno", "blue")]
    both = {"against_the_bank": True, "starting_cities": True}
    session = session_of(new_record("germany", "recharged", seats, seed=1, options=both))
    while not isinstance(session.question, asked):
        session.act(next(iter(session.question)))
    table = table_at(session)
    look().fit(1920 * scale, 1080 * scale)
    assert_room(table)
    question = session.question
    assert isinstance(question, BankSites | StartingSites)
    names = session.state.game.board.cities
    table.staging.choose_city(max(question.cities, key=lambda city: len(names[city].name)))
    assert_room(table)


@pytest.mark.parametrize("scale", [1, 1.33, 2])
def test_two_hybrids_fit_on_the_power_page(table_at: OpenTable, scale: float) -> None:
    def two_hybrids(state: State) -> None:
        state.plants = with_item(state.plants, 0, (5, 12))
        state.fuel = with_item(state.fuel, 0, (4, 4, 0, 0))

    def runs(state: State) -> bool:
        return isinstance(legal(state), Runs) and len(state.cities[0]) > 2

    table = table_at(moment(runs, change=two_hybrids))
    look().fit(1920 * scale, 1080 * scale)
    assert_room(table)


@pytest.mark.parametrize("kind", [Openings, Bids])
def test_the_reason_why_a_plant_is_forbidden_fits(table_at: OpenTable, kind: type) -> None:
    def is_barred(state: State) -> bool:
        question = legal(state)
        if isinstance(question, Bids):
            return kind is Bids and question.is_barred
        return (
            kind is Openings
            and isinstance(question, Openings)
            and question.may_pass
            and not question.is_sole
            and any(map(question.is_barred, question.plants))
        )

    table = table_at(moment(is_barred, board="central-europe", edition="classic", players=3))
    assert "Slovakia" in table.page.note.text
    assert_room(table)


def test_a_long_message_takes_the_room_of_the_title(table_at: OpenTable) -> None:
    table = table_at(moment(lambda state: isinstance(legal(state), Runs)), size=(455, 202))
    table.page.head.warn("This is a rather long sentence that leaves the title no room.")
    assert not table.page.title.isVisible()
    assert not faults(table.panel)
    assert table.page.message.isVisible()
    table.page.head.clear_message()
    assert not table.page.message.isVisible()


def test_the_page_shown_while_bots_play_fits(table_at: OpenTable) -> None:
    session = moment(lambda state: state.round > 3, players=6, people=(1,))
    table = table_at(session)
    for width, height in SIZES:
        table.panel.resize(width, height)
        assert not faults(table.panel)
    assert "Ada" in table.page.title.text


def fill(table: AskedTable) -> None:
    """Stage as much as possible."""
    question = legal(table.staging.draft.state)
    if isinstance(question, Sites):
        for _ in range(5):
            prices = legal(table.staging.draft.state)
            assert isinstance(prices, Sites)
            cheap = prices.affordable()
            if not cheap:
                break
            table.staging.choose_city(min(cheap, key=lambda city: cheap[city]))
        table.staging.point_at_city(max(question.prices(), key=lambda c: question.total(c) or 0))
    elif isinstance(table.page, FuelPage):
        table.page.fill.click()


def test_a_wrapping_text_takes_a_second_line_if_one_is_too_short(qtbot: QtBot) -> None:
    column = Line(vertical=True)
    qtbot.addWidget(column)
    text = Text("one two three four five six seven", wraps=True)
    column.add(text)
    column.resize(2 * text.width_of_text(), 200)
    column.show()
    line = text.height()
    column.resize(text.narrow_width() * 2 // 3, 200)
    settle()
    assert text.height() == 2 * line
    text.say("one")
    settle()
    assert text.height() == line
