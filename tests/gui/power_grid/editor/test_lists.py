# SPDX-License-Identifier: MIT
"""The lists beside the board being drawn."""

from pytestqt.qtbot import QtBot

from powergrid.gui.power_grid.editor.editing import CHECK, CONNECTIONS, LAND, Editing
from powergrid.gui.power_grid.editor.lists import BoardList
from powergrid.gui.power_grid.editor.sketch_file import own_copy
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


def test_a_city_has_room_for_its_name_beside_a_long_area(qtbot: QtBot) -> None:
    board_list = BoardList(Editing(own_copy("middle-east"), 3))
    qtbot.addWidget(board_list)
    board_list.resize(380, 150)
    with qtbot.waitExposed(board_list):
        board_list.show()
    names, areas, connections = (board_list.columnWidth(column) for column in range(3))
    assert names >= board_list.sizeHintForColumn(0)
    assert areas < board_list.sizeHintForColumn(1), "there is no room for all"
    assert names + areas + connections == board_list.viewport().width()
