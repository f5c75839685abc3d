# SPDX-License-Identifier: MIT
import json
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from powergrid.box import FileError, load_board_file, load_drawing_file
from tests.box.conftest import SMALL_BOARD, WriteBoard

LAST = "- {a: carl, b: dora, cost: 7}"


def mistake(file: Path, edition_id: str = "classic") -> str:
    with pytest.raises(FileError) as caught:
        load_drawing_file(file, edition_id)
    text = str(caught.value)
    assert text.startswith(f"{file.parent}/")
    assert text.endswith(".")
    assert "\n" not in text
    assert "Traceback" not in text
    return text


BROKEN = [
    # the file as YAML
    ("name: Small", "name: [Small", "line 3", "not valid YAML"),
    ("name: Small", "name: *x", "line 2", "alias"),
    ("name: Small", "name: &x Small", "line 2", "anchor"),
    ("name: Small", "name: !!python/none x", "line 2", "tag"),
    ("name: Small", "name: Small\nname: Again", "line 3", 'the key "name" appears here twice'),
    ("name: Small", "name: Sm\x07all", "line 2", "character"),
    ("name: Small", "name: " + "[" * 30 + "]" * 30, "line 2", "levels deep"),
    ("name: Small", "[a]: Small", "line 2", "a key must be a word"),
    ("editions:\n", "...\n---\neditions:\n", "line 20", "second document"),
    # keys and plain values
    (
        "name: Small",
        "name: Small\ncolor: red",
        "line 3 (color)",
        "the keys here are id, name, printed_in",
    ),
    ("name: Small\n", "", "line 1 (name)", "missing"),
    ("name: Small", "name: 7", "line 2 (name)", "put it in quotes"),
    ("name: Small", 'name: " "', "line 2 (name)", "1 to 60 characters"),
    ("id: small", "id: other", "line 1 (id)", 'write "small" or rename'),
    ("id: small", "id: Sm all", "line 1 (id)", "is not an id"),
    ("width: 1000", "width: 1", "line 3 (plane, width)", "a number from 100"),
    ("name_side: above", "name_side: over", "line 9 (cities, entry 1, name_side)", "below-start"),
    ("x: 100, y: 100", "x: .nan, y: 100", "line 9 (cities, entry 1, x)", "not a number from 0"),
    ("x: 100, y: 100", "x: 1e999, y: 100", "line 9 (cities, entry 1, x)", "not a number from 0"),
    ("x: 100, y: 100", "x: wide, y: 100", "line 9 (cities, entry 1, x)", "not a number"),
    ("x: 100, y: 100", "x: 100", "line 9 (cities, entry 1, y)", "missing"),
    ("x: 100, y: 100, ", "", "line 9 (cities, entry 1)", "no position"),
    ("x: 100, y: 100", "x: 100, y: 900", "line 9 (cities, entry 1, y)", "outside the plane"),
    ("colour: green", "colour: pink", "line 6 (areas, entry 1, colour)", "not one of green"),
    ("cost: 7", "cost: -7", "line 16 (connections, entry 3, cost)", "not a whole number"),
    ("cost: 7", "cost: 7.5", "line 16 (connections, entry 3, cost)", "not a whole number"),
    ("cost: 7", "cost: true", "line 16 (connections, entry 3, cost)", "not a whole number"),
    ("cost: 7", "cost: " + "9" * 5000, "line 16 (connections, entry 3, cost)", "not a whole"),
    ("cost: 7", "cost: 100", "line 16 (connections, entry 3, cost)", "from 0 to 99"),
    ("t: 0.25, offset: 3", "t: 1.5", "line 14 (connections, entry 1, t)", "a number from 0 to 1"),
    (LAST, "- carl to dora", "line 16 (connections, entry 3)", "this must be a mapping"),
    (
        "coal_storage_price: 9",
        "coal_price: 9",
        "line 17 (rules, coal_price)",
        'write "coal_storage_price"',
    ),
    (
        "coal_storage_price: 9",
        "uranium_phase_out_plant: 41",
        "line 17 (rules, uranium_phase_out_plant)",
        "there is no plant 41",
    ),
    ("name: Small", "name: Small\nprinted_in: [gold]", "(printed_in)", "not one of classic"),
    ("name: Small", "name: Small\nprinted_in: []", "(printed_in)", "at least one edition"),
    (
        "coal_storage_price: 9",
        "plants_need_city_in: {uranium: [west]}",
        "line 17 (rules)",
        'in the area "west", but there is no such area',
    ),
    (
        "coal_storage_price: 9",
        "plants_need_city_in: {wood: [north]}",
        "(rules, plants_need_city_in, wood)",
        "the keys here are coal",
    ),
    (
        "coal_storage_price: 9",
        "plants_need_city_in: {coal: [north, north]}",
        "(rules, plants_need_city_in, coal)",
        "appears here twice",
    ),
    (
        "coal_storage_price: 9",
        "fuel_discounts: [{city: wien, fuel: oil, amount: 1}]",
        "line 17 (rules)",
        'a house in "wien" makes fuel cheaper',
    ),
    (
        "coal_storage_price: 9",
        "fuel_discounts: [{city: anna, fuel: wood, amount: 1}]",
        "(rules, fuel_discounts, entry 1, fuel)",
        "not one of coal",
    ),
    ("recharged:", "deluxe:", "(editions, deluxe)", "the keys here are classic, recharged"),
    # what must hold between rows
    ("id: south, name", "id: north, name", "line 7 (areas, entry 2, id)", "appears here twice"),
    ("id: dora", "id: carl", "line 12 (cities, entry 4, id)", "appears here twice"),
    (
        "name: Dora, area: south",
        "name: Dora, area: east",
        "line 12 (cities, entry 4, area)",
        "north, south",
    ),
    ("name: Dora, area: south", "name: Dora", "line 12 (cities, entry 4, area)", "missing"),
    ("area: south", "area: north", "line 6 (areas)", 'no city is in the area "south"'),
    ("b: dora, cost: 7", "b: dola, cost: 7", "line 16 (connections, entry 3, b)", 'no city "dola"'),
    ("b: dora, cost: 7", "b: carl, cost: 7", "line 16 (connections, entry 3, b)", "with itself"),
    (LAST, f"{LAST}\n  - {{a: dora, b: carl, cost: 7}}", "line 17 (connections, entry 4)", "twice"),
    (LAST, "", "line 12 (cities, entry 4)", 'from "anna" to "dora"'),
    ("a: anna, b: carl", "a: anna, b: bert", "line 15 (connections, entry 2)", "connected twice"),
    ("  - {a: anna, b: carl, cost: 0}\n", "", "line 6 (areas)", 'to the area "south"'),
    # the outline
    (
        "outline: small.outline.json",
        "outline: ../small.json",
        "line 4 (outline)",
        "plain file name",
    ),
    ("outline: small.outline.json", "outline: none.json", "none.json", "no such file"),
    ("plane: {width: 1000, height: 800}\n", "", "line 1", "an outline needs a plane"),
    ("height: 800", "height: 900", "small.outline.json, plane", "1000 by 900"),
]


