# SPDX-License-Identifier: MIT
"""The parts of rules in words: options, headings of columns, names of rows, values."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from powergrid.box import load_plants
from powergrid.box.fuel_tables import COUNTS
from powergrid.gui.kit.translation import Texts, translate
from powergrid.gui.kit.word_lists import listed
from powergrid.gui.power_grid.editor.rule_shapes import STEPS, Number, OneOf, Shape, SomeOf, Truth
from powergrid.gui.power_grid.editor.sketch import Sketch
from powergrid.gui.power_grid.pages.new_game.option_boxes import option_label
from powergrid.gui.power_grid.words.terms import fuel_title, kind_name, plant_words
from powergrid.rules.edition import OTHER, PLUG
from powergrid.rules.fuel import FUEL_NAMES
from powergrid.rules.options import OPTION_NAMES
from powergrid.rules.plants import KINDS

_COLUMNS: Final = Texts(
    "Editor",
    {
        "amount": "Cheaper by",
        "area": "Area",
        "areas": "Areas",
        "card": "Card",
        "cities": "Cities",
        "city": "City",
        "fuel": "Fuel",
        "money": "Money",
        "number": "Number",
        "other": "Other cards",
        "plant": "Plant",
        "plants": "Plants",
        "players": "Players",
        "plug": "Plug cards",
        "price": "Price",
        "tokens": "Tokens",
    },
)
_KEYS: Final = Texts(
    "Editor",
    {
        "sorted_to": "In order up to plant",
        "shuffled_to": "Shuffled up to plant",
        "added": "Added each round",
        "kept": "At most in the row",
    },
)


class Option(NamedTuple):
    """An option, as the file writes it and in words."""

    value: str | int
    text: str


def options_of(name: str, sketch: Sketch) -> list[Option]:
    """Return the options of a name, as `OneOf` and `SomeOf` know them."""
    match name:
        case "fuels":
            return [Option(fuel, fuel_title(n)) for n, fuel in enumerate(FUEL_NAMES)]
        case "kinds":
            return [Option(kind, kind_name(kind)) for kind in KINDS]
        case "cities":
            return [Option(city.id, city.name) for city in sketch.cities]
        case "areas":
            return [Option(area.id, area.name) for area in sketch.areas]
        case "counts":
            return [Option(count, players_counted(count)) for count in COUNTS]
        case "tie_breaks":
            money, cities = translate("Editor", "Money"), translate("Editor", "Cities")
            return [Option("money", money), Option("cities", cities)]
        case "game_options":
            return [Option(option, option_label(option)) for option in OPTION_NAMES]
    plants = [Option(number, plant_words(plant)) for number, plant in load_plants().items()]
    if name == "plants":
        return plants
    plug, other = translate("Editor", "Any plug card"), translate("Editor", "Any other card")
    return [Option(PLUG, plug), Option(OTHER, other), *plants]


def column_title(column: str) -> str:
    """Return the heading of a column."""
    if column in STEPS:
        return _step(STEPS.index(column) + 1)
    if column == "kind":
        return translate("Editor", "Kind", "of a plant")
    return _COLUMNS[column]


def path_title(path: Sequence[str]) -> str:
    """Return the name of a row, by the keys that lead to it."""
    return ": ".join(map(_key_title, path))


def players_counted(count: str) -> str:
    """Return a number of players."""
    return translate("Editor", "%n players", "", int(count))


def value_words(shape: Shape, value: Any, sketch: Sketch) -> str:
    """Return a value in a few words."""
    match shape:
        case Number():
            return str(value)
        case Truth():
            return translate("Editor", "Yes") if value else translate("Editor", "No")
        case OneOf() | SomeOf():
            wanted = {str(item) for item in (value if isinstance(value, list | tuple) else [value])}
            found = [o.text for o in options_of(shape.options, sketch) if str(o.value) in wanted]
            return listed(found) or translate("Editor", "None")
    return translate("Editor", "custom table")


def _step(number: int) -> str:
    return translate("Rulebook", "Step {step}").format(step=number)


def _key_title(key: str) -> str:
    if key in COUNTS:
        return players_counted(key)
    if key in FUEL_NAMES:
        return fuel_title(FUEL_NAMES.index(key))
    return _step(3) if key == "in_step3" else _KEYS[key]
