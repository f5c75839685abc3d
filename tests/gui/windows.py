# SPDX-License-Identifier: MIT
"""What tests do with the whole window."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from powergrid.gui.power_grid.game.game_setup import GameSetup
from powergrid.gui.power_grid.window import PowerGridWindow


def begin(window: PowerGridWindow, setup: GameSetup) -> None:
    """Begin a game as if it had been set up on the page of a new game."""
    window.show_new_game()
    assert window.new_game_view is not None
    window.new_game_view.start_asked.emit(setup)


def action(window: PowerGridWindow, text: str) -> QAction:
    """Return the entry of the menu with this text."""
    actions = window.findChildren(QAction)
    return next(action for action in actions if action.text().replace("&", "") == text)


def press(
    window: QWidget, *keys: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
) -> None:
    """Press keys one after another, each where the focus is then."""
    for key in keys:
        QTest.keyClick(QApplication.focusWidget() or window, key, modifier)
        QApplication.processEvents()
