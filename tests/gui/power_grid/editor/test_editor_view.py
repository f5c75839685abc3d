# SPDX-License-Identifier: MIT
"""The editor in the window: from an empty board to a finished game, by pointer and by lists."""

from collections.abc import Callable
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QImage, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QGraphicsPixmapItem, QWidget

from powergrid.box import load_board
from powergrid.box.board_file import MAX_AREAS, MAX_CITIES
from powergrid.box.map_rules import RULE_KEYS
from powergrid.gui.kit.number_field import NumberField
from powergrid.gui.power_grid.editor.canvas import Canvas
from powergrid.gui.power_grid.editor.editing import AREAS, CITIES, CONNECTIONS, LAND, Editing
from powergrid.gui.power_grid.editor.editor_view import EditorView
from powergrid.gui.power_grid.editor.marks import RingItem
from powergrid.gui.power_grid.editor.rule_forms import SomeForm
from powergrid.gui.power_grid.editor.rule_shapes import SHAPES
from powergrid.gui.power_grid.editor.rule_table import TableForm
from powergrid.gui.power_grid.editor.rule_words import RULE_WORDS
from powergrid.gui.power_grid.editor.sketch import with_city
from powergrid.gui.power_grid.game.game_setup import PLAYER_COUNTS
from powergrid.gui.power_grid.game.last_game import last_setup
from powergrid.gui.power_grid.game.session import Session
from powergrid.gui.power_grid.window import PowerGridWindow
from powergrid.gui.settings.settings import Settings
from tests.expect import expect
from tests.gui.patience import settle
from tests.gui.power_grid.editor.sketches import CITY_ROWS
from tests.gui.power_grid.editor.sketches import PAIRS as ENDS
from tests.gui.tables import play_until

Key = Qt.Key


def shown(window: PowerGridWindow) -> EditorView:
    return expect(EditorView, window.view)


def drag(canvas: Canvas, *way: tuple[float, float]) -> None:
    """Press at the first point of the plane, go on to the others, and release."""
    points = [canvas.view_point(*point) for point in way]
    kinds = [QEvent.Type.MouseButtonPress, *[QEvent.Type.MouseMove] * len(way[1:])]
    left = Qt.MouseButton.LeftButton
    for kind, point in [
        *zip(kinds, points, strict=True),
        (QEvent.Type.MouseButtonRelease, points[-1]),
    ]:
        held = Qt.MouseButton.NoButton if kind == QEvent.Type.MouseButtonRelease else left
        place = QPointF(canvas.viewport().mapToGlobal(point.toPoint()))
        event = QMouseEvent(kind, point, place, left, held, Qt.KeyboardModifier.NoModifier)
        QApplication.sendEvent(canvas.viewport(), event)


def press(widget: QWidget, *keys: Key) -> None:
    for key in keys:
        QTest.keyClick(widget, key)


