# SPDX-License-Identifier: MIT
"""The four fuels, and tokens of them."""

from collections.abc import Iterable
from itertools import accumulate
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


def worth(prices: Iterable[int]) -> tuple[int, ...]:
    """Return by n what the n most expensive tokens cost together; `prices` are ascending.

    So k of n tokens cost `worth[n] - worth[n - k]`.
    """
    return (0, *accumulate(reversed(tuple(prices))))


def add_tokens(tokens: Tokens, more: Tokens) -> Tokens:
    """Return two sets of tokens together."""
    return (tokens[0] + more[0], tokens[1] + more[1], tokens[2] + more[2], tokens[3] + more[3])


def subtract_tokens(tokens: Tokens, less: Tokens) -> Tokens:
    """Return a set of tokens without another."""
    return (tokens[0] - less[0], tokens[1] - less[1], tokens[2] - less[2], tokens[3] - less[3])


def add_fuel(tokens: Tokens, fuel: int, amount: int) -> Tokens:
    """Return `tokens` with `amount` more (or, below zero, fewer) of one fuel."""
    coal, oil, garbage, uranium = tokens
    if fuel == COAL:
        return (coal + amount, oil, garbage, uranium)
    if fuel == OIL:
        return (coal, oil + amount, garbage, uranium)
    if fuel == GARBAGE:
        return (coal, oil, garbage + amount, uranium)
    return (coal, oil, garbage, uranium + amount)
