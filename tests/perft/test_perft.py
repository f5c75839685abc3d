# SPDX-License-Identifier: MIT
"""The number of sequences of actions from fixed positions does not change."""

from functools import partial

import pytest

from powergrid.records import load, replay
from powergrid.rules import apply, legal
from powergrid.rules.state import AUCTION, BUILDING, BUREAUCRACY, FUEL, SETUP
from tests.perft.count import counted, perft, recorded
from tests.perft.positions import FOLDER, POSITIONS, Position
from tests.perft.sequences import by_playing


def test_every_phase_and_every_file_is_covered() -> None:
    last = [list(replay(load(position.record)))[-1].state for position in POSITIONS]
    assert {state.phase for state in last} == {SETUP, AUCTION, FUEL, BUILDING, BUREAUCRACY}
    assert sorted(FOLDER.glob("*.json")) == sorted(position.golden for position in POSITIONS)
    kept = sorted(FOLDER.glob("positions/*"))
    assert kept == sorted(position.record for position in POSITIONS)


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position.name)
def test_counts_of_small_depths_match_playing_every_sequence(position: Position) -> None:
    record = load(position.record)
    *_, last = replay(record)
    wide = recorded(position)["sequences"]
    depth = sum(count < 500 for count in wide)
    perform = partial(apply, deal=record.deal())
    for few in range(1, depth + 1):
        assert by_playing(last.state, legal, perform, few) == wide[few - 1]
    shallow = perft(last.state, record.deal(), 1)
    assert shallow == {"sequences": wide[:1], "states": []}


@pytest.mark.slow
@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position.name)
def test_counts_match_those_on_file(position: Position) -> None:
    assert counted(position) == recorded(position)
