# SPDX-License-Identifier: MIT
"""The navigator leads from view to view, here without a window."""

import pytest
from PySide6.QtWidgets import QLabel, QMessageBox, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from powergrid.gui.kit.keys import set_first_focus
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


def test_the_first_focus_of_a_view_has_the_focus_when_it_is_shown(navigator: Navigator) -> None:
    navigator.show()
    view = QWidget()
    _, second = QPushButton("Back", view), QPushButton("New game", view)
    set_first_focus(view, second)
    navigator.stay_at(view)
    assert navigator.focusWidget() is second


def test_a_warning_is_shown_over_the_current_window(navigator: Navigator) -> None:
    navigator.stay_at(QLabel("home"))
    navigator.warn("<b>Ada")
    box = navigator.window().findChild(QMessageBox)
    assert isinstance(box, QMessageBox)
    assert box.text() == "<b>Ada"
    assert box.textFormat().name == "PlainText"
    box.close()
