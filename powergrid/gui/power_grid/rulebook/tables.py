# SPDX-License-Identifier: MIT
"""The tables of the rulebook with the figures of a game."""

from collections.abc import Callable, Sequence
from typing import Final

from powergrid.gui.kit.translation import translate
from powergrid.gui.power_grid.words.terms import fuel_title
from powergrid.gui.rulebook.rules import Rows
from powergrid.rules.fuel import FUELS
from powergrid.rules.fuel_market import next_price
from powergrid.rules.game import Game

_WIDE: Final = 11
"""The number of columns of the income table."""


def starting_fuel(game: Game) -> Rows:
    """Return the tokens in the market at the start, and the price of the cheapest of each kind."""
    start = game.edition.starting_fuel
    head = ["", translate("Rulebook", "Tokens"), translate("Rulebook", "Cheapest")]
    rows = [
        [
            fuel_title(fuel),
            str(start[fuel]),
            str(next_price(game, fuel, start[fuel])) if start[fuel] else "–",
        ]
        for fuel in FUELS
    ]
    return [head, *rows]


def fuel_spaces(game: Game) -> Rows:
    """Return the number of tokens of each kind, and the prices of the market's spaces."""
    head = ["", translate("Rulebook", "Tokens in all"), translate("Rulebook", "Spaces")]
    return [
        head,
        *(
            [fuel_title(fuel), str(game.edition.tokens[fuel]), _ranges(game.spaces[fuel])]
            for fuel in FUELS
        ),
    ]


def refill(game: Game) -> Rows:
    """Return how many tokens of each kind are refilled in each Step."""
    step = translate("Rulebook", "Step {step}")
    head = ["", *(step.format(step=number) for number in (1, 2, 3))]
    return [head, *([fuel_title(fuel), *map(str, game.refill[fuel])] for fuel in FUELS)]


def payments(game: Game) -> Rows:
    """Return the income for each number of cities powered, in pairs of rows."""
    paid = game.edition.payments
    rows: Rows = []
    for first in range(0, len(paid), _WIDE):
        counts = range(first, min(first + _WIDE, len(paid)))
        rows.append([translate("Rulebook", "Cities"), *map(str, counts)])
        rows.append([translate("Rulebook", "Elektro"), *(str(paid[count]) for count in counts)])
    return rows


TABLES: Final[dict[str, Callable[[Game], Rows]]] = {
    "starting_fuel": starting_fuel,
    "fuel_spaces": fuel_spaces,
    "refill": refill,
    "payments": payments,
}


def _ranges(prices: Sequence[int]) -> str:
    """Return prices as 1–8, 10, 12: consecutive ones as ranges."""
    runs: list[list[int]] = []
    for price in sorted(set(prices)):
        if runs and price == runs[-1][-1] + 1:
            runs[-1].append(price)
        else:
            runs.append([price])
    return ", ".join(f"{run[0]}–{run[-1]}" if len(run) > 1 else str(run[0]) for run in runs)
