# SPDX-License-Identifier: MIT
"""The ceremony ends by itself or at any key, and the end page has the focus then."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from powergrid.gui.kit.keys import bind, set_first_focus
from powergrid.gui.shell.ceremony import MS_CEREMONY, Ceremony, share_of


@pytest.fixture
def page(qtbot: QtBot) -> QWidget:
    page = QWidget()
    qtbot.addWidget(page)
    _, first = QPushButton("Replay", page), QPushButton("Rematch", page)
    set_first_focus(page, first)
    page.resize(400, 300)
    with qtbot.waitExposed(page):
        page.show()
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    return page


def test_a_key_ends_the_ceremony_and_does_nothing_else(page: QWidget) -> None:
    pressed: list[bool] = []
    bind(page, "R", lambda: pressed.append(True), "Rematch")
    ceremony = Ceremony("Ada wins", page)
    ceremony.begin()
    assert ceremony.geometry() == page.rect()
    assert ceremony.hasFocus()
    QTest.keyClick(ceremony, Qt.Key.Key_R)
    assert not pressed
    assert not ceremony.isVisible()
    button = page.focusWidget()
    assert isinstance(button, QPushButton)
    assert button.text() == "Rematch"


def test_a_click_ends_it_and_so_does_time(page: QWidget) -> None:
    clicked, timed = Ceremony("", page), Ceremony("", page)
    clicked.begin()
    QTest.mouseClick(clicked, Qt.MouseButton.LeftButton)
    assert not clicked.isVisible()
    timed.begin()
    timed.clock.setCurrentTime(MS_CEREMONY + 500)
    assert timed.time == MS_CEREMONY, "the last picture rests"
    timed.clock.setCurrentTime(timed.clock.duration())
    assert not timed.isVisible()


@pytest.mark.parametrize(("time", "share"), [(5, 0), (10, 0), (15, 0.5), (20, 1), (30, 1)])
def test_a_share_of_time_is_between_0_and_1(time: float, share: float) -> None:
    assert share_of(time, 10, 20) == share
