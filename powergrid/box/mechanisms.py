# SPDX-License-Identifier: MIT
"""The rules of boards with special mechanisms, as their files give them."""

from typing import Any, Final

from powergrid.box.fuel_tables import COUNTS, MAX_TOKENS, three_steps
from powergrid.files.fields import Fields
from powergrid.rules.plants import KINDS

_MAX: Final = 99
_MAX_CITIES: Final = 200
_PRICES: Final = tuple(map(str, range(_MAX + 1)))
_TRUTHS: Final = ("has_second_network", "buys_one_by_one", "powers_most", "buys_after_discount")
_WHOLES: Final = ("passing_cost", "longest_way", "outage_above", "outage_cut", "side_pile")

MECHANISM_KEYS: Final = (
    *_TRUTHS,
    *_WHOLES,
    "begin_in",
    "closed",
    "uranium_leaves",
    "carbon_tax",
    "price_limits",
    "burns_more",
)


def read_mechanisms(given: Fields) -> dict[str, Any]:
    """Return those of these rules that a file gives, by their names in `MapRules`."""
    found: dict[str, Any] = {key: given.truth(key) for key in _TRUTHS if key in given}
    found |= {key: given.whole(key, 0, _MAX) for key in _WHOLES if key in given}
    if "begin_in" in given:
        found["begin_in"] = given.ids("begin_in")
    if "closed" in given:
        found["closed"] = _closed(given)
    if "uranium_leaves" in given:
        table = given.part("uranium_leaves", COUNTS)
        found["uranium_leaves"] = {
            int(count): three_steps(table, count, 0, MAX_TOKENS) for count in COUNTS
        }
    if "carbon_tax" in given:
        found["carbon_tax"] = three_steps(given, "carbon_tax", 0, _MAX)
    if "price_limits" in given:
        found["price_limits"] = _price_limits(given)
    if "burns_more" in given:
        kinds = given.part("burns_more", KINDS)
        found["burns_more"] = {kind: kinds.whole(kind, 1, 9) for kind in kinds}
    return found


def _closed(given: Fields) -> dict[int, dict[int, int]]:
    table = given.part("closed", COUNTS)
    rows = {int(count): table.part(count, _PRICES) for count in table}
    return {
        count: {int(price): row.whole(price, 1, _MAX_CITIES) for price in row}
        for count, row in rows.items()
    }


def _price_limits(given: Fields) -> tuple[int | None, ...]:
    limits = given.wholes_or("price_limits", ("none",), 0, _MAX)
    if len(limits) != 3:
        raise given.error(
            "this must be three values: a price, or none for no limit.", "price_limits"
        )
    return tuple(None if isinstance(limit, str) else limit for limit in limits)
