# SPDX-License-Identifier: MIT
"""The shape of each rule's value, and its conversion to and from rows of a table."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from powergrid.box.fuel_tables import COUNTS
from powergrid.rules.fuel import FUEL_NAMES

Cell: TypeAlias = str | int
Cells: TypeAlias = list[list[Cell]]
"""A table's rows of cells, as edited."""


class Number(NamedTuple):
    """A whole number; with `may_lack`, 0 means none."""

    low: int = 0
    high: int = 99
    may_lack: bool = False


class Truth(NamedTuple):
    """Yes or no."""


class OneOf(NamedTuple):
    """One of some options: `fuels`, `kinds`, `cities`, `areas`, `plants`, `counts`, `cards`."""

    options: str


class SomeOf(NamedTuple):
    """Any of some options."""

    options: str


class Grid(NamedTuple):
    """A fixed grid of numbers, each found by its path of keys.

    A row of one number is written as that number, a row of several as a list.
    """

    paths: tuple[tuple[str, ...], ...]
    columns: tuple[str, ...]
    number: Number = Number()


class Rows(NamedTuple):
    """Rows that are added and removed; `columns` are the names of the cells and what they are.

    The first `keys` columns are keys, one within the other. What follows is a number, a list of
    them below the same key, or a list of rows with names. Every key of `always` is written.
    """

    columns: tuple[tuple[str, Number | OneOf], ...]
    keys: int = 0
    rest: Literal["value", "list", "rows"] = "list"
    always: tuple[str, ...] = ()


Shape: TypeAlias = Number | Truth | OneOf | SomeOf | Grid | Rows

STEPS: Final = ("step1", "step2", "step3")
_BY_COUNT: Final = tuple((count,) for count in COUNTS)
_BY_FUEL: Final = tuple((fuel,) for fuel in FUEL_NAMES)
_COUNT_AND_FUEL: Final = tuple(product(COUNTS, FUEL_NAMES))
_ROW: Final = (
    ("sorted_to",),
    ("shuffled_to",),
    *product(("added", "kept"), COUNTS),
    ("in_step3",),
)
_CITIES: Final = Grid(_BY_COUNT, ("cities",), Number(1, 42))
_TOKENS: Final = Grid(_BY_FUEL, ("tokens",))
_REFILL: Final = Grid(_COUNT_AND_FUEL, STEPS)
_SPACES: Final = Rows(
    (("fuel", OneOf("fuels")), ("price", Number()), ("tokens", Number(1))), 2, "value", FUEL_NAMES
)
_CARDS: Final = Rows((("card", OneOf("cards")),))

SHAPES: Final[Mapping[str, Shape]] = {
    "starting_money": Number(0, 1000),
    "payments": Rows((("money", Number(0, 1000)),)),
    "house_prices": Rows((("price", Number()),)),
    "open_places": Grid(((),), STEPS, Number(1, 3)),
    "areas": Grid(_BY_COUNT, ("areas",), Number(1, 42)),
    "plants_allowed": Grid(_BY_COUNT, ("plants",), Number(1, 42)),
    "step2_at": _CITIES,
    "end_at": _CITIES,
    "does_step2_when_full": Truth(),
    "does_step2_by_deck": Truth(),
    "does_step2_before_step3": Truth(),
    "has_steps": Truth(),
    "has_order_after_auctions": Truth(),
    "tie_break": SomeOf("tie_breaks"),
    "options": SomeOf("game_options"),
    "are_optional": Truth(),
    "actual_market": Number(1, 8),
    "future_market": Number(0, 8),
    "opening_market": SomeOf("plants"),
    "first_cards": _CARDS,
    "next_cards": _CARDS,
    "plants_out": Rows((("players", OneOf("counts")), ("plant", OneOf("plants"))), 1),
    "removed": Grid(_BY_COUNT, ("plug", "other"), Number(0, 42)),
    "never_removed": SomeOf("plants"),
    "aside_until_step2": SomeOf("plants"),
    "cards_below_step3": Number(0, 8),
    "early_kinds": SomeOf("kinds"),
    "kept_kinds": SomeOf("kinds"),
    "not_in_step1": SomeOf("kinds"),
    "leave_in_step1": SomeOf("plants"),
    "removed_when_unsold": Number(0, 8),
    "removes_lowest_at_first_pass": Truth(),
    "removes_lowest_each_round": Truth(),
    "replaces_in_step2": Truth(),
    "under_in_step2": Number(1, 8),
    "planned_row": Grid(_ROW, ("number",), Number(1, 50)),
    "side_pile": Number(),
    "has_discount_token": Truth(),
    "buys_after_discount": Truth(),
    "has_obsolete_plants": Truth(),
    "plants_need_city_in": Rows((("kind", OneOf("kinds")), ("area", OneOf("areas"))), 1),
    "other_plants": Rows(
        (
            ("area", OneOf("areas")),
            ("number", OneOf("plants")),
            ("kind", OneOf("kinds")),
            ("fuel", Number(0, 9)),
            ("cities", Number(1, 20)),
        ),
        1,
        "rows",
    ),
    "stored_runs": Number(1, 9),
    "burns_more": Rows((("kind", OneOf("kinds")), ("tokens", Number(1, 9))), 1, "value"),
    "spaces": _SPACES,
    "tokens": _TOKENS,
    "starting_fuel": _TOKENS,
    "refill": _REFILL,
    "north_market.spaces": _SPACES,
    "north_market.starting_fuel": _TOKENS,
    "north_market.refill": _REFILL,
    "coal_storage_price": Number(1),
    "is_storage_open": Truth(),
    "uranium_phase_out_plant": OneOf("plants"),
    "uranium_leaves": Grid(_BY_COUNT, STEPS),
    "glut_fuel": OneOf("fuels"),
    "fuel_discounts": Rows(
        (("city", OneOf("cities")), ("fuel", OneOf("fuels")), ("amount", Number(1))), 0, "rows"
    ),
    "carbon_tax": Grid(((),), STEPS),
    "price_limits": Grid(((),), STEPS, Number(may_lack=True)),
    "buys_one_by_one": Truth(),
    "begin_in": SomeOf("cities"),
    "no_start_in": SomeOf("cities"),
    "may_lie_apart": Truth(),
    "second_network_cost": Number(),
    "has_second_network": Truth(),
    "longest_way": Number(),
    "passing_cost": Number(),
    "closed": Rows(
        (("players", OneOf("counts")), ("price", Number()), ("cities", Number(1, 200))), 2, "value"
    ),
    "powers_most": Truth(),
    "outage_above": Number(),
    "outage_cut": Number(),
}
"""By the rules' keys, in the order of the rulebook; a dot leads to a part of a rule."""


