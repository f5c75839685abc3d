# SPDX-License-Identifier: MIT
"""Games that the list exports and imports."""

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from powergrid.gui.power_grid.library.library_view import LibraryView
from powergrid.gui.power_grid.window import PowerGridWindow
from powergrid.gui.settings.language import use_language
from powergrid.play.saved_games import games_dir
from powergrid.records import Record, load, save
from tests.gui.patience import settle
from tests.gui.power_grid.library.game_list import choose, library, shown
from tests.gui.power_grid.library.saved import DATA
from tests.gui.tables import a_record
from tests.gui.windows import press

TRANSCRIPT = DATA / "germany-classic-3p.json.gz"
Key = Qt.Key

pytestmark = pytest.mark.slow


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


def test_a_game_exported_without_an_ending_gets_one(
    window: PowerGridWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = library(window)
    choose(view, "finished.json")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "mine"), ""))
    press(window, Key.Key_X)
    assert view.status.text == "Saved: mine.powergrid.json"
    assert load(tmp_path / "mine.powergrid.json").moves == load(games_dir() / "finished.json").moves


def test_files_are_imported_by_dialog_and_by_drop(
    window: PowerGridWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = library(window)
    names = [str(TRANSCRIPT), str(tmp_path / "nowhere.json")]
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *_: (names, ""))
    press(window, Key.Key_I)
    assert "nowhere.json" in view.status.text
    assert TRANSCRIPT.name in shown(view)
    other = tmp_path / TRANSCRIPT.name
    save(a_record(), other)
    dropped = QMimeData()
    dropped.setUrls([QUrl.fromLocalFile(str(other))])
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
    for seed, (name, becomes) in enumerate(names.items(), 10):
        save(a_record(seed=seed), tmp_path / name)
        library(window).import_files([tmp_path / name])
        assert f"{becomes} has been imported" in library(window).status.text
        assert load(games_dir() / becomes).moves == load(tmp_path / name).moves
    again = LibraryView()
    qtbot.addWidget(again)
    qtbot.waitUntil(lambda: not again.is_reading)
    assert {*names.values()} <= {*shown(again)}


def test_of_several_files_those_that_are_records_are_imported(qtbot: QtBot, tmp_path: Path) -> None:
    view = LibraryView()
    qtbot.addWidget(view)
    files = [tmp_path / name for name in ("a.json", "log.json", "b.json")]
    for seed, file in enumerate(files):
        save(a_record(seed=seed), file)
    files[1].write_text('{"log": []}')
    view.import_files(files)
    assert "2 games imported. " in view.status.text
    assert 'log.json: in the log of the web version, "map" is missing' in view.status.text
    for seed, file in enumerate(files, 10):
        save(a_record(seed=seed), file)
    view.import_files([files[0], files[2]])
    assert view.status.text == "2 games imported."
    assert view.nothing.isHidden()


def test_a_game_that_is_already_here_is_not_imported_again(qtbot: QtBot, tmp_path: Path) -> None:
    view = LibraryView()
    qtbot.addWidget(view)
    files = [tmp_path / name for name in ("a.json", "again.json.gz", "b.json")]
    for seed, file in zip((1, 1, 2), files, strict=True):
        save(a_record(seed=seed), file)
    view.import_files(files[:2])
    assert view.status.text == "1 game imported. The same game is already here: a.json"
    view.import_files(files)
    assert view.status.text == "1 game imported. 2 games are already here."
    assert shown(view) == ["b.json", "a.json"]


def test_a_game_against_the_rules_is_not_imported(qtbot: QtBot, tmp_path: Path) -> None:
    view = LibraryView()
    qtbot.addWidget(view)
    record = load(TRANSCRIPT)
    first = next(at for at, move in enumerate(record.moves) if move["type"] == "build")
    gap = [*record.moves[:first], *record.moves[first + 1 :]]
    save(Record(record.header, gap), tmp_path / "gap.json")
    view.import_files([tmp_path / "gap.json"])
    assert shown(view) == []
    assert view.status.text.startswith("gap.json, line ")
    assert "{" not in view.status.text


def test_several_files_that_are_no_records_are_named(qtbot: QtBot, tmp_path: Path) -> None:
    view = LibraryView()
    qtbot.addWidget(view)
    files = [tmp_path / name for name in ("a.json", "b.json", "c.json", "d.json", "e.json")]
    save(a_record(), files[0])
    for file in files[1:]:
        file.write_text("{}")
    view.import_files(files[:3])
    assert view.status.text == "1 game imported. 2 files could not be imported: b.json, c.json"
    assert "b.json, line 1: " in view.status.toolTip()
    assert "c.json, line 1: " in view.status.toolTip()
    view.import_files(files[1:])
    assert view.status.text == "4 files could not be imported: b.json, c.json, d.json, …"


def test_what_is_wrong_with_a_file_is_shown_whole_in_a_small_window(
    qtbot: QtBot, tmp_path: Path, elided: list[str]
) -> None:
    use_language("de")  # whose buttons are wider
    view = LibraryView()
    qtbot.addWidget(view)
    save(a_record(), tmp_path / "a.json")
    view.import_files([tmp_path / "a.json"])
    view.resize(1280, 800)
    with qtbot.waitExposed(view):
        view.show()
    sentence = (
        "5 games imported. 2026-11-30-081954-central-europe-classic.powergrid.json, line 61: this "
        "is not valid JSON (Expecting value); correct it, or use another copy of the file."
    )
    view.status.say(sentence)
    settle()
    view.grab()
    assert sentence not in elided
