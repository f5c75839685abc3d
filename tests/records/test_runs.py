# SPDX-License-Identifier: MIT
"""The lines of a run: those of one seat up to the end of its turn."""

import pytest

from powergrid.play.errors import Difference
from powergrid.records import load, replay
from powergrid.records.runs import read_run
from powergrid.rules.state import RUNNING_PLANTS, State
from tests.records.games import DATA

RECORD = load(DATA / "human-germany-recharged-4p.json.gz")


@pytest.fixture
def first_run() -> tuple[int, State]:
    """Return the index of the first run in the moves, and the state before it."""
    return next(
        (step.moves, step.state)
        for step in replay(RECORD)
        if step.state.asks == RUNNING_PLANTS and RECORD.moves[step.moves]["type"] == "run"
    )


def test_a_run_extends_to_the_end_of_the_turn(first_run: tuple[int, State]) -> None:
    start, state = first_run
    run, end = read_run(RECORD.moves, start, state)
    assert list(run.plants) == sorted(move["plant"] for move in RECORD.moves[start:end])
    assert RECORD.moves[end]["type"] == "end"


def test_a_turn_without_an_end_is_refused(first_run: tuple[int, State]) -> None:
    start, state = first_run
    _, end = read_run(RECORD.moves, start, state)
    for moves in (RECORD.moves[:end], [*RECORD.moves[:end], {"type": "check"}]):
        with pytest.raises(Difference, match="the turn does not end") as caught:
            read_run(moves, start, state)
        assert caught.value.move == end + 1


def test_the_line_of_another_seat_is_refused(first_run: tuple[int, State]) -> None:
    start, state = first_run
    moves = list(RECORD.moves)
    moves[start] = moves[start] | {"seat": state.seat + 1}
    with pytest.raises(Difference, match="another seat is asked"):
        read_run(moves, start, state)
