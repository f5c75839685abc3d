# SPDX-License-Identifier: MIT
"""The number of sequences of actions from fixed positions does not change.

python -m tests.factory.test_perft    write new counts; review the difference
"""

import json
from functools import partial
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest

from powergrid.factory.bots.random_bots import BuilderBot
from powergrid.factory.rules import State, apply, legal
from powergrid.factory.rules.deal import Deal
from powergrid.factory.rules.state import BIDDING, BUREAUCRACY, BUYING, MARKET
from tests.factory.games import begun
from tests.factory.table import game_for
from tests.perft.sequences import by_layers, by_playing

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
    state, deal = begun(game_for(at.players), seed=at.players)
    rng = Random(at.round)
    while (state.round, state.phase) != (at.round, at.phase):
        apply(state, BuilderBot().decide(state, rng), deal)
    return state, deal


def perft(state: State, deal: Deal, depth: int) -> list[int]:
    """Return how many sequences of 1, 2, … actions there are."""
    return by_layers(state, legal, partial(apply, deal=deal), depth)[0]


@pytest.mark.parametrize("at", POSITIONS, ids=lambda at: at.name)
def test_counts_match_those_on_file_and_playing_every_sequence(at: Position) -> None:
    state, deal = position(at)
    counts = perft(state, deal, at.depth)
    assert counts == json.loads(GOLDEN.read_text())[at.name]
    perform = partial(apply, deal=deal)
    assert [by_playing(state, legal, perform, few) for few in (1, 2)] == counts[:2]


if __name__ == "__main__":
    found = {at.name: perft(*position(at), at.depth) for at in POSITIONS}
    GOLDEN.write_text(json.dumps(found, indent=1) + "\n")
