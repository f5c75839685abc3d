# SPDX-License-Identifier: MIT
"""Boards as files: a drawn board can be played, an imported one is checked."""

import shutil
from pathlib import Path

import pytest

from powergrid.box import FileError, board_editions, load_board, load_board_file, load_drawing_file
from powergrid.box.board_file import MAX_RINGS
from powergrid.files.places import maps_dir, own_maps_dir
from powergrid.gui.power_grid.editor import sketch_file
from powergrid.gui.power_grid.editor.placing import board_of
from powergrid.gui.power_grid.editor.sketch import (
    Connection,
    Sketch,
    connected,
    with_rule,
    without_area,
    without_city,
)
from powergrid.gui.power_grid.editor.sketch_file import add_board, own_copy, read_sketch, text_of
from powergrid.gui.settings.language import use_language
from tests.gui.power_grid.editor.sketches import a_sketch

BOARDS = sorted(file.stem for file in maps_dir().glob("*.yaml"))


def test_a_sketch_becomes_a_board(tmp_path: Path) -> None:
    file = tmp_path / "small.yaml"
    file.write_text(text_of(a_sketch()), "utf-8")
    assert read_sketch(file) == a_sketch()
    board, drawing = load_board_file(file, "recharged"), load_drawing_file(file, "recharged")
    assert [city.name for city in board.cities][:2] == ["Anna", "Bert"]
    assert board.rules.edition["end_at"][3] == 5
    assert drawing.land == a_sketch().land


def test_names_that_look_like_other_yaml_values_stay_text(tmp_path: Path) -> None:
    sketch = a_sketch()
    numbers = ("08", "09", "1e5", "1.e3", "+.5", "-1", ".InF", "-.iNf", ".nAn", "1" * 20)
    words = ("no", "12:30", "12", "a: b", "{x}", "# y", "'", "naïve", "null", "*a", "&b")
    for name in (*words, *numbers):
        cities = (sketch.cities[0]._replace(name=name), *sketch.cities[1:])
        areas = (sketch.areas[0]._replace(name=name), *sketch.areas[1:])
        named = sketch._replace(name=name, areas=areas, cities=cities)
        file = tmp_path / "small.yaml"
        file.write_text(text_of(named), "utf-8")
        assert read_sketch(file) == named


def test_ids_that_look_like_numbers_stay_text(tmp_path: Path) -> None:
    for word in ("08", "1e5"):
        text = text_of(a_sketch()).replace("anna", f"'{word}'").replace("west", f"'{word}'")
        file = tmp_path / "small.yaml"
        file.write_text(text, "utf-8")
        sketch = read_sketch(file)
        assert (sketch.cities[0].id, sketch.areas[0].id) == (word, word)
        file.write_text(text_of(sketch), "utf-8")
        assert read_sketch(file) == sketch


def test_an_imported_board_may_have_numbers_for_names(tmp_path: Path) -> None:
    file = tmp_path / "small.yaml"
    text = text_of(a_sketch()).replace("id: small", 'id: "08"').replace("name: Small", 'name: "08"')
    file.write_text(text.replace("name: Anna", 'name: "1e5"'), "utf-8")
    assert add_board(file) == "08"
    sketch = read_sketch(sketch_file.own_file("08"))
    assert (sketch.name, sketch.cities[0].name) == ("08", "1e5")


@pytest.mark.parametrize("board_id", BOARDS)
def test_every_built_in_board_survives_reading_and_writing(board_id: str, tmp_path: Path) -> None:
    sketch = read_sketch(maps_dir() / f"{board_id}.yaml")
    file = tmp_path / f"{board_id}.yaml"
    file.write_text(text_of(sketch), "utf-8")
    assert read_sketch(file) == sketch


def test_a_board_is_imported_under_a_free_id_and_name(tmp_path: Path) -> None:
    file = tmp_path / "small (1).yaml"
    file.write_text(text_of(a_sketch()), "utf-8")
    assert [add_board(file), add_board(file)] == ["small", "small-2"]
    names = [read_sketch(sketch_file.own_file(board)).name for board in ("small", "small-2")]
    assert names == [a_sketch().name, f"{a_sketch().name} 2"]
    file.write_text(text_of(a_sketch()._replace(id="germany")), "utf-8")
    assert add_board(file) == "germany-2"


