# SPDX-License-Identifier: MIT
"""Invalid headers are refused in one sentence."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from powergrid.files.checks import InvalidValue, mapping_of, whole
from powergrid.files.messages import quoted
from powergrid.records import Record, RecordError, load, transcript_recorder
from powergrid.records.header import header_json, read_header
from tests.records.games import KEPT, begun

HEADER = begun(4).header
Change = Callable[[dict[str, Any]], Any]

CHANGES: list[tuple[str, Change]] = [
    ("first_order", lambda header: header["first_order"].pop()),
    ("first_order", lambda header: header.update(first_order=[0, 1, 2, 4])),
    ("2 to 6", lambda header: header.update(players=["Anna"])),
    ("at most 6 are", lambda header: header.update(players=["Anna"] * 7)),
    ("same people", lambda header: header.update(players=["Anna", "Bert", "Carl", "Dora"])),
    ("true or false", lambda header: header.update(finished=1)),
    ("must be a list", lambda header: header.update(cities="kiel")),
    ("must be a mapping", lambda header: header.update(options=[])),
    ("at most 50 are", lambda header: header.update(options={str(n): n for n in range(51)})),
    ("one line", lambda header: header.update(options={"x" * 201: True})),
    ("options.x", lambda header: header.update(options={"x": 10**10})),
    ("options.x", lambda header: header.update(options={"x": [1]})),
    ("options.x", lambda header: header.update(options={"x": None})),
    ("options.x", lambda header: header.update(options={"x": "y" * 201})),
    ("twice", lambda header: header.update(areas=header["areas"] * 2)),
    ("a huge number", lambda header: header.update(seed=10**25)),
    ("is nothing", lambda header: header.update(title=None)),
]


@pytest.mark.parametrize(("says", "change"), CHANGES)
def test_a_malformed_header_is_refused(says: str, change: Change) -> None:
    header = header_json(HEADER)
    change(header)
    with pytest.raises(InvalidValue) as caught:
        read_header(json.loads(json.dumps(header)))
    assert says in str(caught.value)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("value", [True, 7, -3, "a word"])
def test_an_option_may_be_false_or_a_number(value: Any) -> None:
    header = header_json(HEADER) | {"options": {"x": value}}
    assert read_header(header).options == {"x": value}


GAMES: list[tuple[str, dict[str, Any]]] = [
    ("no edition", {"edition": "deluxe"}),
    ("no board", {"board": "nowhere"}),
    ("is not known to this program", {"options": {"dice": True}}),
    ("must be true or false", {"options": {"starting_cities": 1}}),
    ("has no option", {"options": {"one_area_per_player": True}}),
    ("With 4 players", {"options": {"against_the_bank": True}}),
    ('no area "nowhere"', {"areas": ("nowhere",)}),
    ("one connected piece", {"areas": ()}),
    ("no plant 41", {"draws": (41,)}),
    ('no city "nowhere"', {"closed": ("nowhere",)}),
    ("closes no cities", {"closed": ("kiel",)}),
    ("begin with", {"pile": HEADER.pile[:-1]}),
    ("begin with", {"pile": HEADER.pile[::-1]}),
    ("begin with", {"pile": (HEADER.market[0], *HEADER.pile[1:])}),
    ("on top of the draw pile", {"draws": HEADER.pile[1:2]}),
]


@pytest.mark.parametrize(("says", "change"), GAMES)
def test_an_impossible_game_is_refused(says: str, change: dict[str, Any]) -> None:
    with pytest.raises(RecordError) as caught:
        Record(HEADER._replace(**change)).game()
    assert says in str(caught.value)
    assert "\n" not in str(caught.value)


def test_another_opening_market_is_refused() -> None:
    short = HEADER._replace(market=HEADER.market[:-1], pile=())
    with pytest.raises(RecordError, match="has 7 plants and needs 8"):
        Record(short).game()
    classic = begun(4, edition="classic").header
    other = classic._replace(market=(3, 4, 5, 6, 7, 8, 9, 11), pile=())
    with pytest.raises(RecordError, match="not the one of the edition"):
        Record(other).game()


def test_a_fault_without_a_place_names_the_file(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    header = json.dumps(header_json(HEADER) | {"map": "nowhere"})
    file.write_text(f'{{"header": {header},\n"moves": []}}')
    with pytest.raises(RecordError, match="no board"):
        load(file).game()


def test_a_transcript_names_the_chosen_options() -> None:
    header = HEADER._replace(options={"starting_cities": True, "against_the_bank": False})
    written = header_json(transcript_recorder(header, "here").header)
    assert written["options"] == {"starting_cities": True}
    assert "options" not in header_json(transcript_recorder(HEADER, "here").header)


def test_every_seat_of_a_transcript_gets_a_colour() -> None:
    colours = [seat.colour for seat in load(KEPT[0]).header.seats]
    assert len(set(colours)) == len(colours)


def test_keys_and_values_of_a_mapping_are_checked() -> None:
    check = mapping_of(whole(0, 9), 1, ("coal", "oil"))
    check({"coal": 3})
    for value, says in (
        ([], "a mapping"),
        ({"coal": 1, "oil": 1}, "at most 1 are"),
        ({"gas": 1}, "the keys here are coal, oil"),
        ({"coal": 10}, '"coal" is 10'),
    ):
        with pytest.raises(InvalidValue, match=says):
            check(value)


@pytest.mark.parametrize(
    ("value", "words"),
    [
        ({}, "a mapping"),
        ([], "a list"),
        (None, "nothing"),
        (True, "true"),
        (10**18, "a huge number"),
        (-(10**18), "a huge number"),
        (0.5, "0.5"),
        ("x" * 50, f'"{"x" * 39}…"'),
    ],
)
def test_long_values_are_shortened_in_messages(value: Any, words: str) -> None:
    assert quoted(value) == words
