# SPDX-License-Identifier: MIT
"""The list of games by keys and mouse: sort, search, open, and what an empty one offers."""

import pytest
from PySide6.QtCore import QDateTime, QLocale, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from powergrid.gui.power_grid.board.cards import BADGE, HOUSES, NOTE
from powergrid.gui.power_grid.end.end_view import EndView
from powergrid.gui.power_grid.library.file_names import time_modified
from powergrid.gui.power_grid.library.library_view import LibraryView
from powergrid.gui.power_grid.pages.new_game.new_game_view import NewGameView
from powergrid.gui.power_grid.replay.replay_table import ReplayTable
from powergrid.gui.power_grid.table.table import Table
from powergrid.gui.power_grid.window import PowerGridWindow
from powergrid.play.saved_games import games_dir
from powergrid.records import PERSON, Record, save
from tests.expect import expect
from tests.gui.conftest import NewWindow
from tests.gui.power_grid.library.game_list import card, choose, library, shown
from tests.gui.power_grid.library.saved import DATA, save_finished_games
from tests.gui.tables import a_record
from tests.gui.windows import press

Key = Qt.Key

pytestmark = pytest.mark.slow


def test_every_file_is_listed(window: PowerGridWindow) -> None:
    view = library(window)
    assert sorted(shown(view)) == ["finished.json", "new.json.gz", "rubbish.json", "under-way.json"]
    assert card(view, "finished.json").data() == "P0 wins with 9"
    begun = QDateTime.fromSecsSinceEpoch(int(time_modified(games_dir() / "under-way.json")))
    time = QLocale().toString(begun.time(), QLocale.FormatType.ShortFormat)
    assert card(view, "under-way.json").data() == f"Started at {time}"
    assert card(view, "under-way.json").data(BADGE) == "Round 2"
    assert card(view, "finished.json").data(HOUSES) == ["red", "blue", "green"]
    assert "cannot be read" in card(view, "rubbish.json").data(NOTE)
    assert view.count.text == "4 games"


def test_a_damaged_file_is_explained_and_cannot_be_opened(window: PowerGridWindow) -> None:
    view = library(window)
    choose(view, "rubbish.json")
    assert view.status.text.startswith("line 1: ")
    assert not view.open_button.isEnabled()
    press(window, Key.Key_Return)
    view.open()
    assert library(window) is view


def test_unfinished_games_come_first_and_newer_ones_before_older_ones(
    window: PowerGridWindow,
) -> None:
    view = library(window)
    assert set(shown(view)[:2]) == {"under-way.json", "new.json.gz"}
    times = [view.games.entry_at(view.games.index(row, 0)).when for row in range(4)]
    assert times[:2] == sorted(times[:2], reverse=True)
    assert times[2:] == sorted(times[2:], reverse=True)


def test_games_are_sorted_by_board_or_result_or_again_by_date(window: PowerGridWindow) -> None:
    view = library(window)
    view.cards.setFocus()
    by_date = shown(view)
    press(window, Key.Key_6)
    assert view.cards.currentIndex().row() == 0
    choose(view, "rubbish.json")
    boards = [card(view, name).data(NOTE).split(" · ")[0] for name in shown(view)]
    assert [board for board in boards if board != "cannot be read"] == ["Germany", "USA", "USA"]
    press(window, Key.Key_7)
    assert shown(view)[0] == "finished.json"
    assert view.chosen is not None
    assert view.chosen.file.name == "rubbish.json"
    press(window, Key.Key_5)
    assert shown(view) == by_date


def test_search_finds_games_with_every_word(window: PowerGridWindow) -> None:
    view = library(window)
    press(window, Key.Key_F, modifier=Qt.KeyboardModifier.ControlModifier)
    QTest.keyClicks(view.search, "USA dmi")
    assert sorted(shown(view)) == ["new.json.gz", "under-way.json"]
    assert view.count.text == "2 of 4 games"
    QTest.keyClicks(view.search, " goes zzz")
    assert shown(view) == []
    assert not view.open_button.isEnabled()
    assert view.no_match.isVisible()
    assert view.no_match.text == "No games with “USA dmi goes zzz”."
    press(window, Key.Key_Escape)
    assert library(window) is view, "Escape clears the search first"
    assert len(shown(view)) == 4
    assert not view.no_match.isVisible()
    press(window, Key.Key_Escape)
    assert isinstance(window.view, NewGameView)


def test_a_kind_without_games_says_so(window: PowerGridWindow) -> None:
    view = library(window)
    choose(view, "finished.json")
    view.delete()
    press(window, Key.Key_4)
    assert (view.no_match.isVisible(), view.no_match.text) == (True, "No games here yet.")
    view.undo()
    assert not view.no_match.isVisible()


def test_only_games_of_a_kind_are_shown(window: PowerGridWindow) -> None:
    view = library(window)
    view.cards.setFocus()
    kinds = []
    for key in (Key.Key_2, Key.Key_3, Key.Key_4, Key.Key_1):
        press(window, key)
        kinds.append(sorted(shown(view)))
    unfinished, finished = ["new.json.gz", "under-way.json"], ["finished.json"]
    assert kinds[:2] == [unfinished, finished]
    assert kinds[2] == finished, "a person has won it"
    assert len(kinds[3]) == 4
    assert card(view, "finished.json").data(BADGE) == 9


