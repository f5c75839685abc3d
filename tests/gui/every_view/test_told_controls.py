# SPDX-License-Identifier: MIT
"""Every control says what it does or why it is disabled; a rule is one click away."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from powergrid.gui.kit.painted_button import PaintedButton
from powergrid.gui.power_grid.pages.fuel.fuel_page import FuelPage
from powergrid.gui.power_grid.rulebook.rules_of_game import rules_of
from powergrid.gui.power_grid.window import PowerGridWindow
from powergrid.gui.rulebook.rulebook_view import RulebookView
from powergrid.rules.state import (
    BIDDING,
    BUILDING_HOUSES,
    BUYING_FUEL,
    OPENING,
    RUNNING_PLANTS,
    SCRAPPING_PLANT,
    State,
)
from tests.gui.conftest import NewWindow
from tests.gui.patience import settle
from tests.gui.tables import a_record, skip_until

LETTERS = (Qt.Key.Key_C, Qt.Key.Key_O, Qt.Key.Key_G, Qt.Key.Key_U)


@pytest.fixture
def window(new_window: NewWindow) -> PowerGridWindow:
    return new_window(1920, 1080, lambda window: window.open_record(a_record(3)))


def controls(view: QWidget) -> list[PaintedButton]:
    """Return the buttons of a view, disabled ones included."""
    found = view.findChildren(PaintedButton)
    return [
        widget
        for widget in found
        if widget.isVisible() and widget.focusPolicy() != Qt.FocusPolicy.NoFocus
    ]


def check(view: QWidget) -> None:
    assert controls(view)
    for control in controls(view):
        name = f"{type(control).__name__} {control.accessibleName()!r}"
        assert control.toolTip(), name
        assert control.accessibleDescription(), name
        assert control.description, name


def asked(window: PowerGridWindow, *questions: int) -> QWidget:
    assert window.session is not None

    def is_asked(state: State) -> bool:
        return state.asks in questions

    skip_until(window.session, is_asked)
    settle()
    return window.view


@pytest.mark.slow
def test_every_control_has_a_tooltip(window: PowerGridWindow) -> None:
    assert window.table is not None
    for question in (OPENING, BIDDING, BUYING_FUEL, BUILDING_HOUSES, RUNNING_PLANTS):
        check(asked(window, question))
    window.table.staging.set_planning(True)
    check(window.view)
    window.table.staging.set_planning(False)
    for show in (
        window.visits.show_replay,
        window.visits.show_library,
        window.visits.show_statistics,
        window.visits.show_rules,
    ):
        show()
        check(window.view)
        window.navigator.leave()
    check(asked(window, SCRAPPING_PLANT))
    assert window.session is not None
    skip_until(window.session, lambda state: state.is_over)
    check(window.view)
    window.show_new_game()
    check(window.view)


def test_a_disabled_control_says_why_when_it_is_clicked(window: PowerGridWindow) -> None:
    assert window.table is not None
    page = window.table.action.page
    passing = next(control for control in controls(page) if control.text() == "Pass")
    assert not passing.isEnabled()
    at = passing.mapTo(page, QPoint(5, 5))
    QTest.mouseClick(page, Qt.MouseButton.LeftButton, pos=at)
    assert page.message.text == passing.description == "In round 1 everybody must buy a plant."
    page.head.rule_link.click()
    assert isinstance(window.view, RulebookView)
    assert window.view.section == "first-round"
    window.navigator.leave()
    page.head.clear_message()
    assert page.head.rule_link.isHidden()
    QTest.keyClick(page, Qt.Key.Key_P)
    assert page.message.text == passing.description
    assert not page.head.rule_link.isHidden()


@pytest.mark.slow
def test_fuel_that_cannot_be_bought_names_a_rule_of_this_game(window: PowerGridWindow) -> None:
    assert window.session is not None
    rules = {rule.id for part in rules_of(window.session.state.game) for rule in part.rules}
    asked(window, BUYING_FUEL)
    assert window.table is not None
    page = window.table.action.page
    assert isinstance(page, FuelPage)
    burnt = [row for row in page.cart.rows if row.plus.isVisible()]
    assert burnt
    for row in burnt:
        while row.plus.isEnabled():
            row.plus.click()
        assert row.plus.rule in {"storage", "money", "fuel-market"}
        assert row.plus.rule in rules
        QTest.keyClick(page, LETTERS[page.cart.rows.index(row)])
        assert page.message.text == row.plus.description
