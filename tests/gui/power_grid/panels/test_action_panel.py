# SPDX-License-Identifier: MIT
"""The action panel chooses the page, and shows refusals and banners."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from powergrid.gui.power_grid.game.session import Session
from powergrid.gui.power_grid.game.staging import Staging
from powergrid.gui.power_grid.pages.auction.opening_page import OpeningPage
from powergrid.gui.power_grid.pages.auction.watching_page import WatchingPage
from powergrid.gui.power_grid.pages.power.power_page import PowerPage
from powergrid.gui.power_grid.pages.waiting_page import WaitingPage
from powergrid.gui.power_grid.panels.action_panel import ActionPanel
from powergrid.gui.power_grid.panels.plant_market_panel import PlantMarketPanel
from powergrid.rules import State
from powergrid.rules.actions import Bid, EndTurn, OpenAuction, Pass
from powergrid.rules.legal import FuelPurchases, Openings, Sites, legal
from powergrid.rules.phases.building import next_step
from powergrid.rules.plant_market import future_market, on_offer
from powergrid.rules.plants import STEP3
from powergrid.rules.state import BIDDING, BUYING_FUEL, OPENING, RUNNING_PLANTS, SCRAPPING_PLANT
from tests.expect import expect
from tests.gui.power_grid.pages.moments import OpenTable, moment, seats


def can_pass(state: State) -> bool:
    question = legal(state)
    return isinstance(question, Openings) and state.round == 3 and len(state.waiting) > 1


def buys_fuel(state: State) -> bool:
    return isinstance(legal(state), FuelPurchases) and state.step == 1


def test_the_page_follows_the_question(table_at: OpenTable) -> None:
    table = table_at(moment(can_pass), frozen=False)
    assert isinstance(table.page, OpeningPage)
    table.session.act(Pass())
    assert isinstance(table.page, WaitingPage)
    told = [line.text for line in table.page.recent.lines]
    assert any("passes" in text for text in told)


def test_the_only_person_is_told_of_their_lead_as_you(table_at: OpenTable) -> None:
    table = table_at(moment(can_pass), frozen=False)
    session = table.session
    question = expect(Openings, session.question)
    session.act(next(action for action in question if isinstance(action, OpenAuction)))
    state = session.state
    assert state.bidders[-1] == session.viewer
    name = session.seats[state.seat].name
    assert table.page.head.title.text == f"You lead with {state.bid}. {name} is thinking"


def test_the_panel_keeps_the_focus_while_others_act(table_at: OpenTable) -> None:
    table = table_at(moment(can_pass), frozen=False)
    page = table.page
    assert isinstance(page, OpeningPage)
    page.passing.setFocus()
    page.passing.click()
    assert isinstance(table.page, WatchingPage)
    assert QApplication.focusWidget() is table.page.stage


def test_a_refusal_by_the_session_is_shown(table_at: OpenTable) -> None:
    table = table_at(moment(can_pass), frozen=False)
    table.session.act(Bid(5))
    assert table.page.message.text == "You can't do that now."
    assert table.page.message.isVisible()


def test_a_click_on_a_future_plant_is_explained_on_every_page(table_at: OpenTable) -> None:
    table = table_at(moment(buys_fuel))
    for is_planning in (False, True):
        table.staging.set_planning(is_planning)
        plant = future_market(table.session.state)[0]
        table.staging.choose_plant(plant)
        text = table.page.message.text
        assert text == f"Plant {plant} is not for sale yet: it is in the future market."


def test_a_click_on_a_current_plant_is_explained_when_none_is_sold(table_at: OpenTable) -> None:
    table = table_at(moment(buys_fuel))
    table.staging.choose_plant(on_offer(table.session.state)[0])
    assert table.page.message.text == "You can't do that now."


def test_a_click_on_the_step_3_card_is_explained(table_at: OpenTable) -> None:
    def has_card(state: State) -> bool:
        return STEP3 in state.market and isinstance(legal(state), Openings)

    table = table_at(moment(has_card))
    market = PlantMarketPanel(table.session, table.staging)
    QTest.mouseClick(market.cards[-1], Qt.MouseButton.LeftButton)
    assert "Step 3 card" in table.page.message.text


def test_any_key_closes_a_banner(table_at: OpenTable) -> None:
    table = table_at(moment(can_pass))
    table.panel.announce("Step 2 begins")
    assert table.page.message.text == "Step 2 begins"
    QTest.keyClick(table.panel, Qt.Key.Key_F9)
    assert not table.page.message.text


def test_no_message_hides_the_notice_that_a_step_has_begun(table_at: OpenTable) -> None:
    def starts_step_2(state: State) -> bool:
        is_last = isinstance(legal(state), Sites) and len(state.waiting) == 1
        return is_last and next_step(state) > state.step

    table = table_at(moment(starts_step_2, people=(0, 1, 2, 3)), frozen=False)
    table.session.act(EndTurn())
    assert isinstance(table.page, PowerPage)
    assert table.page.notice.text.startswith("Step 2: ")
    assert not table.page.message.text


def test_undo_takes_back_the_last_action(table_at: OpenTable) -> None:
    table = table_at(moment(can_pass, people=(0, 1, 2, 3)), frozen=False)
    count = len(table.session.past)
    table.session.act(Pass())
    assert len(table.session.past) > count
    assert table.page.undo.isEnabled()
    QTest.keyClick(table.panel, Qt.Key.Key_Z)
    assert len(table.session.past) == count


@pytest.mark.parametrize("asks", [OPENING, BIDDING, SCRAPPING_PLANT, BUYING_FUEL, RUNNING_PLANTS])
def test_undo_is_disabled_with_nothing_to_undo(qtbot: QtBot, asks: int) -> None:
    found = moment(lambda state: state.asks == asks)
    for people in ((0,), (1,)):
        session = Session(found.state, seats(4, people), found.deal)
        panel = ActionPanel(session, Staging(session))
        qtbot.addWidget(panel)
        panel.refresh()
        assert not panel.page.undo.isEnabled(), type(panel.page)
