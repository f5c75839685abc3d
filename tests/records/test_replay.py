# SPDX-License-Identifier: MIT
"""A record restores a game exactly."""

from pathlib import Path
from random import Random

import pytest

from powergrid.records import (
    Record,
    Recorder,
    RecordError,
    digest,
    load,
    replay,
    save,
    states,
    transcript_recorder,
    verify,
    verify_record,
)
from powergrid.rules import apply, legal
from tests.records.games import KEPT, begun, play

TABLES = [
    (players, board, edition)
    for edition, counts in (("classic", range(2, 7)), ("recharged", range(3, 7)))
    for board in ("germany", "usa")
    for players in counts
]


@pytest.mark.slow
@pytest.mark.parametrize(("players", "board", "edition"), TABLES)
def test_a_whole_game_is_restored(players: int, board: str, edition: str, tmp_path: Path) -> None:
    record = begun(players, board, edition, seed=7)
    recorder = Recorder(record.header)
    last = play(record, recorder, seed=7)
    file = tmp_path / "game.json.gz"
    save(recorder, file)
    assert verify(file).is_ok, str(verify(file))
    loaded = load(file)
    assert loaded.header == recorder.header
    assert list(loaded.moves) == list(recorder.record().moves)
    assert digest(states(loaded)[-1]) == digest(last)
    assert loaded.text() == recorder.text()


@pytest.mark.parametrize("actions", [0, 1, 17, 60, 140, 220])
def test_a_restored_game_continues_as_if_never_stopped(actions: int, tmp_path: Path) -> None:
    record = begun(4, seed=actions)
    recorder = Recorder(record.header)
    state = play(record, recorder, actions)
    save(recorder, tmp_path / "game.json")
    loaded = load(tmp_path / "game.json")
    resumed = states(loaded)[-1]
    assert resumed == state
    assert digest(resumed) == digest(state)
    deal, other_deal = record.deal(), loaded.deal()
    one, other = Random(5), Random(5)
    for _ in range(150):
        if state.is_over:
            break
        action = legal(state).sample(one)
        assert legal(resumed).sample(other) == action
        assert apply(state, action, deal) == apply(resumed, action, other_deal)
    assert resumed == state


def test_a_recorder_picks_up_where_the_file_ends(tmp_path: Path) -> None:
    record = begun(5, seed=3)
    recorder = Recorder(record.header)
    play(record, recorder, 250)
    save(recorder, tmp_path / "game.json")
    loaded = load(tmp_path / "game.json")
    again = Recorder(loaded.header, replay(loaded))
    assert again.header == recorder.header
    verify_record(again.record())


def test_undone_actions_leave_no_trace() -> None:
    record = begun(seed=4)
    recorder = Recorder(record.header)
    play(record, recorder, 40)
    text, actions = recorder.text(), recorder.actions
    _, state, deal = record.start()
    for action in actions:
        apply(state, action, deal)
    for _ in range(9):
        action = legal(state).sample(Random(2))
        recorder.add(action, apply(state, action, deal), state)
    assert recorder.text() != text
    recorder.take_back(9)
    assert recorder.text() == text
    assert recorder.actions == actions
    recorder.take_back(100)
    assert recorder.header == record.header


def test_a_transcript_holds_nothing_hidden(tmp_path: Path) -> None:
    record = begun(3, "usa", "classic")
    recorder = transcript_recorder(record.header, "random play")
    play(record, recorder)
    assert recorder.header.finished
    save(recorder, tmp_path / "game.json")
    text = (tmp_path / "game.json").read_text()
    assert '"pile"' not in text
    assert '"seed"' not in text
    assert text.startswith(
        '{"header": {"format": "powergrid-transcript/1", "source": "random play"'
    )
    assert verify(tmp_path / "game.json").is_ok


def test_the_digest_is_stable_and_differs_between_states() -> None:
    record = load(KEPT[0])
    seen = [digest(state) for state in states(record)]
    assert len(set(seen)) == len(seen)
    assert seen == [digest(state.copy()) for state in states(record)]


def test_a_transcript_without_a_needed_card_is_reported() -> None:
    record = load(KEPT[0])
    header = record.header._replace(draws=record.header.draws[:5])
    with pytest.raises(RecordError, match='"draws" in the header holds only 5'):
        states(Record(header, record.moves))
