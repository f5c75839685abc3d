# SPDX-License-Identifier: MIT
"""Verifying finds every difference between a record and the rules."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from powergrid.records import Difference, Record, Recorder, load, save, verify, verify_record
from powergrid.records.compare import first_mismatch
from powergrid.records.lines import LINES, Move
from tests.records.games import DATA, begun, play
from tests.rules.positions import table

HUMAN = load(DATA / "human-germany-recharged-4p.json.gz")
STORAGE = load(DATA / "usa-recharged-3p.json.gz")
CLASSIC = load(DATA / "germany-classic-3p.json.gz")

CHANGES: list[tuple[str, str, Any]] = [
    ("open", "plant", 13),
    ("open", "bid", 11),
    ("open", "seat", 1),
    ("open", "sole", True),
    ("open", "discount", True),
    ("bid", "amount", 60),
    ("bid", "seat", 3),
    ("pass", "phase", "open"),
    ("pass", "seat", 2),
    ("win", "plant", 11),
    ("win", "paid", 3),
    ("win", "seat", 3),
    ("reveal", "plant", 40),
    ("reveal", "plant", "step3"),
    ("remove", "plant", 40),
    ("remove", "why", "obsolete"),
    ("step", "step", 3),
    ("buy", "fuel", "coal"),
    ("buy", "price", 9),
    ("buy", "from", "storage"),
    ("buy", "seat", 0),
    ("build", "city", "kiel"),
    ("build", "city", "nowhere"),
    ("build", "price", 99),
    ("run", "plant", 3),
    ("run", "fuel", {"oil": 2}),
    ("run", "fuel", {}),
    ("run", "cities", 9),
    ("run", "seat", 0),
    ("end", "phase", "building"),
    ("end", "seat", 0),
    ("resupply", "coal", 6),
    ("resupply", "uranium", 0),
    ("scrap_plant", "plant", 50),
    ("result", "order", [0, 1, 2, 3]),
    ("check", "round", 2),
    ("check", "phase", "building"),
    ("check", "step", 2),
    ("check", "order", [0, 1, 2, 3]),
    ("check", "market_actual", [6, 7, 9]),
    ("check", "market_future", [13, 14, 35, 44]),
    ("check", "deck_left", 28),
]


def first_of(record: Record, kind: str) -> int:
    return next(index for index, move in enumerate(record.moves) if move["type"] == kind)


def changed(record: Record, index: int, move: Move) -> Record:
    moves = [*record.moves[:index], move, *record.moves[index + 1 :]]
    return Record(record.header, moves, record.file, record.lines)


@pytest.mark.parametrize(("kind", "key", "value"), CHANGES)
def test_a_changed_value_is_found(kind: str, key: str, value: Any) -> None:
    index = first_of(HUMAN, kind)
    move = HUMAN.moves[index]
    assert move.get(key) != value, "this changes nothing"
    LINES[kind](move | {key: value})
    with pytest.raises(Difference) as caught:
        verify_record(changed(HUMAN, index, move | {key: value}))
    assert caught.value.expected != caught.value.found
    assert caught.value.line == caught.value.move + 2


def leaves(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[tuple[Any, ...], Any]]:
    if isinstance(value, dict):
        for key, item in value.items():
            yield from leaves(item, (*path, key))
    elif isinstance(value, list):
        for index, item in enumerate(value):
            yield from leaves(item, (*path, index))
    else:
        yield path, value


def put(value: Any, path: tuple[Any, ...], leaf: Any) -> Any:
    if not path:
        return leaf
    twin = dict(value) if isinstance(value, dict) else list(value)
    twin[path[0]] = put(twin[path[0]], path[1:], leaf)
    return twin


def test_every_figure_of_a_snapshot_is_checked() -> None:
    snapshots = [i for i, move in enumerate(CLASSIC.moves) if move["type"] in ("check", "result")]
    for index in (snapshots[0], snapshots[9], snapshots[-1]):
        move = CLASSIC.moves[index]
        for path, leaf in leaves(move):
            if path == ("type",):
                continue
            other = leaf + 1 if isinstance(leaf, int) else f"{leaf}x"
            with pytest.raises(Difference) as caught:
                verify_record(changed(CLASSIC, index, put(move, path, other)))
            assert caught.value.move == index + 1


def test_powered_cities_and_income_are_checked() -> None:
    index = next(i for i, move in enumerate(HUMAN.moves) if "powered" in move)
    for key in ("powered", "income"):
        with pytest.raises(Difference, match=f'"{key}" differs'):
            verify_record(changed(HUMAN, index, HUMAN.moves[index] | {key: 9}))
    without = {k: v for k, v in HUMAN.moves[index].items() if k != "income"}
    with pytest.raises(Difference, match='"income" differs'):
        verify_record(changed(HUMAN, index, without))


def test_the_coal_storage_is_checked() -> None:
    index = next(i for i, move in enumerate(STORAGE.moves) if "from" in move)
    move = {key: value for key, value in STORAGE.moves[index].items() if key != "from"}
    with pytest.raises(Difference, match='"from" differs'):
        verify_record(changed(STORAGE, index, move))


def test_scrapped_fuel_is_checked_by_its_sum_and_not_by_its_flag() -> None:
    index = first_of(CLASSIC, "scrap_fuel")
    move = CLASSIC.moves[index]
    verify_record(changed(CLASSIC, index, {k: v for k, v in move.items() if k != "auto"}))
    for other in ({"amount": move["amount"] + 1}, {"fuel": "uranium"}, {"seat": 0}, {"seat": 1}):
        if move | other != move:
            with pytest.raises(Difference):
                verify_record(changed(CLASSIC, index, move | other))


@pytest.mark.parametrize("kind", sorted({move["type"] for move in HUMAN.moves}))
def test_a_missing_or_extra_line_is_found(kind: str) -> None:
    index = first_of(HUMAN, kind)
    moves = list(HUMAN.moves)
    for others in (
        moves[:index] + moves[index + 1 :],
        moves[: index + 1] + moves[index:],
        moves[:index],
    ):
        with pytest.raises(Difference):
            verify_record(Record(HUMAN.header, others))


def test_completely_tied_seats_may_be_listed_in_either_order() -> None:
    state = table()
    state.powered, state.ranking = (4, 4, 9, 4), (2, 0, 1, 3)
    line = {"type": "result", "order": [2, 0, 1, 3]}
    for order, differs in (([2, 1, 3, 0], False), ([0, 2, 1, 3], True), ([2, 0, 1, 1], True)):
        assert bool(first_mismatch(line, line | {"order": order}, state)) == differs


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("cities", ("kiel",)),
        ("removed_unknown", 3),
        ("rounds", 8),
        ("finished", False),
        ("draws", (*HUMAN.header.draws, 25)),
    ],
)
def test_a_changed_header_is_found(key: str, value: Any) -> None:
    header = HUMAN.header._replace(**{key: value})
    with pytest.raises(Difference, match=f'"{key}" in the header differs'):
        verify_record(Record(header, HUMAN.moves))


def test_the_verdict_names_the_line_and_the_move(tmp_path: Path) -> None:
    index = first_of(HUMAN, "win")
    file = tmp_path / "changed.json"
    save(changed(HUMAN, index, HUMAN.moves[index] | {"paid": 17}), file)
    verdict = verify(file)
    assert not verdict.is_ok
    assert (verdict.line, verdict.move) == (index + 3, index + 1)
    assert str(verdict) == (
        f'{file}, line {index + 3}, move {index + 1}: "paid" differs; expected 16, found 17'
    )
    save(Record(HUMAN.header, HUMAN.moves[:-1]), file)
    assert verify(file).line == len(HUMAN.moves) + 2, "the result is missing"
    save(HUMAN, file)
    assert load(file).error("wrong").line == 1


def test_a_save_in_the_middle_of_a_game_verifies(tmp_path: Path) -> None:
    record = begun()
    recorder = Recorder(record.header)
    play(record, recorder, actions=100)
    save(recorder, tmp_path / "save.json")
    assert verify(tmp_path / "save.json").is_ok
