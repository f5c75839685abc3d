# SPDX-License-Identifier: MIT
"""A game in which every question is answered by a hint."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from powergrid.gui.power_grid.game.opponents import OPPONENTS
from powergrid.gui.power_grid.game.session import Session
from powergrid.gui.power_grid.table.table import Table
from powergrid.play.thinker import Thinker
from powergrid.rules.actions import Action, EndTurn, Pass
from powergrid.rules.legal import Bids, FuelPurchases, Openings, PlantScraps, Runs, Sites
from tests.gui.tables import a_session

MAX_QUESTIONS = 600
KINDS = {Openings, Bids, PlantScraps, FuelPurchases, Sites, Runs}


@pytest.fixture
def table(qtbot: QtBot, quick_hints: None) -> Iterator[Table]:
    session = a_session(3, player=("person", "reference", "reference"))
    table = Table(session)
    qtbot.addWidget(table)
    table.resize(1366, 768)
    with qtbot.waitExposed(table):
        table.show()
    table.activateWindow()
    session.start_bots(Thinker(OPPONENTS), 1)
    yield table
    session.stop_bots()


def key_for(action: Action) -> Qt.Key:
    if isinstance(action, Pass):
        return Qt.Key.Key_P
    return Qt.Key.Key_E if isinstance(action, EndTurn) else Qt.Key.Key_Return


@pytest.mark.slow
def test_every_kind_of_question_can_be_answered_by_hints_alone(qtbot: QtBot, table: Table) -> None:
    session, hinted, asked = table.session, list[Action](), set[type]()
    session.hints.given.connect(lambda _, advice: hinted.append(advice[0].action))
    for _ in range(MAX_QUESTIONS):
        qtbot.waitUntil(lambda: session.is_person_asked or session.state.is_over)
        assert not session.state.is_over
        asked.add(type(session.question))
        answer(table, session, hinted)
        if asked >= KINDS:
            break
    assert asked >= KINDS


def answer(table: Table, session: Session, hinted: list[Action]) -> None:
    """Ask for a hint, fill it in, and do exactly that."""
    hinted.clear()
    before = len(session.past)
    QTest.keyClick(table.action, Qt.Key.Key_H)
    action = hinted[0]
    QTest.keyClick(table.action, Qt.Key.Key_H)
    QTest.keyClick(table.action, key_for(action))
    assert session.past[before].action == action
