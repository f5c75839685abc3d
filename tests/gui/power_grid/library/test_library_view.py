# SPDX-License-Identifier: MIT
"""The list of games by keys and mouse: open, sort, search, delete and undo, export, import."""

from pathlib import Path

import pytest
from PySide6.QtCore import QDateTime, QLocale, QMimeData, QModelIndex, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QMessageBox
from pytestqt.qtbot import QtBot

from powergrid.gui.power_grid.board.cards import BADGE, HOUSES, NOTE
from powergrid.gui.power_grid.end.end_view import EndView
from powergrid.gui.power_grid.library.file_names import time_modified
from powergrid.gui.power_grid.library.library_view import LibraryView
from powergrid.gui.power_grid.pages.new_game.new_game_view import NewGameView
from powergrid.gui.power_grid.replay.replay_table import ReplayTable
from powergrid.gui.power_grid.table.table import Table
from powergrid.gui.power_grid.window import PowerGridWindow
from powergrid.play.game_file import GameFile
from powergrid.play.saved_games import games_dir
from powergrid.records import PERSON, Record, load, save
from tests.expect import expect
from tests.gui.conftest import NewWindow
from tests.gui.patience import settle
from tests.gui.power_grid.library.saved import as_own, save_finished_games
from tests.gui.tables import a_record, a_session, play_until
from tests.gui.windows import press

TRANSCRIPT = Path(__file__).parents[3] / "data/transcripts/germany-classic-3p.json.gz"
Key = Qt.Key

pytestmark = pytest.mark.slow


@pytest.fixture
def games() -> Path:
    """Create four files: a finished game, an unfinished one, a new one, and a damaged one."""
    folder = games_dir()
    save(as_own(load(TRANSCRIPT), *[PERSON] * 3), folder / "finished.json")
    session = play_until(a_session(board="usa"), lambda state: state.round == 2)
    assert session.recorder is not None
    save(session.recorder, folder / "under-way.json")
    save(a_record(players=6, board="usa", edition="classic"), folder / "new.json.gz")
    (folder / "rubbish.json").write_text("{]")
    return folder


@pytest.fixture
def window(qtbot: QtBot, new_window: NewWindow, games: Path) -> PowerGridWindow:
    window = new_window(first=PowerGridWindow.show_new_game, pace="instant", own_pace="instant")
    qtbot.waitUntil(window.isActiveWindow)
    press(window, Key.Key_G, modifier=Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: not library(window).is_reading)
    return window


def library(window: PowerGridWindow) -> LibraryView:
    return expect(LibraryView, window.view)


def shown(view: LibraryView) -> list[str]:
    """Return the names of the files in the order of the list."""
    rows = range(view.games.rowCount())
    return [view.games.entry_at(view.games.index(row, 0)).file.name for row in rows]


def choose(view: LibraryView, name: str) -> None:
    view.cards.setCurrentIndex(view.games.index(shown(view).index(name), 0))


def card(view: LibraryView, name: str) -> QModelIndex:
    return view.games.index(shown(view).index(name), 0)


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


def test_search_finds_games_with_every_word(window: PowerGridWindow) -> None:
    view = library(window)
    press(window, Key.Key_F, modifier=Qt.KeyboardModifier.ControlModifier)
    QTest.keyClicks(view.search, "usa dmi")
    assert sorted(shown(view)) == ["new.json.gz", "under-way.json"]
    assert view.count.text == "2 of 4 games"
    QTest.keyClicks(view.search, " goes zzz")
    assert shown(view) == []
    assert not view.open_button.isEnabled()
    assert view.no_match.isVisible()
    assert view.no_match.text == "No games with “usa dmi goes zzz”."
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
    view.import_files([TRANSCRIPT])
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
    assert window.keeper is not None
    assert window.keeper.file == games_dir() / "under-way.json"


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


