# SPDX-License-Identifier: MIT
"""Why a board is refused, in words."""

from typing import Final

from powergrid.box import FileError
from powergrid.gui.kit.translation import Texts
from powergrid.gui.power_grid.editor.rule_words import RULE_WORDS
from powergrid.gui.power_grid.editor.sketch import Sketch
from powergrid.gui.power_grid.words.terms import fuel_title
from powergrid.rules.fuel import FUEL_NAMES

_REFUSALS: Final = Texts(
    "Editor",
    {
        "out_of_range": "{found} must be between {minimum} and {maximum}.",
        "twice": "{id} is listed twice.",
        "places": "A city needs 1 to {maximum} places, each with a price.",
        "no_such_place": "Step {step} opens {found} places in a city, but a city has {maximum}.",
        "fewer_places": (
            "Step {step} opens fewer places ({found}) than the Step before ({maximum})."
        ),
        "no_payment": "Say at least what is paid for no powered city.",
        "placed_twice": "Plant {plant} has more than one place at the start.",
        "no_room_for_plants": "The opening market has {found} plants, but room for {maximum}.",
        "too_few_cards": "With {players} players, {found} cards are lacking at the start.",
        "no_side_pile": "A game without Steps needs a side pile.",
        "only_step1": "Without Steps the game stays in Step 1, so no plants can wait for Step 2.",
        "not_together": "Two rules contradict each other: “{rule}” and “{other}”",
        "too_few_sorted": (
            "With {players} players the row begins with {maximum} plants,"
            " but only {found} are sorted."
        ),
        "no_way_across": (
            "Unconnected areas need a way across: set the most a connection can cost,"
            " or the price of starting where none leads."
        ),
        "burns_too_much": "Plant {plant} would burn {found} tokens, but can store {maximum}.",
        "no_such_city": "A rule refers to a city that does not exist: {id}.",
        "no_such_area": "A rule refers to an area that does not exist: {id}.",
        "no_space": "{fuel} needs at least one space on the market.",
        "no_room_in_market": "{fuel}: the market has room for {maximum}, not {found}.",
        "not_in_box": "{fuel}: there are {maximum} in the box, not {found}.",
        "shuffled_below_sorted": "The shuffled plants must come after the sorted ones.",
    },
)


def refusal_words(error: FileError, sketch: Sketch) -> str:
    """Return an error as a sentence; errors that no form can cause stay in English."""
    text = _REFUSALS.get(error.code)
    if text is None:
        return error.what
    facts = dict(error.facts)
    fuel, named = facts.get("fuel"), facts.get("id")
    if fuel in FUEL_NAMES:
        facts["fuel"] = fuel_title(FUEL_NAMES.index(str(fuel)))
    for key in facts.keys() & {"rule", "other"}:
        facts[key] = RULE_WORDS[str(facts[key])]
    names = {area.id: area.name for area in sketch.areas}
    names |= {city.id: city.name for city in sketch.cities}
    if isinstance(named, str):
        facts["id"] = names.get(named, named)
    return text.format(**facts)
