# SPDX-License-Identifier: MIT
"""The replay of a game: step by step, playing by itself, and continued as a new game."""

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from powergrid.factory.rules.state import (
    MOVING_TILES,
    RAISING,
    SWITCHING,
)
from powergrid.gui.factory_manager.announcements import news
from powergrid.gui.factory_manager.replay_table import ReplayTable
from powergrid.gui.factory_manager.table import FactoryTable
from powergrid.gui.kit.look import look
from powergrid.gui.shell.main_window import MainWindow
from tests.expect import expect
from tests.gui.factory_manager.conftest import go_on
from tests.gui.windows import press


def replay_of(window: MainWindow, table: FactoryTable) -> tuple[ReplayTable, int]:
    """Return the replay of a game until tiles are moved, and the number of its actions."""
    go_on(table, MOVING_TILES)
    assert window.visits.show_replay() is not None
    shown = expect(ReplayTable, window.view)
    assert shown.is_replay
    assert not shown.panel.review.isVisible()
    return shown, len(table.session.past)


def test_the_replay_steps_through_the_game_and_starts_a_new_one(
    window: MainWindow, table: FactoryTable
) -> None:
    shown, count = replay_of(window, table)
    shown.replay.step(1)
    assert len(shown.session.past) == 1 < count
    assert not shown.session.act(next(iter(shown.session.question)))
    shown.branch_asked.emit()
    again = window.view
    assert isinstance(again, FactoryTable)
    assert not again.is_replay
    assert len(again.session.past) == 1


def test_each_action_is_counted_and_announced(
    window: MainWindow, table: FactoryTable, said: list[str]
) -> None:
    shown, count = replay_of(window, table)
    said.clear()
    press(window, Qt.Key.Key_Right)
    assert shown.panel.note.text == f"action 1 of {count}"
    assert said == [news(shown.session, shown.session.past[0].events)]
    assert "opens order tile" in said[0]
    look().changed.emit()
    assert len(said) == 1, "the same position is announced once"
    press(window, Qt.Key.Key_E)
    assert said[1:] == [shown.session.seats[shown.session.viewer].name]


def test_the_replay_plays_and_stops_at_a_key(
    window: MainWindow, table: FactoryTable, qtbot: QtBot
) -> None:
    go_on(table, SWITCHING)
    replay = window.visits.show_replay()
    assert replay is not None
    shown = window.view
    assert isinstance(shown, ReplayTable)
    press(window, Qt.Key.Key_P)
    assert replay.is_playing
    assert shown.panel.buttons.play.accessibleName() == "Stop"
    qtbot.waitUntil(lambda: replay.position > 0)
    press(window, Qt.Key.Key_P)
    assert not replay.is_playing


def test_a_bid_that_others_may_raise_is_said_once(window: MainWindow, table: FactoryTable) -> None:
    go_on(table, RAISING)
    position = len(table.session.past)
    replay = window.visits.show_replay(position)
    assert replay is not None
    shown = window.view
    assert isinstance(shown, ReplayTable)
    assert shown.session.state.asks == RAISING
    assert " opens order tile " in shown.panel.lines[0].text
    assert not shown.panel.is_wanted(shown.panel.balance)


def test_nobody_is_about_to_bid_in_a_replay(window: MainWindow, table: FactoryTable) -> None:
    go_on(table, RAISING)
    assert any(change.now for change in table.panel.figures.changes), "a bid is planned"
    window.visits.show_replay(len(table.session.past))
    shown = window.view
    assert isinstance(shown, ReplayTable)
    assert not any(change.now for change in shown.panel.figures.changes)
