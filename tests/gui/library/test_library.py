# SPDX-License-Identifier: MIT
"""The list of games by keys and mouse: open, sort, search, delete and undo, export, import."""

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox
from pytestqt.qtbot import QtBot

from powergrid.gui.games import games_dir
from powergrid.gui.library.library_model import DATE, RESULT, ROUND
from powergrid.gui.library.library_view import LibraryView
from powergrid.gui.main_window import MainWindow
from powergrid.gui.pages.end.end_view import EndView
from powergrid.gui.pages.new_game_view import NewGameView
from powergrid.gui.replay.opening import ReplayTable
from powergrid.gui.table import Table
from powergrid.records import Record, load, save
from tests.gui.conftest import NewWindow
from tests.gui.tables import a_record, a_session, play_until

TRANSCRIPT = Path(__file__).parents[2] / "data/transcripts/germany-classic-3p.json.gz"
Key = Qt.Key

pytestmark = pytest.mark.slow


@pytest.fixture
def games() -> Path:
    """Four files: a finished game, one that goes on, one that just began, and rubbish."""
    folder = games_dir()
    save(load(TRANSCRIPT), folder / "finished.json")
    session = play_until(a_session(board="usa"), lambda state: state.round == 2)
    assert session.recorder is not None
    save(session.recorder, folder / "under-way.json")
    save(a_record(players=6, board="usa", edition="classic"), folder / "new.json.gz")
    (folder / "rubbish.json").write_text("{]")
    return folder


@pytest.fixture
def window(qtbot: QtBot, new_window: NewWindow, games: Path) -> MainWindow:
    window = new_window(first=MainWindow.show_new_game, pace="instant", own_pace="instant")
    qtbot.waitUntil(window.isActiveWindow)
    press(window, Key.Key_G, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: not library(window).is_reading)
    return window


def library(window: MainWindow) -> LibraryView:
    view = window.view
    assert isinstance(view, LibraryView)
    return view


def press(window: MainWindow, key: Key, modifier: Qt.KeyboardModifier | None = None) -> None:
    target = QApplication.focusWidget() or window
    QTest.keyClick(target, key, modifier or Qt.KeyboardModifier.NoModifier)
    QApplication.processEvents()


def shown(view: LibraryView) -> list[str]:
    """Return the names of the files as they are listed."""
    rows = range(view.games.rowCount())
    return [view.games.entry_at(view.games.index(row, 0)).file.name for row in rows]


def choose(view: LibraryView, name: str) -> None:
    view.table.selectRow(shown(view).index(name))


def cell(view: LibraryView, name: str, column: int) -> str:
    return str(view.games.index(shown(view).index(name), column).data())


def test_every_file_is_listed_with_what_is_in_it(window: MainWindow) -> None:
    view = library(window)
    assert sorted(shown(view)) == ["finished.json", "new.json.gz", "rubbish.json", "under-way.json"]
    assert cell(view, "finished.json", RESULT) == "P0 wins with 9"
    assert cell(view, "under-way.json", RESULT) == "goes on"
    assert cell(view, "under-way.json", ROUND) == "2"
    assert view.count.text == "4 games"


def test_a_damaged_file_is_told_in_a_sentence_and_cannot_be_opened(window: MainWindow) -> None:
    view = library(window)
    choose(view, "rubbish.json")
    assert view.status.text.startswith("line 1: ")
    assert not view.go.isEnabled()
    press(window, Key.Key_Return)
    view.open()
    assert library(window) is view


