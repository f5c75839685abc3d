# SPDX-License-Identifier: MIT
"""The tables of the rulebook with the figures of a game."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from itertools import groupby
from typing import Final

from powergrid.gui.kit.translation import translate
from powergrid.gui.power_grid.words.names import area_name
from powergrid.gui.power_grid.words.terms import fuel_title, need_counted
from powergrid.gui.rulebook.rules import Rows
from powergrid.rules.fuel import FUELS, URANIUM, Tokens
from powergrid.rules.game import Game

_WIDE: Final = 11
"""The number of columns of the income table."""


def starting_fuel(game: Game) -> Rows:
    """Return the tokens in the market at the start, and the price of the cheapest of each kind."""
    return _starting(game.edition.starting_fuel, game.spaces)


def northern_fuel(game: Game) -> Rows:
    """Return the same of the northern market."""
    north = game.north
    return [] if north is None else _starting(north.starting_fuel, north.spaces)


def _starting(start: Tokens, spaces: Sequence[Sequence[int]]) -> Rows:
    head = ["", translate("Rulebook", "Tokens"), translate("Rulebook", "Cheapest")]
    rows = [
        [
            fuel_title(fuel),
            str(start[fuel]),
            str(spaces[fuel][-start[fuel]]) if start[fuel] else "–",
        ]
        for fuel in FUELS
    ]
    return [head, *rows]


def fuel_spaces(game: Game) -> Rows:
    """Return the number of tokens of each kind, and the prices of the market's spaces.

    With unusual spaces, also how many tokens fit at each price.
    """
    head = ["", translate("Rulebook", "Tokens in all"), translate("Rulebook", "Spaces")]
    tokens, spaces = game.edition.tokens, game.spaces
    spaces_text = _ranges if has_usual_spaces(spaces) else _by_count
    return [head, *([fuel_title(f), str(tokens[f]), spaces_text(spaces[f])] for f in FUELS)]


def has_usual_spaces(spaces: Sequence[Sequence[int]]) -> bool:
    """Return whether the spaces 1 to 8 hold three tokens of each fuel, those of uranium one."""
    of_uranium = spaces[URANIUM]
    three_each = [price for price in range(1, 9) for _ in range(3)]
    others = [list(spaces[fuel]) for fuel in FUELS if fuel != URANIUM]
    return len({*of_uranium}) == len(of_uranium) and all(own == three_each for own in others)


def northern_spaces(game: Game) -> Rows:
    """Return the prices of the northern market's spaces, and how many tokens fit at each."""
    head = ["", translate("Rulebook", "Spaces")]
    north = game.north
    if north is None:
        return []
    return [head, *([fuel_title(fuel), _by_count(north.spaces[fuel])] for fuel in FUELS)]


def refill(game: Game) -> Rows:
    """Return how many tokens of each kind are refilled, in each Step if there are several."""
    return _refilled(game, game.refill)


def northern_refill(game: Game) -> Rows:
    """Return the same of the northern market."""
    return [] if game.north is None else _refilled(game, game.north.refill[game.players])


def _refilled(game: Game, refill: Sequence[Sequence[int]]) -> Rows:
    step = translate("Rulebook", "Step {step}")
    heads = [step.format(step=number) for number in (1, 2, 3)]
    if not game.edition.has_steps:
        heads = [translate("Rulebook", "Tokens")]
    rows = [[fuel_title(fuel), *map(str, refill[fuel][: len(heads)])] for fuel in FUELS]
    return [["", *heads], *rows]


def payments(game: Game) -> Rows:
    """Return the income for each number of cities powered, in pairs of rows."""
    paid = game.edition.payments
    rows: Rows = []
    for first in range(0, len(paid), _WIDE):
        counts = range(first, min(first + _WIDE, len(paid)))
        rows.append([translate("Rulebook", "Cities"), *map(str, counts)])
        rows.append([translate("Rulebook", "Elektro"), *(str(paid[count]) for count in counts)])
    return rows


def other_plants(game: Game, areas: Iterable[int]) -> Rows:
    """Return the plants that these areas bring, with what they burn and power."""
    board = game.board
    head = [
        translate("Rulebook", "Plant"),
        translate("Rulebook", "Area"),
        translate("Rulebook", "Burns"),
        translate("Rulebook", "Cities"),
    ]
    rows = [
        [str(own.number), area_name(board, at), need_counted(own) or "–", str(own.cities)]
        for at in sorted(areas)
        for own in board.rules.other_plants.get(board.areas[at].id, ())
    ]
    return [head, *rows]


_TABLES: Final[dict[str, Callable[[Game], Rows]]] = {
    "starting_fuel": starting_fuel,
    "northern_fuel": northern_fuel,
    "northern_spaces": northern_spaces,
    "northern_refill": northern_refill,
    "fuel_spaces": fuel_spaces,
    "refill": refill,
    "payments": payments,
}


def table(name: str, game: Game, areas: Iterable[int]) -> Rows:
    """Return a table of a game by its name; `areas` are those that may be in play."""
    return other_plants(game, areas) if name == "other_plants" else _TABLES[name](game)


def _by_count(prices: Sequence[int]) -> str:
    """Return prices as 1–4 (2), 5–8 (3): with how many tokens fit at each."""
    fits = Counter(prices)
    groups = groupby(sorted(fits), lambda price: fits[price])
    return ", ".join(f"{_ranges(tuple(same))} ({count})" for count, same in groups) or "–"


def _ranges(prices: Sequence[int]) -> str:
    """Return prices as 1–8, 10, 12: consecutive ones as ranges."""
    runs: list[list[int]] = []
    for price in sorted(set(prices)):
        if runs and price == runs[-1][-1] + 1:
            runs[-1].append(price)
        else:
            runs.append([price])
    return ", ".join(f"{run[0]}–{run[-1]}" if len(run) > 1 else str(run[0]) for run in runs)
