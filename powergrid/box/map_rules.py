# SPDX-License-Identifier: MIT
"""A board's own rules, as its file gives them: how each is read and checked."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final

from powergrid.box.edition_tables import READERS, by_field
from powergrid.box.fuel_tables import (
    COUNTS,
    MAX_TOKENS,
    PRICES,
    check_starting_fuel,
    read_refill,
    read_spaces,
    read_tokens,
    three_steps,
)
from powergrid.box.plant_file import check_plant, load_plants, plant_of
from powergrid.files.fields import Fields
from powergrid.rules.board import FuelDiscount, MapRules, NorthMarket
from powergrid.rules.fuel import FUEL_NAMES
from powergrid.rules.plants import KINDS, STEP3, Plant

_MAX: Final = 99
_MAX_CITIES: Final = 200
_PLANT_KEYS: Final = ("number", "kind", "fuel", "cities")
_DISCOUNT_KEYS: Final = ("city", "fuel", "amount")


def read_map_rules(holder: Fields, rules: MapRules, areas: Sequence[str]) -> MapRules:
    """Return a board's rules with those that a part of its file gives."""
    if "rules" not in holder:
        return rules
    given = holder.part("rules", RULE_KEYS)
    changed = {key: read(given, key) for key, read in _READERS.items() if key in given}
    if "other_plants" in given:
        changed["other_plants"] = _other_plants(given, areas)
    tables = {key: READERS[key](given, key) for key in _EDITION_FIELDS if key in given}
    return rules._replace(**by_field(changed), edition={**rules.edition, **by_field(tables)})


def _whole(given: Fields, key: str, low: int = 0) -> int:
    return given.whole(key, low, _MAX)


def _plant_number(given: Fields, key: str) -> int:
    return check_plant(given.whole(key, 1, STEP3 - 1), given, key)


def _areas_by_kind(given: Fields, key: str) -> dict[str, tuple[str, ...]]:
    kinds = given.part(key, KINDS)
    return {kind: kinds.ids(kind) for kind in kinds}


def _discounts(given: Fields, key: str) -> tuple[FuelDiscount, ...]:
    return tuple(
        FuelDiscount(row.id("city"), _fuel(row, "fuel"), _whole(row, "amount", 1))
        for row in given.parts(key, _DISCOUNT_KEYS, _MAX_CITIES)
    )


def _fuel(given: Fields, key: str) -> int:
    return FUEL_NAMES.index(given.choice(key, FUEL_NAMES))


def _north_market(given: Fields, key: str) -> NorthMarket:
    market = given.part(key, NorthMarket._fields)
    spaces, fuel = read_spaces(market, "spaces"), read_tokens(market, "starting_fuel")
    check_starting_fuel(fuel, spaces, market, "starting_fuel")
    return NorthMarket(spaces, fuel, read_refill(market, "refill"))


def _closed(given: Fields, key: str) -> dict[int, dict[int, int]]:
    table = given.part(key, COUNTS)
    rows = {int(count): table.part(count, PRICES) for count in table}
    return {
        count: {int(price): row.whole(price, 1, _MAX_CITIES) for price in row}
        for count, row in rows.items()
    }


def _uranium_leaves(given: Fields, key: str) -> dict[int, tuple[int, int, int]]:
    table = given.part(key, COUNTS)
    return {int(count): three_steps(table, count, 0, MAX_TOKENS) for count in COUNTS}


def _price_limits(given: Fields, key: str) -> tuple[int | None, ...]:
    limits = given.wholes_or(key, ("none",), 0, _MAX)
    if len(limits) != 3:
        raise given.error("this must be three values: a price, or none for no limit.", key)
    return tuple(None if isinstance(limit, str) else limit for limit in limits)


def _burns_more(given: Fields, key: str) -> dict[str, int]:
    kinds = given.part(key, KINDS)
    return {kind: kinds.whole(kind, 1, 9) for kind in kinds}


def _other_plants(given: Fields, areas: Sequence[str]) -> dict[str, tuple[Plant, ...]]:
    by_area = given.part("other_plants", areas)
    return {area: tuple(map(_plant, by_area.parts(area, _PLANT_KEYS, STEP3))) for area in by_area}


def _plant(row: Fields) -> Plant:
    number = _plant_number(row, "number")
    return plant_of(row, number, load_plants()[number].back)


_READERS: Final[dict[str, Callable[[Fields, str], Any]]] = {
    "coal_storage_price": partial(_whole, low=1),
    "is_storage_open": Fields.truth,
    "uranium_phase_out_plant": _plant_number,
    "plants_need_city_in": _areas_by_kind,
    "fuel_discounts": _discounts,
    "second_network_cost": _whole,
    "no_start_in": Fields.ids,
    "glut_fuel": _fuel,
    "north_market": _north_market,
    "may_lie_apart": Fields.truth,
    "are_optional": Fields.truth,
    "has_second_network": Fields.truth,
    "buys_one_by_one": Fields.truth,
    "powers_most": Fields.truth,
    "buys_after_discount": Fields.truth,
    "passing_cost": _whole,
    "longest_way": _whole,
    "outage_above": _whole,
    "outage_cut": _whole,
    "side_pile": _whole,
    "begin_in": Fields.ids,
    "closed": _closed,
    "uranium_leaves": _uranium_leaves,
    "carbon_tax": lambda given, key: three_steps(given, key, 0, _MAX),
    "price_limits": _price_limits,
    "burns_more": _burns_more,
}
_EDITION_FIELDS: Final = tuple(key for key in READERS if key not in ("players", "bank_players"))

RULE_KEYS: Final = ("other_plants", *_READERS, *_EDITION_FIELDS)
"""The rules that a board may change."""
