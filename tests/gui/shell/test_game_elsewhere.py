# SPDX-License-Identifier: MIT
"""A game that another window has open is shown as a replay, and an alert says why."""

from powergrid.gui.shell.main_window import MainWindow
from powergrid.gui.shell.plain_views import PlainTable
from powergrid.play.game_file import GameFile
from powergrid.play.saved_games import games_dir
from tests.expect import expect
from tests.play.nim_window import record_of


def test_a_game_open_elsewhere_can_only_be_watched(nim: MainWindow) -> None:
    file = games_dir() / "mine.powergrid.json"
    file.parent.mkdir(parents=True)
    file.write_text(record_of(2, 2).text())
    elsewhere = GameFile(file, file.read_bytes())
    assert nim.open_file(file)
    table = expect(PlainTable, nim.view)
    assert table.is_replay
    assert table.position.text == "Ada: 8 stones"
    assert nim.keeper is None
    assert nim.alerts.isVisible()
    assert "another window" in nim.alerts.sentence.text
    table.back_asked.emit()
    assert not nim.alerts.isVisible()
    elsewhere.release()
    assert nim.open_file(file)
    assert not expect(PlainTable, nim.view).is_replay
    assert not nim.alerts.isVisible()
