# SPDX-License-Identifier: MIT
"""Names of boards, names of who plays, and what is said of them."""

from powergrid.gui.power_grid.words.names import board_name, level_description
from tests.records.games import write_own_board


def test_a_board_that_is_renamed_or_deleted_is_called_so_at_once() -> None:
    write_own_board(("name: Germany\n", "name: Home\n"))
    assert board_name("home", "classic") == "Home"
    file = write_own_board(("name: Germany\n", "name: Homeland\n"))
    assert board_name("home", "classic") == "Homeland"
    file.unlink()
    assert board_name("home", "classic") == "home"
    assert board_name("home", "classic", if_gone="Homeland") == "Homeland"


def test_a_program_is_described_as_one_and_a_level_by_how_it_plays() -> None:
    assert level_description("program:robot.py").startswith("Another program")
    assert not level_description("master").startswith("Another program")
    assert level_description("master")
    assert level_description("no such level") == ""
