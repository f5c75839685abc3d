# SPDX-License-Identifier: MIT
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from powergrid.gui.kit.button import Button
from powergrid.gui.kit.look import look
from powergrid.gui.kit.saved_focus import SavedFocus
from powergrid.gui.kit.tiles import Tiles
from tests.gui.kit.conftest import Show


def test_the_focus_returns_with_its_ring(qtbot: QtBot, shown: Show) -> None:
    first, second = Button("First"), Button("Second")
    shown(first, second)
    second.setFocus()
    look().shows_focus = True
    first.setFocus(Qt.FocusReason.TabFocusReason)
    saved = SavedFocus.now()
    second.setFocus(Qt.FocusReason.MouseFocusReason)
    assert saved.restore()
    assert QApplication.focusWidget() is first
    assert first.focus_shown


def test_a_widget_that_takes_no_focus_does_not_get_it_back(qtbot: QtBot, shown: Show) -> None:
    first, second = Button("First"), Button("Second")
    shown(first, second)
    saved = SavedFocus(first)
    first.setEnabled(False)
    assert not saved.restore()
    assert not SavedFocus(None).restore()
    first.setEnabled(True)
    first.hide()
    assert not saved.restore()


def test_the_focus_goes_to_the_same_widget_of_a_view_that_is_built_alike(
    qtbot: QtBot, shown: Show
) -> None:
    def view(*texts: str) -> Tiles:
        made = Tiles((40, 40), (40, 40))
        made.show_tiles([Button(text) for text in texts])
        return made

    before, now, other = view("one", "two"), view("eins", "zwei"), view("eins")
    shown(before, now, other)
    before.tiles[1].setFocus()
    saved = SavedFocus.now()
    saved.restore_in(other)
    assert before.tiles[1].hasFocus()
    saved.restore_in(now)
    assert now.tiles[1].hasFocus()
