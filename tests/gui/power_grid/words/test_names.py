# SPDX-License-Identifier: MIT
"""Names of who plays, and what is said of them."""

from powergrid.gui.power_grid.words.names import level_description


def test_a_program_is_described_as_one_and_a_level_by_how_it_plays() -> None:
    assert level_description("program:robot.py").startswith("Another program")
    assert not level_description("master").startswith("Another program")
    assert level_description("master")
    assert level_description("no such level") == ""
