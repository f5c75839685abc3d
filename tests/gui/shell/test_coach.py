# SPDX-License-Identifier: MIT
"""The coach reads each step once, says why an action is refused, and always shows its buttons."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from powergrid.gui.kit.look import look
from powergrid.gui.kit.tokens import BODY, LEAD
from powergrid.gui.shell.coach import Coach


@pytest.fixture
def coach(qtbot: QtBot) -> Iterator[Coach]:
    window = QWidget()
    qtbot.addWidget(window)
    coach = Coach("Learn to play", window)
    coach.resize(600, 220)
    window.resize(600, 220)
    window.show()
    coach.offer(back=False, show=True, next_="")
    coach.say("Buy a plant.", "1 of 9")
    yield coach
    window.close()  # it must live until here


def test_a_step_is_announced_once(coach: Coach, said: list[str]) -> None:
    coach.say("Buy a plant.", "1 of 9")
    coach.say("Buy fuel.", "2 of 9")
    assert said == ["Buy fuel."]
    assert (coach.accessibleName(), coach.count.text) == ("Buy fuel.", "2 of 9")


def test_a_refusal_is_below_the_text_until_the_next_step(coach: Coach, said: list[str]) -> None:
    coach.refuse("Too expensive.")
    assert said == ["Too expensive."]
    assert coach.refusal.isVisible()
    assert coach.text.geometry().bottom() < coach.refusal.y()
    assert coach.refusal.geometry().bottom() < coach.foot.y()
    coach.say("Buy fuel.", "2 of 9")
    assert not coach.refusal.isVisible()


def test_next_is_offered_only_when_the_reader_need_not_act(coach: Coach) -> None:
    heard: list[str] = []
    coach.next_asked.connect(lambda: heard.append("next"))
    coach.back_asked.connect(lambda: heard.append("back"))
    coach.show_asked.connect(lambda: heard.append("show"))
    assert not coach.next.isVisible()
    assert coach.show_me.geometry().right() < coach.foot.width()
    coach.show_me.click()
    coach.offer(back=True, show=False, next_="Go on")
    assert coach.next.isVisible()
    assert not coach.show_me.isVisible()
    coach.window().activateWindow()
    for key in (Qt.Key.Key_PageUp, Qt.Key.Key_Return):
        QTest.keyClick(coach, key)
    assert heard == ["show", "back", "next"]


def test_there_is_room_for_the_longest_step_in_smaller_type_if_need_be(coach: Coach) -> None:
    steps: list[tuple[str, list[str]]] = [("short", []), ("a long text " * 30, ["why " * 30])]
    tall = coach.height_for(QSize(600, 2000), steps)
    assert tall > coach.height_for(QSize(600, 2000), steps[:1])
    assert coach.text.size_ == LEAD
    look().set_text_size("larger")
    assert coach.height_for(QSize(600, 500), steps) > tall
    assert coach.text.size_ == BODY
