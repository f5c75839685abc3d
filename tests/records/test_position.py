# SPDX-License-Identifier: MIT
"""Games started from a position: recorded, saved, replayed and verified like any other."""

import json
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

from powergrid.bots.planner import Planner
from powergrid.box import board_editions, built_in_board_ids
from powergrid.records import Record, Recorder, RecordError, Seat, load, replay, save, verify
from powergrid.records import position as written_position
from powergrid.records.branch import branch
from powergrid.records.new import new_record, position_record
from powergrid.records.summary import summary
from powergrid.rules import Game, State, apply, legal
from powergrid.rules.errors import IllegalPosition
from powergrid.rules.position import (
    Holding,
    Position,
    can_be_described,
    expected_pile_size,
    position_of,
)
from powergrid.rules.state import BUILDING, FUEL, Extras
from tests.records.games import begun, play

SEATS = (Seat("Anna", "red"), Seat("Ben", "blue", "beginner"), Seat("Cleo", "green"))


@cache
def tables(step: int) -> tuple[State, Position]:
    """Return a state that planners reach in a step, and its description."""
    record = begun(3)
    _, state, deal = record.start()
    rng = Random(2)
    while not state.is_over:
        if state.step == step and can_be_described(state) and state.phase == FUEL:
            return state, position_of(state)
        apply(state, Planner().decide(state, rng), deal)
    raise AssertionError("no such moment")


def taken_up(step: int = 1, seed: int = 7) -> Record:
    state, position = tables(step)
    return position_record(state.game, "recharged", position, SEATS, seed=seed)


def assert_goes_on(record: Record, folder: Path) -> None:
    """Assert that a game can be played on for a while, saved and verified."""
    recorder = Recorder(record.header)
    play(record, recorder, actions=60)
    assert_verified(recorder, folder)


def assert_verified(recorder: Recorder, folder: Path) -> None:
    file = folder / "game.powergrid.json"
    save(recorder, file)
    assert verify(file).is_ok, str(verify(file))


@pytest.mark.parametrize("step", [1, 2, 3])
def test_a_game_from_a_position_is_saved_replayed_and_verified(step: int, tmp_path: Path) -> None:
    state, _ = tables(step)
    record = taken_up(step)
    recorder = Recorder(record.header)
    assert record.start()[1].money == state.money
    file = tmp_path / "game.powergrid.json"
    save(recorder, file)
    assert verify(file).is_ok  # before the first action
    end = play(record, recorder)
    save(recorder, file)
    assert verify(file).is_ok, str(verify(file))
    again = load(file)
    assert [*replay(again)][-1].state == end
    assert again.header.rounds == end.round
    assert summary(again).begins_in_middle
    assert not summary(begun()).begins_in_middle


def test_a_game_from_a_position_can_be_continued_from_any_action() -> None:
    record = taken_up(2)
    recorder = Recorder(record.header)
    play(record, recorder, actions=9)
    steps = [*replay(recorder.record())]
    other = branch(record.header, steps[:5])
    assert [*replay(other)][-1].state == steps[4].state


def test_the_seed_shuffles_the_unseen_cards() -> None:
    assert taken_up(seed=1).header.pile != taken_up(seed=2).header.pile
    assert taken_up(seed=1) == taken_up(seed=1)


def test_no_game_is_recorded_from_an_impossible_position() -> None:
    state, position = tables(1)
    with pytest.raises(IllegalPosition):
        position_record(state.game, "recharged", position._replace(pile=0), SEATS, seed=1)


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (
            lambda head: head["position"].update(step=3),
            r"impossible: market size \(found 8, needed 6",
        ),
        (lambda head: head["position"].update(round="one"), "position.round"),
        (lambda head: head["position"].update(deck_left=10**9), "position.deck_left"),
        (lambda head: head["position"]["players"].pop(), "seats not in order"),
        (lambda head: head["position"]["players"][0].update(cities=["atlantis"]), "atlantis"),
        (lambda head: head["position"]["players"][0]["fuel"].update(coal=23), "too many tokens"),
        (lambda head: head.update(pile=head["pile"][:-1]), "draw pile"),
        (lambda head: head.update(pile=[*head["market"][:1], *head["pile"][1:]]), "draw pile"),
    ],
)
def test_hostile_positions_are_refused_in_one_sentence(
    change: Any, says: str, tmp_path: Path
) -> None:
    file = tmp_path / "game.powergrid.json"
    save(Recorder(taken_up().header), file)
    data = json.loads(file.read_text())
    change(data["header"])
    file.write_text(json.dumps(data))
    with pytest.raises(RecordError, match=says) as caught:
        load(file).start()
    assert "\n" not in str(caught.value)


def test_a_table_saved_by_an_earlier_version_opens_even_if_it_is_refused_today() -> None:
    state, position = tables(1)
    odd = position._replace(phase=BUILDING, order=position.order[::-1], round=1)
    with pytest.raises(IllegalPosition):
        position_record(state.game, "recharged", odd, SEATS, seed=1)
    saved = written_position.position_json(odd, state.game.board)
    header = taken_up().header._replace(position=saved)
    assert Record(header).start()[1].order == odd.order


def classic_table() -> tuple[Game, Position]:
    """Return a table of Classic at which nobody mentions plant 3, of the opening market."""
    record = begun(3, "germany", "classic")
    _, state, deal = record.start()
    rng = Random(2)
    while not (state.round > 4 and state.phase == FUEL and can_be_described(state)):
        apply(state, Planner().decide(state, rng), deal)
    position = position_of(state)
    assert 3 in position.gone
    gone = tuple(plant for plant in position.gone if plant != 3)
    return state.game, position._replace(gone=gone)


