# SPDX-License-Identifier: MIT
"""A game's file: who holds it, and what is never overwritten."""

from pathlib import Path

import pytest

from powergrid.play.game_file import ChangedElsewhere, GameFile, OpenElsewhere, new_game_file
from powergrid.records import RecordError, load, save
from tests.records.games import begun


def test_an_unreadable_file_is_named(tmp_path: Path) -> None:
    folder = tmp_path / "game.json"
    folder.mkdir()
    with pytest.raises(RecordError) as told:
        GameFile(folder).save(begun())
    assert told.value.file == str(folder)
    assert folder.is_dir()


def test_a_file_is_released_only_once(tmp_path: Path) -> None:
    game = GameFile(tmp_path / "game.json")
    game.release()
    other = GameFile(game.path)
    game.release()
    with pytest.raises(OpenElsewhere):
        GameFile(game.path)
    other.release()
    GameFile(game.path).release()


def test_unexpected_content_is_not_overwritten(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    game = GameFile(file)
    game.save(begun())
    game.save(begun())
    file.write_text("something else")
    with pytest.raises(ChangedElsewhere):
        game.save(begun())
    assert file.read_text() == "something else"


def test_a_game_that_another_program_has_saved_as_it_is_goes_on_in_its_file(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    game = GameFile(file)
    save(begun(), file)
    game.save(begun())
    game.save(begun(4))
    assert len(load(file).header.seats) == 4


def test_a_new_file_gets_a_number_if_its_name_is_taken(tmp_path: Path) -> None:
    file = tmp_path / "game.powergrid.json"
    held = new_game_file(file)
    assert held.path == file
    (tmp_path / "game-2.powergrid.json").touch()
    assert new_game_file(file).path == tmp_path / "game-3.powergrid.json"
