# SPDX-License-Identifier: MIT
"""A puzzle about fuel."""

from itertools import combinations
from pathlib import Path

from powergrid.analysis import Advice, Comparison
from powergrid.analysis.fuel_turns import fuel_turns
from powergrid.puzzles import Puzzle, add, load_set, puzzle_of
from powergrid.records import load, replay
from powergrid.rules.actions import Action, BuyFuel, EndTurn
from powergrid.rules.state import BUYING_FUEL, State
from tests.records.games import KEPT

NOTHING: tuple[Action, ...] = (EndTurn(),)


def turns_that_begin_alike(state: State) -> list[tuple[Action, ...]]:
    """Return two ways to buy fuel with the same first purchase, and to buy none; empty if none."""
    pairs = combinations(fuel_turns(state, ()), 2)
    alike = (pair for pair in pairs if pair[0][0] == pair[1][0] and isinstance(pair[0][0], BuyFuel))
    pair = next(alike, None)
    return [*pair, NOTHING] if pair else []


def fuel_puzzle(folder: Path) -> Puzzle:
    """Return a puzzle with three ways to buy fuel, kept in a folder; the last one was taken."""
    record = load(KEPT[0])
    steps = list(replay(record))
    asked = (at for at, step in enumerate(steps) if step.state.asks == BUYING_FUEL)
    at = next(at for at in asked if turns_that_begin_alike(steps[at].state))
    turns = turns_that_begin_alike(steps[at].state)
    options = tuple(Advice(turn[0], 0.5, (), then=turn[1:-1]) for turn in turns)
    choice = Comparison(options, 0.2, 0.05, 0.1, 24, done=2)
    add(folder, *puzzle_of("fuel", choice, record.header, steps[: at + 1]))
    (puzzle,) = load_set(folder)
    return puzzle
