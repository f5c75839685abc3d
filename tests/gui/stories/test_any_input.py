# SPDX-License-Identifier: MIT
"""Random keys and clicks in both games: no exception and no warning of Qt, which fail a test."""

from random import Random
from typing import Final

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QFileDialog, QMenu, QWidget
from pytestqt.qtbot import QtBot

from powergrid.gui.factory_manager.opponents import OPPONENTS as FACTORY_OPPONENTS
from powergrid.gui.factory_manager.views import FactoryViews
from powergrid.gui.factory_manager.visits import FactoryVisits
from powergrid.gui.power_grid.game.opponents import OPPONENTS
from powergrid.gui.power_grid.window import PowerGridWindow
from powergrid.gui.settings.settings import Settings
from powergrid.gui.shell.game_offer import GameParts
from powergrid.gui.shell.main_window import MainWindow
from powergrid.play.thinker import Thinker

EVENTS: Final = 120
KEYS: Final = (
    *(Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Tab, Qt.Key.Key_Escape, Qt.Key.Key_Down),
    *(Qt.Key.Key_F1, Qt.Key.Key_F5, Qt.Key.Key_F10, Qt.Key.Key_Question, Qt.Key.Key_Delete),
    *(Qt.Key(code) for code in (*b"0123456789", *b"ABCDEFGHIJKLMNOPQRSTUVWXYZ")),
)


def a_window(game: str) -> MainWindow:
    settings = Settings()
    settings.pace, settings.shows_worth = "instant", False
    if game == "power-grid":
        return PowerGridWindow(Thinker(OPPONENTS), settings)
    return MainWindow(GameParts(FactoryViews(settings), Thinker(FACTORY_OPPONENTS), FactoryVisits))


def press(window: MainWindow, rng: Random) -> None:
    """Press a key where a player's would go."""
    popup = QApplication.activePopupWidget()
    QTest.keyClick(popup or QApplication.focusWidget() or window, rng.choice(KEYS))


def click(window: MainWindow, rng: Random) -> None:
    """Click a visible button, or anywhere."""
    over = QApplication.activePopupWidget() or QApplication.activeModalWidget() or window
    inside: list[QWidget] = [over]
    if not isinstance(over, QMenu):
        inside += [button for button in over.findChildren(QAbstractButton) if button.isVisible()]
    chosen = rng.choice(inside)
    at = QPoint(rng.randrange(max(1, chosen.width())), rng.randrange(max(1, chosen.height())))
    QTest.mouseClick(chosen, Qt.MouseButton.LeftButton, pos=at)


def trigger(window: MainWindow, rng: Random) -> None:
    """Use the key of one of the window's actions, except the one that closes it."""
    keys = [action.shortcut().toString() for action in window.actions() if action.isEnabled()]
    key = rng.choice([key for key in keys if key and key != "Ctrl+Q"])
    QTest.keySequence(QApplication.focusWidget() or window, key)


@pytest.mark.slow
@pytest.mark.parametrize("game", ["power-grid", "factory-manager"])
def test_no_input_fails(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    for asks in ("getOpenFileName", "getOpenFileNames", "getSaveFileName"):
        monkeypatch.setattr(QFileDialog, asks, lambda *_: ("", ""))
    rng, window = Random(2), a_window(game)
    qtbot.addWidget(window)
    window.resize(1280, 800)
    window.show_front()
    with qtbot.waitExposed(window):
        window.show()
    for _ in range(EVENTS):
        rng.choice((press, press, click, click, trigger))(window, rng)
        QApplication.processEvents()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        if not window.isVisible():
            break  # closed with its menu
