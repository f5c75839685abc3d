# SPDX-License-Identifier: MIT
"""The record of a game that brings nothing but its rules."""

from pathlib import Path

import pytest

from powergrid.play.errors import RecordError
from powergrid.play.record import Recorder, replay
from powergrid.play.record_files import save
from tests.play.nim import NimRecord, NimViews


def played(*takes: int) -> NimRecord:
    return NimRecord(NimViews.seats, 7, moves=takes)


def test_a_record_is_read_as_it_was_written(tmp_path: Path) -> None:
    save(played(3, 1, 2), tmp_path / "game.json")
    again = NimRecord.load(tmp_path / "game.json")
    assert (again.seats, again.seed, again.moves) == (NimViews.seats, 7, (3, 1, 2))
    assert (again.name, again.is_finished) == ("nim", False)
    assert [step.state.stones for step in replay(again)] == [9, 8, 6]


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("nim-record/1", "nim-record/2"),
        ("[\n3", "[\n3.5"),
        ("[\n3", "[\n[3]"),
        ('"seed": 7', '"seed": -7'),
        ('"finished": false', '"finished": NaN'),
        ('"colour": "red"', '"colour": 1'),
        ("]}\n", "]"),
    ],
)
def test_a_malformed_record_is_refused_in_a_sentence(tmp_path: Path, old: str, new: str) -> None:
    file, text = tmp_path / "game.json", played(3, 1, 2).text()
    assert old in text
    file.write_text(text.replace(old, new), "utf-8")
    with pytest.raises(RecordError, match=r"game\.json: .*(correct|use another)"):
        NimRecord.load(file)


def test_a_game_that_could_not_be_read_again_cannot_be_recorded() -> None:
    played(3).check_readable()
    seats = (NimViews.seats[0]._replace(name="A" * 61), NimViews.seats[1])
    with pytest.raises(RecordError, match=r"cannot be recorded: .*seats\[0\]\.name"):
        NimRecord(seats, 7).check_readable()


def test_a_move_that_the_rules_refuse_is_named() -> None:
    with pytest.raises(RecordError, match="move 3: the rules refuse this: stones"):
        list(replay(played(3, 1, 4)))


def test_a_recorder_knows_whether_the_game_is_over_after_an_undo() -> None:
    record = played(3, 3, 3, 3)
    steps = [*replay(record)]
    recorder = Recorder(record, steps[-1].state, steps)
    assert recorder.record().is_finished
    recorder.take_back(2)
    assert recorder.record() == played(3, 3)
    assert record.until(1) == played(3)
