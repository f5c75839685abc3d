# SPDX-License-Identifier: MIT
"""The buttons below a replay, by mouse and by key."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from powergrid.gui.shell.replay.replay_buttons import ReplayButtons
from powergrid.play.replay import AnyReplay
from tests.expect import expect

Key = Qt.Key


def nothing() -> None:
    """Do nothing."""


@pytest.fixture
def buttons(nim_replay: AnyReplay, qtbot: QtBot) -> ReplayButtons:
    buttons = ReplayButtons(nim_replay)
    qtbot.addWidget(buttons)
    buttons.resize(buttons.sizeHint())
    buttons.show()
    return buttons


def test_play_plays_and_then_stops(
    buttons: ReplayButtons, nim_replay: AnyReplay, qtbot: QtBot
) -> None:
    nim_replay.go_to(0)
    assert buttons.play.accessibleName() == "Play"
    buttons.play.click()
    assert buttons.play.accessibleName() == "Stop"
    qtbot.waitUntil(lambda: nim_replay.position > 1)
    QTest.keyClick(buttons, Key.Key_P)
    assert not nim_replay.is_playing
    assert buttons.play.accessibleName() == "Play"


def test_keys_step_and_jump(buttons: ReplayButtons, nim_replay: AnyReplay) -> None:
    positions = []
    for key in (Key.Key_Home, Key.Key_Right, Key.Key_Right, Key.Key_Left, Key.Key_PageDown):
        QTest.keyClick(buttons, key)
        positions.append(nim_replay.position)
    assert positions == [0, 1, 2, 1, 12]


def test_what_leads_beyond_the_ends_says_why_not(
    buttons: ReplayButtons, nim_replay: AnyReplay
) -> None:
    assert not buttons.forward.isEnabled()
    assert not buttons.phase_forward.isEnabled()
    assert "This is the last move." in buttons.forward.toolTip()
    nim_replay.go_to(0)
    assert buttons.forward.isEnabled()
    assert not buttons.back.isEnabled()
    assert not buttons.phase_back.isEnabled()


def test_buttons_become_icons_before_any_is_left_out(buttons: ReplayButtons) -> None:
    film = buttons.add_button("Time-lapse", "F", nothing, stand_in="film", drop=1)
    leave = buttons.add_button("Back", "Esc", nothing)
    buttons.resize(buttons.sizeHint())
    with_keys = leave.width()
    buttons.resize(buttons.width() - 10, buttons.height())
    assert film.text() == "Time-lapse"
    assert leave.width() < with_keys
    buttons.resize(buttons.width() - 100, buttons.height())
    assert (film.text(), leave.text()) == ("", "Back")
    assert film.accessibleName() == "Time-lapse"
    assert film.isVisible()


def test_a_key_works_without_room_for_its_button(
    buttons: ReplayButtons, nim_replay: AnyReplay
) -> None:
    buttons.resize(buttons.back.width() * 3 + 40, buttons.height())
    assert not buttons.phase_back.isVisible()
    assert buttons.play.isVisible()
    QTest.keyClick(buttons, Key.Key_PageUp)
    assert nim_replay.position == 0


def test_a_menu_has_what_is_left_out(
    buttons: ReplayButtons, nim_replay: AnyReplay, qtbot: QtBot
) -> None:
    clicked: list[bool] = []
    film = buttons.add_button("Time-lapse", "F", lambda: clicked.append(True), drop=5)
    buttons.want(buttons.add_button("Branch", "B", nothing), False)
    buttons.add_button("Back", "Esc", nothing)
    buttons.resize(buttons.sizeHint())
    assert film.isVisible()
    assert not buttons.more.isVisible()
    buttons.resize(buttons.back.width() * 6, buttons.height())
    assert not film.isVisible()
    assert buttons.more.isVisible()
    QTest.mouseClick(buttons.more, Qt.MouseButton.LeftButton)
    menu = expect(QMenu, buttons.findChild(QMenu))
    assert menu.x() == buttons.more.mapToGlobal(QPoint()).x()
    back, forward, last = menu.actions()
    assert [action.text() for action in (back, forward, last)] == [
        "Phase back\tPgUp",
        "Phase forward\tPgDown",
        "Time-lapse\tF",
    ]
    assert not forward.isEnabled()
    back.trigger()
    last.trigger()
    assert (nim_replay.position, clicked) == (0, [True])
    with qtbot.waitSignal(menu.destroyed):
        menu.close()
    own = QMenu(buttons)
    own.addAction("Slow")
    buttons.pop_up(own, film)  # it is hidden, so the menu is above what stands for it
    assert own.x() == buttons.more.mapToGlobal(QPoint()).x()
    own.close()
    buttons.resize(buttons.sizeHint().width() + 300, buttons.height())
    assert not buttons.more.isVisible()


def test_a_menu_leads_to_every_round_and_phase(
    buttons: ReplayButtons, nim_replay: AnyReplay
) -> None:
    jump = buttons.add_jump(lambda phase: f"phase {phase}")
    nim_replay.go_to(1)
    nim_replay.play()
    jump.click()
    menu = expect(QMenu, buttons.findChild(QMenu))
    assert [action.text() for action in menu.actions()] == ["Round 1"]
    phases = expect(QMenu, menu.actions()[0].menu())
    assert [action.text() for action in phases.actions()] == ["phase 1"]
    phases.actions()[0].trigger()
    assert (nim_replay.position, nim_replay.is_playing) == (0, False)
    menu.close()


def test_the_row_asks_for_no_room_for_a_menu_that_it_does_not_need(
    nim_replay: AnyReplay, qtbot: QtBot
) -> None:
    buttons = ReplayButtons(nim_replay)
    qtbot.addWidget(buttons)
    asked = buttons.sizeHint()
    buttons.resize(asked)
    buttons.show()
    assert buttons.sizeHint() == asked
