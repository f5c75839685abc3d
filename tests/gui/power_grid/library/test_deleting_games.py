# SPDX-License-Identifier: MIT
"""Games that are deleted in the list: undo, the trash, links, and games that are open."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from powergrid.gui.power_grid.library.library_view import LibraryView
from powergrid.gui.power_grid.window import PowerGridWindow
from powergrid.play.game_file import GameFile
from powergrid.play.saved_games import games_dir
from powergrid.records import save
from tests.gui.power_grid.library.game_list import choose, library, shown
from tests.gui.tables import a_record
from tests.gui.windows import press

Key = Qt.Key

pytestmark = pytest.mark.slow


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
