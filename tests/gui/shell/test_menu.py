# SPDX-License-Identifier: MIT
"""The menu leads everywhere, by letters in any language and by keys without opening it."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from powergrid.gui.settings.language import use_language
from powergrid.gui.shell.key_list_view import KeyListView
from powergrid.gui.shell.main_window import MainWindow
from powergrid.gui.shell.settings_page import SettingsPage
from tests.play.nim_window import STONES, take
from tests.play.plain_views import PlainEnd, PlainNewGame, PlainTable


def entry(menu: QMenu, text: str) -> QAction:
    return next(action for action in menu.actions() if action.text().replace("&", "") == text)


@pytest.mark.parametrize("language", ["en", "de", "pl"])
def test_each_entry_of_a_menu_has_a_letter_of_its_own(nim: MainWindow, language: str) -> None:
    use_language(language)
    nim.renew_texts()
    for menu in (nim.menu, nim.menu.game):
        texts = [action.text() for action in menu.actions() if not action.isSeparator()]
        letters = [text.partition("&")[2][:1].casefold() for text in texts]
        assert all(letters)
        assert len(set(letters)) == len(letters)


def test_keys_work_without_opening_the_menu(qtbot: QtBot, nim: MainWindow) -> None:
    nim.activateWindow()
    qtbot.waitUntil(nim.isActiveWindow)
    QTest.keyClick(nim, Qt.Key.Key_Comma, Qt.KeyboardModifier.ControlModifier)
    assert isinstance(nim.view, SettingsPage)
    QTest.keyClick(nim, Qt.Key.Key_Comma, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(nim.view, Qt.Key.Key_Escape)
    assert not nim.navigator.is_visiting, "the settings were opened once"
    QTest.keyClick(nim, Qt.Key.Key_F1, Qt.KeyboardModifier.ShiftModifier)
    assert isinstance(nim.view, KeyListView)
    QTest.keyClick(nim, Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    assert isinstance(nim.view, PlainNewGame)
    QTest.keyClick(nim, Qt.Key.Key_F10)
    assert nim.menu.isVisible()
    nim.menu.close()


def test_turns_are_undone_and_redone_from_the_menu(
    qtbot: QtBot, nim: MainWindow, nim_table: PlainTable
) -> None:
    take(qtbot, nim_table, 2)
    for text, stones in (("Undo", STONES), ("Redo", STONES - 4), ("Undo the turn", STONES)):
        entry(nim.menu.game, text).trigger()
        assert nim_table.session.state.stones == stones
    entry(nim.menu.game, "Redo the turn").trigger()
    assert nim_table.session.state.stones == STONES - 4


def test_a_rematch_begins_a_new_game(qtbot: QtBot, nim: MainWindow, nim_table: PlainTable) -> None:
    while not nim_table.session.state.is_over:
        take(qtbot, nim_table, 1)
    assert isinstance(nim.view, PlainEnd)
    entry(nim.menu.game, "Rematch").trigger()
    assert isinstance(nim.view, PlainTable)
    assert nim.view.session.state.stones == STONES
