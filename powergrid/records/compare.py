# SPDX-License-Identifier: MIT
"""Comparing a line of a record with the one that the rules produce."""

from collections.abc import Iterator
from typing import Any, TypeAlias

from powergrid.records.lines import Move
from powergrid.rules.scoring import standing
from powergrid.rules.state import State

Mismatch: TypeAlias = tuple[str, Any, Any]
"""Where two lines differ, the expected value there, and the one found."""

_UNORDERED = frozenset({"plants", "cities"})
_FALSE_IF_MISSING = frozenset({"sole", "discount", "second_network"})
_KNOWN = frozenset(
    {
        *("from", "market", "powered", "income", "scrapped", "uranium"),
        *("bank", "marked", "coal_storage", "fuel_market_north", "uranium_mine_market"),
        *("second_network_used", "side_pile", "pile_runs_out", *_FALSE_IF_MISSING),
    }
)


def first_mismatch(expected: Move, found: Move, state: State) -> Mismatch | None:
    """Return the first difference of two lines, None if there is none."""
    if found["type"] != expected["type"]:
        return "", expected, found
    if expected["type"] == "result" and _is_tie_order(found["order"], state):
        found = {**found, "order": expected["order"]}
    return next(_mismatches("", expected, found), None)


def _mismatches(path: str, expected: Any, found: Any) -> Iterator[Mismatch]:
    if isinstance(expected, dict) and isinstance(found, dict):
        for key in dict.fromkeys((*expected, *_known(found))):
            where = f"{path}.{key}" if path else key
            yield from _item_mismatches(where, key, expected.get(key), found.get(key))
    elif isinstance(expected, list) and isinstance(found, list) and len(expected) == len(found):
        for index, (one, other) in enumerate(zip(expected, found, strict=True)):
            yield from _mismatches(f"{path}[{index}]", one, other)
    elif expected != found:
        yield path, expected, found


def _item_mismatches(path: str, key: str, expected: Any, found: Any) -> Iterator[Mismatch]:
    if key in _FALSE_IF_MISSING:
        expected, found = bool(expected), bool(found)
    if key in _UNORDERED and isinstance(expected, list) and isinstance(found, list):
        expected, found = sorted(expected), sorted(found)
        if expected != found:
            yield path, expected, found
        return
    yield from _mismatches(path, expected, found)


def _known(found: dict[str, Any]) -> Iterator[str]:
    """Yield the keys of a line that are compared even if the expected line does not have them."""
    return (key for key in found if key in _KNOWN)


def _is_tie_order(order: list[int], state: State) -> bool:
    """Return whether the order differs only between seats that are tied in everything."""
    if sorted(order) != sorted(state.ranking):
        return False
    standings = [standing(state, seat) for seat in order]
    return standings == sorted(standings, reverse=True)
