# SPDX-License-Identifier: MIT
"""The page of a new game."""

import pytest
from pytestqt.qtbot import QtBot

from powergrid.gui.power_grid.pages.new_game.new_game_view import NewGameView
from tests.gui.power_grid.pages.new_game.answering import LEVELS


@pytest.fixture
def view(qtbot: QtBot) -> NewGameView:
    view = NewGameView(("germany", "usa"), ("classic", "recharged"), LEVELS)
    qtbot.addWidget(view)
    view.resize(1366, 768)
    with qtbot.waitExposed(view):
        view.show()
    view.activateWindow()
    return view
