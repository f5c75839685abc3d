# SPDX-License-Identifier: MIT
import pytest

from powergrid.bots import LEVELS
from powergrid.gui.shell.player_names import level_of, player_name


@pytest.mark.parametrize(
    ("player", "name"), [("person", "person"), ("master", "master"), ("my-bot", "my-bot")]
)
def test_a_level_has_a_name_and_a_program_its_own(player: str, name: str) -> None:
    assert player_name(player) == name


def test_levels_count_from_the_weakest_and_nobody_else_has_one() -> None:
    assert [level_of(level) for level in LEVELS] == [*range(len(LEVELS))]
    assert level_of("person") is None
    assert level_of("my-bot") is None
