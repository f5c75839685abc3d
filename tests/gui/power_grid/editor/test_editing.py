# SPDX-License-Identifier: MIT
"""Editing: every change can be undone, is saved under the board's name, and is checked."""

from itertools import combinations

from powergrid.box.board_file import MAX_AREAS, MAX_CITIES, MAX_CONNECTIONS, MAX_RINGS
from powergrid.files.messages import BIDI_CONTROLS
from powergrid.files.places import own_maps_dir
from powergrid.gui.power_grid.editor.editing import Editing
from powergrid.gui.power_grid.editor.sketch import Connection, with_area, with_city
from powergrid.gui.power_grid.editor.sketch_file import own_file, read_sketch, save
from tests.gui.power_grid.editor.sketches import a_sketch


def saved() -> list[str]:
    return sorted(file.name for file in own_maps_dir().glob("*"))


def test_everything_can_be_undone_to_the_empty_board() -> None:
    editing = Editing()
    empty = editing.sketch
    editing.add_city(200, 200)
    editing.rename_city("Anna")
    editing.add_city(500, 300)
    editing.add_connection("anna", editing.city)
    editing.set_cost(12)
    editing.set_cost(13)
    editing.add_area()
    editing.rename_area("Middle")
    editing.colour_area("teal")
    editing.select("anna")
    editing.put_city("middle")
    editing.set_house_prices((10, None, 20))
    editing.set_open_places((2, 2, 3))
    editing.set_entry_cost(4)
    editing.set_entry_cost(5)
    editing.add_land((0, 0, 900, 0, 900, 800))
    editing.set_rule("second_network_cost", 20)
    editing.rename("Islands")
    full = editing.sketch
    assert full.city("anna")[6:9] == ((10, None, 20), (2, 2, 3), 5)
    connection = full.connections[0]
    assert (connection.cost, full.city("anna").area, full.rules) == (
        13,
        "middle",
        {"second_network_cost": 20},
    )
    steps = editing.stack.count()
    assert steps == 15  # two successive costs are one step
    for _ in range(steps):
        editing.stack.undo()
    assert editing.sketch == empty
    for _ in range(steps):
        editing.stack.redo()
    assert editing.sketch == full
    editing.settle()  # so that its timer does not fire in another test


def test_steps_of_one_city_are_undone_together_but_not_those_of_another() -> None:
    editing = Editing(a_sketch())
    before = editing.sketch
    for city in ("anna", "bert"):
        editing.select(city)
        for x in (300, 310):
            editing.move_city(x, 300, is_step=True)
    editing.stack.undo()
    assert editing.sketch.city("bert") == before.city("bert")
    assert editing.sketch.city("anna").x == 310
    editing.stack.undo()
    assert editing.sketch == before
    editing.settle()


def test_a_selection_ends_when_its_object_is_gone() -> None:
    editing = Editing(a_sketch())
    told: list[tuple[str, ...]] = []
    editing.selected_changed.connect(lambda: told.append(editing.selected))
    editing.add_city(300, 350)
    assert editing.city
    editing.stack.undo()
    assert told[-1] == editing.selected == ()
    editing.select("anna", "bert")
    editing.remove_selected()
    assert editing.sketch.connection("anna", "bert") is None
    assert editing.city == "anna"
    editing.settle()


def test_a_new_board_is_saved_under_its_name() -> None:
    editing = Editing()
    editing.settle()
    assert saved() == []  # nothing has been drawn
    editing.add_city(200, 200)
    editing.settle()
    assert saved() == ["my-board.yaml"]
    editing.rename("Two Islands")
    editing.settle()
    assert saved() == ["two-islands.yaml"]
    assert read_sketch(own_file("two-islands")) == editing.sketch


def test_a_board_gets_no_more_than_its_file_may_hold() -> None:
    sketch = a_sketch()
    while len(sketch.areas) < MAX_AREAS:
        sketch, _ = with_area(sketch, "Area")
    while len(sketch.cities) < MAX_CITIES:
        sketch, _ = with_city(sketch, "City", "west", 100, 100)
    ids = [city.id for city in sketch.cities]
    pairs = [*combinations(ids, 2)][: MAX_CONNECTIONS + 1]
    sketch = sketch._replace(
        connections=tuple(Connection(a, b, 1) for a, b in pairs[:-1]),
        land=((0, 0, 9, 0, 9, 9),) * MAX_RINGS,
    )
    editing = Editing(sketch)
    told: list[int] = []
    editing.full.connect(told.append)
    assert not editing.add_area()
    assert not editing.add_city_somewhere()
    editing.add_connection(*pairs[-1])
    editing.add_land((0, 0, 9, 0, 9, 9))
    assert told == [MAX_AREAS, MAX_CITIES, MAX_CONNECTIONS, MAX_RINGS]
    assert editing.sketch == sketch
    save(sketch)
    assert len(read_sketch(own_file(sketch.id)).connections) == MAX_CONNECTIONS


