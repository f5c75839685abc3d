# SPDX-License-Identifier: MIT
"""Records of games with options: written, replayed, verified, and refused if false."""

import json
from pathlib import Path
from typing import Any

import pytest

from powergrid.box import load_board, load_edition
from powergrid.records import (
    Difference,
    Record,
    Recorder,
    RecordError,
    Seat,
    digest,
    load,
    new_record,
    replay,
    save,
    states,
    transcript_recorder,
    verify,
    verify_record,
)
from powergrid.records.header import COLOURS
from powergrid.records.options import why_not_playable
from powergrid.rules import apply
from powergrid.rules.options import Options
from powergrid.rules.state import SETUP
from tests.records.games import play

BOTH = {"against_the_bank": True, "starting_cities": True}
GAMES = [
    ("germany", "recharged", 2, {"against_the_bank": True}),
    ("usa", "recharged", 2, {"against_the_bank": True}),
    ("germany", "recharged", 2, BOTH),
    ("usa", "recharged", 5, {"starting_cities": True}),
    ("central-europe", "classic", 2, {"one_area_per_player": True}),
    ("germany", "classic", 6, {"one_area_per_player": True}),
]


def begun(
    board: str = "germany",
    edition: str = "recharged",
    players: int = 2,
    options: dict[str, Any] = BOTH,
    **given: Any,
) -> Record:
    seats = [Seat(f"Anna {seat}", COLOURS[seat], "random") for seat in range(players)]
    return new_record(board, edition, seats, seed=players, options=options, **given)


def played(record: Record, actions: int = 10**9, seed: int = 3) -> Recorder:
    recorder = Recorder(record.header)
    play(record, recorder, actions, seed)
    return recorder


def a_save() -> dict[str, Any]:
    data: dict[str, Any] = json.loads(played(begun()).text())
    return data


@pytest.mark.slow
@pytest.mark.parametrize(("board", "edition", "players", "options"), GAMES)
def test_a_record_is_read_back_and_verifies(
    board: str, edition: str, players: int, options: dict[str, Any], tmp_path: Path
) -> None:
    record = begun(board, edition, players, options)
    _, state, deal = record.start()
    recorder = played(record)
    digests = [digest(state)]
    for action in recorder.actions:
        apply(state, action, deal)
        digests.append(digest(state))
    for name in ("game.json", "game.json.gz"):
        save(recorder, tmp_path / name)
        assert verify(tmp_path / name).is_ok
        replayed = [digest(state) for state in states(load(tmp_path / name))]
        # a purchase of several tokens is written and replayed token by token
        assert [found for found in replayed if found in digests] == digests


@pytest.mark.parametrize(("board", "edition", "players", "options"), GAMES)
def test_a_transcript_names_its_options(
    board: str, edition: str, players: int, options: dict[str, Any], tmp_path: Path
) -> None:
    record = begun(board, edition, players, options)
    recorder = transcript_recorder(record.header, "a test")
    play(record, recorder, seed=4)
    assert json.loads(recorder.text())["header"]["options"] == options
    save(recorder, tmp_path / "game.json")
    assert verify(tmp_path / "game.json").is_ok


def test_every_prefix_of_a_set_up_can_be_loaded_and_continued() -> None:
    record = begun()
    for count in range(9):
        recorder = played(record, count)
        state = states(recorder.record())[-1]
        assert (state.phase == SETUP) == (count < 8)
        assert len(state.marked) == max(0, count - 6)
        verify_record(recorder.record())


def test_undoing_a_set_up_takes_back_what_the_bank_did() -> None:
    recorder = played(begun(), 8)
    whole = recorder.record()
    recorder.take_back()
    assert recorder.record().moves == whole.moves[:-2]
    before_it = [step.state for step in replay(whole) if step.moves <= 8]
    assert before_it[-1].bank_houses == 9


def test_the_first_turn_order_can_be_given() -> None:
    record = begun(first_order=(1, 0))
    assert record.header.first_order == (1, 0)
    assert record.header.pile == begun(first_order=(0, 1)).header.pile
    for order in ((0,), (0, 0), (0, 2), (0, 1, 2)):
        with pytest.raises(RecordError, match="first_order"):
            begun(first_order=order)


def test_a_game_has_as_many_areas_as_the_option_says() -> None:
    record = begun("germany", "classic", 2, {"one_area_per_player": True})
    assert len(record.header.areas) == 2
    with pytest.raises(RecordError, match="2 different areas"):
        begun("germany", "classic", 2, {"one_area_per_player": True}, areas=["west"])


@pytest.mark.parametrize(
    ("options", "says"),
    [
        ({}, "played against the bank"),
        ({"against_the_bank": True, "one_area_per_player": True}, "has no option"),
        ({"against_the_bank": 1}, "must be true or false"),
        ({"against_the_moon": True}, "not known to this program"),
    ],
)
def test_impossible_options_are_reported_in_one_sentence(
    options: dict[str, Any], says: str, tmp_path: Path
) -> None:
    data = a_save()
    data["header"]["options"] = options
    (tmp_path / "game.json").write_text(json.dumps(data))
    verdict = verify(tmp_path / "game.json")
    assert not verdict.is_ok
    assert says in str(verdict)


@pytest.mark.parametrize(
    ("options", "says"),
    [
        (Options(against_the_bank=True), 'the board "germany" has no option "against_the_bank".'),
        (Options(one_area_per_player=True), 'the edition "recharged" has no option "one_area_per_'),
        (Options(without_board_rules=True), 'the board "germany" has no option "without_board_rul'),
    ],
)
def test_it_is_said_whether_the_board_or_the_edition_lacks_an_option(
    options: Options, says: str
) -> None:
    germany = load_board("germany", "recharged")
    board = germany.with_rules(germany.rules._replace(edition={"options": ()}))
    assert why_not_playable(load_edition("recharged"), board, 2, options).startswith(says)


@pytest.mark.parametrize(
    ("kind", "change"),
    [
        ("bank_house", {"city": "atlantis"}),
        ("bank_house", {"seat": 5}),
        ("mark", {"city": "atlantis"}),
        ("bank_build", {"city": "atlantis"}),
        ("bank_build", {"why": "marked"}),
        ("bank_plant", {"plant": 3}),
        ("bank_plant", {"scrapped": 50}),
        ("bank_plant", {"why": "first_passed"}),
        ("bank_buy", {"lacking": 9}),
        ("bank_buy", {"uranium": 7}),
        ("bank_burn", {"uranium": 7}),
        ("unmark", {"city": "atlantis"}),
        ("check", {"marked": ["atlantis"]}),
        ("check", {"bank": {"plants": [], "fuel": None, "houses": 99}}),
    ],
)
def test_a_wrong_line_is_found(kind: str, change: dict[str, Any]) -> None:
    recorder = played(begun())
    record = recorder.record()
    moves = [dict(move) for move in record.moves]
    places = [
        index
        for index, move in enumerate(moves)
        if move["type"] == kind and any(move.get(key) != change[key] for key in change)
    ]
    moves[places[-1]] |= change
    with pytest.raises(Difference):
        verify_record(Record(record.header, moves))


@pytest.mark.parametrize("kind", ["bank_build", "bank_plant", "bank_buy", "bank_burn", "unmark"])
def test_a_missing_line_of_the_bank_is_found(kind: str) -> None:
    record = played(begun()).record()
    moves = list(record.moves)
    moves.remove(next(move for move in moves if move["type"] == kind))
    with pytest.raises(Difference):
        verify_record(Record(record.header, moves))
