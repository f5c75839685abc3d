# SPDX-License-Identifier: MIT
"""A replay that plays by itself; tests/gui/power_grid/replay tests the rest."""

from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from powergrid.play.recorded import session_of
from powergrid.play.replay import Replay
from tests.play.nim_window import record_of


def test_another_pace_takes_effect_while_a_replay_plays(qtbot: QtBot) -> None:
    replay = Replay(session_of(record_of(1, 2, 3)))
    replay.go_to(0)
    replay.play()
    replay.session.bots.pace = 60_000
    qtbot.waitUntil(lambda: replay.position == 1)
    timers = replay.findChildren(QTimer)
    assert [timer.interval() for timer in timers if timer.isActive()] == [60_000]
    replay.stop()
