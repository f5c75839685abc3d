# SPDX-License-Identifier: MIT
from powergrid.gui.shell.current_game import CurrentGame
from powergrid.gui.shell.main_window import MainWindow
from powergrid.play.game_file import GameFile
from tests.play.plain_views import PlainTable


def test_a_game_goes_on_until_it_is_over_and_its_end_stops_bots_and_releases_the_file(
    nim: MainWindow, nim_table: PlainTable
) -> None:
    assert nim.autosave is not None
    file, session = nim.autosave.file, nim_table.session
    game = CurrentGame(session, nim_table, nim.autosave)
    found = [game.is_in_progress]
    session.state.stones = 0
    found.append(game.is_in_progress)
    game.end()
    assert [*found, game.is_in_progress] == [True, False, False]
    assert (game.session, game.table, game.autosave) == (None, None, None)
    assert session.bots.thinker is None
    GameFile(file, file.read_bytes()).release()  # not open anywhere


def test_a_closed_window_has_stopped_its_game(nim: MainWindow, nim_table: PlainTable) -> None:
    assert nim.autosave is not None
    file = nim.autosave.file
    nim.close()
    assert nim_table.session.bots.thinker is None
    GameFile(file, file.read_bytes()).release()  # not open anywhere
