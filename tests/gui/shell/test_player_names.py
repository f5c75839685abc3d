# SPDX-License-Identifier: MIT
import pytest

from powergrid.gui.shell.player_names import player_name


@pytest.mark.parametrize(
    ("player", "name"), [("person", "person"), ("master", "master"), ("my-bot", "my-bot")]
)
def test_a_level_has_a_name_and_a_program_its_own(player: str, name: str) -> None:
    assert player_name(player) == name
