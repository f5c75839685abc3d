# SPDX-License-Identifier: MIT
import pytest
from pytestqt.qtbot import QtBot

from powergrid.box import load_drawing
from powergrid.gui.power_grid.game.staging import Staging
from powergrid.gui.power_grid.table import contested_cities
from powergrid.gui.power_grid.table.contested_city_item import ContestedCityItem
from powergrid.gui.power_grid.table.table_board import TableBoard
from tests.gui.tables import a_session


def test_a_plan_kept_from_before_marks_each_city_once(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(contested_cities, "contested_cities", lambda *_: {3: (1,), 5: (1, 2)})
    session = a_session(3)
    drawing = load_drawing(session.state.game.board.id, session.state.game.edition.id)
    staging = Staging(session)
    board = TableBoard(session, staging, drawing)
    qtbot.addWidget(board.view)
    staging.is_planning = True
    staging.planning_changed.emit()  # before the table has a size
    items = board.view.board_scene().items()
    drawn = [item for item in items if isinstance(item, ContestedCityItem)]
    assert len(drawn) == 2
    assert {*drawn} == {*board.contested.items}
