# SPDX-License-Identifier: MIT
"""The front page: one key leads back into the game."""

from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from powergrid.gui.kit.keys import first_focus
from powergrid.gui.power_grid.board.miniature_view import MiniatureView
from powergrid.gui.power_grid.game.game_setup import GameSetup
from powergrid.gui.power_grid.game.last_game import setup_text
from powergrid.gui.power_grid.library.library_view import LibraryView
from powergrid.gui.power_grid.pages.new_game.new_game_view import NewGameView
from powergrid.gui.power_grid.table.table import Table
from powergrid.gui.power_grid.window import PowerGridWindow
from powergrid.gui.power_grid.words.names import board_title
from powergrid.gui.settings.language import use_language
from powergrid.gui.shell.chapters_view import ChaptersView
from powergrid.gui.shell.front_page import FrontPage
from powergrid.play.saved_games import games_dir
from powergrid.records import load, save
from tests.gui.conftest import NewWindow
from tests.gui.tables import a_record

TRANSCRIPT = Path(__file__).parents[2] / "data/transcripts/germany-classic-3p.json.gz"


@pytest.fixture
def window(new_window: NewWindow) -> PowerGridWindow:
    window = new_window()
    window.show_front()
    return window


def page(window: PowerGridWindow) -> FrontPage:
    assert isinstance(window.view, FrontPage)
    return window.view


def test_enter_leads_back_into_the_last_game(qtbot: QtBot, new_window: NewWindow) -> None:
    save(a_record(), games_dir() / "begun.json")
    window = new_window(first=PowerGridWindow.show_front)
    front = page(window)
    qtbot.waitUntil(lambda: first_focus(front) is not front)  # the game comes after the page
    assert window.session is None  # no part of the table is created before it is needed
    assert window.focusWidget() is front.main
    QTest.keyClick(front, Qt.Key.Key_Return)
    assert isinstance(window.view, Table)
    assert window.autosave is not None
    assert window.autosave.file.name == "begun.json"


def test_enter_pressed_before_the_game_is_there_leads_into_it(
    qtbot: QtBot, new_window: NewWindow
) -> None:
    save(a_record(), games_dir() / "begun.json")
    window = new_window(first=PowerGridWindow.show_front)
    assert first_focus(page(window)) is page(window)
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: isinstance(window.view, Table))


def test_the_first_start_leads_to_the_tutorial(window: PowerGridWindow) -> None:
    QTest.keyClick(page(window), Qt.Key.Key_Return)
    assert isinstance(window.view, ChaptersView)


@pytest.mark.parametrize(
    ("key", "kind"),
    [(Qt.Key.Key_N, NewGameView), (Qt.Key.Key_L, ChaptersView), (Qt.Key.Key_G, LibraryView)],
)
def test_each_page_has_a_letter(window: PowerGridWindow, key: Qt.Key, kind: type) -> None:
    QTest.keyClick(page(window), key)
    assert isinstance(window.view, kind)


def test_the_game_at_the_table_waits_behind_the_front_page(window: PowerGridWindow) -> None:
    assert window.open_record(a_record(3))
    session = window.session
    assert session is not None
    window.show_front()
    assert session.bots.is_paused
    QTest.keyClick(page(window), Qt.Key.Key_Return)
    assert window.view is window.table
    assert not session.bots.is_paused


def test_the_saved_game_is_shown_with_its_position_and_question(window: PowerGridWindow) -> None:
    assert window.open_record(a_record())
    session = window.session
    assert session is not None
    rng = Random(1)
    while not any(session.state.cities):
        session.act(session.question.sample(rng))
    window.show_front()
    picture = page(window).glance.picture
    assert isinstance(picture, MiniatureView)
    shown = [network.cities for network in picture.snapshot.networks]
    assert shown == list(session.state.cities)
    assert page(window).glance.asks.startswith(session.seats[session.state.seat].name)


def test_the_last_set_up_is_named_once_the_page_is_painted(
    qtbot: QtBot, new_window: NewWindow
) -> None:
    last = setup_text(GameSetup("usa", "classic", None, a_record(players=3).header.seats))
    window = new_window(first=PowerGridWindow.show_front, last_game=last)
    link = page(window).new_game
    qtbot.waitUntil(lambda: link.description == "USA, Classic, 3 players")
    assert "USA, Classic, 3 players" in link.accessibleDescription()


def test_the_board_of_the_day_is_shown_once_the_page_is_painted(window: PowerGridWindow) -> None:
    (picture,) = set(page(window).findChildren(MiniatureView)) - {page(window).glance.picture}
    assert isinstance(picture, MiniatureView)
    picture.grab()
    QApplication.processEvents()
    assert picture.accessibleName() == board_title(picture.snapshot.board)
    assert picture.height() > page(window).links[0].height(), "it fills the column"


def test_after_a_finished_game_its_result_is_offered_beside_a_new_game(
    window: PowerGridWindow,
) -> None:
    assert window.open_file(TRANSCRIPT)
    assert window.end_view is not None
    window.show_front()
    front = page(window)
    assert [button.text() for button in (front.main, front.new_game)] == ["Result", "New game"]
    QTest.keyClick(front, Qt.Key.Key_Return)
    assert window.view is window.end_view


def test_the_result_of_the_last_game_opens_at_the_next_start(new_window: NewWindow) -> None:
    save(load(TRANSCRIPT), games_dir() / "over.json")
    window = new_window()
    window.show_front()
    assert window.session is None
    QTest.keyClick(page(window), Qt.Key.Key_Return)
    assert window.view is window.end_view


def test_an_unfinished_game_waits_whatever_finished_one_was_opened(new_window: NewWindow) -> None:
    save(a_record(), games_dir() / "begun.json")
    over = games_dir() / "over.json"
    save(load(TRANSCRIPT), over)
    window = new_window()
    assert window.open_file(over)
    window.show_front()
    front = page(window)
    assert front.main.text() == "Continue"
    (games,) = [button for button in front.links if button.text() == "Games"]
    assert games.description == "2 saved games · 1 open"
    QTest.keyClick(front, Qt.Key.Key_Return)
    assert window.autosave is not None
    assert window.autosave.file.name == "begun.json"
    assert window.open_file(over)
    window.close()
    again = new_window()
    again.show_front()
    QTest.keyClick(page(again), Qt.Key.Key_Return)
    assert again.autosave is not None
    assert again.autosave.file.name == "begun.json"


def test_a_new_language_is_shown_at_once(window: PowerGridWindow) -> None:
    use_language("de")
    window.renew_texts()
    assert page(window).accessibleName() == "Startseite"
