# SPDX-License-Identifier: MIT
"""What saves a game after every action."""

from pathlib import Path

from powergrid.play.game_file import GameFile
from powergrid.play.keeper import Keeper
from powergrid.play.recorded import session_of
from tests.play.nim import NimRecord
from tests.play.nim_window import record_of


def test_a_game_that_is_no_longer_kept_leaves_its_file_alone(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    session = session_of(record_of())
    keeper = Keeper(session, GameFile(file))
    session.act(1)
    keeper.release()
    session.act(2)
    assert NimRecord.load(file).moves == (1,)
