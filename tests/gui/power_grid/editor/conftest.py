# SPDX-License-Identifier: MIT
"""The editor in a window or alone, and an application: names are measured in its fonts."""

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from powergrid.gui.power_grid.editor.editor_view import EditorView
from powergrid.gui.power_grid.editor.sketch_file import save
from powergrid.gui.power_grid.game.opponents import OPPONENTS
from powergrid.gui.power_grid.window import PowerGridWindow
from powergrid.play.thinker import Thinker
from tests.gui.conftest import NewWindow
from tests.gui.power_grid.editor.sketches import a_sketch


@pytest.fixture(autouse=True)
def application_of_the_editor(qapp: QApplication) -> None:
    """Create the application."""


@pytest.fixture
def window(new_window: NewWindow) -> PowerGridWindow:
    return new_window(1280, 800, first=PowerGridWindow.show_new_game, pace="instant")


def opened(qtbot: QtBot) -> EditorView:
    save(a_sketch())
    view = EditorView(Thinker(OPPONENTS), a_sketch(), 3)
    qtbot.addWidget(view)
    view.resize(1280, 800)
    with qtbot.waitExposed(view):
        view.show()
    return view


@pytest.fixture
def editor(qtbot: QtBot) -> EditorView:
    return opened(qtbot)
