# SPDX-License-Identifier: MIT
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from powergrid.gui.kit.button import Button
from powergrid.gui.kit.keyboard_place import KeyboardPlace
from powergrid.gui.kit.look import look
from tests.gui.kit.conftest import Show


def test_the_focus_returns_with_its_ring(qtbot: QtBot, shown: Show) -> None:
    first, second = Button("First"), Button("Second")
    shown(first, second)
    second.setFocus()
    look().shows_focus = True
    first.setFocus(Qt.FocusReason.TabFocusReason)
    place = KeyboardPlace.now()
    second.setFocus(Qt.FocusReason.MouseFocusReason)
    assert place.restore()
    assert QApplication.focusWidget() is first
    assert first.focus_shown


def test_a_widget_that_takes_no_focus_does_not_get_it_back(qtbot: QtBot, shown: Show) -> None:
    first, second = Button("First"), Button("Second")
    shown(first, second)
    place = KeyboardPlace(first)
    first.setEnabled(False)
    assert not place.restore()
    assert not KeyboardPlace(None).restore()
    first.setEnabled(True)
    first.hide()
    assert not place.restore()
