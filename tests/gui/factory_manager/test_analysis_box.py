# SPDX-License-Identifier: MIT
"""Positions of a replay are analysed on request, and not while it plays."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from powergrid.factory.rules import State
from powergrid.factory.rules.state import MOVING_TILES
from powergrid.gui.factory_manager.opponents import OPPONENTS, Advice, advise, assess
from powergrid.gui.factory_manager.replay_table import ReplayTable
from powergrid.gui.factory_manager.session import FactoryReplay, FactorySession
from powergrid.gui.shell.replay.analysis import Analysis
from powergrid.play.thinker import Reply, Thinker
from tests.gui.factory_manager.conftest import staging_at


class Slow(Thinker):
    """Answers when it is told to."""

    def __init__(self) -> None:
        super().__init__(OPPONENTS)
        self.asked: list[tuple[Reply, State]] = []

    def compute(self, reply: Reply, work: Callable[..., object], *arguments: object) -> None:
        (state,) = arguments
        assert isinstance(state, State)
        assert work is assess
        self.asked.append((reply, state))

    def answer(self) -> None:
        reply, state = self.asked[-1]
        advice: list[Advice] = advise(state, True)
        reply.finished.emit(((250.4, 219.6), advice))


@pytest.fixture
def thinker() -> Slow:
    return Slow()


@pytest.fixture
def table(qtbot: QtBot, session: FactorySession, thinker: Slow) -> ReplayTable:
    staging_at(session, MOVING_TILES)
    replay = FactoryReplay(session)
    replay.go_to(0)
    table = ReplayTable(replay)
    table.panel.analyse_with(Analysis(thinker, assess, table))
    qtbot.addWidget(table)
    table.resize(1280, 800)
    table.show()
    return table


def found(table: ReplayTable) -> list[str]:
    return [text.text for text in table.panel.found.money]


def test_an_analysis_shows_expected_money_and_the_best_action(
    table: ReplayTable, thinker: Slow, said: list[str]
) -> None:
    panel = table.panel
    table.replay.step(1)
    assert not thinker.asked
    QTest.keyClick(table, Qt.Key.Key_A)
    assert found(table) == ["…", "…"]
    assert not panel.found.best.isVisible()
    thinker.answer()
    assert found(table) == ["250", "220"]
    best = panel.found.best
    assert best.isVisible()
    assert best.text.startswith("Best: ")
    assert said[-1] == f"Ada: 250 Elektro. Bruno: 220 Elektro. {best.text}"
    QTest.keyClick(table, Qt.Key.Key_A)
    assert not panel.found.isVisible()


def test_each_position_is_analysed_once(table: ReplayTable, thinker: Slow) -> None:
    QTest.keyClick(table, Qt.Key.Key_A)
    thinker.answer()
    table.replay.step(1)
    assert found(table) == ["…", "…"]
    thinker.answer()
    table.replay.step(-1)
    assert found(table) == ["250", "220"]
    assert len(thinker.asked) == 2


def test_nothing_is_analysed_while_the_replay_plays(table: ReplayTable, thinker: Slow) -> None:
    table.replay.play()
    QTest.keyClick(table, Qt.Key.Key_A)
    assert not thinker.asked
    table.replay.stop()
    assert len(thinker.asked) == 1


@pytest.mark.slow
def test_the_expected_money_of_a_game_that_is_over_is_that_of_its_end(
    session: FactorySession,
) -> None:
    while not session.state.is_over:
        session.act(next(iter(session.question)))
    assert assess(session.state) == (tuple(map(float, session.state.money)), [])
