# SPDX-License-Identifier: MIT
"""The focus ring appears with the first key and disappears with a click."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QListView, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from powergrid.gui.kit.button import Button
from powergrid.gui.kit.keyboard_use import KeyboardUse
from powergrid.gui.kit.keys import focused_button
from powergrid.gui.kit.look import look
from powergrid.gui.kit.palette import sheet_of


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    window = QWidget()
    qtbot.addWidget(window)
    column = QVBoxLayout(window)
    for text in ("First", "Second"):
        column.addWidget(Button(text))
    with qtbot.waitActive(window):
        window.show()
    KeyboardUse(window.windowHandle())
    return window


def ringed(window: QWidget) -> list[str]:
    return [button.text() for button in window.findChildren(Button) if button.has_ring]


def test_a_key_shows_the_ring_and_a_click_hides_it(window: QWidget) -> None:
    first, second = window.findChildren(Button)
    second.setFocus()
    first.setFocus()
    assert not ringed(window)
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_Shift)
    assert ringed(window) == ["First"]
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_Tab)
    assert ringed(window) == ["Second"]
    assert focused_button(window) is second
    QTest.mouseClick(window.windowHandle(), Qt.MouseButton.LeftButton, pos=QPoint(1, 1))
    assert not ringed(window)
    assert focused_button(window) is None, "Enter is the main button's"


def test_a_clicked_widget_has_no_ring(window: QWidget) -> None:
    window.findChildren(Button)[0].setFocus(Qt.FocusReason.MouseFocusReason)
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_A)
    assert not ringed(window)


def test_focus_that_a_hidden_widget_passes_on_has_no_ring_after_a_click(window: QWidget) -> None:
    first, second = window.findChildren(Button)
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_Shift)
    QTest.mouseClick(window.windowHandle(), Qt.MouseButton.LeftButton, pos=QPoint(1, 1))
    first.setFocus(Qt.FocusReason.MouseFocusReason)
    first.hide()
    assert second.hasFocus()
    assert not ringed(window)
    assert focused_button(window) is None, "Enter is the main button's"


def test_a_list_has_a_frame_only_while_the_keyboard_is_used(window: QWidget) -> None:
    shown = QListView(window)
    shown.setStyleSheet(sheet_of(look().theme))
    shown.setGeometry(0, 0, 80, 60)
    shown.show()

    def edge() -> str:
        QApplication.processEvents()
        return shown.grab().toImage().pixelColor(40, 1).name()

    shown.setFocus()
    plain, accent = edge(), look().theme.accent.name()
    assert plain != accent
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_Shift)
    assert edge() == accent
    QTest.mouseClick(window.windowHandle(), Qt.MouseButton.LeftButton, pos=QPoint(70, 50))
    assert edge() == plain
