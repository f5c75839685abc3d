# SPDX-License-Identifier: MIT
"""The sequences of actions from fixed positions are as many as they were.

python -m tests.factory.test_perft    record them anew; the difference is for review
"""

import json
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest

from powergrid.factory.bots.random_bots import BuilderBot
from powergrid.factory.rules import State, apply, legal
from powergrid.factory.rules.deal import Deal
from powergrid.factory.rules.state import BIDDING, BUREAUCRACY, BUYING, MARKET
from tests.factory.games import start
from tests.factory.table import game_for

GOLDEN = Path(__file__).parent / "perft.json"


class Position(NamedTuple):
    """The first moment of a phase in a game played at random, and how deep to count."""

    players: int
    round: int
    phase: int
    depth: int

    @property
    def name(self) -> str:
        return "-".join(map(str, self))


POSITIONS = (
    Position(2, 1, BIDDING, 6),
    Position(3, 2, BIDDING, 4),
    Position(5, 4, BIDDING, 3),
    Position(2, 1, MARKET, 6),
    Position(4, 3, MARKET, 4),
    Position(2, 1, BUYING, 4),
    Position(3, 3, BUYING, 3),
    Position(5, 5, BUYING, 3),
    Position(2, 3, BUREAUCRACY, 3),
    Position(4, 5, BUREAUCRACY, 4),
)


def position(at: Position) -> tuple[State, Deal]:
    state, deal = start(game_for(at.players), seed=at.players)
    rng = Random(at.round)
    while (state.round, state.phase) != (at.round, at.phase):
        apply(state, BuilderBot().decide(state, rng), deal)
    return state, deal


def perft(state: State, deal: Deal, depth: int) -> list[int]:
    """Return how many sequences of 1, 2, … actions there are; equal states are counted once."""
    layer = {state.facts(): (state, 1)}
    counts = []
    for _ in range(depth - 1):
        found: dict[tuple[object, ...], tuple[State, int]] = {}
        for before, ways in layer.values():
            for action in legal(before):
                after = before.copy()
                apply(after, action, deal)
                facts = after.facts()
                found[facts] = (after, found.get(facts, (after, 0))[1] + ways)
        layer = found
        counts.append(sum(ways for _, ways in layer.values()))
    return [*counts, sum(legal(last).count() * ways for last, ways in layer.values())]


def naive(state: State, deal: Deal, depth: int) -> int:
    if not depth:
        return 1
    total = 0
    for action in legal(state):
        after = state.copy()
        apply(after, action, deal)
        total += naive(after, deal, depth - 1)
    return total


@pytest.mark.parametrize("at", POSITIONS, ids=lambda at: at.name)
def test_the_counts_are_those_on_file_and_those_of_playing_every_sequence(at: Position) -> None:
    state, deal = position(at)
    counts = perft(state, deal, at.depth)
    assert counts == json.loads(GOLDEN.read_text())[at.name]
    assert [naive(state, deal, few) for few in (1, 2)] == counts[:2]


if __name__ == "__main__":
    found = {at.name: perft(*position(at), at.depth) for at in POSITIONS}
    GOLDEN.write_text(json.dumps(found, indent=1) + "\n")
