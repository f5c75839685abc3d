# SPDX-License-Identifier: MIT
"""Games continued from a position of another, or of a transcript without a draw pile."""

from pathlib import Path
from random import Random

import pytest

from powergrid.records import Recorder, digest, load, replay, save, verify_record
from powergrid.records.branch import branch
from powergrid.records.recorder import transcript_recorder
from powergrid.records.summary import summary
from powergrid.rules import State, apply, legal
from powergrid.rules.plants import STEP3
from powergrid.rules.state import Deal
from tests.records.games import KEPT, begun, play


def test_a_branch_continues_as_the_game_did() -> None:
    record = begun()
    recorder = Recorder(record.header)
    end = play(record, recorder, 150)
    steps = list(replay(recorder.record()))
    other = branch(recorder.header, steps[:41], date="2026-01-01")
    again = list(replay(other))
    assert digest(again[-1].state) == digest(steps[40].state)
    assert (other.header.date, other.header.seats) == ("2026-01-01", record.header.seats)
    verify_record(other)
    assert not summary(recorder.record()).begins_in_middle
    assert summary(other).begins_in_middle
    longer = Recorder(other.header, again)
    _, _, deal = other.start()
    assert deal(again[-1].state) == record.header.pile[again[-1].state.revealed]
    assert len(longer) == 40
    assert end.round >= again[-1].state.round


def test_a_branch_is_saved_as_one(tmp_path: Path) -> None:
    record = begun()
    other = branch(record.header, list(replay(record)))
    for each in (record, other):
        save(each, tmp_path / "game.json")
        assert load(tmp_path / "game.json").header.branched == each.header.branched
        assert ("branched" in (tmp_path / "game.json").read_text()) == (each is other)


def play_on(recorder: Recorder, state: State, deal: Deal) -> State:
    rng = Random(3)
    while not state.is_over:
        action = legal(state).sample(rng)
        recorder.add(action, apply(state, action, deal), state)
    return state


@pytest.mark.parametrize("file", KEPT[:2], ids=lambda file: file.stem)
@pytest.mark.parametrize("share", [0.1, 0.5, 0.95])
def test_a_transcript_gets_a_draw_pile_and_can_be_played_on(file: Path, share: float) -> None:
    transcript = load(file)
    steps = list(replay(transcript))
    part = steps[: round(len(steps) * share)]
    record = branch(transcript.header, part, seed=5)
    verify_record(record)
    game = list(replay(record))
    assert digest(game[-1].state) == digest(part[-1].state)
    recorder = Recorder(record.header, game)
    assert play_on(recorder, game[-1].state.copy(), record.deal()).is_over
    verify_record(recorder.record())


def test_an_unfinished_transcript_gets_the_unseen_cards() -> None:
    recorder = transcript_recorder(begun().header, "a test")
    play(begun(), recorder, 60)
    transcript = recorder.record()
    assert transcript.header.draws
    assert STEP3 not in transcript.header.draws
    record = branch(transcript.header, list(replay(transcript)), seed=5)
    pile = record.header.pile
    assert pile[: len(transcript.header.draws)] == transcript.header.draws
    assert (pile[-1], len(pile)) == (STEP3, len(begun().header.pile))
    assert branch(transcript.header, [], seed=6).header.pile != pile
    longer = Recorder(record.header, replay(record))
    steps = list(replay(record))
    assert play_on(longer, steps[-1].state.copy(), record.deal()).is_over
    verify_record(longer.record())


@pytest.mark.parametrize(("board", "players"), [("china", 4), ("manhattan", 4)])
def test_the_unseen_cards_are_dealt_as_the_board_says(board: str, players: int) -> None:
    begins = begun(players, board)
    recorder = transcript_recorder(begins.header, "a test")
    play(begins, recorder, 60)
    transcript = recorder.record()
    record = branch(transcript.header, list(replay(transcript)), seed=5)
    verify_record(record)
    assert len(record.header.pile) == len(begins.header.pile)
    assert record.header.pile[: len(transcript.header.draws)] == transcript.header.draws
