# SPDX-License-Identifier: MIT
"""The summary of a game, from its header and last line."""

from powergrid.records import Record, Recorder, load
from powergrid.records.summary import summary
from tests.records.games import KEPT, begun, play


def test_a_finished_game_has_places() -> None:
    for file in KEPT:
        record = load(file)
        told = summary(record)
        result = record.moves[-1]
        assert [place.seat for place in told.places] == result["order"]
        winner = result["players"][result["order"][0]]
        assert told.places[0][1:] == (winner["powered"], winner["cities"], winner["money"])
        assert told.winner == record.header.seats[result["order"][0]]


def test_an_unfinished_game_has_no_places() -> None:
    record = begun()
    recorder = Recorder(record.header)
    play(record, recorder, 60)
    told = summary(recorder.record())
    assert (told.places, told.winner, told.is_finished) == ((), None, False)
    assert (told.board, told.seats) == ("germany", record.header.seats)
    assert told.rounds == recorder.header.rounds
    assert summary(record).places == ()


def test_a_result_with_wrong_seats_is_ignored() -> None:
    record = load(KEPT[0])
    result = {**record.moves[-1], "order": [0]}
    assert summary(Record(record.header, [*record.moves[:-1], result])).places == ()
