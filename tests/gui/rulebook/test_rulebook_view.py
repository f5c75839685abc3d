# SPDX-License-Identifier: MIT
"""The view of the rules: where it opens, where links lead, and which game it describes."""

import ast
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QFontMetricsF
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

import powergrid.rules
from powergrid.gui.kit.look import look
from powergrid.gui.kit.tokens import BODY
from powergrid.gui.power_grid.rulebook.rules_of_game import rules_of
from powergrid.gui.power_grid.window import PowerGridWindow
from powergrid.gui.power_grid.words.rule_sections import REFUSED, section_asked, section_refused
from powergrid.gui.rulebook.rulebook_view import RulebookView
from powergrid.rules.state import (
    BIDDING,
    BUILDING_HOUSES,
    BUYING_FUEL,
    MARKING_CITY,
    OPENING,
    PLACING_BANK_HOUSE,
    RUNNING_PLANTS,
    SCRAPPING_FUEL,
    SCRAPPING_PLANT,
)
from tests.conformance.variants import VARIANTS, begun
from tests.gui.conftest import NewWindow
from tests.gui.tables import a_record, a_session

ASKED = (
    OPENING,
    BIDDING,
    SCRAPPING_PLANT,
    SCRAPPING_FUEL,
    BUYING_FUEL,
    BUILDING_HOUSES,
    RUNNING_PLANTS,
    PLACING_BANK_HOUSE,
    MARKING_CITY,
)
SECTIONS = {
    rule.id
    for variant in VARIANTS
    for part in rules_of(begun(variant, 1).game())
    for rule in part.rules
} | {rule.id for part in rules_of(a_session(board="korea").state.game) for rule in part.rules}


@pytest.fixture
def window(new_window: NewWindow) -> PowerGridWindow:
    return new_window(1280, 800)


def rulebook(window: PowerGridWindow) -> RulebookView:
    assert isinstance(window.view, RulebookView)
    return window.view


def refusal_codes() -> set[str]:
    """Return all refusal codes, read from the source of the rules."""
    codes = set()
    for file in Path(powergrid.rules.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "IllegalAction":
                codes |= {n.value for n in ast.walk(node.args[0]) if isinstance(n, ast.Constant)}
            is_why = isinstance(node, ast.FunctionDef) and node.name.lstrip("_").startswith("why_")
            if is_why and file.name not in ("options.py",):
                returned = [n.value for n in ast.walk(node) if isinstance(n, ast.Return)]
                constants = [c for r in returned if r for c in ast.walk(r)]
                codes |= {c.value for c in constants if isinstance(c, ast.Constant)}
    return {code for code in codes if isinstance(code, str) and code}


@pytest.mark.slow
def test_every_refusal_has_a_section() -> None:
    codes = refusal_codes()
    assert {"city_full", "kept_for_a_start", "not_a_starting_city", "bid_too_low"} <= codes
    # The one code that two rules share leads to the rule of the current question.
    assert codes - {"city_taken"} == set(REFUSED)
    assert set(REFUSED.values()) <= SECTIONS
    state = a_session().state.copy()
    for asks in (MARKING_CITY, PLACING_BANK_HOUSE):
        state.asks = asks
        assert section_refused("city_taken", state) in SECTIONS
    assert section_refused("record", state) == ""


def test_every_decision_has_a_section() -> None:
    state = a_session().state.copy()
    found = set()
    for asks in ASKED:
        state.asks = asks
        found.add(section_asked(state))
    assert found <= SECTIONS
    assert len(found) == len(ASKED) - 2, "an auction and what is scrapped have one section each"


def test_the_rules_open_at_the_section_of_the_current_decision(
    window: PowerGridWindow, qtbot: QtBot
) -> None:
    assert window.open_record(a_record())
    table = window.table
    window.visits.show_rules()
    assert rulebook(window).section == "auction"
    QTest.keyClick(rulebook(window).list, Qt.Key.Key_Escape)
    assert window.view is table


def test_a_refusal_links_to_its_rule(window: PowerGridWindow, qtbot: QtBot) -> None:
    assert window.open_record(a_record())
    assert window.table is not None
    page = window.table.action.page
    assert page.head.rule_link.isHidden()
    window.table.staging.choose_plant(window.table.session.state.market[-1])
    assert page.message.text
    assert page.head.rule_link.isVisible()
    page.head.rule_link.click()
    assert rulebook(window).section == "plant-market"
    window.navigator.leave()
    page.head.clear_message()
    assert page.head.rule_link.isHidden()


def test_links_and_the_list_lead_to_sections(qtbot: QtBot) -> None:
    game = begun(VARIANTS[0], 1).game()
    view = RulebookView(rules_of(game), "")
    qtbot.addWidget(view)
    view.resize(1280, 800)
    view.show()
    for rule in (rule for part in rules_of(game) for rule in part.rules):
        view.show_section(rule.id)
        assert view.list.currentIndex().data() == rule.title
        for paragraph in rule.paragraphs:
            assert not isinstance(paragraph, str) or paragraph in view.text.toPlainText()
    view.text.anchorClicked.emit(QUrl("step2"))
    assert view.list.currentIndex().data() == "Step 2"
    QTest.keyClick(view.list, Qt.Key.Key_Down)
    assert view.section == "step3"
    metrics = QFontMetricsF(look().font(BODY))
    widest = max(metrics.horizontalAdvance(rule.title) for p in rules_of(game) for rule in p.rules)
    assert view.list.viewport().width() >= widest + look().px(20)
    view.show_section("of no game")
    assert view.section == "step3"


def test_a_new_game_has_its_rules(window: PowerGridWindow) -> None:
    window.show_new_game()
    assert window.new_game_view is not None
    setup = replace(window.new_game_view.setup, board_id="central-europe", edition_id="classic")
    window.new_game_view.apply_setup(replace(setup, areas=None))
    window.visits.show_rules("areas")
    assert "not decided yet" in rulebook(window).text.toPlainText()
    rulebook(window).show_section("cheaper-fuel")
    assert "Wien" in rulebook(window).text.toPlainText()
    window.navigator.leave()
    window.new_game_view.apply_setup(replace(setup, areas=(0, 1, 2, 3)))
    window.visits.show_rules("areas")
    assert "Poland" in rulebook(window).text.toPlainText()
    rulebook(window).show_section("cheaper-fuel")
    assert "Wien" not in rulebook(window).text.toPlainText()


@pytest.mark.parametrize("width", [1280, 1920])
def test_the_title_is_in_line_with_the_list_and_the_way_back_with_the_text(
    qtbot: QtBot, width: int
) -> None:
    view = RulebookView(rules_of(a_session().state.game), "")
    qtbot.addWidget(view)
    view.resize(width, 800)
    view.show()
    panels = [widget.parentWidget() for widget in (view.list, view.text)]
    lists, texts = (panel.geometry() for panel in panels if panel is not None)
    assert (lists.left(), texts.right()) == (view.head.x(), view.head.geometry().right())