def test_a_game_that_a_bot_has_won_is_finished_but_not_won(
    qtbot: QtBot, new_window: NewWindow
) -> None:
    save_finished_games(1, "planner", PERSON, PERSON)
    window = new_window(first=PowerGridWindow.show_new_game)
    press(window, Key.Key_G, modifier=Qt.KeyboardModifier.ControlModifier)
    view = library(window)
    qtbot.waitUntil(lambda: not view.is_reading)
    view.cards.setFocus()
    press(window, Key.Key_3)
    assert shown(view) == ["0.json"]
    press(window, Key.Key_4)
    assert shown(view) == []


def test_the_first_game_is_selected_until_another_is(window: PowerGridWindow) -> None:
    view = library(window)
    assert view.cards.currentIndex().row() == 0
    choose(view, "finished.json")
    view.import_files([DATA / "germany-classic-3p.json.gz"])
    assert view.chosen is not None
    assert view.chosen.file.name != shown(view)[0]


def test_enter_opens_an_unfinished_game(window: PowerGridWindow) -> None:
    view = library(window)
    choose(view, "under-way.json")
    view.cards.setFocus()
    press(window, Key.Key_Return)
    assert isinstance(window.view, Table)
    assert window.session is not None
    assert window.session.state.round == 2
    assert window.autosave is not None
    assert window.autosave.file == games_dir() / "under-way.json"


def test_a_double_click_opens_the_result_of_a_finished_game(window: PowerGridWindow) -> None:
    view = library(window)
    index = view.games.index(shown(view).index("finished.json"), 0)
    at = view.cards.visualRect(index).center()
    QTest.mouseClick(view.cards.viewport(), Qt.MouseButton.LeftButton, pos=at)
    QTest.mouseDClick(view.cards.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert isinstance(window.view, EndView)


def test_escape_leads_from_a_replay_back_to_the_list(window: PowerGridWindow) -> None:
    view = library(window)
    choose(view, "finished.json")
    before = (games_dir() / "finished.json").read_bytes()
    press(window, Key.Key_R)
    table = expect(ReplayTable, window.view)
    assert table.replay.position == 0
    press(window, Key.Key_Right)
    assert table.replay.position == 1
    press(window, Key.Key_Escape)
    assert library(window) is view
    assert (games_dir() / "finished.json").read_bytes() == before
    press(window, Key.Key_Escape)
    assert isinstance(window.view, NewGameView)


def test_markup_in_files_is_shown_as_text(window: PowerGridWindow, qtbot: QtBot) -> None:
    record = a_record()
    seats = tuple(seat._replace(name=f"<b>{seat.name}") for seat in record.header.seats)
    save(Record(record.header._replace(seats=seats)), games_dir() / "tags.json")
    window.navigator.leave()
    window.visits.show_library()
    view = library(window)
    qtbot.waitUntil(lambda: not view.is_reading)
    index = view.games.index(shown(view).index("tags.json"), 0)
    assert "&lt;b&gt;Ada" in index.data(Qt.ItemDataRole.ToolTipRole)
    window.visits.navigator.warn("<b>Ada")
    assert window.findChildren(QMessageBox)[-1].textFormat() == Qt.TextFormat.PlainText


def empty_list(window: PowerGridWindow, qtbot: QtBot) -> LibraryView:
    qtbot.waitUntil(window.isActiveWindow)
    window.visits.show_library()
    view = library(window)
    qtbot.waitUntil(view.nothing.isVisible)
    return view


def test_an_empty_list_offers_only_what_leads_on(qtbot: QtBot, new_window: NewWindow) -> None:
    view = empty_list(new_window(first=PowerGridWindow.show_front), qtbot)
    assert view.count.text == "0 games"
    assert view.nothing.play.hasFocus()
    assert view.import_button.isVisible()
    hidden = (view.export_button, view.delete_button, view.undo_button, view.replay_button)
    parts = (*hidden, view.open_button, view.search, view.kinds, view.cards)
    qtbot.waitUntil(lambda: not any(part.isVisible() for part in parts))


def test_an_empty_list_leads_to_a_first_game(qtbot: QtBot, new_window: NewWindow) -> None:
    window = new_window(first=PowerGridWindow.show_front)
    view = empty_list(window, qtbot)
    QTest.keyClick(view.nothing.play, Key.Key_Return)
    assert isinstance(window.view, NewGameView)


def test_an_empty_list_leads_to_a_game_of_masters(qtbot: QtBot, new_window: NewWindow) -> None:
    window = new_window(first=PowerGridWindow.show_front)
    view = empty_list(window, qtbot)
    QTest.keyClick(view.nothing.play, Key.Key_W)
    assert isinstance(window.view, Table)
    assert [seat.player for seat in window.view.session.seats] == ["master"] * 4
