# SPDX-License-Identifier: MIT
"""Saved games: written, read, replayed, verified and damaged."""

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from powergrid.factory.bots.bot import Bot
from powergrid.factory.bots.random_bots import BuilderBot
from powergrid.factory.box import load_box
from powergrid.factory.records import Record, Recorder, load, new_record, replay, verify
from powergrid.factory.rules import State, apply, legal
from powergrid.factory.rules.actions import Action
from powergrid.factory.rules.deal import can_be_dealt
from powergrid.play.errors import Difference, RecordError
from powergrid.play.record_files import save
from powergrid.play.seats import Seat

SEATS = tuple(Seat(name, name.lower(), "builder") for name in ("Red", "Blue", "Green"))


def played(seed: int = 1, moves: int = 10_000, is_first_game: bool = False) -> tuple[Record, State]:
    """Return the record of a game so far played, and where it stands."""
    return continued(new_record(SEATS, seed, is_first_game), seed, moves)


def continued(
    record: Record, seed: int = 1, moves: int = 10_000, bot: Bot | None = None
) -> tuple[Record, State]:
    """Return the record of a game so far played, and where it stands."""
    _, state = record.start()
    recorder, rng = Recorder(record, state), Random(seed)
    while not state.is_over and moves:
        action = (bot or BuilderBot()).decide(state, rng)
        recorder.add(action, apply(state, action, record.deal), state)
        moves -= 1
    record = replace(record, moves=recorder.record().moves, is_finished=state.is_over)
    return record, state


@pytest.mark.parametrize("name", ["game.json", "game.json.gz"])
@pytest.mark.parametrize(("moves", "is_first_game"), [(10_000, True), (40, False)])
def test_a_record_is_written_read_and_verified(
    tmp_path: Path, name: str, moves: int, is_first_game: bool
) -> None:
    record, state = played(2, moves, is_first_game)
    save(record, tmp_path / name)
    again = load(tmp_path / name)
    assert again.text() == record.text()
    assert (again.seats, again.seed, again.name) == (SEATS, 2, "factory")
    assert again.is_finished == state.is_over == (moves > 40)
    assert verify(again) == state
    assert [step.state for step in replay(again)][-1] == state


@pytest.mark.parametrize("name", ["", "Ada\tLovelace", "A" * 61])
def test_no_game_is_begun_that_could_not_be_read_again(name: str) -> None:
    with pytest.raises(RecordError, match=r"cannot be recorded: .*seats\[0\]\.name"):
        new_record((Seat(name, "red"), *SEATS), 1)


def test_each_action_is_a_line(tmp_path: Path) -> None:
    record, _ = played(moves=3)
    save(record, tmp_path / "game.json")
    lines = (tmp_path / "game.json").read_text("utf-8").splitlines()
    assert len(lines) == 3 + 3
    assert json.loads(lines[2].rstrip(",")) == record.moves[0]
    assert set(record.moves[0]) == {"seat", "type", "tile", "bid", "then"}


def test_a_recorder_removes_actions_and_continues() -> None:
    record, _ = played(moves=30)
    steps = [*replay(record)]
    recorder = Recorder(record, steps[-1].state, steps)
    recorder.take_back(4)
    assert [*recorder.record().moves] == [*record.moves[:-4]]
    for step in steps[-4:]:
        recorder.add(step.action, step.events, step.state)
    recorder.take_back()
    recorder.add(steps[-1].action, steps[-1].events, steps[-1].state)
    assert recorder.text() == record.text()


def test_a_record_keeps_the_tiles_it_was_played_with() -> None:
    record, state = played(moves=20)
    assert record.setup["box"] == load_box().tables
    cheaper = json.loads(json.dumps(record.setup).replace('"price": 14', '"price": 13'))
    _, cheap = replace(record, setup=cheaper).start()
    assert {tile.price for tile in cheap.game.tiles} != {tile.price for tile in state.game.tiles}


class Thrifty:
    """Buys nothing: takes the first legal action."""

    def decide(self, state: State, rng: Random) -> Action:
        return next(iter(legal(state)))


@pytest.mark.parametrize("bot", [Thrifty(), BuilderBot()])
def test_a_game_with_the_largest_figures_is_read_again(tmp_path: Path, bot: Bot) -> None:
    record = new_record((*SEATS, *SEATS[:2]), 3)
    setup = json.loads(json.dumps(record.setup))
    setup["box"]["figures"].update(workers=20, money=99, income=99, last_factor=9)
    record, state = continued(replace(record, setup=setup), 3, bot=bot)
    save(record, tmp_path / "game.json")
    assert verify(load(tmp_path / "game.json")) == state


@pytest.mark.parametrize("count", [1, 6])
def test_a_game_is_for_two_to_five(count: int) -> None:
    with pytest.raises(RecordError, match="2 to 5"):
        new_record(SEATS[:1] * count, 1)


