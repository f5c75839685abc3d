# SPDX-License-Identifier: MIT
"""Whole recorded games: the rules lead to every line of them."""

from itertools import groupby
from pathlib import Path
from typing import Any

import pytest

from powergrid.box import load_plants
from powergrid.records import load, replay, verify
from powergrid.records.lines import Move
from powergrid.records.moves import lines_of
from tests.records.games import KEPT, SHARED


def name_of(path: Path) -> str:
    return path.name.removesuffix(".json.gz")


def test_there_are_transcripts_to_test() -> None:
    assert len(KEPT) == 4


@pytest.mark.parametrize("path", KEPT + SHARED, ids=name_of)
def test_a_transcript_follows_the_rules(path: Path) -> None:
    verdict = verify(path)
    assert verdict.is_ok, str(verdict)
    assert verdict.moves > 400


@pytest.mark.parametrize("path", KEPT + SHARED, ids=name_of)
def test_written_lines_equal_the_lines_read(path: Path) -> None:
    record = load(path)
    written = [move for step in replay(record) for move in lines_of(step.events, step.state)]
    for ours, theirs in zip(ordered(written), ordered(record.moves), strict=True):
        assert list(ours) == list(theirs)
        assert ours == theirs


def ordered(moves: Any) -> list[Move]:
    """Return the lines with everything in one order that a record may hold in any order."""
    lines: list[Move] = []
    for kind, group in groupby(moves, key=lambda move: move["type"]):
        same = [one_order(move) for move in group]
        if kind == "run":
            same = one_mix(sorted(same, key=lambda move: int(move["plant"])))
        elif kind == "scrap_fuel":
            same = [
                {"scrapped": sorted(move["fuel"] for move in same for _ in range(move["amount"]))}
            ]
        lines += same
    return lines


def one_order(move: Move) -> Move:
    if move["type"] != "check":
        return move
    players = [
        owner | {"plants": sorted(owner["plants"]), "cities": sorted(owner["cities"])}
        for owner in move["players"]
    ]
    return move | {"players": players}


def one_mix(runs: list[Move]) -> list[Move]:
    """Return the runs of a turn with the fuel of all hybrids summed up."""
    hybrids = [run for run in runs if load_plants()[run["plant"]].kind == "hybrid"]
    burnt = sorted(fuel for run in hybrids for fuel, n in run["fuel"].items() for _ in range(n))
    return [run | {"fuel": burnt} if run in hybrids else run for run in runs]
