# SPDX-License-Identifier: MIT
"""The game at the table is paused, skipped and undone from wherever that makes sense."""

import pytest
from pytestqt.qtbot import QtBot

from powergrid.gui.settings.settings import PACES
from powergrid.gui.shell.main_window import MainWindow
from tests.play.nim_window import STONES, take
from tests.play.plain_views import PlainEnd, PlainTable


def test_bots_wait_during_a_visit_and_stay_paused_if_they_were(
    nim: MainWindow, nim_table: PlainTable
) -> None:
    session = nim_table.session
    steps = (nim.visits.show_keys, nim.controls.pause, nim.navigator.leave, nim.controls.pause)
    found = []
    for step in (*steps, *steps):
        step()
        found.append(session.bots.is_paused)
    assert found == [True, True, False, True, True, True, True, False]
    assert not nim.menu.pause.isChecked()


def test_the_game_waits_until_its_table_is_shown_again(
    nim: MainWindow, nim_table: PlainTable
) -> None:
    session = nim_table.session
    ways = {
        "front": (nim.show_front,),
        "a visit, then front": (nim.visits.show_keys, nim.show_front),
        "new game": (nim.show_new_game,),
        "front, then a visit": (nim.show_front, nim.visits.show_keys, nim.navigator.leave),
    }
    for pauses in (False, True):
        if pauses:
            nim.controls.pause()
        for name, steps in ways.items():
            for step in (*steps, nim.controls.pause, nim.controls.skip):
                step()
                assert session.bots.is_paused, name
            nim.continue_game()
            assert session.bots.is_paused == pauses, name


def test_the_end_can_be_undone(qtbot: QtBot, nim: MainWindow, nim_table: PlainTable) -> None:
    while not nim_table.session.state.is_over:
        take(qtbot, nim_table, 1)
    assert isinstance(nim.view, PlainEnd)
    nim.controls.undo()
    assert nim.navigator.view is nim_table


@pytest.mark.parametrize("elsewhere", ["a visit", "front"])
def test_nothing_is_redone_while_the_table_is_out_of_sight(
    qtbot: QtBot, nim: MainWindow, nim_table: PlainTable, elsewhere: str
) -> None:
    take(qtbot, nim_table, 2)
    nim.controls.undo()
    if elsewhere == "front":
        nim.show_front()
    else:
        nim.visits.show_keys()
    for do in (
        nim.controls.redo,
        nim.controls.redo_turn,
        nim.controls.undo_turn,
        nim.controls.skip,
    ):
        do()
    assert nim_table.session.state.stones == STONES
    assert not nim_table.session.bots.is_skipping
    nim.continue_game()
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
    assert nim_table.session.bots.pace == replay.session.bots.pace == PACES[pace]
