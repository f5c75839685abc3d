# SPDX-License-Identifier: MIT
"""Games on boards of the player's own: they stay as they were, whatever becomes of the board."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from powergrid.records import (
    Record,
    Recorder,
    RecordError,
    digest,
    load,
    save,
    states,
    transcript_recorder,
    verify,
)
from powergrid.records.branch import branch
from powergrid.records.new import new_record, position_record
from powergrid.records.own_board import with_board_text
from powergrid.records.replay import replay
from powergrid.rules.position import position_of
from powergrid.rules.state import FUEL
from tests.records.games import begun, play, write_own_board

CHEAPER = ("cost: 1", "cost: ")
"""Connections of 10 to 19 cost 10 less."""


def saved(folder: Path, **changed: Any) -> Path:
    """Save a game on the player's own board, with other values in its header."""
    record = begun(board="home")
    recorder = Recorder(record.header)
    play(record, recorder, 120)
    file = folder / "game.json"
    save(recorder, file)
    if changed:
        parts = json.loads(file.read_text())
        parts["header"] = {
            key: value for key, value in (parts["header"] | changed).items() if value is not None
        }
        file.write_text(json.dumps(parts))
    return file


@pytest.mark.parametrize("becomes", ["cheaper", "another", "gone"])
def test_a_game_stays_as_it_was_whatever_becomes_of_its_board(becomes: str, tmp_path: Path) -> None:
    board = write_own_board()
    file = saved(tmp_path)
    before = digest(states(load(file))[-1])
    if becomes == "cheaper":
        write_own_board(CHEAPER)
    elif becomes == "another":
        board.write_text("id: home")
    else:
        board.unlink()
    assert digest(states(load(file))[-1]) == before
    assert verify(file).is_ok
    assert with_board_text(load(file)) == load(file)


def test_a_game_that_comes_from_another_carries_its_board() -> None:
    text = write_own_board().read_text("utf-8")
    record = begun(board="home")
    recorder = Recorder(record.header)
    play(record, recorder, 30)
    record = recorder.record()
    assert branch(record.header, list(replay(record))[:9]).header.board_text == text
    state = next(state for state in states(record) if state.phase == FUEL)
    taken_up = position_record(
        state.game, "recharged", position_of(state), record.header.seats, seed=1
    )
    assert taken_up.header.board_text == text
    transcript = transcript_recorder(record.header, "a test").header
    assert transcript.board_text == text
    write_own_board().unlink()
    again = new_record("home", "recharged", record.header.seats, seed=2, board_text=text)
    assert again.game().board == record.game().board


def test_a_game_on_a_built_in_board_carries_none(recorder: Recorder) -> None:
    assert "board_text" not in recorder.text()
    assert with_board_text(recorder.record()) == recorder.record()


def test_a_board_that_is_built_in_by_now_is_still_the_one_of_the_game(tmp_path: Path) -> None:
    text = write_own_board(CHEAPER).read_text("utf-8").replace("id: home", "id: germany")
    carried = new_record("germany", "recharged", begun().header.seats, seed=1, board_text=text)
    save(Recorder(carried.header), tmp_path / "game.json")
    links = load(tmp_path / "game.json").game().board.connections
    assert links != begun().game().board.connections


@pytest.mark.parametrize(
    ("changed", "says"),
    [
        ({"board_text": 7}, '"board_text" is 7 but must be a board\'s file'),
        ({"board_text": "x" * 500_001}, "at most 500000 characters"),
        ({"board_text": ""}, 'there is no board "home"'),
        ({"board_text": "id: !!python/object:os.system x"}, "tag"),
        ({"board_text": "id: home\nname: \ud800"}, "is not allowed"),
        ({"board_text": "id: elsewhere"}, '"elsewhere" is not the name of the file'),
        ({"map": "../home"}, '"../home" is not the id of a board'),
    ],
)
def test_a_carried_board_is_checked_like_a_file(
    changed: dict[str, Any], says: str, tmp_path: Path
) -> None:
    board = write_own_board()
    file = saved(tmp_path, **changed)
    board.unlink()
    with pytest.raises(RecordError) as raised:
        states(load(file))
    assert says in str(raised.value)
    assert "\n" not in str(raised.value)


def test_a_board_too_large_for_a_record_is_refused() -> None:
    write_own_board(("id: home\n", "# " + "x" * 500_000 + "\nid: home\n"))
    with pytest.raises(RecordError, match="cannot be recorded"):
        begun(board="home")


def earlier(tmp_path: Path) -> Record:
    """Return a game saved by a version whose records did not carry their boards."""
    return load(saved(tmp_path, board_text=None))


def test_an_earlier_game_carries_its_board_from_now_on(tmp_path: Path) -> None:
    text = write_own_board().read_text("utf-8")
    record = earlier(tmp_path)
    assert not record.header.board_text
    assert with_board_text(record).header.board_text == text
    assert with_board_text(record).moves == record.moves


@pytest.mark.parametrize("change", [CHEAPER, ("northwest", "elsewhere")])
def test_an_earlier_game_is_refused_once_its_board_has_changed(
    change: tuple[str, str], tmp_path: Path
) -> None:
    write_own_board()
    record = earlier(tmp_path)
    write_own_board(change)
    with pytest.raises(RecordError, match="the board home, which has changed since"):
        with_board_text(record)


def test_a_mistake_in_the_board_of_an_earlier_game_is_told_with_its_file_and_line(
    tmp_path: Path,
) -> None:
    board = write_own_board()
    record = earlier(tmp_path)
    board.write_text("id: home\nname: [\n", "utf-8")
    for use in (with_board_text, states):
        with pytest.raises(RecordError, match=f"{re.escape(str(board))}, line "):
            use(record)


def test_an_earlier_game_is_refused_without_its_board(tmp_path: Path) -> None:
    board = write_own_board()
    record = earlier(tmp_path)
    board.unlink()
    with pytest.raises(RecordError, match='there is no board "home"'):
        with_board_text(record)
