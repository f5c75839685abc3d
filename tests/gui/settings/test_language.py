# SPDX-License-Identifier: MIT
"""The language of the window: the system's at first, and changeable during a game."""

from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QDate, QEvent, QLocale, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from shiboken6 import isValid

from powergrid.gui.power_grid.library.library_view import LibraryView
from powergrid.gui.power_grid.panels.log_panel import LogPanel
from powergrid.gui.power_grid.table.table import Table
from powergrid.gui.power_grid.window import PowerGridWindow
from powergrid.gui.power_grid.words.names import area_name, board_name, city_label, city_name
from powergrid.gui.power_grid.words.terms import cities_counted, fuel_title
from powergrid.gui.settings.language import (
    LANGUAGES,
    SYSTEM,
    language_in_use,
    language_of_system,
    use_language,
)
from powergrid.gui.settings.settings import Settings
from powergrid.gui.shell.menu import GameMenu
from tests.gui.conftest import NewWindow
from tests.gui.tables import a_record, a_session


@pytest.fixture
def window(new_window: NewWindow) -> PowerGridWindow:
    return new_window()


def menu_of(window: PowerGridWindow) -> GameMenu:
    (menu,) = window.findChildren(GameMenu)
    return menu


def settle() -> None:
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QCoreApplication.processEvents()


@pytest.mark.parametrize(
    ("wished", "spoken"),
    [
        (("de-CH", "de", "en"), "de"),
        (("fr-FR", "fr", "pl-Latn-PL", "pl"), "pl"),
        (("cs",), "cs"),
        (("fr",), "en"),
        (("C",), "en"),
        ((), "en"),
    ],
)
def test_the_system_language_is_the_default(wished: tuple[str, ...], spoken: str) -> None:
    class System:
        def uiLanguages(self) -> list[str]:
            return list(wished)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(QLocale, "system", System)
        assert language_of_system() == spoken


def test_an_unknown_language_setting_means_the_system_language() -> None:
    settings = Settings()
    assert settings.language == SYSTEM
    settings.language = "hu"
    assert Settings().language == "hu"
    settings.language = "xx"
    assert settings.language == SYSTEM


def test_words_dates_and_names_are_translated() -> None:
    board = a_session().state.game.board
    koeln = next(i for i, city in enumerate(board.cities) if city.id == "koeln")
    assert (city_name(board, koeln), board_name("germany", "recharged")) == ("Köln", "Germany")
    assert [cities_counted(n) for n in (1, 2)] == ["1 city", "2 cities"]
    use_language("pl")
    assert fuel_title(0) == "Węgiel"
    assert (city_name(board, koeln), board_name("germany", "recharged")) == ("Kolonia", "Niemcy")
    assert city_label(board, koeln, "Köln") == "Kolonia"
    assert area_name(board, 0) == "Północny zachód"
    assert len({cities_counted(n).split()[1] for n in (1, 2, 5)}) == 3
    assert "lis" in QLocale().toString(QDate(2026, 11, 21), "d MMM yyyy")


def test_without_its_file_a_language_falls_back_to_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("powergrid.gui.settings.language.resources_dir", lambda: Path("/nowhere"))
    use_language("de")
    assert language_in_use() == "de"
    assert fuel_title(0) == "Coal"


def test_the_language_can_be_changed_during_a_game(window: PowerGridWindow) -> None:
    window.open_record(a_record(players=3))
    session, before = window.session, window.table
    assert session is not None
    assert before is not None
    board = before.board
    assert session.act(next(iter(session.question)))
    state, past = session.state, list(session.past)
    window.preferences.set("language", "de")
    settle()
    assert window.settings.language == "de"
    assert window.session is session
    assert (session.state, session.past) == (state, past)
    assert window.table is not before
    assert window.view is window.table
    assert window.findChildren(Table) == [window.table]
    assert not isValid(board), "what is gone hears no more of the game"
    window.controls.pause()
    settle()
    assert session.bots.is_paused
    assert menu_of(window).pause.isChecked()


def test_the_log_stays_open_in_another_language(window: PowerGridWindow) -> None:
    window.open_record(a_record(players=3))
    window.preferences.set("language", "de")
    settle()
    before = window.table
    assert before is not None
    QTest.keyClick(before, Qt.Key.Key_L)
    window.preferences.set("language", "pl")
    settle()
    (log,) = window.findChildren(LogPanel)
    assert log.isVisible()
    assert log.title == "Dziennik"


def test_changing_the_language_binds_no_key_twice(window: PowerGridWindow) -> None:
    window.show_new_game()
    keys = [key.toString() for action in window.actions() for key in action.shortcuts()]
    window.preferences.set("language", "cs")
    settle()
    after = [key.toString() for action in window.actions() for key in action.shortcuts()]
    assert sorted(after) == sorted(keys)


@pytest.mark.slow
def test_changing_the_language_keeps_the_setup_of_a_new_game(window: PowerGridWindow) -> None:
    window.show_new_game()
    assert window.new_game_view is not None
    window.new_game_view.form.editions.chosen.emit(0)
    setup = window.new_game_view.setup
    window.preferences.set("language", "ru")
    settle()
    assert window.view is window.new_game_view
    assert window.new_game_view.setup == setup


@pytest.mark.slow
def test_changing_the_language_replaces_visited_views(window: PowerGridWindow) -> None:
    window.show_new_game()
    window.visits.show_library()
    before = window.view
    window.preferences.set("language", "pl")
    settle()
    assert not isValid(before)
    assert window.findChildren(LibraryView) == [window.view]
    window.navigator.leave()
    assert window.view is window.new_game_view


@pytest.mark.slow
def test_the_menu_lists_every_language_under_its_own_name(window: PowerGridWindow) -> None:
    window.show_new_game()
    for language, name in LANGUAGES.items():
        entries = menu_of(window).findChildren(QAction)
        entry = next(entry for entry in entries if entry.data() == language)
        assert entry.text() == name
        entry.trigger()
        settle()
        assert language_in_use() == language
        chosen = [
            action.data() for action in menu_of(window).findChildren(QAction) if action.isChecked()
        ]
        assert language in chosen