def test_deleted_games_can_be_restored_until_the_list_is_left(window: PowerGridWindow) -> None:
    view = library(window)
    texts = {name: (games_dir() / name).read_bytes() for name in shown(view)}
    for name in ("under-way.json", "rubbish.json"):
        choose(view, name)
        view.cards.setFocus()
        press(window, Key.Key_Delete)
        assert not (games_dir() / name).exists()
        assert name not in shown(view)
    press(window, Key.Key_Z)
    press(window, Key.Key_Z, modifier=Qt.KeyboardModifier.ControlModifier)
    assert {name: (games_dir() / name).read_bytes() for name in shown(view)} == texts
    assert not view.undo_button.isEnabled()
    choose(view, "rubbish.json")
    press(window, Key.Key_Delete)
    press(window, Key.Key_Escape)
    assert not (games_dir() / "rubbish.json").exists()
    assert not (games_dir() / "deleted").exists()


def delete(window: PowerGridWindow, name: str) -> None:
    choose(library(window), name)
    library(window).cards.setFocus()
    press(window, Key.Key_Delete)


def test_a_game_open_in_another_window_is_not_deleted(window: PowerGridWindow) -> None:
    file = games_dir() / "under-way.json"
    elsewhere = GameFile(file)
    delete(window, file.name)
    assert "open in another window" in library(window).status.text
    assert file.exists()
    assert file.name in shown(library(window))
    elsewhere.release()
    delete(window, file.name)
    assert not file.exists()
    assert [path.name for path in games_dir().iterdir() if path.name.endswith(".lock")] == []


def in_the_trash(home: Path) -> list[str]:
    return sorted(file.name for file in (home / "data/Trash/files").glob("*"))


def test_only_files_deleted_in_this_list_go_to_the_trash(
    window: PowerGridWindow, home: Path
) -> None:
    deleted = games_dir() / "deleted"
    deleted.mkdir()
    (deleted / "thesis.txt").write_text("of a stranger")
    delete(window, "under-way.json")
    delete(window, "rubbish.json")
    (deleted / "rubbish.json").unlink()
    (deleted / "rubbish.json").write_text("another file of the same name")
    press(window, Key.Key_Escape)
    assert in_the_trash(home) == ["under-way.json"]
    assert sorted(file.name for file in deleted.iterdir()) == ["rubbish.json", "thesis.txt"]


def test_a_list_that_deleted_nothing_leaves_the_folder_alone(
    window: PowerGridWindow, home: Path
) -> None:
    (games_dir() / "deleted").mkdir()
    (games_dir() / "deleted" / "thesis.txt").write_text("of a stranger")
    press(window, Key.Key_Escape)
    assert (games_dir() / "deleted" / "thesis.txt").exists()
    assert in_the_trash(home) == []


def test_nothing_is_deleted_through_a_link(window: PowerGridWindow, home: Path) -> None:
    elsewhere = home / "elsewhere"
    elsewhere.mkdir()
    (elsewhere / "thesis.txt").write_text("of a stranger")
    (games_dir() / "deleted").symlink_to(elsewhere)
    delete(window, "under-way.json")
    assert "remove the link" in library(window).status.text
    press(window, Key.Key_Escape)
    assert (games_dir() / "under-way.json").exists()
    assert [file.name for file in elsewhere.iterdir()] == ["thesis.txt"]


def test_a_link_created_meanwhile_is_not_followed(window: PowerGridWindow, home: Path) -> None:
    delete(window, "under-way.json")
    elsewhere = home / "elsewhere"
    (games_dir() / "deleted").rename(home / "moved")
    elsewhere.mkdir()
    (elsewhere / "under-way.json").write_text("of a stranger")
    (games_dir() / "deleted").symlink_to(elsewhere)
    press(window, Key.Key_Z)
    assert "cannot be restored" in library(window).status.text
    press(window, Key.Key_Escape)
    assert (elsewhere / "under-way.json").read_text() == "of a stranger"
    assert in_the_trash(home) == []


def test_deleting_a_link_keeps_its_target(window: PowerGridWindow, home: Path) -> None:
    (home / "thesis.txt").write_text("of a stranger")
    (games_dir() / "rubbish.json").unlink()
    (games_dir() / "rubbish.json").symlink_to(home / "thesis.txt")
    delete(window, "rubbish.json")
    press(window, Key.Key_Escape)
    assert not (games_dir() / "rubbish.json").is_symlink()
    assert (home / "thesis.txt").read_text() == "of a stranger"


