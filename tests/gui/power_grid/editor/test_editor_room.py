# SPDX-License-Identifier: MIT
"""Room in the editor: nothing is cut, and marks cover neither names nor prices."""

import pytest
from PySide6.QtWidgets import QApplication, QGraphicsScene
from pytestqt.qtbot import QtBot

from powergrid.gui.kit.look import look
from powergrid.gui.power_grid.board.city_item import CityItem
from powergrid.gui.power_grid.editor.editing import AREAS, CHECK, CITIES, CONNECTIONS, LAND
from powergrid.gui.power_grid.editor.editor_view import EditorView
from powergrid.gui.power_grid.editor.marks import ConnectionItem, RingItem
from powergrid.gui.power_grid.editor.sketch_file import own_copy
from powergrid.gui.power_grid.game.opponents import OPPONENTS
from powergrid.play.thinker import Thinker
from tests.expect import expect
from tests.gui.power_grid.editor.conftest import opened
from tests.gui.power_grid.pages.moments import faults


@pytest.mark.parametrize(
    ("width", "height", "text"),
    [(1024, 640, "normal"), (1280, 800, "larger"), (1920, 1080, "normal")],
)
def test_nothing_in_the_editor_is_cut(
    editor: EditorView, width: int, height: int, text: str
) -> None:
    look().fit(width, height)
    look().set_text_size(text)
    editor.resize(width, height)
    for tool in (LAND, CITIES, CONNECTIONS, AREAS, CHECK):
        editor.editing.choose_tool(tool)
        editor.editing.select(*(("anna", "bert") if tool == CONNECTIONS else ("anna",)))
        QApplication.processEvents()
        assert faults(editor) == []
    editor.change_rules.click()
    QApplication.processEvents()
    assert faults(editor) == []


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (3840, 2160)])
def test_rules_take_as_many_lines_as_their_words_need(
    editor: EditorView, width: int, height: int
) -> None:
    look().fit(width, height)
    editor.resize(width, height)
    QApplication.processEvents()
    editor.change_rules.click()
    QApplication.processEvents()
    rules, rows = editor.rules.list, range(editor.rules.list.model().rowCount())
    shown = [rules.rowHeight(row) for row in rows]
    rules.resizeRowsToContents()
    assert shown == [rules.rowHeight(row) for row in rows]


@pytest.mark.usefixtures("language")
def test_nothing_in_the_editor_is_cut_in_any_language(qtbot: QtBot) -> None:
    editor = opened(qtbot)
    assert faults(editor) == []
    editor.change_rules.click()
    QApplication.processEvents()
    assert faults(editor) == []


def test_the_number_of_custom_rules_is_whole(qtbot: QtBot) -> None:
    view = EditorView(Thinker(OPPONENTS), own_copy("manhattan"), 4)
    qtbot.addWidget(view)
    view.resize(1280, 800)
    with qtbot.waitExposed(view):
        view.show()
    assert view.summary.text == f"{len(view.editing.sketch.rules)} custom rules"
    assert view.summary.narrow_width() <= view.summary.width()


def test_the_selected_city_is_in_view_in_the_list(qtbot: QtBot) -> None:
    view = EditorView(Thinker(OPPONENTS), own_copy("japan"), 4)
    qtbot.addWidget(view)
    view.resize(1280, 800)
    with qtbot.waitExposed(view):
        view.show()
    view.editing.select("sapporo")
    QApplication.processEvents()
    cities = view.list_pane.list
    assert cities.viewport().rect().contains(cities.visualRect(cities.currentIndex()))


@pytest.mark.usefixtures("language")
def test_the_count_of_a_large_board_is_whole(qtbot: QtBot) -> None:
    view = EditorView(Thinker(OPPONENTS), own_copy("germany"), 4)
    qtbot.addWidget(view)
    view.resize(1280, 800)
    with qtbot.waitExposed(view):
        view.show()
    assert view.check.count.narrow_width() <= view.check.count.width()


def test_a_board_without_costs_shows_none_on_the_selected_connection(qtbot: QtBot) -> None:
    view = EditorView(Thinker(OPPONENTS), own_copy("manhattan"), 4)
    qtbot.addWidget(view)
    view.editing.choose_tool(CONNECTIONS)
    view.editing.select(*view.editing.sketch.connections[0].ends)
    items = expect(QGraphicsScene, view.canvas.scene()).items()
    (mark,) = [item for item in items if isinstance(item, ConnectionItem)]
    assert mark.cost == ""
    assert mark.plate.center() == mark.line.center()


def test_marks_of_the_selection_strike_out_no_name_and_no_price(editor: EditorView) -> None:
    editor.editing.choose_tool(CONNECTIONS)
    editor.editing.select("anna", "bert")
    items = expect(QGraphicsScene, editor.canvas.scene()).items()
    marks = [item for item in items if isinstance(item, (RingItem, ConnectionItem))]
    cities = [item for item in items if isinstance(item, CityItem)]
    assert len(marks) == 3
    (line,) = [mark for mark in marks if isinstance(mark, ConnectionItem)]
    assert (line.plate.center() - line.line.center()).manhattanLength() < 2
    assert max(mark.zValue() for mark in marks) < min(city.zValue() for city in cities)
