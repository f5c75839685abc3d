# SPDX-License-Identifier: MIT
"""A game's file: who holds it, and what cannot be read is never replaced."""

from pathlib import Path

import pytest

from powergrid.play.game_file import GameFile
from powergrid.records import RecordError
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
    game.release()
