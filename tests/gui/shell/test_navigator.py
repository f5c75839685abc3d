# SPDX-License-Identifier: MIT
"""The navigator leads from view to view, here without a window."""

import pytest
from PySide6.QtWidgets import QLabel, QMessageBox
from pytestqt.qtbot import QtBot

from powergrid.gui.shell.navigator import Navigator


@pytest.fixture
def navigator(qtbot: QtBot) -> Navigator:
    made = Navigator()
    qtbot.addWidget(made)
    return made


def test_a_visit_leads_back_to_where_it_came_from(navigator: Navigator) -> None:
    home, first, second = QLabel("home"), QLabel("first"), QLabel("second")
    navigator.stay_at(home)
    navigator.visit(first)
    navigator.visit(second)
    assert navigator.view is second
    assert navigator.is_visiting
    navigator.leave()
    assert navigator.view is first
    navigator.leave()
    assert navigator.view is home
    assert not navigator.is_visiting


def test_a_warning_is_shown_over_the_current_window(navigator: Navigator) -> None:
    navigator.stay_at(QLabel("home"))
    navigator.warn("<b>Ada")
    box = navigator.window().findChild(QMessageBox)
    assert isinstance(box, QMessageBox)
    assert box.text() == "<b>Ada"
    assert box.textFormat().name == "PlainText"
    box.close()
