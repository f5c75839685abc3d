# SPDX-License-Identifier: MIT
"""Games on boards of the player's own go on as they were, whatever becomes of the board."""

import json

import pytest
from PySide6.QtWidgets import QMessageBox

from powergrid.gui.kit.tokens import PLAYER_COLOURS
from powergrid.gui.power_grid.game.game_setup import GameSetup
from powergrid.gui.power_grid.game.session import Session
from powergrid.gui.power_grid.table.table import Table
from powergrid.gui.power_grid.window import PowerGridWindow
from powergrid.play.saved_games import games_dir
from powergrid.records import PERSON, Seat, digest
from powergrid.rules.state import BUILDING
from tests.expect import expect
from tests.gui.conftest import NewWindow
from tests.gui.tables import play_until
from tests.gui.windows import begin
from tests.records.games import write_own_board

pytestmark = pytest.mark.slow

SEATS = tuple(Seat(f"Seat {at}", PLAYER_COLOURS[at], PERSON) for at in range(3))
SETUP = GameSetup("home", "classic", None, SEATS, 1)
CHEAPER = ("cost: 1", "cost: ")


def played(window: PowerGridWindow) -> str:
    """Play on the player's own board into the second round, and return the position."""
    begin(window, SETUP)
    session = at_table(window)
    play_until(session, lambda state: state.round == 2 and state.phase == BUILDING, "sensible")
    return digest(session.state)


def at_table(window: PowerGridWindow) -> Session:
    return expect(Session, window.session)


@pytest.mark.parametrize("is_gone", [False, True])
def test_a_game_is_continued_as_it_was_after_its_board_has_changed(
    new_window: NewWindow, is_gone: bool
) -> None:
    board = write_own_board()
    window = new_window()
    before = played(window)
    window.close()
    write_own_board(CHEAPER, ("bremen", "brema"))
    if is_gone:
        board.unlink()
    again = new_window()
    again.continue_game()
    assert isinstance(again.view, Table)
    assert digest(at_table(again).state) == before
    again.rematch()
    assert "bremen" in at_table(again).state.game.board.city_index


def test_a_game_of_an_earlier_version_on_a_board_that_has_changed_stays_in_its_file(
    new_window: NewWindow,
) -> None:
    write_own_board()
    window = new_window()
    played(window)
    window.close()
    (file,) = games_dir().glob("*.json")
    parts = json.loads(file.read_text())
    del parts["header"]["board_text"]
    earlier = json.dumps(parts)
    file.write_text(earlier)
    write_own_board(CHEAPER)
    again = new_window()
    again.continue_game()
    assert "the board home, which has changed" in again.findChildren(QMessageBox)[-1].text()
    assert file.read_text() == earlier
    write_own_board()
    again.continue_game()
    assert isinstance(again.view, Table)
    assert json.loads(file.read_text())["header"]["board_text"]
