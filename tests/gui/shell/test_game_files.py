# SPDX-License-Identifier: MIT
"""Games are opened from files, and the one at the table is saved in its own."""

import json
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog, QMessageBox
from pytestqt.qtbot import QtBot

from powergrid.gui.shell.main_window import MainWindow
from powergrid.play.saved_games import games_dir
from powergrid.play.thinker import Thinker
from tests.expect import expect
from tests.play.nim import OPPONENTS, NimRecord
from tests.play.nim_window import record_of, shown, take
from tests.play.plain_views import PlainEnd, PlainTable


def warning(window: MainWindow) -> str:
    """Return the text of the only open warning, and close it."""
    (box,) = window.findChildren(QMessageBox)
    text = box.text()
    box.close()
    return text


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """Return a record outside the folder of games."""
    file = tmp_path / "sent.powergrid.json"
    file.write_text(record_of(1, 3).text())
    return file


def test_a_sent_record_is_continued_in_a_file_of_its_own(
    qtbot: QtBot, nim: MainWindow, record: Path
) -> None:
    before = record.read_bytes()
    assert nim.open_file(record)
    take(qtbot, expect(PlainTable, nim.view), 1)
    assert record.read_bytes() == before
    (own,) = games_dir().glob("*.json")
    assert NimRecord.load(own).moves == (1, 3, 1, 3)
    assert nim.settings.game == own.name


def test_a_game_that_moves_to_another_file_is_continued_from_there(
    qtbot: QtBot, nim: MainWindow, nim_table: PlainTable
) -> None:
    assert nim.autosave is not None
    file = nim.autosave.file
    file.write_text("written by another program")
    take(qtbot, nim_table, 1)
    assert f"{file.name}. That file is left as it is" in (said := warning(nim))
    assert f"continues in {nim.autosave.file.name}" in said
    assert nim.autosave.file != file
    assert nim.settings.game == nim.autosave.file.name


def test_an_own_game_goes_on_in_its_file_however_that_was_written(nim: MainWindow) -> None:
    games_dir().mkdir(parents=True)
    file = games_dir() / "mine.json"
    file.write_text(json.dumps(json.loads(record_of(1, 3).text()), indent=4))
    assert nim.open_file(file)
    assert nim.autosave is not None
    assert nim.autosave.file == file
    assert file.read_text() == record_of(1, 3).text()


def test_a_finished_record_is_shown_but_not_kept(nim: MainWindow, record: Path) -> None:
    record.write_text(record_of(3, 3, 3, 3).text())
    assert nim.open_file(record)
    assert isinstance(nim.view, PlainEnd)
    assert nim.autosave is None


def test_the_file_of_the_game_at_the_table_leads_back_to_it(
    nim: MainWindow, nim_table: PlainTable
) -> None:
    assert nim.autosave is not None
    nim.show_front()
    assert nim.open_file(nim.autosave.file)
    assert nim.view is nim_table


def test_another_game_replaces_the_table(
    nim: MainWindow, nim_table: PlainTable, record: Path
) -> None:
    assert nim.open_file(record)
    assert nim.view is nim.table is not None
    assert nim.navigator.indexOf(nim_table) < 0


def test_a_damaged_file_is_named_and_changes_nothing(
    nim: MainWindow, nim_table: PlainTable, record: Path
) -> None:
    record.write_text("{}")
    assert not nim.open_file(record)
    assert "sent.powergrid.json" in warning(nim)
    assert nim.view is nim_table


def test_a_damaged_game_is_reported_at_the_first_start_and_again_when_it_has_changed(
    qtbot: QtBot,
) -> None:
    games_dir().mkdir(parents=True)
    file = games_dir() / "torn.json"
    file.write_text("{}")
    first, again = (shown(qtbot, Thinker(OPPONENTS)) for _ in range(2))
    assert "torn.json" in warning(first)
    assert again.findChildren(QMessageBox) == []
    file.write_text("{ }")
    assert "torn.json" in warning(shown(qtbot, Thinker(OPPONENTS)))


def test_many_damaged_games_are_reported_in_one_message_and_only_once(qtbot: QtBot) -> None:
    games_dir().mkdir(parents=True)
    for number in range(25):
        (games_dir() / f"{number}.json").write_text("{}")
    first, again = (shown(qtbot, Thinker(OPPONENTS)) for _ in range(2))
    *told, more = warning(first).split("\n\n")
    assert len(told) == 3
    assert all(".json" in sentence for sentence in told)
    assert more == "22 more games cannot be opened."
    assert again.findChildren(QMessageBox) == []
    (games_dir() / "7.json").write_text("{ }")
    assert "7.json" in warning(shown(qtbot, Thinker(OPPONENTS)))


def test_without_a_game_there_is_nothing_to_continue(nim: MainWindow) -> None:
    nim.continue_game()
    assert warning(nim) == "There is no unfinished game to continue."


def test_a_finished_game_is_not_continued(nim: MainWindow) -> None:
    games_dir().mkdir(parents=True)
    over = replace(record_of(3, 3, 3, 3), is_finished=True)
    (games_dir() / "over.json").write_text(over.text())
    nim.continue_game()
    assert warning(nim) == "There is no unfinished game to continue."


def test_a_record_is_saved_where_the_player_chooses(
    nim: MainWindow,
    nim_table: PlainTable,
    qtbot: QtBot,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    names = iter(["", str(tmp_path / "copy.json"), str(tmp_path / "none" / "copy.json")])
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (next(names), ""))
    take(qtbot, nim_table, 2)
    assert not nim.save_record_as()
    assert nim.save_record_as()
    assert NimRecord.load(tmp_path / "copy.json").moves == (2, 2)
    (tmp_path / "none").touch()
    assert not nim.save_record_as()
    assert "copy.json" in warning(nim)


def test_a_record_saved_without_an_ending_gets_one(
    nim: MainWindow,
    nim_table: PlainTable,
    qtbot: QtBot,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "mine"), ""))
    take(qtbot, nim_table, 2)
    assert nim.save_record_as()
    named = tmp_path / "mine.powergrid.json"
    assert NimRecord.load(named).moves == (2, 2)
    named.write_text("another one")
    assert nim.save_record_as()
    assert named.read_text() == "another one", "nobody was asked whether it can be replaced"
    assert NimRecord.load(tmp_path / "mine").moves == (2, 2)
