# SPDX-License-Identifier: MIT
"""The head of a view: its buttons, its status, and Escape."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from powergrid.gui.kit.view import View, ViewHead
from tests.gui.kit.conftest import Show


def test_escape_goes_back(qtbot: QtBot, shown: Show) -> None:
    view, left = View(), []
    view.back_asked.connect(lambda: left.append(True))
    shown(view)
    head = ViewHead(view, "menu", "Keys")
    back = head.add_back()
    head.resize(600, 48)
    head.show()
    assert "previous page" in back.accessibleDescription()
    QTest.keyClick(view.window(), Qt.Key.Key_Escape)
    assert left == [True]


def test_buttons_are_right_of_the_status(qtbot: QtBot, shown: Show) -> None:
    view = View()
    shown(view)
    head = ViewHead(view, "menu", "Keys", "All that work now")
    button = head.add_button("Copy", "C", lambda: None, "Copies the list.")
    head.resize(800, 48)
    head.show()
    assert button.geometry().left() > head.status.geometry().left()
    assert button.accessibleDescription().startswith("Copies the list.")
