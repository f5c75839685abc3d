# SPDX-License-Identifier: MIT
"""The fields of an edition in its file: how each is read and checked."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from powergrid.box.fuel_tables import (
    COUNTS,
    read_refill,
    read_spaces,
    read_tokens,
    three_steps,
)
from powergrid.box.plant_file import check_plant
from powergrid.files.fields import Fields
from powergrid.rules.edition import OTHER, PLUG, PlannedRow
from powergrid.rules.options import OPTION_NAMES
from powergrid.rules.plants import KINDS, STEP3

_TIE_BREAKS = ("money", "cities")
_MAX_CARDS = 42
_MAX_MONEY = 1000
_MAX_HOUSE_PRICE = 99
_MAX_PLACES = 3
"""A city has room for three houses on the board."""
_MAX_MARKET = 8
_MAX_RUNS = 9

_Reader = Callable[[Fields, str], Any]


def _whole(low: int, high: int) -> _Reader:
    return lambda fields, key: fields.whole(key, low, high)


def _player_counts(fields: Fields, key: str) -> tuple[int, ...]:
    return fields.wholes(key, 2, 6)


def _choices(options: tuple[str, ...]) -> _Reader:
    return lambda fields, key: fields.choices(key, options)


def _by_count(fields: Fields, key: str) -> dict[int, int]:
    table = fields.part(key, COUNTS)
    return {int(count): table.whole(count, 1, _MAX_CARDS) for count in COUNTS}


def _removed(fields: Fields, key: str) -> dict[int, tuple[int, int]]:
    table = fields.part(key, COUNTS)
    removed = {}
    for count in COUNTS:
        cards = table.wholes(count, 0, _MAX_CARDS)
        if len(cards) != 2:
            raise table.error("this must be two numbers: [plug cards, the others].", count)
        removed[int(count)] = (cards[0], cards[1])
    return removed


def _payments(fields: Fields, key: str) -> tuple[int, ...]:
    payments = fields.wholes(key, 0, _MAX_MONEY)
    if not payments:
        raise fields.error("write at least what no powered city pays.", key, code="no_payment")
    return payments


def _house_prices(fields: Fields, key: str) -> tuple[int, ...]:
    prices = fields.wholes(key, 0, _MAX_HOUSE_PRICE)
    if not 1 <= len(prices) <= _MAX_PLACES:
        what = f"a city has 1 to {_MAX_PLACES} places; give each a price."
        raise fields.error(what, key, code="places", maximum=_MAX_PLACES)
    return prices


def _open_places(fields: Fields, key: str) -> tuple[int, int, int]:
    return three_steps(fields, key, 1, _MAX_PLACES)


def read_plants_of(fields: Fields, key: str) -> tuple[int, ...]:
    """Return the numbers of plants written under a key."""
    numbers = fields.wholes(key, 1, STEP3 - 1)
    for number in numbers:
        check_plant(number, fields, key)
    return numbers


def _plants_by_count(fields: Fields, key: str) -> dict[int, tuple[int, ...]]:
    table = fields.part(key, COUNTS)
    return {int(count): read_plants_of(table, count) for count in table}


def _cards(fields: Fields, key: str) -> tuple[int | str, ...]:
    cards = fields.wholes_or(key, (PLUG, OTHER), 1, STEP3 - 1)
    return tuple(
        card if isinstance(card, str) else check_plant(card, fields, key) for card in cards
    )


def _planned_row(fields: Fields, key: str) -> PlannedRow:
    row = fields.part(key, PlannedRow._fields)
    sorted_to, shuffled_to = (row.whole(name, 1, STEP3 - 1) for name in PlannedRow._fields[:2])
    if shuffled_to < sorted_to:
        what = "this must not be lower than sorted_to."
        raise row.error(what, "shuffled_to", code="shuffled_below_sorted")
    added, kept = _by_count(row, "added"), _by_count(row, "kept")
    return PlannedRow(sorted_to, shuffled_to, added, kept, row.whole("in_step3", 1, _MAX_MARKET))


READERS: Final[dict[str, _Reader]] = {
    "players": _player_counts,
    "areas": _by_count,
    "removed": _removed,
    "plants_allowed": _by_count,
    "step2_at": _by_count,
    "end_at": _by_count,
    "starting_money": _whole(0, _MAX_MONEY),
    "spaces": read_spaces,
    "tokens": read_tokens,
    "starting_fuel": read_tokens,
    "payments": _payments,
    "refill": read_refill,
    "house_prices": _house_prices,
    "open_places": _open_places,
    "stored_runs": _whole(1, _MAX_RUNS),
    "actual_market": _whole(1, _MAX_MARKET),
    "future_market": _whole(0, _MAX_MARKET),
    "opening_market": read_plants_of,
    "first_cards": _cards,
    "has_discount_token": Fields.truth,
    "has_obsolete_plants": Fields.truth,
    "removed_when_unsold": _whole(0, _MAX_MARKET),
    "does_step2_before_step3": Fields.truth,
    "tie_break": _choices(_TIE_BREAKS),
    "options": _choices(OPTION_NAMES),
    "bank_players": _player_counts,
    "next_cards": _cards,
    "never_removed": read_plants_of,
    "plants_out": _plants_by_count,
    "aside_until_step2": read_plants_of,
    "cards_below_step3": _whole(0, _MAX_MARKET),
    "early_kinds": _choices(KINDS),
    "kept_kinds": _choices(KINDS),
    "removes_lowest_at_first_pass": Fields.truth,
    "removes_lowest_each_round": Fields.truth,
    "replaces_in_step2": Fields.truth,
    "has_order_after_auctions": Fields.truth,
    "does_step2_when_full": Fields.truth,
    "has_steps": Fields.truth,
    "not_in_step1": _choices(KINDS),
    "leave_in_step1": read_plants_of,
    "does_step2_by_deck": Fields.truth,
    "under_in_step2": _whole(1, _MAX_MARKET),
    "planned_row": _planned_row,
}
"""How each table of an edition is read, except its id. Boards may set most of them, too."""

_FIELDS: Final = {"actual_market": "current_market", "longest_way": "max_route_cost"}
"""Fields of editions and boards that have another name in files, where they are older."""


def by_field(tables: Mapping[str, Any]) -> dict[str, Any]:
    """Return tables by the field that holds them instead of their key in files."""
    return {_FIELDS.get(key, key): table for key, table in tables.items()}
