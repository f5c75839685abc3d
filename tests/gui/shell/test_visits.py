# SPDX-License-Identifier: MIT
"""Replays and the list of keys are visits, which lead back to the table."""

from pathlib import Path

from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from powergrid.gui.shell.key_list_view import KeyListView
from powergrid.gui.shell.main_window import MainWindow
from tests.expect import expect
from tests.play.nim_window import STONES, record_of, take
from tests.play.plain_views import PlainTable


def test_the_moves_since_my_last_turn_are_played_again(
    qtbot: QtBot, nim: MainWindow, nim_table: PlainTable
) -> None:
    take(qtbot, nim_table, 2)
    nim.visits.show_since_last_turn()
    watched = expect(PlainTable, nim.view)
    assert watched.is_replay
    before = watched.session.state.stones
    assert before > STONES - 4
    qtbot.waitUntil(lambda: watched.session.state.stones == STONES - 4)
    nim.visits.show_since_last_turn()
    assert nim.view is watched, "no replay of a replay"
    watched.back_asked.emit()
    assert nim.view is nim_table


def test_another_replay_replaces_the_one_that_is_shown(
    qtbot: QtBot, nim: MainWindow, nim_table: PlainTable
) -> None:
    take(qtbot, nim_table, 2)
    nim.visits.show_replay(0)
    nim.visits.show_replay(1)
    assert expect(PlainTable, nim.view).position.text == f"Bot: {STONES - 2} stones"
    nim.navigator.leave()
    assert nim.view is nim_table


def test_the_list_of_keys_is_opened_once(nim: MainWindow, nim_table: PlainTable) -> None:
    nim.visits.show_keys()
    keys = expect(KeyListView, nim.view)
    nim.visits.show_keys()
    assert nim.view is keys
    keys.back.click()
    assert nim.navigator.view is nim_table


def test_a_file_is_replayed_unless_it_is_damaged(nim: MainWindow, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(record_of(1, 3).text())
    nim.visits.replay_file(file)
    assert expect(PlainTable, nim.view).position.text == f"Ada: {STONES} stones"
    nim.navigator.leave()
    file.write_text("{}")
    nim.visits.replay_file(file)
    (box,) = nim.findChildren(QMessageBox)
    assert "game.json" in box.text()
    box.close()