@pytest.mark.parametrize(("old", "new", "where", "what"), BROKEN)
def test_a_mistake_is_reported_in_one_sentence(
    write_board: WriteBoard, old: str, new: str, where: str, what: str
) -> None:
    text = mistake(write_board((old, new)))
    assert where in text
    assert what in text


@pytest.mark.parametrize(
    ("old", "new", "where", "what"),
    [
        (
            "old: bert",
            "old: berta",
            "(editions, recharged, replace_cities, entry 1, old)",
            '"berta"',
        ),
        ("old: bert, ", "", "(editions, recharged, replace_cities, entry 1, old)", "missing"),
        ("id: emil", "id: anna", "(editions, recharged, replace_cities, entry 1, id)", "already"),
        ("x: 800, y: 90", "x: 2000, y: 90", "replace_cities, entry 1, x)", "outside the plane"),
        ("a: emil, b: dora", "a: bert, b: dora", "add_connections, entry 1, a)", '"bert"'),
        ("a: dora, b: carl", "a: dora, b: anna", "remove_connections, entry 1)", "no connection"),
        ("b: anna, cost: 6", "b: otto, cost: 6", "set_cost, entry 1, b)", '"otto"'),
        ("b: anna, cost: 6", "b: anna, cost: x", "set_cost, entry 1, cost)", "not a whole number"),
        ("b: anna, t: 0.25", "b: emil, t: 0.25", "set_plates, entry 1)", "no connection"),
        ("set_cost", "set_costs", "(editions, recharged, set_costs)", "the keys here are rules"),
    ],
)
def test_a_mistake_in_the_changes_of_an_edition_is_reported(
    write_board: WriteBoard, old: str, new: str, where: str, what: str
) -> None:
    text = mistake(write_board((old, new)), "recharged")
    assert where in text
    assert what in text