def type_into(field: QWidget, text: str) -> None:
    field.setFocus()
    QTest.keyClick(field, Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClicks(field, text)
    press(field, Key.Key_Return)


def choose_rule(editor: EditorView, key: str) -> None:
    """Show the form of a rule."""
    editor.rules.list.selectRow([*SHAPES].index(key))


def table_of(editor: EditorView, key: str) -> TableForm:
    """Give the board a rule and return its table, with the first cell current."""
    choose_rule(editor, key)
    if not editor.rules.switch.isChecked():
        press(editor.rules.switch, Key.Key_Space)
    form = expect(TableForm, editor.rules.form)
    form.table.setFocus()
    return form


def at_the_table(window: PowerGridWindow) -> list[str]:
    """Return the cities of the game at the table."""
    session = expect(Session, window.session)
    assert window.view is window.table
    return [city.name for city in session.state.game.board.cities]


@pytest.mark.slow
def test_a_board_is_drawn_with_the_pointer_and_played(window: PowerGridWindow) -> None:
    view = window.new_game_view
    assert view is not None
    QTest.keyClick(view, Key.Key_D)
    editor = shown(window)
    canvas, editing = editor.canvas, editor.editing
    canvas.setFocus()
    drag(canvas, (40, 40), (860, 60), (870, 700), (450, 760), (60, 690), (40, 50))
    assert len(editing.sketch.land) == 1
    press(canvas, Key.Key_2)
    for name, area, x, y in CITY_ROWS:
        editing.choose_area({"west": "west", "middle": "north", "east": "east"}[area])
        drag(canvas, (x, y))
        QTest.keyClicks(editor.forms.city_name, name.title())
        press(editor.forms.city_name, Key.Key_Return)
    assert [city.name for city in editing.sketch.cities] == [name.title() for name, *_ in CITY_ROWS]
    drag(canvas, (750, 500), (760, 520))
    assert editing.sketch.city("fred")[3:5] == pytest.approx((760, 520), abs=2)
    press(canvas, Key.Key_3)
    places = {name: (x, y) for name, _, x, y in CITY_ROWS} | {"fred": (760, 520)}
    for ends in ENDS:
        a, b = ends.split("-")
        editing.select()
        drag(canvas, places[a], places[b])
    assert len(editing.sketch.connections) == len(ENDS)
    press(canvas, Key.Key_4)
    editing.choose_area("south")
    drag(canvas, (740, 190), (755, 510))
    assert {city.id for city in editing.sketch.cities_in("south")} == {"emil", "fred"}
    editing.choose_area("east")
    editor.list_pane.remove_thing()
    assert len(editing.sketch.areas) == 3
    editing.set_players(3)
    assert "few-cities" in {finding.kind for finding in editing.findings}
    editing.set_rule("end_at", dict.fromkeys("23456", 3))
    editing.set_rule("step2_at", dict.fromkeys("23456", 2))
    editing.rename("Six towns")
    editing.settle()
    press(canvas, Key.Key_Return)
    assert at_the_table(window) == [name.title() for name, *_ in CITY_ROWS]
    assert isinstance(window.session, Session)
    play_until(window.session, lambda state: state.is_over, "sensible")
    assert window.view is window.end_view
    assert load_board("six-towns", "recharged").areas[1].name == "South"


@pytest.mark.slow
def test_the_same_board_can_be_made_with_lists_and_fields_alone(window: PowerGridWindow) -> None:
    QTest.keyClick(window, Key.Key_B, Qt.KeyboardModifier.ControlModifier)
    editor = shown(window)
    editing, forms = editor.editing, editor.forms
    type_into(forms.board_name, "Six towns")
    press(editor, Key.Key_4)
    editor.list_pane.list.setFocus()
    press(editor.list_pane.list, Key.Key_Down, Key.Key_Down)
    assert editing.area == "south"
    press(editor.list_pane.list, Key.Key_Delete)
    press(editor, Key.Key_2)
    for name, area, x, y in CITY_ROWS:
        press(editor, Key.Key_A)
        type_into(forms.city_name, name.title())
        number = ("middle", "east", "west").index(area)
        press(forms.city_area.tiles[number], Key.Key_Space)
        forms.across.field.set_value(x)
        forms.down.field.set_value(y)
    assert [city[:1] + city[3:5] for city in editing.sketch.cities] == [
        (name, x, y) for name, _, x, y in CITY_ROWS
    ]
    press(editor, Key.Key_3)
    names = [name for name, *_ in CITY_ROWS]
    for ends in ENDS:
        a, b = ends.split("-")
        editor.list_pane.list.setFocus()
        press(editor.list_pane.list, Key.Key_Backspace)
        editor.list_pane.list.selectRow(names.index(a))
        press(editor.list_pane.list, Key.Key_Return)
        assert editor.list_pane.list.hub == a
        rows = [row.ids[0] for row in editor.list_pane.list.table.rows]
        editor.list_pane.list.selectRow(rows.index(b))
        press(editor.list_pane.list, Key.Key_Return)
        forms.cost.field.set_value(9)
    assert {connection.cost for connection in editing.sketch.connections} == {9}
    assert len(editing.sketch.connections) == len(ENDS)
    press(editor, Key.Key_1, Key.Key_A)
    assert len(editing.sketch.land) == 1
    press(editor, Key.Key_R)
    for key, number in (("end_at", Key.Key_3), ("step2_at", Key.Key_2)):
        table = table_of(editor, key).table
        for _ in range(5):
            press(table, number)
            press(table.findChildren(NumberField)[-1], Key.Key_Return)
            QApplication.processEvents()
            press(table, Key.Key_Down)
    assert editing.sketch.rules == {
        "end_at": dict.fromkeys("23456", 3),
        "step2_at": dict.fromkeys("23456", 2),
    }
    press(editor, Key.Key_R)
    editor.check.players.button(1).click()
    assert editing.problem is None
    editor.play_button.click()
    assert "Anna" in at_the_table(window)
    window.show_new_game()
    assert window.new_game_view is not None
    assert window.new_game_view.setup.board_id == editing.sketch.id
    kept = last_setup(Settings().last_game)
    assert kept is not None
    assert kept.board_id == editing.sketch.id


@pytest.mark.slow
def test_every_rule_is_described_and_starts_with_a_valid_value(editor: EditorView) -> None:
    rules = editor.rules
    for key in SHAPES:
        assert RULE_WORDS[key]
        choose_rule(editor, key)
        if not rules.switch.isChecked():
            rules.switch.click()
        assert rules.problem.text == ""
        assert rules.form is not None
    assert {*editor.editing.sketch.rules} == {*RULE_KEYS}
    rules.switch.click()
    assert rules.form is None
    assert rules.key not in editor.editing.sketch.rules


PLACES = {name: (x, y) for name, _, x, y in CITY_ROWS}


def two_apart(editing: Editing) -> tuple[str, str]:
    """Return two cities without a connection, neither of them Fred."""
    pairs = combinations([name for name in PLACES if name != "fred"], 2)
    return next((a, b) for a, b in pairs if editing.sketch.connection(a, b) is None)


def test_two_clicks_connect_two_cities_whichever_was_selected_before(editor: EditorView) -> None:
    editing = editor.editing
    a, b = two_apart(editing)
    before = len(editing.sketch.connections)
    editing.choose_tool(CITIES)
    editing.select("fred")
    editing.choose_tool(CONNECTIONS)
    drag(editor.canvas, PLACES[a])
    assert editing.selected == (a,)
    assert len(editing.sketch.connections) == before
    drag(editor.canvas, PLACES[b])
    assert editing.sketch.connection(a, b) is not None
    assert len(editing.sketch.connections) == before + 1


@pytest.mark.parametrize(
    "leave",
    [lambda editing: editing.select("fred"), lambda editing: editing.choose_tool(CITIES)],
    ids=["another city", "another tool"],
)
def test_a_click_connects_no_city_clicked_before_something_else(
    editor: EditorView, leave: Callable[[Editing], object]
) -> None:
    editing = editor.editing
    a, b = two_apart(editing)
    editing.choose_tool(CONNECTIONS)
    before = editing.sketch.connections
    drag(editor.canvas, PLACES[a])
    leave(editing)
    editing.choose_tool(CONNECTIONS)
    drag(editor.canvas, PLACES[b])
    assert editing.sketch.connections == before
    assert editing.city == b


def test_a_name_that_is_not_taken_is_replaced_by_the_one_that_stays(editor: EditorView) -> None:
    editor.editing.select("fred")
    for field, name in (
        (editor.forms.board_name, editor.editing.sketch.name),
        (editor.forms.city_name, "Fred"),
    ):
        type_into(field, "   ")
        assert field.text() == name


def test_remove_removes_a_piece_of_land_or_says_why_not(editor: EditorView) -> None:
    editing = editor.editing
    before = editing.sketch.land
    editing.choose_tool(LAND)
    editor.list_pane.add_thing()
    editing.add_land((10, 10, 60, 10, 60, 60))
    assert editor.list_pane.remove_button.isEnabled()
    editor.list_pane.remove_thing()
    assert len(editing.sketch.land) == len(before) + 1, "the last one that was drawn is selected"
    assert editing.sketch.land[-1] != (10, 10, 60, 10, 60, 60)
    for _ in editing.sketch.land:
        editor.list_pane.remove_thing()
    assert editing.sketch.land == ()
    assert editor.list_pane.remove_button.description.startswith("Nothing is selected.")
    editing.choose_tool(AREAS)
    for _ in editing.sketch.areas:
        editor.list_pane.remove_thing()
    assert len(editing.sketch.areas) == 1
    assert editor.list_pane.remove_button.description.startswith("A board needs at least one area.")


def test_the_cities_of_a_rule_are_checked_in_a_list(editor: EditorView) -> None:
    choose_rule(editor, "no_start_in")
    press(editor.rules.switch, Key.Key_Space)
    form = expect(SomeForm, editor.rules.form)
    press(form.list, Key.Key_Down, Key.Key_Space)
    assert editor.editing.sketch.rules["no_start_in"] == ["bert"]
    assert editor.rules.form is form, "the list one is in stays"
    editor.undo()
    assert editor.editing.sketch.rules["no_start_in"] == []


def test_rows_of_a_rule_are_added_and_removed_and_a_wrong_one_is_refused(
    editor: EditorView,
) -> None:
    form = table_of(editor, "fuel_discounts")
    form.add_row()
    row = {"city": "anna", "fuel": "coal", "amount": 1}
    assert editor.editing.sketch.rules["fuel_discounts"] == [row]
    form.table.edit(form.table.model().index(0, 1))
    box = form.table.findChildren(QComboBox)[-1]
    box.setCurrentIndex(2)
    press(box, Key.Key_Return)
    QApplication.processEvents()
    assert editor.editing.sketch.rules["fuel_discounts"] == [{**row, "fuel": "garbage"}]
    form.remove_row()
    assert editor.editing.sketch.rules["fuel_discounts"] == []
    form = table_of(editor, "house_prices")
    form.add_row()
    assert "places" in editor.rules.problem.text
    assert len(editor.editing.sketch.rules["house_prices"]) == 3
    form.remove_row()
    assert editor.rules.problem.text == ""


def test_the_button_of_the_rules_says_what_it_does_next(editor: EditorView) -> None:
    button, said = editor.change_rules, []
    for _ in range(3):
        said.append((button.text(), button.description))
        button.click()
    opens = ("Change", "Shows all rules a board can change.")
    assert said == [opens, ("Close", "Goes back to drawing."), opens]


def test_tab_leads_out_of_the_table_of_a_rule(editor: EditorView) -> None:
    editor.change_rules.click()
    table = table_of(editor, "end_at").table
    settle()
    assert table.hasFocus()
    press(table, Key.Key_Tab)
    now = expect(QWidget, editor.window().focusWidget())
    assert now is not table
    assert not table.isAncestorOf(now)


def test_the_canvas_shows_what_houses_cost_on_this_board(editor: EditorView) -> None:
    def shown_prices() -> tuple[int, ...]:
        return editor.canvas.board_scene().drawing.house_prices

    assert shown_prices() == (10, 15, 20)
    editor.editing.set_rule("house_prices", [7, 8])
    assert shown_prices() == (7, 8)
    assert len(editor.canvas.board_scene().appearance(0).places) == 2
    editor.grab()
    editor.editing.set_rule("other_plants", {"gone": []})  # rules that cannot be read
    assert shown_prices() == (10, 15, 20)


def test_the_figures_of_a_city_are_typed_drawn_and_saved(editor: EditorView) -> None:
    editing, fields = editor.editing, editor.forms.city_fields
    editing.select("anna")
    assert (fields.prices.text(), fields.prices.placeholderText()) == ("", "10 15 20")
    type_into(fields.prices, "10 - 25")
    type_into(fields.places, "2 2 3")
    fields.entry.field.setFocus()
    press(fields.entry.field, Key.Key_Up)
    editing.settle()
    anna = load_board("small", "recharged").cities[0]
    assert (anna.house_prices, anna.open_places, anna.entry_cost) == ((10, None, 25), (2, 2, 3), 1)
    assert editor.canvas.board_scene().board.cities[0] == anna
    assert (fields.prices.text(), fields.places.text()) == ("10 – 25", "2 2 3")
    type_into(fields.prices, " ")
    assert editing.sketch.city("anna").house_prices == ()


@pytest.mark.parametrize("text", ["10 15", "10 15 100", "10 15 x", "10 15 -1"])
def test_figures_that_a_city_cannot_have_are_refused(editor: EditorView, text: str) -> None:
    editor.editing.select("anna")
    fields = editor.forms.city_fields
    type_into(fields.prices, text)
    assert fields.prices.text() == ""
    assert "three prices" in fields.problem.text
    editor.editing.select("bert")
    assert not fields.is_wanted(fields.problem)


def test_the_check_is_for_as_many_players_as_it_shows(editor: EditorView) -> None:
    assert PLAYER_COUNTS[editor.check.players.index] == editor.editing.players
    editor.check.players.button(0).click()
    assert editor.editing.players == 2


def test_a_full_board_says_so_and_asks_for_no_name(editor: EditorView) -> None:
    editor.editing.choose_tool(AREAS)
    while len(editor.editing.sketch.areas) < MAX_AREAS:
        editor.list_pane.add_button.click()
    assert editor.forms.area_name.hasFocus()
    editor.canvas.setFocus()
    editor.list_pane.add_button.click()
    assert editor.status.text == f"A board may have no more than {MAX_AREAS} of these."
    assert editor.canvas.hasFocus()
    assert len(editor.editing.sketch.areas) == MAX_AREAS


def test_a_click_on_a_board_full_of_cities_asks_for_no_name(editor: EditorView) -> None:
    editing, added = editor.editing, list[bool]()
    editor.canvas.city_added.connect(lambda: added.append(True))
    while len(editing.sketch.cities) < MAX_CITIES - 1:
        editing.sketch, _ = with_city(editing.sketch, "City", "west", 100, 100)
    editing.choose_tool(CITIES)
    for x in (600, 800):
        drag(editor.canvas, (x, 700))
        editing.select()
        editing.choose_tool(CITIES)
    assert added == [True]
    assert len(editing.sketch.cities) == MAX_CITIES


def test_a_finding_shows_its_object_by_click_by_key_and_by_screen_reader(
    editor: EditorView,
) -> None:
    editor.editing.rename_city("Anna")
    editor.editing.select("bert")
    editor.editing.rename_city("Anna")
    editor.editing.settle()
    row = next(n for n, finding in enumerate(editor.editing.findings) if finding.kind == "twins")
    found = editor.check.found
    index, following = found.model().index(row, 0), found.model().index(row + 1, 0)
    found.scrollTo(index)

    def click() -> None:
        at = found.visualRect(index).center()
        QTest.mouseClick(found.viewport(), Qt.MouseButton.LeftButton, pos=at)

    shows: list[Callable[[], object]] = [
        lambda: found.picked.emit(row),
        lambda: QTest.keyClick(found, Qt.Key.Key_Up),
        click,
    ]
    for show in shows:
        editor.editing.select("cora")
        show()
        assert editor.editing.selected == ("anna", "anna-2")
        found.setFocus()
        found.setCurrentIndex(following)
    editor.canvas.setFocus()
    editor.editing.select("cora")
    found.setCurrentIndex(index)  # as after a check that finds something else
    assert editor.editing.city == "cora"
    click()
    assert editor.editing.selected == ("anna", "anna-2")


def test_a_picture_can_be_put_under_the_board_for_tracing(
    editor: EditorView, tmp_path: Path
) -> None:
    image = QImage(80, 60, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.red)
    assert image.save(str(tmp_path / "map.png"))
    editor.show_picture(tmp_path / "map.png")
    shows = [editor.canvas.has_picture]
    editor.ask_for_picture()
    shows.append(editor.canvas.has_picture)
    assert shows == [True, False]
    (tmp_path / "no.png").write_bytes(b"\x89PNG\r\n\x1a\n")
    editor.show_picture(tmp_path / "no.png")
    assert "no.png" in editor.status.text


def test_picture_and_selection_follow_the_board_when_it_is_zoomed(editor: EditorView) -> None:
    canvas = editor.canvas
    canvas.show_picture(QImage(80, 60, QImage.Format.Format_RGB32))
    editor.editing.select("anna")
    for zoom in (2.0, 3.0, 1.0):
        canvas.zoom_to(zoom, QPointF(0, 0))
        canvas.resize(canvas.size() * 0.9)
        layout, items = canvas.board_scene().layout, canvas.scene().items()
        (ring,) = [item.ring for item in items if isinstance(item, RingItem)]
        (picture,) = [item for item in items if isinstance(item, QGraphicsPixmapItem)]
        assert ring.center() == layout.signs[0].center()
        assert picture.sceneBoundingRect().width() == pytest.approx(layout.size.width())


def test_arrows_nudge_a_city_and_undo_moves_it_back(editor: EditorView) -> None:
    editor.editing.select("anna")
    editor.canvas.setFocus()
    press(editor.canvas, Key.Key_Right, Key.Key_Right, Key.Key_Down)
    assert editor.editing.sketch.city("anna")[3:5] == (152, 201)
    press(editor.canvas, Key.Key_Z)
    assert editor.editing.sketch.city("anna")[3:5] == (150, 200)
    assert not editor.undo_button.isEnabled()


def test_a_click_is_at_the_point_under_the_pointer(editor: EditorView) -> None:
    spot = editor.canvas.view_point(450, 200).toPoint()
    QTest.mouseClick(editor.canvas.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert editor.editing.city == "cora"
    assert isinstance(spot, QPoint)
