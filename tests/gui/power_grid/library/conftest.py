# SPDX-License-Identifier: MIT
"""Saved games of every kind, and a window that lists them."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from powergrid.gui.power_grid.window import PowerGridWindow
from powergrid.play.saved_games import games_dir
from powergrid.records import PERSON, load, save
from tests.gui.conftest import NewWindow
from tests.gui.power_grid.library.game_list import library
from tests.gui.power_grid.library.saved import DATA, as_own
from tests.gui.tables import a_record, a_session, play_until
from tests.gui.windows import press


@pytest.fixture
def games() -> Path:
    """Create four files: a finished game, an unfinished one, a new one, and a damaged one."""
    folder = games_dir()
    save(as_own(load(DATA / "germany-classic-3p.json.gz"), *[PERSON] * 3), folder / "finished.json")
    session = play_until(a_session(board="usa"), lambda state: state.round == 2)
    assert session.recorder is not None
    save(session.recorder, folder / "under-way.json")
    save(a_record(players=6, board="usa", edition="classic"), folder / "new.json.gz")
    (folder / "rubbish.json").write_text("{]")
    return folder


@pytest.fixture
def window(qtbot: QtBot, new_window: NewWindow, games: Path) -> PowerGridWindow:
    window = new_window(first=PowerGridWindow.show_new_game, pace="instant", own_pace="instant")
    qtbot.waitUntil(window.isActiveWindow)
    press(window, Qt.Key.Key_G, modifier=Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: not library(window).is_reading)
    return window