def test_it_is_sorted_by_any_column(window: MainWindow) -> None:
    view = library(window)
    header = view.table.horizontalHeader()
    at = header.sectionViewportPosition(ROUND) + header.sectionSize(ROUND) // 2
    for expected in (["rubbish.json", "new.json.gz"], ["finished.json", "under-way.json"]):
        QTest.mouseClick(
            header.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(at, header.height() // 2)
        )
        assert shown(view)[:2] == expected
    for column in range(DATE, RESULT + 1):
        view.table.sortByColumn(column, Qt.SortOrder.AscendingOrder)
        assert len(shown(view)) == 4


def test_search_finds_every_word(window: MainWindow) -> None:
    view = library(window)
    press(window, Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClicks(view.search, "usa dmi")
    assert sorted(shown(view)) == ["new.json.gz", "under-way.json"]
    assert view.count.text == "2 of 4 games"
    QTest.keyClicks(view.search, " goes zzz")
    assert shown(view) == []
    assert not view.go.isEnabled()
    view.search.clear()
    assert len(shown(view)) == 4


def test_enter_opens_a_game_that_goes_on(window: MainWindow) -> None:
    view = library(window)
    choose(view, "under-way.json")
    view.table.setFocus()
    press(window, Key.Key_Return)
    assert isinstance(window.view, Table)
    assert window.session is not None
    assert window.session.state.round == 2
    assert window.keeper is not None
    assert window.keeper.file == games_dir() / "under-way.json"


def test_a_double_click_opens_the_end_of_a_game_that_is_over(window: MainWindow) -> None:
    view = library(window)
    index = view.games.index(shown(view).index("finished.json"), 0)
    at = view.table.visualRect(index).center()
    QTest.mouseClick(view.table.viewport(), Qt.MouseButton.LeftButton, pos=at)
    QTest.mouseDClick(view.table.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert isinstance(window.view, EndView)


def test_a_replay_leads_back_to_the_list(window: MainWindow) -> None:
    view = library(window)
    choose(view, "finished.json")
    before = (games_dir() / "finished.json").read_bytes()
    press(window, Key.Key_R)
    table = window.view
    assert isinstance(table, ReplayTable)
    assert table.replay.position == 0
    press(window, Key.Key_Right)
    assert table.replay.position == 1
    press(window, Key.Key_Escape)
    assert library(window) is view
    assert (games_dir() / "finished.json").read_bytes() == before
    press(window, Key.Key_Escape)
    assert isinstance(window.view, NewGameView)


def test_what_is_deleted_comes_back_until_the_list_is_left(window: MainWindow) -> None:
    view = library(window)
    texts = {name: (games_dir() / name).read_bytes() for name in shown(view)}
    for name in ("under-way.json", "rubbish.json"):
        choose(view, name)
        view.table.setFocus()
        press(window, Key.Key_Delete)
        assert not (games_dir() / name).exists()
        assert name not in shown(view)
    press(window, Key.Key_Z)
    press(window, Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert {name: (games_dir() / name).read_bytes() for name in shown(view)} == texts
    assert not view.back.isEnabled()
    choose(view, "rubbish.json")
    press(window, Key.Key_Delete)
    press(window, Key.Key_Escape)
    assert not (games_dir() / "rubbish.json").exists()
    assert not (games_dir() / "deleted").exists()


def test_the_game_at_the_table_is_not_deleted(window: MainWindow, qtbot: QtBot) -> None:
    assert window.open_file(games_dir() / "under-way.json")
    window.asides.show_library()
    view = library(window)
    qtbot.waitUntil(lambda: not view.is_reading)
    choose(view, "under-way.json")
    assert not view.remove.isEnabled()
    view.delete()
    assert (games_dir() / "under-way.json").exists()


def test_a_game_is_exported(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = library(window)
    choose(view, "finished.json")
    copy = tmp_path / "mine.json.gz"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(copy), ""))
    press(window, Key.Key_X)
    assert load(copy).moves == load(games_dir() / "finished.json").moves
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(copy / "below.json"), ""))
    press(window, Key.Key_X)
    assert "cannot be written" in view.status.text


def test_files_are_taken_in_by_a_dialogue_and_by_dropping_them(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = library(window)
    names = [str(TRANSCRIPT), str(tmp_path / "nowhere.json")]
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *_: (names, ""))
    press(window, Key.Key_I)
    assert "nowhere.json" in view.status.text
    assert TRANSCRIPT.name in shown(view)
    dropped = QMimeData()
    dropped.setUrls([QUrl.fromLocalFile(str(TRANSCRIPT))])
    event = QDropEvent(
        QPointF(9, 9),
        Qt.DropAction.CopyAction,
        dropped,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    view.dropEvent(event)
    assert "germany-classic-3p-2.json.gz" in shown(view), "no file is written over"
    assert view.chosen is not None
    assert view.chosen.file.name == "germany-classic-3p-2.json.gz"


def test_tags_in_files_are_shown_as_they_are(window: MainWindow, qtbot: QtBot) -> None:
    record = a_record()
    seats = tuple(seat._replace(name=f"<b>{seat.name}") for seat in record.header.seats)
    save(Record(record.header._replace(seats=seats)), games_dir() / "tags.json")
    window.views.leave()
    window.asides.show_library()
    view = library(window)
    qtbot.waitUntil(lambda: not view.is_reading)
    index = view.games.index(shown(view).index("tags.json"), 0)
    assert "&lt;b&gt;Ada" in index.data(Qt.ItemDataRole.ToolTipRole)
    window.tell("<b>Ada")
    assert window.findChildren(QMessageBox)[-1].textFormat() == Qt.TextFormat.PlainText


def test_an_empty_list_says_so(qtbot: QtBot) -> None:
    view = LibraryView()
    qtbot.addWidget(view)
    qtbot.waitUntil(lambda: view.count.text == "0 games")
