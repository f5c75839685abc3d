# SPDX-License-Identifier: MIT
"""The page shown while bots play: it can pause and skip them."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from powergrid.gui.power_grid.game.opponents import OPPONENTS
from powergrid.gui.power_grid.pages.auction.bidding_page import BiddingPage
from powergrid.gui.power_grid.pages.waiting_page import WaitingPage
from powergrid.play.thinker import Thinker
from powergrid.records import PERSON
from tests.expect import expect
from tests.gui.power_grid.pages.moments import OpenTable, can_bid, moment
from tests.gui.tables import a_session


def test_bots_are_paused_and_skipped_by_the_pages_buttons(
    table_at: OpenTable, qtbot: QtBot
) -> None:
    session = a_session(player=("sensible", "sensible", PERSON, "sensible"))
    session.bots.pace = 60_000
    table = table_at(session, frozen=False, size=(580, 236))  # as in a window of 1280 x 800
    session.start_bots(Thinker(OPPONENTS), 1)
    if session.is_person_asked:
        session.act(next(iter(session.question)))
    page = expect(WaitingPage, table.page)
    assert page.title.text.endswith("is choosing a plant")
    assert page.pause.isVisible()
    QTest.mouseClick(page.pause, Qt.MouseButton.LeftButton)
    said = (page.title.text, page.pause.text())
    assert (session.bots.is_paused, *said) == (True, "Paused", "Continue")
    page.skip.set_text("As long as Polish needs it")
    page.place()
    assert page.pause.isVisible()
    QTest.mouseClick(page.pause, Qt.MouseButton.LeftButton)
    assert not session.bots.is_paused
    QTest.mouseClick(page.skip, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: session.is_person_asked)
    session.stop_bots()


def test_a_limit_can_be_withdrawn_while_others_bid(table_at: OpenTable) -> None:
    table = table_at(moment(can_bid), frozen=False)
    page = expect(BiddingPage, table.page)
    plant = page.question.plant
    page.bid.upto.set_value(page.bid.field.value() + 5)
    QTest.mouseClick(page.bidding, Qt.MouseButton.LeftButton)
    waiting = expect(WaitingPage, table.page)
    assert waiting.limit.isVisible()
    assert waiting.undo.isEnabled()
    QTest.keyClick(table.panel, Qt.Key.Key_X)
    assert table.session.limits.limit(0, plant) == 0
    assert not waiting.limit.isVisible()
