# SPDX-License-Identifier: MIT
"""Each action has one sound, and a person's turn after a bot's has its own."""

import pytest
from PySide6.QtGui import QAccessible
from pytestqt.qtbot import QtBot

from powergrid.gui.shell.main_window import MainWindow
from powergrid.gui.shell.motion.game_sounds import GameSounds
from tests.play.nim_window import take
from tests.play.plain_views import PlainTable


@pytest.fixture
def names(nim_table: PlainTable, heard: list[str]) -> list[str]:
    GameSounds(nim_table.session, {int: "step", str: "card"})
    return heard


def test_the_own_turn_after_a_bots_is_heard(
    qtbot: QtBot, nim_table: PlainTable, names: list[str]
) -> None:
    take(qtbot, nim_table, 2)
    assert names == ["card", "turn"]
    nim_table.session.undo()
    assert names == ["card", "turn"]


def test_brief_sounds_are_left_out_while_moves_are_skipped(
    nim: MainWindow, nim_table: PlainTable, names: list[str]
) -> None:
    nim.controls.pause()
    nim_table.session.bots.is_skipping = True
    nim_table.session.act(1)
    assert names == []


def test_a_screen_reader_is_not_disturbed(
    qtbot: QtBot, nim_table: PlainTable, names: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QAccessible, "isActive", staticmethod(lambda: True))
    take(qtbot, nim_table, 2)
    assert names == ["card"]
