# SPDX-License-Identifier: MIT
"""What a screen reader hears of the map, whose cities are no widgets."""

import pytest
from pytestqt.qtbot import QtBot

from powergrid.box import load_drawing
from powergrid.gui.power_grid.game.staging import Staging
from powergrid.gui.power_grid.table.table_board import TableBoard
from powergrid.rules import State
from powergrid.rules.state import BUILDING_HOUSES
from tests.gui.tables import a_session, play_until


def builds(state: State) -> bool:
    return state.asks == BUILDING_HOUSES


@pytest.fixture
def board(qtbot: QtBot) -> TableBoard:
    """Return the focused map of a game in which a house may be built."""
    session = play_until(a_session(3), builds, "sensible")
    drawing = load_drawing(session.state.game.board.id, session.state.game.edition.id)
    board = TableBoard(session, Staging(session), drawing)
    qtbot.addWidget(board.view)
    board.view.show()
    board.view.activateWindow()
    board.view.setFocus()
    qtbot.waitUntil(board.view.hasFocus)
    return board


def test_each_city_reached_is_read_out_once(board: TableBoard, said: list[str]) -> None:
    names = [city.name for city in board.session.state.game.board.cities]
    for city in (0, 1):
        board.staging.point_at_city(city)
        assert names[city] in board.view.accessibleName()
    board.show_state()  # as after an action of somebody else
    assert [words.split(".")[0].split(",")[0] for words in said] == names[:2]


def test_what_is_pointed_at_without_focus_is_described_but_not_read_out(
    board: TableBoard, said: list[str]
) -> None:
    board.view.clearFocus()
    board.staging.point_at_city(0)
    assert board.session.state.game.board.cities[0].name in board.view.accessibleName()
    assert said == []