def test_the_land_of_an_imported_board_may_lie_beside_it(tmp_path: Path) -> None:
    file, outline = tmp_path / "germany (1).yaml", tmp_path / "germany.outline.json"
    shutil.copyfile(maps_dir() / "germany.yaml", file)
    with pytest.raises(FileError, match=r"germany\.outline\.json: there is no such file"):
        add_board(file)
    outline.write_text("[]")
    with pytest.raises(FileError, match=r"germany\.outline\.json: "):
        add_board(file)
    shutil.copyfile(maps_dir() / "germany.outline.json", outline)
    sketch = read_sketch(sketch_file.own_file(add_board(file)))
    assert sketch.land == own_copy("germany").land
    assert not {"outline", "ground"} & {*sketch.more}
    assert sketch.more["transcriptions"] == 12


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ("", "mapping"),
        ("id: ../../etc", "not an id"),
        ("id: x\nname: !!python/object:os.system x", "tag"),
        ("id: x\nname: &a x\nareas: *a", "anchor"),
        (text_of(a_sketch()).replace("cost: 9", "cost: 900"), "cost"),
        (text_of(a_sketch()).replace("a: anna, b: bert", "a: anna, b: anna"), "itself"),
        (text_of(a_sketch()).replace("points: [50,", "points: [50, 60,"), "ring"),
        (text_of(a_sketch()).replace("name: Small", "name: Small\noutline: ../x.json"), "plain"),
        (text_of(a_sketch()).replace("b: fred", "b: ghost"), "ghost"),
        (text_of(a_sketch()._replace(connections=())), "no route leads"),
        ("x: " * 50_000, "YAML"),
        ("id: x\n" + "#" * 2_100_000, "larger"),
    ],
)
def test_files_that_are_not_boards_are_refused_in_one_sentence(
    wrong: str, says: str, tmp_path: Path
) -> None:
    file = tmp_path / "wrong.yaml"
    file.write_text(wrong, "utf-8")
    with pytest.raises(FileError, match=says) as refusal:
        add_board(file)
    assert len(str(refusal.value).splitlines()) == 1
    assert str(file) in str(refusal.value)
    assert not own_maps_dir().exists()


@pytest.mark.parametrize(
    ("sketch", "says"),
    [
        (
            a_sketch()._replace(connections=(Connection("anna", "ghost", 9),)),
            r'\(connections, entry 1, b\): there is no city "ghost"',
        ),
        (a_sketch()._replace(cities=()), r'entry 1, a\): there is no city "anna"'),
        (
            a_sketch()._replace(areas=a_sketch().areas[:2]),
            r'\(cities, entry 5, area\): there is no area "east"; the areas are west, middle\.',
        ),
        (a_sketch()._replace(areas=()), r"\(areas\): a board needs at least one area"),
        (
            a_sketch()._replace(cities=a_sketch().cities + a_sketch().cities[:1]),
            r'id\): the city "anna" appears here twice',
        ),
    ],
)
def test_boards_that_name_what_is_not_there_are_refused(sketch: Sketch, says: str) -> None:
    sketch_file.save(sketch)
    with pytest.raises(FileError, match=says):
        read_sketch(sketch_file.own_file("small"))


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ("5", r"\(editions, classic\): this must be a mapping"),
        ("{rules: 3}", r"\(editions, classic, rules\): this must be a mapping"),
        ("{set_cost: 4}", r"\(editions, classic, set_cost\): this must be a list"),
        ("{remove_connections: [7]}", r"remove_connections, entry 1\): this must be a mapping"),
        ("{add_connections: [{a: anna}]}", r"add_connections, entry 1, b\): "),
        ("{replace_cities: [{old: anna}]}", r"replace_cities, entry 1, name\): "),
        ("{set_plates: [{a: anna, b: bert, t: 2}]}", r"set_plates, entry 1, t\): "),
    ],
)
def test_boards_with_malformed_changes_of_an_edition_are_refused(
    changes: str, says: str, tmp_path: Path
) -> None:
    file = tmp_path / "small.yaml"
    file.write_text(f"{text_of(a_sketch())}editions: {{classic: {changes}}}\n", "utf-8")
    with pytest.raises(FileError, match=says):
        read_sketch(file)