def test_new_boards_in_two_windows_get_different_files() -> None:
    one, other, unused = Editing(), Editing(), Editing()
    for editing in (one, other):
        editing.add_city(200, 200)
        editing.rename_city("Anna" if editing is one else "Bert")
        editing.settle()
    assert saved() == ["my-board-2.yaml", "my-board.yaml"]
    assert read_sketch(own_file("my-board")) == one.sketch
    assert read_sketch(own_file("my-board-2")) == other.sketch
    other.stack.undo()
    other.settle()
    assert saved() == ["my-board-2.yaml", "my-board.yaml"]
    assert read_sketch(own_file("my-board")) == one.sketch
    unused.settle()
    assert not own_file(unused.sketch.id).exists(), "it would be deleted with this one"


def test_a_board_changed_in_two_windows_becomes_two() -> None:
    first = Editing(a_sketch())
    first.rename_area("Coast")
    first.settle()
    one, other = (Editing(read_sketch(own_file("small"))) for _ in range(2))
    told: list[str] = []
    other.changed_elsewhere.connect(lambda: told.append("changed_elsewhere"))
    one.add_city(300, 350)
    one.settle()
    other.set_players(3)
    assert not told, "nothing has been changed here"
    other.add_city(600, 350)
    other.settle()
    assert saved() == ["small-2.yaml", "small.yaml"]
    assert told == ["changed_elsewhere"]
    for editing in (one, other):
        editing.add_area()
        editing.settle()
        assert read_sketch(own_file(editing.sketch.id)) == editing.sketch
    other.stack.undo()
    other.stack.undo()
    other.settle()
    assert read_sketch(own_file("small")) == one.sketch
    assert saved() == ["small-2.yaml", "small.yaml"]
    assert told == ["changed_elsewhere"]


def test_a_board_deleted_in_another_window_is_saved_again() -> None:
    editing = Editing(a_sketch())
    editing.add_city(300, 350)
    editing.settle()
    own_file("small").unlink()
    editing.add_area()
    editing.settle()
    assert read_sketch(own_file("small")) == editing.sketch


def test_names_can_be_read_again() -> None:
    controls = "\n\x7f\x85\u2028\u2029\ud800" + "".join(BIDI_CONTROLS)
    editing = Editing(a_sketch())
    editing.select("anna")
    editing.choose_area("west")
    for typed, kept in (
        ("08", "08"),
        (".InF", ".InF"),
        (f"{controls}Nes{controls} Ziona {controls}", "Nes Ziona"),
        (controls, "Nes Ziona"),  # nothing is left of it
    ):
        editing.rename(typed)
        editing.rename_city(typed)
        editing.rename_area(typed)
        editing.settle()
        sketch = read_sketch(own_file("small"))
        assert sketch == editing.sketch
        assert (sketch.name, sketch.cities[0].name, sketch.areas[0].name) == (kept, kept, kept)


def test_a_renamed_board_keeps_its_file() -> None:
    editing = Editing(a_sketch())
    editing.settle()
    assert saved() == []  # nothing has been changed
    editing.rename("Other")
    editing.settle()
    assert saved() == ["small.yaml"]


def test_the_box_decides_whether_a_board_is_valid() -> None:
    editing = Editing(a_sketch(), 3)
    editing.set_rule("no_start_in", ["nowhere"])
    editing.settle()
    problem = editing.problem
    assert problem is not None
    assert problem.kind == "file"
    assert "nowhere" in problem.figures[0]
    editing.stack.undo()
    editing.settle()
    assert editing.problem is None


def test_a_full_disk_is_reported() -> None:
    editing = Editing(a_sketch(), 3)
    told: list[str] = []
    editing.unsaved.connect(told.append)
    own_maps_dir().parent.mkdir(parents=True)
    own_maps_dir().write_text("in the way")
    editing.add_city(300, 350)
    editing.settle()
    assert len(told) == 1
