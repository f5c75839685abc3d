# SPDX-License-Identifier: MIT
"""Tables of fuel as editions and maps write them: tokens at the start, and the refill."""

from typing import Final, TypeAlias

from powergrid.box.fields import Fields
from powergrid.rules.fuel import FUEL_NAMES, TOTAL, Tokens

COUNTS: Final = ("2", "3", "4", "5", "6")
"""The player counts, as keys."""

Refill: TypeAlias = dict[int, tuple[tuple[int, int, int], ...]]
"""By player count, then by fuel: the tokens added in Steps 1, 2 and 3."""


def read_tokens(fields: Fields, key: str) -> Tokens:
    """Return the number of tokens of each fuel written under a key."""
    row = fields.part(key, FUEL_NAMES)
    coal, oil, garbage, uranium = (
        row.whole(name, 0, most) for name, most in zip(FUEL_NAMES, TOTAL, strict=True)
    )
    return (coal, oil, garbage, uranium)


def read_refill(fields: Fields, key: str) -> Refill:
    """Return the refill for every player count written under a key."""
    table = fields.part(key, COUNTS)
    return {int(count): _steps(table.part(count, FUEL_NAMES)) for count in COUNTS}


def _steps(row: Fields) -> tuple[tuple[int, int, int], ...]:
    return tuple(_three(row, name, most) for name, most in zip(FUEL_NAMES, TOTAL, strict=True))


def _three(row: Fields, name: str, most: int) -> tuple[int, int, int]:
    steps = row.wholes(name, 0, most)
    if len(steps) != 3:
        raise row.error(f"these are {len(steps)} numbers; write three, one for each step.", name)
    return (steps[0], steps[1], steps[2])
