# SPDX-License-Identifier: MIT
"""The summary of a game, from its header and last line."""

import json
from pathlib import Path

import pytest

from powergrid.records import Record, Recorder, load, save, transcript_recorder
from powergrid.records.branch import branch
from powergrid.records.summary import summary
from tests.records.games import KEPT, begun, play, write_own_board
from tests.records.web_logs import web_log_of


def test_a_finished_game_has_places() -> None:
    for file in KEPT:
        record = load(file)
        told = summary(record)
        result = record.moves[-1]
        assert [place.seat for place in told.places] == result["order"]
        winner = result["players"][result["order"][0]]
        assert told.places[0].powered == winner["powered"]
        assert told.winners == (record.header.seats[result["order"][0]],)
        assert [place.number for place in told.places] == [*range(1, len(told.places) + 1)]


def test_an_unfinished_game_has_no_places() -> None:
    record = begun()
    recorder = Recorder(record.header)
    play(record, recorder, 60)
    told = summary(recorder.record())
    assert (told.places, told.winners, told.is_finished) == ((), (), False)
    assert (told.board, told.seats) == ("germany", record.header.seats)
    assert told.rounds == recorder.header.rounds
    assert summary(record).places == ()


def test_a_game_remembers_that_a_hint_was_asked_for(tmp_path: Path) -> None:
    recorder = Recorder(begun().header)
    assert not summary(recorder.record()).is_hinted
    recorder.note_hint()
    save(recorder, tmp_path / "game.json")
    told = summary(load(tmp_path / "game.json"))
    assert told.is_hinted
    assert told.seed == begun().header.seed


def test_a_game_knows_the_name_of_its_own_board_even_if_that_is_gone() -> None:
    board = write_own_board(("name: Germany\n", "name: Home\n"))
    record = begun(board="home")
    board.unlink()
    assert summary(record).own_board == "Home"
    assert summary(begun()).own_board == ""
    broken = record._replace(header=record.header._replace(board_text="nothing"))
    assert summary(broken).own_board == ""


def test_a_result_with_wrong_seats_is_ignored() -> None:
    record = load(KEPT[0])
    result = {**record.moves[-1], "order": [0]}
    assert summary(Record(record.header, [*record.moves[:-1], result])).places == ()


@pytest.mark.parametrize(
    ("edition", "board", "cities", "numbers"),
    [
        ("classic", "germany", (12, 12, 12), [1, 1, 3]),
        ("classic", "germany", (12, 11, 12), [1, 2, 3]),
        ("recharged", "germany", (12, 11, 12), [1, 1, 3]),
        ("recharged", "gone", (12, 12, 12), [1, 1, 3]),
        ("recharged", "gone", (12, 11, 12), [1, 2, 3]),
    ],
)
def test_seats_that_tie_share_a_place(
    edition: str, board: str, cities: tuple[int, int, int], numbers: list[int]
) -> None:
    header = begun(players=3).header._replace(edition=edition, board=board)
    figures = zip((50, 50, 40), cities, strict=True)
    players = [{"powered": 10, "money": money, "cities": count} for money, count in figures]
    result = {"type": "result", "order": [0, 1, 2], "players": players}
    told = summary(Record(header, [result]))
    assert [place.number for place in told.places] == numbers
    assert told.winners == header.seats[: numbers.count(1)]


def test_transcripts_and_web_logs_are_imported_and_games_played_here_are_not(
    tmp_path: Path,
) -> None:
    begins = begun(players=3)
    here, transcript = Recorder(begins.header), transcript_recorder(begins.header, "elsewhere")
    play(begins, here, 30)
    kept, copy = tmp_path / "kept.json", tmp_path / "copy.json.gz"
    save(here, kept)
    save(load(kept), copy)
    log = tmp_path / "log.json"
    between_people = next(file for file in KEPT if file.name.startswith("human"))
    log.write_text(json.dumps(web_log_of(load(between_people))))
    files = (kept, copy, log)
    assert [summary(load(file)).is_imported for file in files] == [False, False, True]
    assert summary(transcript.record()).is_imported
    assert not summary(branch(transcript.header, [])).is_imported, "played on from there, here"
