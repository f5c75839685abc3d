# SPDX-License-Identifier: MIT
"""While a hint is looked for, and when its answer comes late."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from powergrid import analysis
from powergrid.analysis import Advice
from powergrid.gui.power_grid.game.session import Session
from powergrid.gui.power_grid.pages.waiting_page import WaitingPage
from powergrid.gui.power_grid.words.advice import action_words
from powergrid.rules import legal
from powergrid.rules.actions import (
    EndTurn,
)
from powergrid.rules.legal import Runs, Sites
from tests.gui.power_grid.pages.hints import Slow, asked, asked_slowly, hinted, with_a_running_plant
from tests.gui.power_grid.pages.moments import OpenTable, moment

pytestmark = pytest.mark.usefixtures("quick_hints")


def test_enter_on_nothing_asks_once_while_a_hint_is_looked_for(table_at: OpenTable) -> None:
    table = with_a_running_plant(table_at, Sites)
    table.session.start_bots(Slow(), 1)
    QTest.keyClick(table.panel, Qt.Key.Key_H)
    QTest.keyClick(table.panel, Qt.Key.Key_Return)
    assert not table.acts
    assert table.page.message.text.startswith("You asked for a hint. Press Enter again")
    QTest.keyClick(table.panel, Qt.Key.Key_Return)
    assert table.acts == [EndTurn()]


def test_after_a_hint_was_not_found_enter_ends_the_turn(table_at: OpenTable) -> None:
    table = with_a_running_plant(table_at, Sites)
    table.session.start_bots(Slow(), 1)
    QTest.keyClick(table.panel, Qt.Key.Key_H)
    table.page.hints.show(table.page.hints.state(), [])
    assert table.page.message.text == "No hint found. Press H to ask again."
    QTest.keyClick(table.panel, Qt.Key.Key_Return)
    assert table.acts == [EndTurn()]


def test_while_a_hint_is_computed_the_page_says_so(table_at: OpenTable) -> None:
    table, thinker = asked_slowly(table_at)
    assert table.page.message.text == "Looking for a hint…"
    thinker.answer()
    assert not table.page.message.text
    assert table.page.hint_box.isVisible()


def test_a_hint_asked_for_twice_is_computed_once(table_at: OpenTable) -> None:
    table, thinker = asked_slowly(table_at)
    QTest.keyClick(table.panel, Qt.Key.Key_H)
    assert len(thinker.questions) == 1


def test_a_hint_counts_what_was_staged_while_it_was_computed(table_at: OpenTable) -> None:
    table, thinker = asked_slowly(table_at)
    action = hinted(table)
    assert table.staging.stage(action)
    thinker.answer()
    assert not table.page.hint_box.isVisible(), "it was for the empty cart"
    assert table.page.message.text == "Looking for a hint…"
    thinker.answer()
    assert table.page.hint_box.isVisible()
    staged = table.staging.draft.state.copy()
    staged.pile_left = table.session.state.pile_left
    after, *_ = analysis.advise(staged)
    assert action_words(table.staging.draft.state, [after.action]) in (
        table.page.hint_box.accessibleName()
    )
    assert table.staging.stage(next(iter(legal(table.staging.draft.state))))
    assert not table.page.hint_box.isVisible(), "it was for another cart"


def test_a_dismissed_hint_does_nothing(table_at: OpenTable) -> None:
    table, thinker = asked_slowly(table_at)
    assert Session.act(table.session, EndTurn())
    thinker.answer()
    assert not table.page.hint_box.isVisible()
    assert not table.page.message.text


def test_a_hint_arrives_while_something_else_is_shown(table_at: OpenTable) -> None:
    table, thinker = asked_slowly(table_at)
    table.session.bots.pause(True)
    thinker.answer()
    table.session.bots.pause(False)
    assert table.page.hint_box.isVisible()


def test_a_late_answer_is_not_shown(table_at: OpenTable) -> None:
    table = asked(table_at, Runs)
    table.page.hints.show(table.session.state, [Advice(EndTurn(), 0.5, ())])
    assert not table.page.hint_box.isVisible()


def test_a_waiting_seat_gets_no_hint(table_at: OpenTable) -> None:
    table = table_at(moment(lambda state: state.round > 2, people=(1,)))
    assert isinstance(table.page, WaitingPage)
    assert not table.page.hint.isVisible()
