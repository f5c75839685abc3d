# SPDX-License-Identifier: MIT
"""Count the sequences of actions that can be played from the positions kept here.

python -m tests.perft.count            print them and whether they are as recorded
python -m tests.perft.count --write    record them anew, and whatever position lacks its record
"""

import argparse
import json
import sys
from collections.abc import Sequence
from time import perf_counter
from typing import TypeAlias

from powergrid.records import load, replay
from powergrid.rules import State, apply, legal
from powergrid.rules.state import Deal
from tests.perft.positions import POSITIONS, Position, write

Counts: TypeAlias = dict[str, list[int]]
"""By depth, from 1: the `sequences` of that many actions, and the distinct `states` they lead to.

The states of the last depth are not counted: its sequences are those that `count()` promises.
"""


def counted(position: Position) -> Counts:
    """Return the counts of a position."""
    record = load(position.record)
    *_, last = replay(record)
    assert last.state.asks == position.asks
    return perft(last.state, record.deal(), position.depth)


def perft(state: State, deal: Deal, depth: int) -> Counts:
    """Return the counts by depth, playing every action of all depths but the last."""
    layer = {state.facts(): (state, 1)}
    sequences, reached = [], []
    for _ in range(depth - 1):
        layer = _next(layer, deal)
        sequences.append(sum(ways for _, ways in layer.values()))
        reached.append(len(layer))
    sequences.append(sum(legal(last).count() * ways for last, ways in layer.values()))
    return {"sequences": sequences, "states": reached}


def _next(
    layer: dict[tuple[object, ...], tuple[State, int]], deal: Deal
) -> dict[tuple[object, ...], tuple[State, int]]:
    """Return the states one action later, each with the number of sequences that lead to it."""
    found: dict[tuple[object, ...], tuple[State, int]] = {}
    for state, ways in layer.values():
        for action in legal(state):
            twin = state.copy()
            apply(twin, action, deal)
            facts = twin.facts()
            _, others = found.get(facts, (twin, 0))
            found[facts] = (twin, others + ways)
    return found


def recorded(position: Position) -> Counts:
    """Return the counts on file."""
    counts: Counts = json.loads(position.golden.read_text())
    return counts


def main(arguments: Sequence[str] | None = None) -> int:
    """Count all positions; return 1 if one differs from its file."""
    parser = argparse.ArgumentParser(prog="tests.perft.count", description=__doc__)
    parser.add_argument("--write", action="store_true", help="record the counts")
    parser.add_argument("names", nargs="*", help="of these positions alone")
    args = parser.parse_args(arguments)
    is_same = True
    for position in POSITIONS:
        if not args.names or position.name in args.names:
            is_same = _one(position, args.write) and is_same
    return 0 if is_same else 1


def _one(position: Position, is_writing: bool) -> bool:
    if is_writing and not position.record.exists():
        write(position)
    start = perf_counter()
    counts = counted(position)
    seconds = perf_counter() - start
    is_same = position.golden.exists() and counts == recorded(position)
    if is_writing:
        position.golden.write_text(json.dumps(counts) + "\n")
    figures = " ".join(f"{number:,}" for number in counts["sequences"])
    word = "as recorded" if is_same else "DIFFERENT"
    print(f"{position.name:<34}{figures:<34}{seconds:6.2f} s  {word}", flush=True)
    return is_same or is_writing


if __name__ == "__main__":
    sys.exit(main())
