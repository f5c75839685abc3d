# SPDX-License-Identifier: MIT
import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from powergrid.gui.kit.button import Button
from powergrid.gui.kit.keys import (
    OWN_KEYS,
    bind,
    first_focus,
    focused_button,
    is_offered,
    keep_key,
    key_sequence,
    key_text,
    note,
    press,
    set_first_focus,
)
from powergrid.gui.kit.line import Line
from powergrid.gui.kit.look import look
from tests.gui.kit.conftest import Show

TAB, MOUSE = Qt.FocusReason.TabFocusReason, Qt.FocusReason.MouseFocusReason


def test_a_key_works_while_its_widget_is_visible_and_enabled(qtbot: QtBot, shown: Show) -> None:
    widget, heard = QWidget(), []
    bind(widget, "Enter", lambda: heard.append("Enter"), "does something")
    shown(widget)
    window = widget.window()
    QTest.keyClick(window, Qt.Key.Key_Return)
    QTest.keyClick(window, Qt.Key.Key_Enter)
    widget.setEnabled(False)
    QTest.keyClick(window, Qt.Key.Key_Return)
    widget.setEnabled(True)
    widget.hide()
    QTest.keyClick(window, Qt.Key.Key_Return)
    assert heard == ["Enter", "Enter"]


def test_a_key_of_anything_but_a_button_needs_a_text_for_the_list_of_keys(qtbot: QtBot) -> None:
    widget = QWidget()
    qtbot.addWidget(widget)
    with pytest.raises(AssertionError, match="needs a text for Enter"):
        bind(widget, "Enter", widget.close)


def test_a_button_left_out_for_lack_of_room_is_still_offered(qtbot: QtBot) -> None:
    line, first, second = Line(), Button("First"), Button("Second")
    qtbot.addWidget(line)
    line.add(first)
    line.add(second, drop=1)
    line.resize(first.minimumSizeHint().width(), 40)
    line.show()
    assert not second.isVisible()
    assert is_offered(second)
    line.want(second, False)
    assert not is_offered(second)


def test_enter_presses_the_focused_button_or_else_the_main_one(qtbot: QtBot, shown: Show) -> None:
    main, other, heard = Button("Main", primary=True), Button("Other"), []
    main.clicked.connect(lambda: heard.append("main"))
    other.clicked.connect(lambda: heard.append("other"))
    shown(main, other)
    window = main.window()
    other.setFocus(MOUSE)
    assert focused_button(window) is None
    press(main, window)
    look().shows_focus = True
    main.setFocus(TAB)
    other.setFocus(TAB)
    assert focused_button(window) is other
    press(main, window)
    assert heard == ["main", "other"]


def test_a_view_knows_its_first_focus_and_a_field_its_own_keys(qtbot: QtBot) -> None:
    view, first = QWidget(), QWidget()
    qtbot.addWidget(view)
    first.setParent(view)
    assert first_focus(view) is view
    set_first_focus(view, first)
    note(first, "In a field", ("Up Down", "One more or less"))
    assert first_focus(view) is first
    assert first.property(OWN_KEYS) == ["In a field", ["Up Down", "One more or less"]]


@pytest.mark.parametrize(
    ("name", "text"), [("Left", "←"), ("Return", "Enter"), ("Ctrl+A", "Ctrl+A"), ("F1", "F1")]
)
def test_keys_are_written_as_on_keyboards(name: str, text: str) -> None:
    assert key_text(name) == text
    assert not key_sequence(name).isEmpty()


def test_a_key_that_a_widget_keeps_is_no_shortcut(shown: Show) -> None:
    class Field(QWidget):
        def event(self, event: QEvent) -> bool:
            is_own = keep_key(event, lambda pressed: pressed.key() == Qt.Key.Key_E)
            return is_own or super().event(event)

        def keyPressEvent(self, event: QKeyEvent) -> None:
            heard.append(f"field {event.text()}")

    heard: list[str] = []
    field = Field()
    bind(field, "E", lambda: heard.append("shortcut E"), "does something")
    bind(field, "F", lambda: heard.append("shortcut F"), "does something")
    shown(field)
    field.setFocus()
    for pressed in (Qt.Key.Key_E, Qt.Key.Key_F):
        QTest.keyClick(field, pressed)
    assert heard == ["field e", "shortcut F"]