@pytest.mark.parametrize(
    ("outline", "what"),
    [
        ("", "line 1: this is not valid JSON"),
        ('{"plane":\n [}', "line 2: this is not valid JSON"),
        ("[" * 100_000, "not valid JSON"),
        ("[]", "this is a list but must be a mapping"),
        ("{}", "plane: this is missing"),
        ('{"plane": {"width": 1000, "height": 800}, "sea": []}', 'has the key "sea"'),
        (
            '{"plane": {"width": 1000, "height": 800}, "areas": {"west": []}}',
            'areas: this has the key "west", which is not known; the keys here are north, south',
        ),
        ('{"plane": {"width": 1000, "height": 800}, "coast": [[[0, 0], [1]]]}', "coast: this must"),
        ('{"plane": {"width": 1000, "height": 800}, "coast": [[[0, 0], [1, "a"]]]}', "coast: "),
        ('{"plane": {"width": 1000, "height": 800}, "coast": [[[0, 0], [1, 1e999]]]}', "coast: "),
        ('{"plane": {"width": 1000, "height": 800}, "coast": [[[0, 0], [1, NaN]]]}', "outline"),
        ('{"plane": {"width": 1000, "height": 800}, "coast": [[]]}', "coast: this must be"),
        ('{"plane": {"width": 1000, "height": 800}, "coast": {"a": 1}}', "coast: this must be"),
        ('{"plane": {"width": 1000, "height": 800}, "coast": [3]}', "coast: this must be"),
        (
            '{"plane": {"width": 1000, "height": 800}, "coast": [[[0, 0], [1, '
            + "9" * 5000
            + "]]]}",
            "outline",
        ),
    ],
)
def test_a_damaged_outline_is_reported(write_board: WriteBoard, outline: str, what: str) -> None:
    text = mistake(write_board(outline=outline))
    assert "small.outline.json" in text
    assert what in text


@pytest.mark.parametrize("text", ["", "- a\n", "just words", "# nothing\n"])
def test_a_file_that_is_not_a_mapping_is_reported(tmp_path: Path, text: str) -> None:
    file = tmp_path / "small.yaml"
    file.write_text(text, encoding="utf-8")
    assert "line 1: the file must be a mapping" in mistake(file)


def test_a_file_that_is_not_utf8_is_reported(tmp_path: Path) -> None:
    file = tmp_path / "small.yaml"
    file.write_bytes(b"id: small\nname: Kr\xfcmel\n")
    assert "line 2: the text is not UTF-8" in mistake(file)


def test_missing_and_oversized_files_are_reported(tmp_path: Path) -> None:
    assert "there is no such file" in mistake(tmp_path / "gone.yaml")
    assert "this is not a file" in mistake(tmp_path)
    file = tmp_path / "small.yaml"
    file.write_bytes(b"#" * 2_000_001)
    assert "larger than 2000000 bytes" in mistake(file)


@pytest.mark.parametrize(
    ("rows", "key"),
    [
        ([f"  - {{id: c{i}, name: C, area: north, x: 1, y: 1}}" for i in range(201)], "cities"),
        (["  - {a: anna, b: carl, cost: 0}"] * 1001, "connections"),
    ],
)
def test_a_board_with_too_many_entries_is_reported(
    write_board: WriteBoard, rows: list[str], key: str
) -> None:
    text = mistake(write_board((f"{key}:\n  -", f"{key}:\n" + "\n".join(rows) + "\n  -")))
    assert f"({key}): there are" in text


