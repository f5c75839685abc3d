# SPDX-License-Identifier: MIT
"""The panel picks the page, says what is refused, and tells what happened."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from powergrid.gui.pages.auction.opening_page import OpeningPage
from powergrid.gui.pages.line import Line
from powergrid.gui.pages.round_summary import last_round
from powergrid.gui.pages.text import Text
from powergrid.gui.pages.waiting_page import WaitingPage
from powergrid.rules import State
from powergrid.rules.actions import Bid, Pass
from powergrid.rules.legal import Openings, legal
from tests.gui.pages.moments import At, moment

Opened = Callable[..., At]


def can_pass(state: State) -> bool:
    question = legal(state)
    return isinstance(question, Openings) and state.round == 3 and len(state.waiting) > 1


def test_the_page_follows_the_question(at: Opened) -> None:
    table = at(moment(can_pass), frozen=False)
    assert isinstance(table.page, OpeningPage)
    table.session.act(Pass())
    assert isinstance(table.page, WaitingPage)
    told = [line.text for line in table.page.told.lines]
    assert any("passes" in text for text in told)


def test_the_keyboard_stays_in_the_panel_while_others_act(at: Opened) -> None:
    table = at(moment(can_pass), frozen=False)
    page = table.page
    assert isinstance(page, OpeningPage)
    page.open.setFocus()
    assert QApplication.focusWidget() is page.open
    page.passing.click()
    assert isinstance(table.page, WaitingPage)
    assert QApplication.focusWidget() is table.page


def test_a_refusal_of_the_session_is_said(at: Opened) -> None:
    table = at(moment(can_pass), frozen=False)
    table.session.act(Bid(5))
    assert table.page.message.text
    assert table.page.message.isVisible()


def test_a_banner_goes_with_any_key(at: Opened) -> None:
    table = at(moment(can_pass))
    table.panel.announce("Step 2 begins")
    assert table.page.message.text == "Step 2 begins"
    QTest.keyClick(table.panel, Qt.Key.Key_F9)
    assert not table.page.message.text


def test_undo_takes_back_what_was_done(at: Opened) -> None:
    table = at(moment(can_pass, people=(0, 1, 2, 3)), frozen=False)
    assert not table.page.undo.isEnabled() or table.session.can_undo


def test_the_last_round_is_summed_up() -> None:
    session = moment(can_pass)
    result = last_round(played.events for played in session.past)
    assert result is not None
    assert result.round == 2
    assert set(result.earned) == {0, 1, 2, 3}


def test_a_line_leaves_out_what_finds_no_room(qtbot: QtBot) -> None:
    line = Line(gap=10)
    qtbot.addWidget(line)
    texts = [Text("a" * 20, shrinks=False) for _ in range(3)]
    for drop, text in enumerate(texts):
        line.add(text, drop=drop)
    line.resize(2000, 30)
    line.show()
    assert all(text.isVisible() for text in texts)
    line.resize(texts[0].sizeHint().width() + 5, 30)
    assert [text.isVisible() for text in texts] == [True, False, False]
