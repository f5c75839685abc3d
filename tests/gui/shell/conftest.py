# SPDX-License-Identifier: MIT
"""The window of any game, here with Nim: two seats, a table of buttons, and no boards to draw."""

import pytest
from pytestqt.qtbot import QtBot

from powergrid.gui.shell.main_window import MainWindow
from powergrid.play.thinker import Thinker
from tests.play.nim import OPPONENTS
from tests.play.nim_window import begun, shown
from tests.play.plain_views import PlainTable


@pytest.fixture
def nim(qtbot: QtBot) -> MainWindow:
    """Return a window at its front page."""
    return shown(qtbot, Thinker(OPPONENTS))


@pytest.fixture
def nim_table(qtbot: QtBot, nim: MainWindow) -> PlainTable:
    """Return the table of a game that has just begun in that window."""
    return begun(qtbot, nim)
