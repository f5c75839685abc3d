# SPDX-License-Identifier: MIT
"""Sketches: each change makes a new, consistent one."""

from powergrid.gui.power_grid.editor.sketch import (
    coloured,
    connected,
    disconnected,
    free_id,
    free_spot,
    moved,
    painted,
    renamed,
    renamed_area,
    with_area,
    with_city,
    with_rule,
    without_area,
    without_city,
)
from tests.gui.power_grid.editor.sketches import a_sketch


def test_ids_are_made_from_names() -> None:
    assert free_id("Zürich", (), "city") == "zurich"
    assert free_id("St. Gallen", {"st-gallen"}, "city") == "st-gallen-2"
    assert free_id("Łódź, Ærø & Gießen", (), "city") == "lodz-aero-giessen"
    assert free_id("Нижний Щёлковъ", (), "city") == "nizhnii-shchelkov"
    assert free_id("Αθήνα", {"city"}, "city") == "city-2"
    assert len(free_id("x" * 200, (), "city")) <= 60


def test_renaming_a_city_updates_links_and_rules() -> None:
    sketch = with_rule(a_sketch(), "no_start_in", ["anna"])
    sketch, city = renamed(sketch, "anna", "Örebro")
    assert city == "orebro"
    assert sketch.city(city).name == "Örebro"
    assert sketch.connection("orebro", "bert") is not None
    assert sketch.rules["no_start_in"] == ["orebro"]
    sketch = with_rule(sketch, "plants_need_city_in", {"uranium": ["west"]})
    sketch, area = renamed_area(sketch, "west", "Far West")
    assert sketch.rules["plants_need_city_in"] == {"uranium": ["far-west"]}
    assert {city.area for city in sketch.cities} == {"far-west", "middle", "east"}
    assert area == "far-west"


def test_a_rule_of_the_board_holds_in_all_editions() -> None:
    classic = {"rules": {"starting_money": 40, "no_start_in": ["anna"]}, "set_cost": []}
    sketch = a_sketch()._replace(more={"editions": {"classic": classic}})
    sketch = with_rule(sketch, "starting_money", 60)
    assert sketch.rules["starting_money"] == 60
    kept = {"rules": {"no_start_in": ["anna"]}, "set_cost": []}
    assert sketch.more["editions"] == {"classic": kept}


def test_renaming_a_city_updates_the_rules_of_single_editions() -> None:
    classic = {"rules": {"no_start_in": ["anna"]}, "set_cost": []}
    sketch = a_sketch()._replace(more={"editions": {"classic": classic, "recharged": {}}})
    sketch, _ = renamed(sketch, "anna", "Örebro")
    changed = {"rules": {"no_start_in": ["orebro"]}, "set_cost": []}
    assert sketch.more["editions"] == {"classic": changed, "recharged": {}}


def test_renaming_updates_the_cities_and_connections_of_single_editions() -> None:
    carl = {"old": "anna", "id": "carl", "name": "Carl", "area": "west"}
    pairs = {"set_cost": [{"a": "anna", "b": "bert", "cost": 7}, {"a": "carl", "b": "bert"}]}
    sketch = a_sketch()._replace(
        more={"editions": {"classic": {"replace_cities": [carl], **pairs}}}
    )
    sketch, _ = renamed(sketch, "anna", "Örebro")
    sketch, _ = renamed_area(sketch, "west", "Far West")
    assert sketch.more["editions"]["classic"] == {
        "replace_cities": [carl | {"old": "orebro", "area": "far-west"}],
        "set_cost": [{"a": "orebro", "b": "bert", "cost": 7}, {"a": "carl", "b": "bert"}],
    }


def test_renaming_leaves_words_alone_that_are_no_ids_of_its_kind() -> None:
    sketch, _ = with_city(a_sketch(), "Coal", "west", 100, 100)
    sketch, _ = with_city(sketch, "East", "west", 200, 100)
    rules = {
        "tokens": {"coal": 24, "oil": 24, "garbage": 24, "uranium": 12},
        "glut_fuel": "coal",
        "plants_need_city_in": {"oil": ["east"]},
        "fuel_discounts": [{"city": "coal", "fuel": "coal", "amount": 1}],
    }
    for key, value in rules.items():
        sketch = with_rule(sketch, key, value)
    sketch, _ = renamed(sketch, "coal", "Coaltown")
    sketch, _ = renamed(sketch, "east", "Weston")
    discount = {"city": "coaltown", "fuel": "coal", "amount": 1}
    assert sketch.rules == {**a_sketch().rules, **rules, "fuel_discounts": [discount]}


def test_removing_a_city_removes_its_links() -> None:
    sketch = without_city(a_sketch(), "cora")
    assert [(connection.a, connection.b) for connection in sketch.connections] == [
        ("anna", "bert"),
        ("bert", "dora"),
        ("dora", "fred"),
        ("emil", "fred"),
    ]


def test_linking_twice_changes_the_cost_and_unlinking_removes_the_link() -> None:
    sketch = connected(a_sketch(), "fred", "anna", 20)
    assert connected(sketch, "anna", "fred", 21).connection("fred", "anna") == (
        "fred",
        "anna",
        21,
        0.5,
        {},
    )
    assert disconnected(sketch, "anna", "fred") == a_sketch()


def test_a_new_area_has_a_free_colour_and_a_removed_one_hands_over_its_cities() -> None:
    sketch, area = with_area(a_sketch(), "North")
    assert sketch.area(area).colour not in ("red", "blue", "green")
    sketch = painted(sketch, ["anna", "bert"], area)
    assert sketch.cities_in("west") == []
    sketch = without_area(sketch, area)
    assert {city.id for city in sketch.cities_in("middle")} == {"anna", "bert", "cora", "dora"}


def test_cities_stay_on_the_plane_and_keep_their_distance() -> None:
    sketch = moved(a_sketch(), "anna", -50, 5000)
    assert (sketch.city("anna").x, sketch.city("anna").y) == (45, 855)
    spot = free_spot(sketch, (450, 200))
    assert all(abs(t.x - spot[0]) > 85 or abs(t.y - spot[1]) > 50 for t in sketch.cities)
    assert with_city(sketch, "Anna", "west", *spot)[1] == "anna-2"


def test_one_area_gets_another_colour() -> None:
    sketch = coloured(a_sketch(), "west", "teal")
    changed = [area.id for area in sketch.areas if area not in a_sketch().areas]
    assert changed == ["west"]
    assert sketch.area("west").colour == "teal"
