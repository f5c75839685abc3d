# SPDX-License-Identifier: MIT
"""The time-lapse of a game: factories and curves grow together."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from powergrid.factory.rules.state import SWITCHING
from powergrid.gui.factory_manager.session import FactorySession
from powergrid.gui.factory_manager.table import FactoryTable
from powergrid.gui.factory_manager.time_lapse import TimeLapse
from powergrid.gui.shell.main_window import MainWindow
from tests.gui.factory_manager.conftest import go_on


@pytest.fixture
def film(qtbot: QtBot, session: FactorySession) -> TimeLapse:
    while not session.state.is_over:
        session.act(next(iter(session.question)))
    film = TimeLapse(session)
    film.clock.stop()
    qtbot.addWidget(film)
    film.resize(1280, 800)
    return film


def test_factories_and_curves_show_the_same_moment(film: TimeLapse) -> None:
    assert film.chart is not None
    past = film.session.past
    for position in (0, len(past) // 2, len(past)):
        film.pause_at(position)
        state = film.session.state_at(film.position)
        assert abs(film.position - position) <= 1
        assert film.round.text == f"Round {state.round} of 5"
        for seat, picture in enumerate(film.pictures):
            assert picture.shown is not None
            assert (picture.shown.state, picture.shown.seat) == (state, seat)
            assert film.chart.series[seat].figures[film.position] == state.money[seat]
    last = [film.chart.moments(series.figures)[-1][1] for series in film.chart.series]
    assert tuple(last) == film.session.state.money


def test_all_factories_are_equally_wide(film: TimeLapse, qtbot: QtBot) -> None:
    film.show()
    widths = {picture.width() for picture in film.pictures}
    assert max(widths) - min(widths) <= 1


def test_a_replay_of_a_finished_game_leads_to_its_time_lapse_and_any_key_back(
    window: MainWindow, close_table: FactoryTable, qtbot: QtBot
) -> None:
    go_on(close_table, SWITCHING)
    window.visits.show_replay()
    replay = window.view
    QTest.keyClick(replay, Qt.Key.Key_F)
    assert not isinstance(window.view, TimeLapse), "the game is not over"
    window.navigator.leave()
    session = close_table.session
    assert session.act(next(iter(session.question)))
    window.visits.show_replay()
    replay = window.view
    QTest.keyClick(replay, Qt.Key.Key_F)
    film = window.view
    assert isinstance(film, TimeLapse)
    QTest.keyClick(film, Qt.Key.Key_X)
    assert window.view is replay
