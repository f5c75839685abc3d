# SPDX-License-Identifier: MIT
"""A window with Nim in it, and how tests play there."""

from pytestqt.qtbot import QtBot

from powergrid.gui.kit.button import Button
from powergrid.gui.settings.settings import Settings
from powergrid.gui.shell.front_page import FrontPage
from powergrid.gui.shell.game_offer import GameParts
from powergrid.gui.shell.main_window import MainWindow
from powergrid.play.thinker import Thinker
from tests.expect import expect
from tests.play.nim import Heap, NimRecord, NimViews
from tests.play.plain_views import PlainNewGame, PlainTable

SEATS = NimViews.seats
STONES = Heap().stones


def record_of(*moves: int) -> NimRecord:
    """Return the record of a game with these moves."""
    return NimRecord(SEATS, 1, moves=moves, is_finished=sum(moves) == STONES)


def shown(qtbot: QtBot, thinker: Thinker) -> MainWindow:
    settings = Settings()
    settings.pace = "instant"
    window = MainWindow(GameParts(NimViews(settings), thinker))
    qtbot.addWidget(window)
    window.show()
    window.show_front()
    return window


def begun(qtbot: QtBot, window: MainWindow) -> PlainTable:
    front = expect(FrontPage, window.view)
    front.main.click()
    page = expect(PlainNewGame, window.view)
    expect(Button, page.findChild(Button)).click()
    return expect(PlainTable, window.view)


def take(qtbot: QtBot, table: PlainTable, count: int) -> None:
    """Take stones and wait until the bot has answered."""
    expect(Button, table.buttons.tiles[count - 1]).click()
    session = table.session
    qtbot.waitUntil(lambda: session.is_person_asked or session.state.is_over)
