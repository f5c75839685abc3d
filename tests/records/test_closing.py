# SPDX-License-Identifier: MIT
"""Games on boards that should have closed cities, but did not."""

from pathlib import Path

import pytest

from powergrid.records import Record, Recorder, RecordError, load, save, states
from tests.records.games import begun, play, write_own_board

CLOSING = ("connections:\n", "rules:\n  closed: {3: {10: 4}}\nconnections:\n")
DIFFERENT = ("name: Kiel, ", "name: Kiel, house_prices: [10, 15, 25], ")


def earlier(file: Path) -> Record:
    """Save a game as the first builds of 0.2.0 did, and return its record.

    Somebody has built in the last of the cities that its header calls closed.
    """
    header = begun(board="home").header
    assert len(header.closed) == 4
    recorder = Recorder(header._replace(closed=()))
    play(recorder.record(), recorder)
    moves = recorder.record().moves
    built = next(move["city"] for move in reversed(moves) if move["type"] == "build")
    record = Record(header._replace(closed=(*header.closed[:3], built)), moves)
    save(record, file)
    return record


def test_a_game_in_which_no_city_was_closed_goes_on_without(tmp_path: Path) -> None:
    write_own_board(CLOSING)
    record = earlier(tmp_path / "game.json")
    loaded = load(tmp_path / "game.json")
    assert loaded.header == record.header._replace(closed=())
    assert loaded.moves == record.moves
    assert states(loaded)[-1].is_over


def test_where_cities_differ_nobody_ever_built_in_a_closed_one(tmp_path: Path) -> None:
    write_own_board(CLOSING, DIFFERENT)
    record = earlier(tmp_path / "game.json")
    assert load(tmp_path / "game.json").header == record.header
    with pytest.raises(RecordError):
        states(load(tmp_path / "game.json"))


def test_cities_in_which_nobody_has_built_stay_closed(tmp_path: Path) -> None:
    write_own_board(CLOSING)
    recorder = Recorder(begun(board="home").header)
    play(recorder.record(), recorder)
    save(recorder, tmp_path / "game.json")
    assert load(tmp_path / "game.json").header == recorder.header


def test_without_its_board_a_game_is_left_as_it_is(tmp_path: Path) -> None:
    board = write_own_board(CLOSING)
    record = earlier(tmp_path / "game.json")
    header = record.header._replace(board_text="")
    save(Record(header, record.moves), tmp_path / "game.json")
    board.unlink()
    assert load(tmp_path / "game.json").header == header
