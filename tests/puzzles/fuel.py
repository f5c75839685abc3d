# SPDX-License-Identifier: MIT
"""A puzzle about fuel."""

from pathlib import Path

from powergrid.analysis import ComparedOption, Comparison
from powergrid.analysis.fuel_turns import fuel_turns
from powergrid.puzzles import Puzzle, add, load_set, puzzle_of
from powergrid.records import load, replay
from powergrid.rules.state import BUYING_FUEL
from tests.records.games import KEPT


def fuel_puzzle(folder: Path) -> Puzzle:
    """Return a puzzle with three ways to buy fuel, kept in a folder; the last one was taken."""
    record = load(KEPT[0])
    steps = list(replay(record))
    at = next(
        at
        for at, step in enumerate(steps)
        if step.state.asks == BUYING_FUEL and len(fuel_turns(step.state, ())) > 2
    )
    turns = fuel_turns(steps[at].state, ())[:3]
    options = tuple(ComparedOption(turn[0], 0.5, (), turn[1:-1]) for turn in turns)
    choice = Comparison(options, 0.2, 0.05, 0.1, 24, done=2)
    add(folder, *puzzle_of("fuel", choice, record.header, steps[: at + 1]))
    (puzzle,) = load_set(folder)
    return puzzle
