# SPDX-License-Identifier: MIT
"""The lists beside the board being drawn."""

from pytestqt.qtbot import QtBot

from powergrid.gui.power_grid.editor.editing import CHECK, CONNECTIONS, LAND, Editing
from powergrid.gui.power_grid.editor.lists import BoardList
from tests.gui.power_grid.editor.sketches import a_sketch


def test_each_change_of_a_list_is_announced_once(qtbot: QtBot, said: list[str]) -> None:
    editing = Editing(a_sketch(), 3)
    board_list = BoardList(editing)
    qtbot.addWidget(board_list)
    cities, connections = len(editing.sketch.cities), len(editing.sketch.connections)
    editing.add_city_somewhere()
    editing.remove_selected()
    editing.choose_tool(CONNECTIONS)
    editing.choose_tool(CONNECTIONS)
    editing.select(editing.sketch.cities[0].id)
    name = editing.sketch.cities[0].name
    editing.choose_tool(CHECK)
    editing.choose_tool(LAND)
    assert said == [
        f"Cities: {cities + 1}",
        f"Cities: {cities}",
        f"Connections: {connections}",
        f"From {name} to. Connections: {connections}",
        "Check",
        f"Pieces of land: {len(editing.sketch.land)}",
    ]
