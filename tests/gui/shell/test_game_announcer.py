# SPDX-License-Identifier: MIT
"""A screen reader hears what happens, what a person is asked, and what is taken back."""

import pytest
from pytestqt.qtbot import QtBot

from powergrid.gui.shell.game_announcer import GameAnnouncer
from powergrid.play.faults import Fault, Trouble
from tests.play.nim_window import take
from tests.play.plain_views import PlainTable


@pytest.fixture
def heard(nim_table: PlainTable, said: list[str]) -> list[str]:
    said.clear()
    GameAnnouncer(nim_table.session, ", ".join, lambda: "Take one to three stones").ask()
    return said


QUESTION = "Your turn. Take one to three stones."


def test_each_turn_is_announced_with_its_events(
    qtbot: QtBot, nim_table: PlainTable, heard: list[str]
) -> None:
    assert heard == [QUESTION]
    take(qtbot, nim_table, 2)
    assert heard == [QUESTION, "2 taken", "2 taken", QUESTION]


def test_an_undo_is_announced_with_the_question(
    qtbot: QtBot, nim_table: PlainTable, heard: list[str]
) -> None:
    take(qtbot, nim_table, 1)
    heard.clear()
    nim_table.session.undo()
    assert heard == ["Undone.", QUESTION]


def test_trouble_with_a_bot_is_announced(nim_table: PlainTable, heard: list[str]) -> None:
    heard.clear()
    nim_table.session.bots.faulted.emit(Fault(1, Trouble.HUNG))
    assert heard == ["Bot did not answer in time: the bot was restarted."]
