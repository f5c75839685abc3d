# SPDX-License-Identifier: MIT
"""The list of saved games: what it says, and where it leads."""

import re

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from powergrid.gui.factory_manager.games_view import GamesView
from powergrid.gui.factory_manager.statistics_view import StatisticsView, outcomes_in
from powergrid.gui.factory_manager.table import FactoryTable
from powergrid.gui.shell.main_window import MainWindow
from powergrid.play.saved_games import games_dir
from tests.gui.factory_manager.conftest import PEOPLE, OpenTable, table_of


def test_unfinished_and_finished_games_are_listed(
    window: MainWindow, close_table: FactoryTable, open_table: OpenTable
) -> None:
    session = close_table.session
    session.act(next(iter(session.question)))
    winner = PEOPLE[session.state.ranking[0]].name
    open_table(PEOPLE)
    over, going = sorted(
        GamesView(games_dir("factory")).entries, key=lambda entry: not entry.winner
    )
    assert over.winner == winner
    finished = outcomes_in(games_dir("factory"))
    assert [outcome.money[-1] for outcome in finished] == list(session.state.money)
    view = StatisticsView(finished)
    assert [bar.name for bar in view.wins.bars] == ["person"]
    assert (view.wins.bars[0].value, view.wins.bars[0].mark) == (50, 50)
    assert [line.figures[-1] for line in view.money.series] == sorted(
        session.state.money, reverse=True
    )
    assert (going.round, going.winner) == (1, "")
    assert re.match(r"\d{4}-\d\d-\d\d \d\d:\d\d: Ada, Bruno — ", going.text())
    (games_dir("factory") / "2020-01-01-120000-factory.powergrid.json").write_text("no game")
    assert len(GamesView(games_dir("factory")).entries) == 2, "an unreadable file is skipped"


def test_the_list_leads_to_a_game_and_to_its_replay(
    window: MainWindow, open_table: OpenTable
) -> None:
    open_table(PEOPLE)
    window.show_front()
    QTest.keyClick(window.view, Qt.Key.Key_G)
    view = window.view
    assert isinstance(view, GamesView)
    view.replay.click()
    replay = window.view
    assert isinstance(replay, FactoryTable)
    assert replay.is_replay
    replay.back_asked.emit()
    view.open.click()
    assert not table_of(window).is_replay


def test_without_games_the_list_says_so(window: MainWindow) -> None:
    QTest.keyClick(window.view, Qt.Key.Key_G)
    view = window.view
    assert isinstance(view, GamesView)
    assert not view.open.isEnabled()
    assert "No saved games" in view.open.description
    assert not view.statistics.isEnabled()
    assert "No finished games" in view.statistics.description
    assert "No finished games" in StatisticsView([]).sum.text
