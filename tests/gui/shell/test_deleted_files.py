# SPDX-License-Identifier: MIT
"""A deleted file can be brought back, and nobody else's file is touched."""

import os
from pathlib import Path

import pytest
from PySide6.QtCore import QFile

from powergrid.gui.shell import deleted_files
from powergrid.gui.shell.deleted_files import DeletedFiles
from powergrid.play.errors import RecordError
from powergrid.play.game_file import GameFile, OpenElsewhere


@pytest.fixture
def game(tmp_path: Path) -> Path:
    game = tmp_path / "game.powergrid.json"
    game.write_text("mine")
    return game


@pytest.fixture
def deleted(tmp_path: Path) -> DeletedFiles:
    return DeletedFiles(tmp_path)


def test_the_file_deleted_last_comes_back_first(deleted: DeletedFiles, game: Path) -> None:
    other = game.with_name("other.json")
    other.write_text("other")
    deleted.delete(game)
    deleted.delete(other)
    assert (len(deleted), game.exists(), other.exists()) == (2, False, False)
    assert deleted.undo() == other
    assert deleted.undo() == game
    assert (len(deleted), game.read_text(), other.read_text()) == (0, "mine", "other")


def test_a_restored_game_can_be_opened_again(deleted: DeletedFiles, game: Path) -> None:
    deleted.delete(game)
    GameFile(deleted.undo(), b"mine").release()


def test_a_file_that_could_not_be_restored_can_be_tried_again(
    deleted: DeletedFiles, game: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise OSError(13, "Permission denied")

    deleted.delete(game)
    with monkeypatch.context() as patch:
        patch.setattr(os, "replace", fail)
        with pytest.raises(RecordError, match="Permission denied"):
            deleted.undo()
    assert deleted.undo() == game


def test_a_new_file_of_the_same_name_is_not_overwritten(deleted: DeletedFiles, game: Path) -> None:
    deleted.delete(game)
    game.write_text("new")
    back = deleted.undo()
    assert (back.name, back.read_text()) == ("game-2.powergrid.json", "mine")
    assert game.read_text() == "new"


def test_a_game_that_is_open_elsewhere_is_not_deleted(deleted: DeletedFiles, game: Path) -> None:
    held = GameFile(game, b"mine")
    with pytest.raises(OpenElsewhere):
        deleted.delete(game)
    held.release()
    assert (len(deleted), game.exists()) == (0, True)
    deleted.delete(game)


def test_a_file_that_somebody_has_replaced_is_not_taken_for_the_own_one(
    deleted: DeletedFiles, game: Path
) -> None:
    deleted.delete(game)
    (moved,) = (game.parent / "deleted").iterdir()
    moved.unlink()
    moved.write_text("somebody else's")
    with pytest.raises(RecordError, match="cannot be restored"):
        deleted.undo()
    assert deleted.clear() == []
    assert moved.read_text() == "somebody else's"


def test_nothing_is_moved_through_a_link(deleted: DeletedFiles, game: Path, tmp_path: Path) -> None:
    (tmp_path / "elsewhere").mkdir()
    (tmp_path / "deleted").symlink_to(tmp_path / "elsewhere")
    with pytest.raises(RecordError, match="link"):
        deleted.delete(game)
    assert game.exists()
    assert deleted.clear() == []
    assert (tmp_path / "deleted").is_symlink()


def test_what_the_trash_does_not_take_stays(
    deleted: DeletedFiles, game: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Full(QFile):
        def moveToTrash(self) -> bool:
            return False

    monkeypatch.setattr(deleted_files, "QFile", Full)
    deleted.delete(game)
    (left,) = deleted.clear()
    assert left.read_text() == "mine"
    assert len(deleted) == 0


def test_an_emptied_folder_is_removed(deleted: DeletedFiles, game: Path) -> None:
    deleted.delete(game)
    assert deleted.clear() == []
    assert not game.with_name("deleted").exists()
