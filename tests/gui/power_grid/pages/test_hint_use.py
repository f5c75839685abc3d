# SPDX-License-Identifier: MIT
"""H, Enter or a click takes what a hint advises, and Enter beside it asks once."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from powergrid import analysis
from powergrid.gui.kit.look import look
from powergrid.gui.power_grid.game.opponents import OPPONENTS
from powergrid.gui.power_grid.pages.auction.opening_page import OpeningPage
from powergrid.gui.power_grid.pages.hint_box import HintBox
from powergrid.gui.power_grid.pages.plan.plan_page import PlanPage
from powergrid.gui.power_grid.words.advice import action_words
from powergrid.play.thinker import Thinker
from powergrid.rules import legal
from powergrid.rules.actions import (
    EndTurn,
    OpenAuction,
    Pass,
)
from powergrid.rules.legal import Bids, FuelPurchases, Openings, Sites
from tests.expect import expect
from tests.gui.power_grid.pages.hints import asked, hinted, hinted_turn, large, with_a_running_plant
from tests.gui.power_grid.pages.moments import OpenTable, moment

pytestmark = pytest.mark.usefixtures("quick_hints")


def test_enter_after_a_hint_does_the_whole_turn_that_it_priced(table_at: OpenTable) -> None:
    table = table_at(moment(lambda state: isinstance(legal(state), Sites), change=large))
    session, panel = table.session, table.panel
    session.start_bots(Thinker(OPPONENTS), 1)
    state, turn = session.state, hinted_turn(table)
    assert len(turn) > 1
    QTest.keyClick(panel, Qt.Key.Key_H)
    told = table.page.hint_box.accessibleName()
    assert action_words(state, turn) in told
    assert f"cities +{len(turn)}" in told
    QTest.keyClick(panel, Qt.Key.Key_H)
    assert table.staging.draft.actions == turn
    assert f"costs {state.money[0] - table.staging.draft.state.money[0]}" in told
    QTest.keyClick(panel, Qt.Key.Key_Return)
    assert table.acts == [*turn, EndTurn()]


def test_escape_closes_a_hint(table_at: OpenTable) -> None:
    table = table_at(moment(lambda state: isinstance(legal(state), Sites), change=large))
    table.session.start_bots(Thinker(OPPONENTS), 1)
    QTest.keyClick(table.panel, Qt.Key.Key_H)
    assert table.page.hint_box.isVisible()
    QTest.keyClick(table.panel, Qt.Key.Key_Escape)
    assert not table.page.hint_box.isVisible()
    assert not table.staging.draft.actions


def test_a_plan_offers_no_hint_and_escape_keeps_it(table_at: OpenTable) -> None:
    table = table_at(moment(lambda state: isinstance(legal(state), Sites), change=large))
    table.session.start_bots(Thinker(OPPONENTS), 1)
    QTest.keyClick(table.panel, Qt.Key.Key_N)
    QTest.keyClick(table.panel, Qt.Key.Key_H)
    assert not expect(PlanPage, table.page).hint_box.isVisible()
    QTest.keyClick(table.panel, Qt.Key.Key_Escape)
    assert not isinstance(table.page, PlanPage)


def test_what_a_hint_has_filled_in_is_undone_step_by_step(table_at: OpenTable) -> None:
    table = table_at(moment(lambda state: isinstance(legal(state), Sites), change=large))
    table.session.start_bots(Thinker(OPPONENTS), 1)
    turn = hinted_turn(table)
    for _ in range(2):
        QTest.keyClick(table.panel, Qt.Key.Key_H)
    for left in reversed(range(len(turn))):
        QTest.keyClick(table.panel, Qt.Key.Key_Z)
        assert table.staging.draft.actions == turn[:left]


@pytest.mark.parametrize("kind", [FuelPurchases, Sites])
def test_enter_on_nothing_asks_once_beside_a_hint_that_says_otherwise(
    table_at: OpenTable, kind: type
) -> None:
    table = with_a_running_plant(table_at, kind)
    table.session.start_bots(Thinker(OPPONENTS), 1)
    QTest.keyClick(table.panel, Qt.Key.Key_H)
    QTest.keyClick(table.panel, Qt.Key.Key_Return)
    assert not table.acts
    assert table.page.message.isVisible()
    assert table.page.message.text.startswith("You asked for a hint. Press Enter again")
    assert table.page.hint_box.isVisible()
    QTest.keyClick(table.panel, Qt.Key.Key_Return)
    assert table.acts == [EndTurn()]


def test_enter_on_nothing_asks_nothing_beside_a_hint_to_end_the_turn(table_at: OpenTable) -> None:
    table = asked(table_at, Sites, lambda action: isinstance(action, EndTurn), after_round=9)
    QTest.keyClick(table.panel, Qt.Key.Key_H)
    QTest.keyClick(table.panel, Qt.Key.Key_Return)
    assert table.acts == [EndTurn()]


def test_the_next_hint_counts_what_is_staged(table_at: OpenTable) -> None:
    table = table_at(moment(lambda state: isinstance(legal(state), Sites), change=large))
    table.session.start_bots(Thinker(OPPONENTS), 1)
    before = table.session.state.copy()
    turn = hinted_turn(table)
    for _ in range(2):
        QTest.mouseClick(table.page.hint, Qt.MouseButton.LeftButton)
    assert table.staging.draft.actions == turn
    QTest.mouseClick(table.page.hint, Qt.MouseButton.LeftButton)
    assert table.page.hint_box.isVisible()
    assert action_words(table.session.state, turn) not in table.page.hint_box.accessibleName()
    assert before == table.session.state


def test_a_hint_fills_in_an_opening(table_at: OpenTable) -> None:
    table = asked(table_at, Openings, lambda action: isinstance(action, OpenAuction))
    page, action = table.page, hinted(table)
    assert isinstance(page, OpeningPage)
    assert isinstance(action, OpenAuction)
    QTest.keyClick(table.panel, Qt.Key.Key_H)
    QTest.keyClick(table.panel, Qt.Key.Key_H)
    assert (page.plant, page.bid.field.value()) == (action.plant, action.bid)


def ways_out() -> list[tuple[type, type]]:
    return [(Openings, Pass), (Bids, Pass), (FuelPurchases, EndTurn), (Sites, EndTurn)]


@pytest.mark.parametrize(("kind", "out"), ways_out())
def test_h_twice_and_enter_follow_a_hint_to_pass_or_end_the_turn(
    table_at: OpenTable, kind: type, out: type
) -> None:
    # Nobody passes early, so searching there would take long.
    table = asked(table_at, kind, lambda action: isinstance(action, out), after_round=9)
    for key in (Qt.Key.Key_H, Qt.Key.Key_H):
        QTest.keyClick(table.panel, key)
    assert not table.acts
    assert table.page.declining is not None
    assert table.page.declining.hasFocus()
    QTest.keyClick(table.page.declining, Qt.Key.Key_Return)
    assert [type(action) for action in table.acts] == [out], table.page.message.text


def test_h_twice_and_enter_open_an_auction_even_from_the_button_that_passes(
    table_at: OpenTable,
) -> None:
    table = asked(table_at, Openings, lambda action: isinstance(action, OpenAuction))
    page = table.page
    assert page.declining is not None
    look().shows_focus = True
    page.declining.setFocus(Qt.FocusReason.TabFocusReason)
    for key in (Qt.Key.Key_H, Qt.Key.Key_H, Qt.Key.Key_Return):
        QTest.keyClick(QApplication.focusWidget() or table.panel, key)
    assert table.acts == [hinted(table)]


@pytest.mark.parametrize("text", ["normal", "larger"])
def test_a_click_on_a_suggestion_fills_it_in(table_at: OpenTable, text: str) -> None:
    table = asked(table_at, Openings, lambda action: isinstance(action, OpenAuction))
    page = expect(OpeningPage, table.page)
    look().set_text_size(text)
    advice = analysis.advise(table.session.state)
    row = next(
        at for at, option in enumerate(advice) if at and isinstance(option.action, OpenAuction)
    )
    wanted = expect(OpenAuction, advice[row].action)
    QTest.keyClick(table.panel, Qt.Key.Key_H)
    (box,) = page.hint_box.findChildren(HintBox)
    QTest.mouseClick(box.lines[row], Qt.MouseButton.LeftButton)
    assert (page.plant, page.bid.field.value()) == (wanted.plant, wanted.bid)
    assert not page.hint_box.isVisible()
    assert not table.acts
