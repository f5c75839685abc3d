# SPDX-License-Identifier: MIT
"""Fuel tables in the files of editions and boards: the market, starting tokens, the refill."""

from typing import Final, TypeAlias

from powergrid.files.fields import Fields
from powergrid.rules.fuel import FUEL_NAMES, Tokens

COUNTS: Final = ("2", "3", "4", "5", "6")
"""The player counts, as keys."""

MAX_TOKENS: Final = 99
"""The maximum for one fuel."""

_MAX_PRICE: Final = 99
PRICES: Final = tuple(map(str, range(_MAX_PRICE + 1)))
"""All prices, as keys."""

Refill: TypeAlias = dict[int, tuple[tuple[int, int, int], ...]]
"""By player count, then by fuel: the tokens added in Steps 1, 2 and 3."""


def read_tokens(fields: Fields, key: str) -> Tokens:
    """Return the number of tokens of each fuel written under a key."""
    row = fields.part(key, FUEL_NAMES)
    coal, oil, garbage, uranium = (row.whole(name, 0, MAX_TOKENS) for name in FUEL_NAMES)
    return (coal, oil, garbage, uranium)


def read_spaces(fields: Fields, key: str) -> tuple[tuple[int, ...], ...]:
    """Return by fuel the price of every space of the market, cheapest first.

    The file gives the number of spaces at each price.
    """
    market = fields.part(key, FUEL_NAMES)
    return tuple(_spaces(market.part(name, PRICES)) for name in FUEL_NAMES)


def _spaces(row: Fields) -> tuple[int, ...]:
    spaces = [price for price in row for _ in range(row.whole(price, 1, MAX_TOKENS))]
    return tuple(sorted(map(int, spaces)))


def read_refill(fields: Fields, key: str) -> Refill:
    """Return the refill for every player count written under a key."""
    table = fields.part(key, COUNTS)
    return {int(count): _steps(table.part(count, FUEL_NAMES)) for count in COUNTS}


def _steps(row: Fields) -> tuple[tuple[int, int, int], ...]:
    return tuple(three_steps(row, name, 0, MAX_TOKENS) for name in FUEL_NAMES)


def three_steps(row: Fields, key: str, min_value: int, max_value: int) -> tuple[int, int, int]:
    """Return the three numbers, one for each step, written under a key."""
    steps = row.wholes(key, min_value, max_value)
    if len(steps) != 3:
        raise row.error(f"there are {len(steps)} numbers; write three, one for each step.", key)
    return (steps[0], steps[1], steps[2])


def check_starting_fuel(
    tokens: Tokens, spaces: tuple[tuple[int, ...], ...], fields: Fields, key: str
) -> None:
    """Raise an error about the key if the tokens do not fit on the market."""
    for name, count, prices in zip(FUEL_NAMES, tokens, spaces, strict=True):
        if count > len(prices):
            raise fields.error(
                f"the market has room for {len(prices)} {name} and not {count}; write fewer.",
                key,
                code="no_room_in_market",
                fuel=name,
                maximum=len(prices),
                found=count,
            )
