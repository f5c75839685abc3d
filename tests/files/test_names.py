# SPDX-License-Identifier: MIT
from itertools import islice
from pathlib import Path

from powergrid.files.names import free_name, free_names


def test_a_free_name_is_kept_and_another_is_numbered(tmp_path: Path) -> None:
    game = tmp_path / "game.powergrid.json"
    assert free_name(game) == game
    game.touch()
    game.with_name("game-2.powergrid.json").touch()
    assert free_name(game).name == "game-3.powergrid.json"


def test_a_broken_link_is_not_replaced(tmp_path: Path) -> None:
    link = tmp_path / "game.json"
    link.symlink_to(tmp_path / "gone")
    assert [name.name for name in islice(free_names(link), 2)] == ["game-2.json", "game-3.json"]
