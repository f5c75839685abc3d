# SPDX-License-Identifier: MIT
"""The four fuels, and the fuel market as a table of prices."""

from functools import cache
from typing import Final, TypeAlias

COAL: Final = 0
OIL: Final = 1
GARBAGE: Final = 2
URANIUM: Final = 3

FUELS: Final = (COAL, OIL, GARBAGE, URANIUM)
FUEL_NAMES: Final = ("coal", "oil", "garbage", "uranium")

Tokens: TypeAlias = tuple[int, int, int, int]
"""A number for each fuel, in the order of `FUELS`."""

NO_TOKENS: Final[Tokens] = (0, 0, 0, 0)

_THREE_A_SPACE = tuple(price for price in range(1, 9) for _ in range(3))
_ONE_A_SPACE = (1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 16)

SPACES: Final = (_THREE_A_SPACE, _THREE_A_SPACE, _THREE_A_SPACE, _ONE_A_SPACE)
"""By fuel, the price of every space of the market, cheapest first."""

TOTAL: Final[Tokens] = (24, 24, 24, 12)
"""All tokens in the box, by fuel; each market has just as many spaces."""


def _worths(prices: tuple[int, ...]) -> tuple[int, ...]:
    worth = [0]
    for price in reversed(prices):
        worth.append(worth[-1] + price)
    return tuple(worth)


WORTH: Final = tuple(_worths(prices) for prices in SPACES)
"""By fuel, what the n dearest tokens cost together; so k of n cost WORTH[n] - WORTH[n - k]."""


@cache
def worth_less(fuel: int, discount: int) -> tuple[int, ...]:
    """Return what `WORTH` has for a fuel where every token is cheaper, but none below 0."""
    return _worths(tuple(max(0, price - discount) for price in SPACES[fuel]))


def next_price(fuel: int, stock: int) -> int:
    """Return the price of the cheapest token of a market that holds `stock` > 0 tokens."""
    return SPACES[fuel][-stock]


def added(tokens: Tokens, fuel: int, amount: int) -> Tokens:
    """Return `tokens` with `amount` more (or, below zero, fewer) of one fuel."""
    coal, oil, garbage, uranium = tokens
    if fuel == COAL:
        return (coal + amount, oil, garbage, uranium)
    if fuel == OIL:
        return (coal, oil + amount, garbage, uranium)
    if fuel == GARBAGE:
        return (coal, oil, garbage + amount, uranium)
    return (coal, oil, garbage, uranium + amount)
