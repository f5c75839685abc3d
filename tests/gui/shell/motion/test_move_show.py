# SPDX-License-Identifier: MIT
"""Moves are animated at their own pace, staged ones too, and skipped ones not at all."""

from typing import Any

import pytest
from PySide6.QtCore import QObject, QPointF, Signal
from PySide6.QtGui import QPixmap
from pytestqt.qtbot import QtBot

from powergrid.gui.settings.settings import MOVE_MS
from powergrid.gui.shell.main_window import MainWindow
from powergrid.gui.shell.motion.motion import Flight, Journey
from powergrid.gui.shell.motion.move_show import MoveShow, move_ms
from tests.play.nim_window import take
from tests.play.plain_views import PlainTable


class Stones:
    """Every event of taking stones moves one across the table."""

    def of(self, event: Any) -> Journey:
        yield None
        yield Flight(QPixmap(4, 4), QPointF(0, 0), QPointF(50, 0))


@pytest.fixture
def show(nim: MainWindow, nim_table: PlainTable) -> MoveShow:
    nim.settings.own_pace = "slow"
    return MoveShow(nim_table, nim.settings, Stones())


def is_moving(show: MoveShow) -> bool:
    return show.motion is not None and show.motion.is_moving


def test_peoples_and_bots_moves_have_a_pace_each(
    qtbot: QtBot, nim: MainWindow, nim_table: PlainTable, show: MoveShow
) -> None:
    nim.controls.pause()
    nim_table.session.act(1)
    assert is_moving(show)
    assert show.duration() == MOVE_MS["slow"]
    nim.controls.pause()
    qtbot.waitUntil(lambda: nim_table.session.is_person_asked)
    assert show.duration() == MOVE_MS["instant"] == 0
    assert not is_moving(show)
    nim_table.session.bots.is_skipping = True
    assert move_ms(nim_table.session, nim.settings) == 0


def test_at_the_pace_instant_nothing_is_made(
    qtbot: QtBot, nim: MainWindow, nim_table: PlainTable, show: MoveShow
) -> None:
    nim.settings.own_pace = "instant"
    take(qtbot, nim_table, 1)
    assert show.motion is None


class Draft(QObject):
    staged = Signal(list)
    changed = Signal()


def test_what_is_staged_moves_too(show: MoveShow) -> None:
    draft = Draft()
    show.follow(draft.staged, draft.changed)
    draft.changed.emit()
    assert not is_moving(show)
    draft.staged.emit(["1 taken"])
    draft.changed.emit()
    assert is_moving(show)
