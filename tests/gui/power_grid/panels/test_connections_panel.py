# SPDX-License-Identifier: MIT
"""The map as a list: walking along connections and choosing a city, by keys alone."""

import pytest
from PySide6.QtCore import QStringListModel, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from powergrid.gui.kit.sentence_list import SentenceList
from powergrid.gui.power_grid.panels.connections_panel import ConnectionsPanel
from powergrid.gui.power_grid.table.table import Table
from powergrid.rules.actions import BuildHouse
from powergrid.rules.state import BUILDING_HOUSES
from tests.gui.patience import settle
from tests.gui.tables import a_session, play_until


@pytest.fixture
def table(qtbot: QtBot) -> Table:
    session = play_until(a_session(3), lambda state: state.asks == BUILDING_HOUSES)
    table = Table(session)
    qtbot.addWidget(table)
    table.resize(1280, 800)
    table.show()
    return table


def opened(table: Table) -> ConnectionsPanel:
    table.toggle_connections()
    panel = table.findChild(ConnectionsPanel)
    assert panel is not None
    return panel


def test_enter_follows_a_connection_and_backspace_returns(table: Table) -> None:
    panel = opened(table)
    board, game = table.session.state.game.board, table.session.state.game
    assert {row.city for row in panel.model.rows} == set(game.cities)
    start = panel.model.rows[2].city
    pointed: list[int] = []
    table.staging.city_pointed.connect(pointed.append)
    panel.list.setCurrentIndex(panel.model.index(2))
    assert pointed == [start]
    QTest.keyClick(panel.list, Qt.Key.Key_Return)
    ways = [way for way in board.neighbours[start] if way[0] in game.cities]
    assert panel.model.rows[0].city == start
    assert {row.city for row in panel.model.rows[1:]} == {city for city, _ in ways}
    costs = dict(ways)
    for row in panel.model.rows[1:]:
        assert row.words.startswith(f"{board.cities[row.city].name}, for {costs[row.city]},")
    assert board.cities[start].name in panel.accessibleName()
    QTest.keyClick(panel.list, Qt.Key.Key_Backspace)
    assert panel.list.currentIndex().row() == 2
    assert len(panel.model.rows) == len(game.cities)


def test_space_stages_the_city_and_its_row_says_so(table: Table) -> None:
    panel = opened(table)
    before = panel.model.rows[0]
    QTest.keyClick(panel.list, Qt.Key.Key_Space)
    assert table.staging.draft.actions == [BuildHouse(before.city)]
    after = panel.model.rows[0]
    assert "costs" in before.words
    assert "costs" not in after.words


def test_letters_find_a_city_and_trigger_no_shortcut_of_the_table(table: Table) -> None:
    panel = opened(table)
    panel.list.setFocus()
    last = table.session.state.game.board.cities[panel.model.rows[-1].city].name
    QTest.keyClicks(panel.list, last[0].lower())
    assert panel.list.currentIndex().data().startswith(last[0])
    QTest.keyClick(panel.list, Qt.Key.Key_M)
    assert panel.isVisible()
    QTest.keyClick(panel.list, Qt.Key.Key_Escape)
    assert not panel.isVisible()


def test_every_sentence_is_shown_with_all_its_lines(qtbot: QtBot) -> None:
    sentences = ["word " * 8 + "i" * letters for letters in range(60)]
    drawer = QWidget()
    qtbot.addWidget(drawer)
    words = SentenceList(QStringListModel(sentences), drawer)
    words.resize(420, 300)
    drawer.show()
    settle()
    for row, sentence in enumerate(sentences):
        place = words.visualRect(words.model().index(row, 0))
        inner = place.adjusted(3, 0, -3, 0)  # what the style leaves beside a text
        needed = words.fontMetrics().boundingRect(inner, Qt.TextFlag.TextWordWrap, sentence)
        assert place.right() < words.viewport().width()
        assert place.height() >= needed.height(), sentence
