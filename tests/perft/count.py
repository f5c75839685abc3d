# SPDX-License-Identifier: MIT
"""Count the sequences of actions that can be played from the positions kept here.

python -m tests.perft.count            print them and whether they are as recorded
python -m tests.perft.count --write    record them anew, and whatever position lacks its record
"""

import argparse
import json
import sys
from collections.abc import Sequence
from functools import partial
from time import perf_counter
from typing import TypeAlias

from powergrid.records import load, replay
from powergrid.rules import State, apply, legal
from powergrid.rules.state import Deal
from tests.perft.positions import POSITIONS, Position, write
from tests.perft.sequences import by_layers

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
    sequences, reached = by_layers(state, legal, partial(apply, deal=deal), depth)
    return {"sequences": sequences, "states": reached}


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
