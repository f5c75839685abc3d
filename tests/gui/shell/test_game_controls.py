# SPDX-License-Identifier: MIT
"""The game at the table is paused, skipped and undone from wherever that makes sense."""

import pytest
from pytestqt.qtbot import QtBot

from powergrid.gui.settings.settings import PACES
from powergrid.gui.shell.main_window import MainWindow
from powergrid.gui.shell.plain_views import PlainEnd, PlainTable
from tests.play.nim_window import STONES, take


def test_bots_wait_during_a_visit_and_stay_paused_if_they_were(
    nim: MainWindow, nim_table: PlainTable
) -> None:
    session = nim_table.session
    steps = (nim.visits.show_keys, nim.controls.pause, nim.navigator.leave, nim.controls.pause)
    found = []
    for step in (*steps, *steps):
        step()
        found.append(session.is_paused)
    assert found == [True, True, False, True, True, True, True, False]
    assert not nim.menu.pause.isChecked()


def test_the_end_can_be_undone(qtbot: QtBot, nim: MainWindow, nim_table: PlainTable) -> None:
    while not nim_table.session.state.is_over:
        take(qtbot, nim_table, 1)
    assert isinstance(nim.view, PlainEnd)
    nim.controls.undo()
    assert nim.navigator.view is nim_table


def test_nothing_is_redone_while_the_table_is_out_of_sight(
    qtbot: QtBot, nim: MainWindow, nim_table: PlainTable
) -> None:
    take(qtbot, nim_table, 2)
    nim.controls.undo()
    nim.visits.show_keys()
    for do in (
        nim.controls.redo,
        nim.controls.redo_turn,
        nim.controls.undo_turn,
        nim.controls.skip,
    ):
        do()
    assert nim_table.session.state.stones == STONES
    assert not nim_table.session.is_skipping
    nim.navigator.leave()
    nim.controls.redo()
    assert nim_table.session.state.stones == STONES - 4


@pytest.mark.parametrize("pace", ["slow", "instant"])
def test_the_pace_is_that_of_the_settings(
    nim: MainWindow, nim_table: PlainTable, pace: str
) -> None:
    nim.visits.show_replay()
    replay = nim.view
    assert isinstance(replay, PlainTable)
    nim.preferences.set("pace", pace)
    assert nim_table.session.pace == replay.session.pace == PACES[pace]
