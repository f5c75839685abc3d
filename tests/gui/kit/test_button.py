# SPDX-License-Identifier: MIT
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from powergrid.gui.kit.button import Button, keyed_button
from powergrid.gui.kit.look import look
from tests.gui.kit.conftest import Show

LEFT = Qt.MouseButton.LeftButton


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_a_button_is_pressed_by_mouse_and_keys(qtbot: QtBot, shown: Show, key: Qt.Key) -> None:
    button = Button("Pass", "P")
    shown(button)
    with qtbot.waitSignal(button.clicked):
        QTest.mouseClick(button, LEFT)
    with qtbot.waitSignal(button.clicked):
        QTest.keyClick(button, key)


def test_a_button_with_a_key_acts_on_click_and_key(qtbot: QtBot, shown: Show) -> None:
    heard: list[str] = []
    button = keyed_button("Undo", "Z", lambda: heard.append("undone"), "Undoes the last change.")
    shown(button)
    QTest.mouseClick(button, LEFT)
    QTest.keyClick(button, Qt.Key.Key_Z)
    assert heard == ["undone", "undone"]
    assert button.accessibleDescription().startswith("Undoes the last change.")


def test_a_disabled_button_emits_nothing(qtbot: QtBot, shown: Show) -> None:
    button = Button("Pass")
    button.setEnabled(False)
    shown(button)
    with qtbot.assertNotEmitted(button.clicked):
        QTest.mouseClick(button, LEFT)


def test_a_screen_reader_gets_the_name_and_key_of_a_button(qtbot: QtBot) -> None:
    button = Button("Buy", "Enter", primary=True, icon="check")
    assert (button.accessibleName(), button.key, button.primary) == ("Buy", "Enter", True)
    assert "Enter" in button.accessibleDescription()
    button.set_text("Buy for 19")
    assert button.accessibleName() == "Buy for 19"
    assert Button("Buy").accessibleDescription() == ""


def test_focus_by_keyboard_is_visible(qtbot: QtBot, shown: Show) -> None:
    first, second = Button("One"), Button("Two")
    shown(first, second)
    second.setFocus(Qt.FocusReason.MouseFocusReason)
    calm = second.grab().toImage()
    look().shows_focus = True
    first.setFocus(Qt.FocusReason.TabFocusReason)
    second.setFocus(Qt.FocusReason.TabFocusReason)
    assert second.hasFocus()
    assert second.grab().toImage() != calm


def test_a_button_can_change_its_role(qtbot: QtBot, shown: Show) -> None:
    button = Button("Pass")
    shown(button)
    wide = button.sizeHint().width()
    button.set_icon("check")
    assert button.sizeHint().width() > wide
    calm = button.grab().toImage()
    button.set_primary(True)
    assert button.grab().toImage() != calm


def test_text_that_is_too_wide_is_narrow_before_it_is_cut(qtbot: QtBot, elided: list[str]) -> None:
    button = Button("A rather long option", "1", is_row=True)
    qtbot.addWidget(button)
    wide = button.width_as(button.text(), True)
    for width, is_cut in ((wide, False), (wide - 10, False), (wide // 2, True)):
        elided.clear()
        button.resize(width, 36)
        button.grab()
        assert bool(elided) == is_cut


def test_only_a_main_button_may_have_the_narrow_face() -> None:
    text = "End turn: all plants run"
    main, other = Button(text, primary=True), Button(text)
    assert main.minimumSizeHint().width() < main.base_size_hint().width()
    assert other.minimumSizeHint().width() == other.base_size_hint().width()
    assert main.base_size_hint() == other.base_size_hint()