def test_without_a_trash_deleted_games_are_kept(window: PowerGridWindow, home: Path) -> None:
    (home / "data/Trash").write_text("no folder")
    text = (games_dir() / "rubbish.json").read_bytes()
    delete(window, "rubbish.json")
    press(window, Key.Key_Escape)
    assert (games_dir() / "deleted" / "rubbish.json").read_bytes() == text
    warning = window.findChildren(QMessageBox)[-1].text()
    assert "no trash" in warning
    assert str(games_dir() / "deleted") in warning


def test_a_closing_window_shows_no_message(window: PowerGridWindow, home: Path) -> None:
    (home / "data/Trash").write_text("no folder")
    delete(window, "rubbish.json")
    window.close()
    assert (games_dir() / "deleted" / "rubbish.json").exists()
    assert not window.findChildren(QMessageBox)


def test_the_game_at_the_table_is_not_deleted(window: PowerGridWindow, qtbot: QtBot) -> None:
    assert window.open_file(games_dir() / "under-way.json")
    window.visits.show_library()
    view = library(window)
    qtbot.waitUntil(lambda: not view.is_reading)
    choose(view, "under-way.json")
    assert not view.delete_button.isEnabled()
    view.delete()
    assert (games_dir() / "under-way.json").exists()


def test_a_game_is_exported(
    window: PowerGridWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = library(window)
    choose(view, "finished.json")
    copy = tmp_path / "mine.json.gz"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(copy), ""))
    press(window, Key.Key_X)
    assert load(copy).moves == load(games_dir() / "finished.json").moves
    assert view.status.text == "Saved: mine.json.gz"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(copy / "below.json"), ""))
    press(window, Key.Key_X)
    assert "cannot be written" in view.status.text


def test_files_are_imported_by_dialog_and_by_drop(
    window: PowerGridWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
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


def test_imported_games_are_listed_after_a_restart(
    window: PowerGridWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    names = {
        "evening": "evening.json",
        "morning.txt": "morning.txt.json",
        ".hidden.json": "hidden.json",
        ".json": "game.json",
        "...": "game-2.json",
        "NIGHT.JSON.GZ": "NIGHT.json.gz",
    }
    for name, becomes in names.items():
        save(a_record(), tmp_path / name)
        library(window).import_files([tmp_path / name])
        assert f"{becomes} has been imported" in library(window).status.text
        assert load(games_dir() / becomes).moves == load(tmp_path / name).moves
    again = LibraryView()
    qtbot.addWidget(again)
    qtbot.waitUntil(lambda: not again.is_reading)
    assert {*names.values()} <= {*shown(again)}


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


def test_of_several_files_those_that_are_records_are_imported(qtbot: QtBot, tmp_path: Path) -> None:
    view = LibraryView()
    qtbot.addWidget(view)
    files = [tmp_path / name for name in ("a.json", "log.json", "b.json")]
    for file in files:
        save(a_record(), file)
    files[1].write_text('{"log": []}')
    view.import_files(files)
    assert "2 games imported. " in view.status.text
    assert 'log.json: in the log of the web version, "map" is missing' in view.status.text
    view.import_files([files[0], files[2]])
    assert view.status.text == "2 games imported."
    assert view.nothing.isHidden()


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


def test_the_last_game_can_be_restored(qtbot: QtBot) -> None:
    save(a_record(), games_dir() / "only.json")
    view = LibraryView()
    qtbot.addWidget(view)
    view.show()
    qtbot.waitUntil(lambda: not view.is_reading)
    assert not view.nothing.isVisible()
    view.delete()
    assert view.nothing.isVisible()
    assert view.undo_button.isVisible()
    view.undo()
    assert not view.nothing.isVisible()
    assert view.cards.isVisible()


def test_what_is_wrong_with_a_file_is_shown_whole_in_a_small_window(
    qtbot: QtBot, tmp_path: Path, elided: list[str]
) -> None:
    view = LibraryView()
    qtbot.addWidget(view)
    save(a_record(), tmp_path / "a.json")
    view.import_files([tmp_path / "a.json"])
    view.resize(1280, 800)
    with qtbot.waitExposed(view):
        view.show()
    sentence = (
        "5 games imported. /home/ada/Games/evening.json, line 1: this is not valid JSON "
        "(Expecting value); correct it, or use another copy of the file."
    )
    view.status.say(sentence)
    settle()
    view.grab()
    assert sentence not in elided