def test_a_plant_of_the_opening_market_that_nobody_mentions_is_out_of_the_game() -> None:
    game, position = classic_table()
    assert expected_pile_size(game, position) == position.pile
    for seed in range(9):
        record = position_record(game, "classic", position, SEATS, seed=seed)
        assert 3 not in record.header.pile
        assert 3 in record.start()[1].seen


def test_such_a_plant_is_drawn_where_an_earlier_version_left_it_in_the_pile(tmp_path: Path) -> None:
    game, position = classic_table()
    header = position_record(game, "classic", position, SEATS, seed=1).header
    told = position._replace(pile=position.pile + 1)
    saved = written_position.position_json(told, game.board)
    record = Record(header._replace(position=saved, pile=(3, *header.pile)))
    recorder = Recorder(record.header)
    play(record, recorder)
    file = tmp_path / "game.powergrid.json"
    save(recorder, file)
    assert verify(file).is_ok, str(verify(file))


def test_a_transcript_from_a_position_needs_no_pile() -> None:
    record = taken_up()
    bare = Record(record.header._replace(pile=()))
    assert bare.start()[1] == record.start()[1]
    with pytest.raises(RecordError, match='"draws" in the header holds only 0'):
        bare.deal()(bare.start()[1])
    assert not bare.header._replace(format="powergrid-transcript/1").has_pile


def test_coal_in_the_storage_is_written_if_there_is_any() -> None:
    state, position = tables(1)
    board = state.game.board
    assert "coal_storage" not in written_position.position_json(position, board)
    written = written_position.position_json(position._replace(storage=4), board)
    assert written_position.position_of(written, position.market, (), board).storage == 4


@pytest.mark.parametrize(
    ("board", "edition", "step"),
    [
        ("spain-portugal", "classic", 2),
        ("manhattan", "recharged", 1),
        ("korea", "classic", 1),
        ("china", "classic", 1),
    ],
)
def test_the_extras_of_some_boards_are_written_and_read(
    board: str, edition: str, step: int, tmp_path: Path
) -> None:
    record = begun(3, board, edition)
    _, state, deal = record.start()
    rng = Random(2)
    while not (state.round > 3 and state.step == step and can_be_described(state)):
        apply(state, Planner().decide(state, rng), deal)
    position = position_of(state)
    taken = position_record(state.game, edition, position, SEATS, seed=1)
    assert taken.start()[1].extras == state.extras
    assert taken.start()[1].on_top == state.on_top
    assert_goes_on(taken, tmp_path)


def test_a_game_is_taken_up_when_only_the_side_pile_is_left(tmp_path: Path) -> None:
    _, state, deal = begun(3, "manhattan", "recharged", seed=19).start()
    rng = Random(2)
    while state.pile_left or not can_be_described(state):
        apply(state, Planner().decide(state, rng), deal)
    assert not state.extras.piles_done
    taken = position_record(state.game, "recharged", position_of(state), SEATS, seed=1)
    assert taken.header.pile == ()
    recorder = Recorder(taken.header)
    play(taken, recorder)
    assert_verified(recorder, tmp_path)
    steps = [*replay(recorder.record())]
    assert branch(recorder.header, steps[:9]).header.pile == ()


@pytest.mark.slow
@pytest.mark.parametrize("board", built_in_board_ids())
def test_a_game_is_taken_up_from_any_table_of_any_board(board: str, tmp_path: Path) -> None:
    """One table in ten that random players reach, each played on to the end."""
    edition = board_editions(board)[-1]
    _, state, deal = begun(3, board, edition).start()
    rng, tables = Random(2), list[State]()
    while not state.is_over:
        if can_be_described(state):
            tables.append(state.copy())
        apply(state, legal(state).sample(rng), deal)
    for state in tables[::10]:
        taken = position_record(state.game, edition, position_of(state), SEATS, seed=1)
        recorder = Recorder(taken.header)
        play(taken, recorder)
        assert_verified(recorder, tmp_path)


def test_everything_a_game_may_keep_is_restored() -> None:
    board = tables(1)[0].game.board
    told = Extras((40, 42), 1, 3, ((0, 2), (1, 3)), (1, 2, 3, 0), -1, 4, (20,))
    position = tables(1)[1]._replace(extras=told, is_lowest_gone=True, closed=(5,))
    position = position._replace(bank=Holding(0, (13,), (1, 0, 0, 0), (7, 8)), marked=(3, 1))
    for gone, is_out in (((39,), True), ((39,), False), ((), False)):
        position = position._replace(gone=gone, is_uranium_out=is_out)
        written = written_position.position_json(position, board)
        assert written_position.position_of(written, position.market, (5,), board) == position


def test_a_game_against_the_bank_is_taken_up_saved_and_verified(tmp_path: Path) -> None:
    options = {"against_the_bank": True, "starting_cities": True}
    record = new_record("germany", "recharged", SEATS[:2], seed=3, options=options)
    _, state, deal = record.start()
    rng = Random(2)
    while not (state.round > 1 and state.phase == BUILDING):
        apply(state, Planner().decide(state, rng), deal)
    position = position_of(state)
    taken = position_record(state.game, "recharged", position, SEATS[:2], seed=1)
    assert taken.start()[1].bank_plants == state.bank_plants
    assert_goes_on(taken, tmp_path)
