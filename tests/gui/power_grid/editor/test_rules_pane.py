# SPDX-License-Identifier: MIT
"""The first value of a rule, and why a value is refused, in words."""

from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from powergrid.files.messages import FileError
from powergrid.gui.power_grid.editor.editing import Editing
from powergrid.gui.power_grid.editor.refusal_words import refusal_words
from powergrid.gui.power_grid.editor.rule_shapes import SHAPES, Truth
from powergrid.gui.power_grid.editor.rule_terms import value_words
from powergrid.gui.power_grid.editor.rule_words import RULE_WORDS
from powergrid.gui.power_grid.editor.rules_pane import RulesPane, why_not
from tests.gui.power_grid.editor.sketches import a_sketch

_ROW = {"added": dict.fromkeys("23456", 1), "kept": dict.fromkeys("23456", 2), "in_step3": 4}
_NONE: dict[str, Any] = {fuel: {} for fuel in ("coal", "oil", "garbage", "uranium")}


@pytest.mark.parametrize(
    ("key", "value", "says"),
    [
        ("house_prices", [], "A city needs 1 to 3 places, each with a price."),
        ("plants_need_city_in", {"uranium": ["west", "west"]}, "West is listed twice."),
        ("no_start_in", ["anna", "anna"], "Anna is listed twice."),
        ("stored_runs", 0, "0 must be between 1 and 9."),
        (
            "planned_row",
            {"sorted_to": 30, "shuffled_to": 20, **_ROW},
            "The shuffled plants must come after the sorted ones.",
        ),
        (
            "north_market",
            {
                "spaces": _NONE,
                "starting_fuel": {"coal": 2, "oil": 0, "garbage": 0, "uranium": 0},
                "refill": {count: {fuel: [1, 1, 1] for fuel in _NONE} for count in "23456"},
            },
            "Coal: the market has room for 0, not 2.",
        ),
    ],
)
def test_a_refusal_is_put_into_words(key: str, value: Any, says: str) -> None:
    assert why_not(a_sketch(), key, value) == says


@pytest.mark.parametrize(
    ("code", "facts", "says"),
    [
        (
            "no_such_city",
            {"id": "nowhere"},
            "A rule refers to a city that does not exist: nowhere.",
        ),
        ("no_such_area", {"id": "west"}, "A rule refers to an area that does not exist: West."),
        ("no_space", {"fuel": "oil"}, "Oil needs at least one space on the market."),
        (
            "no_such_place",
            {"step": 3, "found": 3, "maximum": 2},
            "Step 3 opens 3 places in a city, but a city has 2.",
        ),
        (
            "fewer_places",
            {"step": 3, "found": 1, "maximum": 2},
            "Step 3 opens fewer places (1) than the Step before (2).",
        ),
        ("no_payment", {}, "Say at least what is paid for no powered city."),
        (
            "placed_twice",
            {"plant": 13},
            "Plant 13 has more than one place at the start.",
        ),
        (
            "no_room_for_plants",
            {"found": 9, "maximum": 8},
            "The opening market has 9 plants, but room for 8.",
        ),
        (
            "too_few_cards",
            {"players": 4, "found": 2},
            "With 4 players, 2 cards are lacking at the start.",
        ),
        ("no_side_pile", {}, "A game without Steps needs a side pile."),
        (
            "not_together",
            {"rule": "refill", "other": "areas"},
            (
                f"Two rules contradict each other: “{RULE_WORDS['refill']}”"
                f" and “{RULE_WORDS['areas']}”"
            ),
        ),
        (
            "too_few_sorted",
            {"players": 4, "found": 3, "maximum": 4},
            "With 4 players the row begins with 4 plants, but only 3 are sorted.",
        ),
        (
            "burns_too_much",
            {"plant": 6, "found": 3, "maximum": 2},
            "Plant 6 would burn 3 tokens, but can store 2.",
        ),
        (
            "not_in_box",
            {"fuel": "oil", "maximum": 3, "found": 9},
            "Oil: there are 3 in the box, not 9.",
        ),
        ("", {}, "the file is torn."),
    ],
)
def test_a_fault_found_later_is_put_into_words(code: str, facts: Any, says: str) -> None:
    error = FileError("small.yaml", "line 1", "the file is torn.", code, facts)
    assert refusal_words(error, a_sketch()) == says


def test_a_new_rule_starts_with_the_opposite_of_the_default(qtbot: QtBot) -> None:
    """Rules that hold by default start switched off, all others switched on."""
    editing = Editing(a_sketch(), 3)
    pane = RulesPane(editing)
    qtbot.addWidget(pane)
    assert not pane.is_wanted(pane.problem)
    begun = {}
    for row, key in enumerate(SHAPES):
        if isinstance(SHAPES[key], Truth):
            pane.list.selectRow(row)
            pane.switch.click()
            begun[key] = editing.sketch.rules[key]
    off = {key for key, value in begun.items() if not value}
    assert off == {
        "replaces_in_step2",
        "has_steps",
        "has_discount_token",
        "does_step2_before_step3",
    }


@pytest.mark.parametrize(
    ("key", "value", "words"),
    [
        ("has_steps", True, "Yes"),
        ("has_steps", False, "No"),
        ("stored_runs", 3, "3"),
        ("no_start_in", ["anna", "bert"], "Anna and Bert"),
        ("no_start_in", [], "None"),
        ("house_prices", [10, 15], "custom table"),
    ],
)
def test_the_value_of_a_rule_is_told_in_a_few_words(key: str, value: Any, words: str) -> None:
    assert value_words(SHAPES[key], value, a_sketch()) == words
