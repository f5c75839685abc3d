# SPDX-License-Identifier: MIT
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from powergrid.gui.kit.keys import bind
from powergrid.gui.kit.look import look
from powergrid.gui.kit.number_field import NumberField
from tests.gui.kit.conftest import Show


@pytest.fixture
def field(qtbot: QtBot, shown: Show) -> NumberField:
    field = NumberField("Your bid")
    field.set_limits(10, 40)
    shown(field)
    field.setFocus()
    return field


def test_a_typed_number_beyond_the_limits_is_kept_but_invalid(
    qtbot: QtBot, field: NumberField
) -> None:
    heard: list[int] = []
    field.valueChanged.connect(heard.append)
    QTest.keyClicks(field, "41")
    assert (heard, field.is_valid) == ([4, 41], False)
    QTest.keyClick(field, Qt.Key.Key_Backspace)
    QTest.keyClicks(field, "0")
    assert (field.value(), field.is_valid) == (40, True)


def test_steps_stay_within_the_limits(qtbot: QtBot, field: NumberField) -> None:
    found = []
    for key in ("Up", "PageUp", "Down", "PageDown", "End", "Up", "Home", "Down"):
        QTest.keyClick(field, getattr(Qt.Key, f"Key_{key}"))
        found.append(field.value())
    assert found == [10, 15, 14, 10, 40, 40, 10, 10]


def test_ctrl_a_and_the_focus_select_the_whole_number(qtbot: QtBot, field: NumberField) -> None:
    field.set_value(25)
    field.lineEdit().deselect()
    QTest.keyClick(field, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    assert field.lineEdit().selectedText() == "25"
    QTest.keyClicks(field, "3")
    assert field.value() == 3


def test_letters_reach_the_page_and_digits_the_field(qtbot: QtBot, shown: Show) -> None:
    page = QWidget()
    field = NumberField("Your bid")
    heard: list[str] = []
    bind(page, "P", lambda: heard.append("P"), "passes")
    bind(page, "1", lambda: heard.append("1"), "picks the first")
    field.setParent(page)
    page.setMinimumSize(200, 50)
    shown(page)
    field.setFocus()
    QTest.keyClicks(field, "p1")
    assert (heard, field.value()) == (["P"], 1)


def test_keys_with_ctrl_reach_the_page(qtbot: QtBot, shown: Show) -> None:
    page = QWidget()
    field = NumberField("Your bid")
    field.setParent(page)
    field.set_limits(10, 40)
    heard: list[str] = []
    bind(page, "Ctrl+Home", lambda: heard.append("front page"), "Leads to the front page.")
    shown(page)
    field.setFocus()
    field.set_value(25)
    QTest.keyClick(field, Qt.Key.Key_Home, Qt.KeyboardModifier.ControlModifier)
    assert (heard, field.value()) == (["front page"], 25)


def test_zero_is_shown_only_if_wanted(qtbot: QtBot, field: NumberField) -> None:
    assert field.text() == ""
    zero = NumberField("Coal", shows_zero=True)
    qtbot.addWidget(zero)
    assert zero.text() == "0"


def test_a_screen_reader_gets_name_role_and_value(qtbot: QtBot, field: NumberField) -> None:
    field.set_value(12)
    interface = QAccessible.queryAccessibleInterface(field)
    assert interface.role() == QAccessible.Role.SpinBox
    assert interface.text(QAccessible.Text.Name) == "Your bid"
    value = interface.valueInterface()
    assert value is not None
    assert value.currentValue() == 12


def test_the_digits_follow_the_scale_despite_a_style_sheet(field: NumberField) -> None:
    field.setStyleSheet("QToolTip { padding: 2px; }")
    look().fit(3840, 2160)
    assert field.lineEdit().font().pixelSize() == field.font().pixelSize()
    look().fit(1920, 1080)
    assert field.lineEdit().font().pixelSize() == field.font().pixelSize()


def test_a_selected_number_has_another_colour_and_no_rectangle(field: NumberField) -> None:
    field.highest = 30
    field.set_value(12)
    palette = field.lineEdit().palette()
    assert palette.highlight().color().alpha() == 0
    assert palette.highlightedText().color() == look().theme.accent
    field.set_value(40)
    assert field.lineEdit().palette().highlightedText().color() == look().theme.bad