def test_a_board_without_one_of_its_areas_can_be_read_again(tmp_path: Path) -> None:
    sketch = own_copy("northern-europe")
    file = tmp_path / f"{sketch.id}.yaml"
    assert len(sketch.rules["other_plants"]) == len(sketch.areas)
    while len(sketch.areas) > 1:
        sketch = without_area(sketch, sketch.areas[0].id)
        file.write_text(text_of(sketch), "utf-8")
        assert read_sketch(file) == sketch
    assert len(sketch.rules["other_plants"]) == 1


def test_a_copy_leaves_room_for_more_land() -> None:
    assert 0 < len(own_copy("north-america").land) < MAX_RINGS


def test_an_exported_board_is_complete_in_one_file() -> None:
    sketch = own_copy("germany")
    assert (sketch.id, sketch.name) == ("germany-2", "Germany 2")
    assert len(sketch.land) >= 1
    assert "outline" not in sketch.more
    sketch_file.save(sketch)
    sketch_file.check(sketch_file.own_file("germany-2"))
    assert read_sketch(sketch_file.own_file("germany-2")) == sketch


def test_each_copy_has_a_name_of_its_own_in_the_language_in_use() -> None:
    for name in ("Germany 2", "Germany 3", "Germany 4"):
        copy = own_copy("germany")
        assert copy.name == name
        sketch_file.save(copy)
    use_language("de")
    assert own_copy("germany").name == "Deutschland 2"


def test_the_places_of_a_copy_keep_their_names_in_the_language_in_use() -> None:
    english = own_copy("germany")
    use_language("pl")
    copy = own_copy("germany")
    assert copy.area("northwest").name == "Północny zachód"
    assert copy.city("kiel").name == "Kilonia"
    frankfurt = copy.city("frankfurt-oder")
    assert (frankfurt.name, frankfurt.more["label"]) == ("Frankfurt nad Odrą", "Frankfurt-O")
    assert [city.id for city in copy.cities] == [city.id for city in english.cities]
    sketch_file.save(copy)
    sketch_file.check(sketch_file.own_file(copy.id))


def test_a_copy_of_a_copy_counts_on() -> None:
    copy = own_copy("germany")
    sketch_file.save(copy)
    assert own_copy(copy.id).name == "Germany 3"
    sketch_file.save(a_sketch()._replace(name="Route 66"))
    assert own_copy("small").name == "Route 66 2", "66 is no count"


def test_an_unfinished_board_can_be_saved_and_read_again() -> None:
    sketch = a_sketch()._replace(cities=(), connections=(), land=(), rules={})
    sketch_file.save(sketch)
    assert read_sketch(sketch_file.own_file("small")) == sketch
    with pytest.raises(FileError, match="two cities"):
        sketch_file.check(sketch_file.own_file("small"))


@pytest.mark.parametrize("board_id", ["germany", "usa"])
def test_a_copy_is_drawn_and_played_as_the_latest_edition_prints_the_board(board_id: str) -> None:
    sketch, printed = own_copy(board_id), load_board(board_id, "recharged")
    sketch_file.save(sketch)
    assert [city.id for city in sketch.cities] == [city.id for city in printed.cities]
    for edition_id in ("classic", "recharged"):
        copy = load_board(sketch.id, edition_id)
        assert (copy.city_index, copy.connections) == (printed.city_index, printed.connections)
    assert load_board(sketch.id, "recharged").rules == printed.rules


@pytest.mark.parametrize("board_id", BOARDS)
def test_a_copy_shows_the_prices_and_costs_of_each_city(board_id: str) -> None:
    printed = load_board(board_id, board_editions(board_id)[-1])
    shown = board_of(own_copy(board_id))
    assert [city[3:] for city in shown.cities] == [city[3:] for city in printed.cities]


def test_what_is_changed_on_a_copy_is_changed_in_all_editions() -> None:
    sketch = connected(own_copy("germany"), "essen", "dortmund", 8)
    sketch_file.save(without_city(sketch, "stralsund"))
    board = load_board(sketch.id, "recharged")
    assert "stralsund" not in board.city_index
    ends = {board.city_index["essen"], board.city_index["dortmund"]}
    assert [c.cost for c in board.connections if {c.a, c.b} == ends] == [8]


def test_a_rule_set_on_a_copy_holds_where_an_edition_had_another_value() -> None:
    sketch_file.save(sketch := with_rule(own_copy("usa"), "coal_storage_price", 5))
    assert load_board(sketch.id, "recharged").rules.coal_storage_price == 5