PLANNED = {
    "sorted_to": 30,
    "shuffled_to": 35,
    "added": {2: 1, 3: 1, 4: 2, 5: 2, 6: 3},
    "kept": {2: 2, 3: 2, 4: 3, 5: 4, 6: 5},
    "in_step3": 4,
}
ROW = {
    "planned_row": PLANNED,
    "opening_market": [],
    "first_cards": [],
    "removed": {count: [0, 0] for count in range(2, 7)},
}
ALL_PLUGS_OUT = (
    "opening_market: [], first_cards: [plug],"
    " removed: {2: [4, 0], 3: [4, 0], 4: [4, 0], 5: [4, 0], 6: [4, 0]}"
)
NO_FUEL = "{coal: [0, 0, 0], oil: [0, 0, 0], garbage: [0, 0, 0], uranium: [0, 0, 0]}"
NO_REFILL = f"{{2: {NO_FUEL}, 3: {NO_FUEL}, 4: {NO_FUEL}, 5: {NO_FUEL}, 6: {NO_FUEL}}}"
TOO_MANY = "{2: [0, 0], 3: [0, 35], 4: [0, 0], 5: [0, 0], 6: [0, 0]}"
TWO = """\
id: small
name: Small
areas: [{id: all, name: All, colour: red}]
cities:
  - {id: anna, name: Anna, area: all, lat: 1, lon: 1}
  - {id: bert, name: Bert, area: all, lat: 1, lon: 2}
connections: [{a: anna, b: bert, cost: 1}]
"""


@pytest.mark.parametrize(
    ("old", "new", "what"),
    [
        ("lat: 1, lon: 2", "", "line 6 (cities, entry 2): the city has no position"),
        ("  - {id: bert, name: Bert, area: all, lat: 1, lon: 2}\n", "", "at least two cities"),
        ("connections: [{a: anna, b: bert, cost: 1}]", "connections: 1", "this must be a list"),
        ("connections: [{a: anna, b: bert, cost: 1}]", "", 'no route leads from "anna" to "bert"'),
        ("name: Small", "name: Small\nrules: {refill: {2: {coal: [1, 2]}}}", "write three"),
        ("name: Small", "name: Small\nrules: {refill: {7: {}}}", "the keys here are 2, 3, 4, 5, 6"),
        ("name: Small", "name: Small\nrules: {starting_fuel: {coal: 100}}", "from 0 to 99"),
        (
            "name: Small",
            "name: Small\nrules: {starting_fuel: {coal: 25, oil: 0, garbage: 0, uranium: 0}}",
            "has room for 24 coal and not 25",
        ),
        (
            "name: Small",
            "name: Small\nrules: {house_prices: [10, 15]}",
            "line 3 (rules): Step 3 opens 3 places, but a city has 2",
        ),
        ("name: Small", "name: Small\nrules: {payments: []}", "what no powered city pays"),
        (
            "name: Small",
            "name: Small\nrules: {open_places: [2, 1, 2]}",
            "line 3 (rules): Step 2 opens fewer places (1) than the Step before (2)",
        ),
        (
            "name: Small",
            "name: Small\nrules: {opening_market: [3, 13]}",
            "line 3 (rules): plant 13 has 2 places at the start",
        ),
        (
            "name: Small",
            "name: Small\nrules: {future_market: 3}",
            "line 3 (rules): the opening market has 8 plants, but room for 7",
        ),
        (
            "name: Small",
            f"name: Small\nrules: {{removed: {TOO_MANY}}}",
            "line 3 (rules): with 3 players the setup needs 2 more cards than there are",
        ),
        (
            "name: Small",
            "name: Small\nrules: {has_steps: false}",
            "line 3 (rules): a game without Steps needs a side pile",
        ),
        (
            "name: Small",
            "name: Small\nrules: {has_steps: false, side_pile: 2, not_in_step1: [oil]}",
            "line 3 (rules): a game without Steps stays in Step 1",
        ),
        (
            "name: Small",
            "name: Small\nrules: {may_lie_apart: true}",
            "line 3 (rules): areas that lie apart need a way",
        ),
        (
            "name: Small",
            "name: Small\nrules: {does_step2_by_deck: true, side_pile: 2}",
            "does_step2_by_deck and side_pile contradict",
        ),
        (
            "name: Small",
            f"name: Small\nrules: {{{ALL_PLUGS_OUT}, never_removed: [5]}}",
            "line 3 (rules): with 2 players the setup needs 1 more cards than there are",
        ),
        (
            "name: Small",
            "name: Small\nrules: {burns_more: {oil: 2}}",
            "line 3 (rules): plant 9 burns 3 tokens for a run, but can store 2",
        ),
        (
            "red}]",
            "red}]\nrules: {house_prices: [10], open_places: [1, 2, 1]}",
            "line 4 (rules): Step 2 opens 2 places, but a city has 1",
        ),
    ],
)
def test_a_mistake_on_a_board_without_a_plane_is_reported(
    tmp_path: Path, old: str, new: str, what: str
) -> None:
    assert old in TWO
    file = tmp_path / "small.yaml"
    file.write_text(TWO.replace(old, new), encoding="utf-8")
    assert what in mistake(file)