def cells_of(shape: Grid | Rows, value: Any) -> Cells:
    """Return a value as rows of cells; of a grid only the numbers."""
    if isinstance(shape, Grid):
        return [_numbers(value, path) for path in shape.paths]
    return [*_unfolded(shape, value, shape.keys)]


def value_of(shape: Grid | Rows, cells: Sequence[Sequence[Cell]]) -> Any:
    """Return the value of rows of cells, as the file writes it."""
    if isinstance(shape, Rows):
        return _folded(shape, cells)
    value: Any = {}
    for path, row in zip(shape.paths, cells, strict=True):
        lacking = shape.number.may_lack
        numbers = ["none" if lacking and cell == 0 else cell for cell in row]
        own = numbers[0] if len(shape.columns) == 1 else numbers
        if not path:
            return own
        inner = value
        for key in path[:-1]:
            inner = inner.setdefault(key, {})
        inner[path[-1]] = own
    return value


def with_new_id(
    rules: Mapping[str, Any], kind: Literal["cities", "areas"], old: str, new: str
) -> dict[str, Any]:
    """Return the values of rules by key, with the id of a city or an area replaced."""
    return {
        key: _with_new_id(SHAPES.get(key), value, OneOf(kind), {old: new})
        for key, value in rules.items()
    }


def _with_new_id(shape: Shape | None, value: Any, wanted: OneOf, ids: Mapping[Cell, str]) -> Any:
    match shape:
        case SomeOf(wanted.options):
            return [ids.get(item, item) for item in value]
        case Rows(columns=columns) if wanted in [what for _, what in columns]:
            rows = [
                [
                    ids.get(cell, cell) if what == wanted else cell
                    for cell, (_, what) in zip(row, columns, strict=True)
                ]
                for row in cells_of(shape, value)
            ]
            return value_of(shape, rows)
    return value


def _numbers(value: Any, path: tuple[str, ...]) -> list[Cell]:
    for key in path:
        value = value[key]
    numbers = value if isinstance(value, list | tuple) else [value]
    return [0 if number == "none" else number for number in numbers]


def _unfolded(shape: Rows, value: Any, keys: int) -> Iterator[list[Cell]]:
    if keys:
        for key, inner in value.items():
            for row in _unfolded(shape, inner, keys - 1):
                yield [key, *row]
    elif shape.rest == "value":
        yield [value]
    elif shape.rest == "list":
        yield from ([item] for item in value)
    else:
        names = [name for name, _ in shape.columns[shape.keys :]]
        yield from ([row[name] for name in names] for row in value)


def _folded(shape: Rows, cells: Sequence[Sequence[Cell]]) -> Any:
    names = [name for name, _ in shape.columns[shape.keys :]]
    value: Any = {key: {} for key in shape.always} if shape.keys else []
    for row in cells:
        keys, rest = [str(key) for key in row[: shape.keys]], row[shape.keys :]
        own = dict(zip(names, rest, strict=True)) if shape.rest == "rows" else rest[0]
        inner = value
        for number, key in enumerate(keys):
            is_last = number == len(keys) - 1
            if is_last and shape.rest == "value":
                inner[key] = own
            else:
                inner = inner.setdefault(key, [] if is_last else {})
        if shape.rest != "value":
            inner.append(own)
    return value
