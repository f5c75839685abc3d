# SPDX-License-Identifier: MIT
"""A game that another window has open is shown as a replay, and an alert says why."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from powergrid.gui.shell import game_elsewhere
from powergrid.gui.shell.main_window import MainWindow
from powergrid.play.game_file import GameFile
from powergrid.play.saved_games import games_dir
from tests.expect import expect
from tests.play.nim_window import record_of
from tests.play.plain_views import PlainTable


@pytest.fixture
def file() -> Path:
    """Return the file of a game that is not over."""
    file = games_dir() / "mine.powergrid.json"
    file.parent.mkdir(parents=True)
    file.write_text(record_of(2, 2).text())
    return file


def test_a_game_open_elsewhere_is_only_shown(nim: MainWindow, file: Path) -> None:
    elsewhere = GameFile(file, file.read_bytes())
    assert nim.open_file(file)
    table = expect(PlainTable, nim.view)
    assert table.is_replay
    assert table.position.text == "Ada: 8 stones"
    assert nim.autosave is None
    assert nim.alerts.isVisible()
    assert "another window" in nim.alerts.sentence.text
    table.back_asked.emit()
    assert not nim.alerts.isVisible()
    elsewhere.release()
    assert nim.open_file(file)
    assert not expect(PlainTable, nim.view).is_replay
    assert not nim.alerts.isVisible()


def test_the_alert_goes_when_the_other_window_has_closed_the_game(
    qtbot: QtBot, nim: MainWindow, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(game_elsewhere, "CHECK_MS", 1)
    looks = []

    class Looking(GameFile):
        def __init__(self, path: Path) -> None:
            looks.append(path)
            super().__init__(path)

    monkeypatch.setattr(game_elsewhere, "GameFile", Looking)
    elsewhere = GameFile(file, file.read_bytes())
    assert nim.open_file(file)
    qtbot.waitUntil(lambda: len(looks) > 1)
    assert nim.alerts.isVisible()
    elsewhere.release()
    qtbot.waitUntil(lambda: not nim.alerts.isVisible())
    assert expect(PlainTable, nim.view).is_replay
    nim.continue_game()
    assert not expect(PlainTable, nim.view).is_replay
    assert nim.autosave is not None