@pytest.mark.parametrize(
    ("changed", "what"),
    [
        *(
            ({key: value}, f"planned_row and {key} contradict each other; leave one of them out")
            for key, value in {
                "opening_market": [3],
                "first_cards": [13],
                "next_cards": ["other"],
                "aside_until_step2": [13],
                "cards_below_step3": 1,
                "removed": {count: [0, 1] for count in range(2, 7)},
                "not_in_step1": ["oil"],
                "does_step2_by_deck": True,
                "side_pile": 2,
            }.items()
        ),
        (
            {"planned_row": PLANNED | {"sorted_to": 5}},
            "with 4 players the row begins with 4 sorted plants, but there are 3; raise sorted_to",
        ),
    ],
)
def test_a_planned_row_goes_with_no_other_order_of_cards(
    tmp_path: Path, changed: dict[str, object], what: str
) -> None:
    file = tmp_path / "small.yaml"
    file.write_text(f"{TWO}rules: {json.dumps(ROW | changed)}\n", encoding="utf-8")
    assert what in mistake(file)


def test_a_city_opens_no_more_places_than_it_has(tmp_path: Path) -> None:
    text = TWO.replace("cities:", "rules: {house_prices: [10], open_places: [1, 1, 1]}\ncities:")
    file = tmp_path / "small.yaml"
    file.write_text(text.replace("lon: 1}", "lon: 1, open_places: [0, 1, 2]}"), encoding="utf-8")
    where = "line 6 (cities, entry 1, open_places)"
    assert f"{where}: Step 3 opens 2 places, but a city has 1" in mistake(file)
    own = "lon: 1, house_prices: [10, 15, none], open_places: [0, 1, 2]}"
    file.write_text(text.replace("lon: 1}", own), encoding="utf-8")
    assert load_board_file(file, "classic").cities[0].open_places == (0, 1, 2)


def test_two_markets_start_with_no_more_tokens_than_there_are(tmp_path: Path) -> None:
    spaces = "{1: 24}"
    north = f"""{{spaces: {{coal: {spaces}, oil: {{}}, garbage: {{}}, uranium: {{}}}},
  starting_fuel: {{coal: 1, oil: 0, garbage: 0, uranium: 0}}, refill: {NO_REFILL}}}"""
    text = TWO.replace("cities:", f"rules:\n  north_market: {north}\ncities:")
    file = tmp_path / "small.yaml"
    file.write_text(text, encoding="utf-8")
    assert "there are 24 coal in the box and not 25" in mistake(file)


def test_a_plane_is_needed_for_x_and_y(write_board: WriteBoard) -> None:
    file = write_board(
        ("plane: {width: 1000, height: 800}\n", ""), ("outline: small.outline.json\n", "")
    )
    assert "x and y need a plane" in mistake(file)


@pytest.mark.slow
@settings(max_examples=150, deadline=None)
@given(
    at=st.integers(0, len(SMALL_BOARD)),
    cut=st.integers(0, 12),
    put=st.text(st.sampled_from("{}[],:-&*!|>'\"\n #%@`?0.x~"), max_size=4),
)
def test_no_damage_raises_anything_but_a_sentence(
    at: int, cut: int, put: str, tmp_path_factory: pytest.TempPathFactory
) -> None:
    file = tmp_path_factory.mktemp("damaged") / "small.yaml"
    file.write_text(SMALL_BOARD[:at] + put + SMALL_BOARD[at + cut :], encoding="utf-8")
    for edition_id in ("classic", "recharged"):
        try:
            load_board_file(file, edition_id)
        except FileError as error:
            assert str(error).startswith(str(file))  # noqa: PT017 - many damages do no harm