def changed(tmp_path: Path, change: Callable[[Any], object]) -> Path:
    """Return the file of a finished game, changed."""
    data = json.loads(played()[0].text())
    change(data)
    file = tmp_path / "changed.json"
    file.write_text(json.dumps(data), "utf-8")
    return file


def deal(**new: list[int]) -> Callable[[Any], object]:
    return lambda data: data["header"]["deal"].update(new)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda data: data["moves"][4].update(seat=4), "another seat acts"),
        (lambda data: data["moves"][0].update(tile=99), "order_tile_not_offered"),
        (lambda data: data["moves"][5].update(then=[]), "number"),
        (lambda data: data["moves"][0]["then"][0].update(bid=77), "the consequences differ"),
        (lambda data: data["moves"].pop(), '"finished" differs'),
        (deal(first_order=[1, 2, 3]), "deal"),
        (deal(x_tiles=[1, 2, 3]), "deal"),
        (deal(x_tiles=[]), "deal"),
        (deal(order_tiles=[]), "deal"),
        (deal(order_tiles=[[1, 2]] * 5), "deal"),  # type: ignore[list-item]
        (deal(order_tiles=[[5, 7, 8]] * 5), "deal"),  # type: ignore[list-item]
        (deal(energy_tiles=[2, 2, 2, 2, 2]), "deal"),
        (lambda data: data["header"]["box"]["figures"].update(rounds=-1), "rounds"),
        (lambda data: data["header"]["box"]["tiles"].update(tiles=[]), "tiles"),
    ],
)  # fmt: skip
def test_departures_from_the_rules_are_found(
    tmp_path: Path, change: Callable[[Any], object], words: str
) -> None:
    record = load(changed(tmp_path, change))
    with pytest.raises(RecordError) as wrong:
        verify(record)
    assert words in str(wrong.value)
    assert "changed.json" in str(wrong.value)


def test_a_difference_names_the_move(tmp_path: Path) -> None:
    record = load(changed(tmp_path, lambda data: data["moves"][0]["then"][0].update(bid=77)))
    with pytest.raises(Difference, match="move 1: the consequences differ") as wrong:
        verify(record)
    assert "77" in wrong.value.found


@pytest.mark.parametrize(
    "change",
    [
        lambda data: data["header"].update(format="factory-record/9"),
        lambda data: data["header"].update(seats=[]),
        lambda data: data["header"].update(seats=data["header"]["seats"] * 2),
        lambda data: data["header"]["seats"][0].update(name="x" * 1000),
        lambda data: data["header"].pop("deal"),
        lambda data: data["header"]["box"].update(tiles=[]),
        lambda data: data["moves"][0].update(type="fly"),
        lambda data: data["moves"][0].update(tile=None),
        lambda data: data["moves"][0].update(colour=1),
        lambda data: data["moves"][0].update(then=[{"type": "fly"}]),
        lambda data: data["moves"][0].update(then=[{"type": "round_began"}]),
        lambda data: data["moves"][0].update(then=[{"type": "round_began", "round": "x"}]),
        lambda data: data["moves"][0].update(then=[{"type": "round_began", "round": [1]}]),
        lambda data: data["moves"][0].update(then=[{"type": "phase_began", "phase": 1, "x": 1}]),
        lambda data: data["moves"][0].update(then=[{"type": "market_cleared", "tiles": 1}]),
        lambda data: data.update(moves={}),
    ],
)
def test_malformed_records_are_refused(tmp_path: Path, change: Callable[[Any], object]) -> None:
    with pytest.raises(RecordError, match=r"changed\.json"):
        load(changed(tmp_path, change))


@pytest.mark.parametrize("text", ["", "{", "[]", "NaN", "[" * 100_000, '{"header": {}}'])
def test_malformed_text_is_refused(tmp_path: Path, text: str) -> None:
    file = tmp_path / "game.json"
    file.write_text(text, "utf-8")
    with pytest.raises(RecordError) as wrong:
        load(file)
    assert "\n" not in str(wrong.value)


def test_tables_nested_too_deeply_are_refused() -> None:
    deep: list[Any] = []
    for _ in range(2000):
        deep = [deep]
    record, _ = played(moves=1)
    tables = {"tiles": {"tiles": deep}, "figures": {}}
    with pytest.raises(RecordError, match="too deep"):
        replace(record, setup={**record.setup, "box": tables}).start()


def test_every_deal_of_a_new_game_can_be_dealt() -> None:
    for seed in range(20):
        record = new_record(SEATS, seed, is_first_game=seed % 2 == 0)
        game = record.start()[1].game
        assert can_be_dealt(record.deal, game)
        later = record.deal._replace(energy_tiles=(1, 0, 0, 1, 1))
        assert can_be_dealt(later, game) != game.is_first_game
