# SPDX-License-Identifier: MIT
"""Logs of the public web version, played again by our rules."""

import json
from collections.abc import Callable
from contextlib import suppress
from copy import deepcopy
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, TypeAlias

import pytest

from powergrid.bots.sensible import Sensible
from powergrid.play.errors import RecordError
from powergrid.records import Record, Recorder, load, replay, save, verify_record
from powergrid.records.moves import lines_of
from powergrid.records.web_game import record_of_log
from powergrid.records.web_log import read_web_log
from powergrid.records.web_start import header_of_log
from powergrid.rules import apply
from tests.records.games import KEPT, SHARED, begun
from tests.records.web_logs import web_log_of

TABLES = [
    (3, "germany", "recharged", 7),
    (4, "germany", "recharged", 7),
    (5, "germany", "classic", 7),
    (2, "usa", "classic", 7),
    (6, "usa", "recharged", 7),
    (4, "central-europe", "classic", 7),
    (4, "usa", "classic", 9),  # a hybrid is scrapped, and coal discarded
    (4, "usa", "recharged", 22),  # and here oil
]


Log: TypeAlias = dict[str, Any]


@pytest.fixture
def log() -> Log:
    return deepcopy(_log())


@cache
def _log() -> Log:
    return web_log_of(finished(3, "germany", "recharged"))


def finished(players: int, board: str, edition: str, seed: int = 7) -> Record:
    record = begun(players, board, edition, seed)
    order = tuple((seed + seat) % players for seat in range(players))
    record = record._replace(header=record.header._replace(first_order=order))
    recorder = Recorder(record.header)
    _, state, deal = record.start()
    bot, rng = Sensible(), Random(seed)
    while not state.is_over:
        action = bot.decide(state, rng)
        recorder.add(action, apply(state, action, deal), state)
    return recorder.record()


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_game_comes_back_from_its_log(table: tuple[int, str, str, int]) -> None:
    ours = finished(*table)
    found = record_of_log(web_log_of(ours))
    assert found.moves == ours.moves
    same = ("board", "edition", "first_order", "market", "areas", "cities", "draws", "finished")
    for field in same:
        assert getattr(found.header, field) == getattr(ours.header, field), field
    verify_record(found)


@pytest.mark.parametrize(
    "path", [path for path in KEPT + SHARED if "human" in path.name], ids=lambda path: path.name
)
def test_games_of_people_come_back(path: Path) -> None:
    ours = load(path)
    found = record_of_log(web_log_of(ours))
    assert found.moves == [
        line for step in replay(ours) for line in lines_of(step.events, step.state)
    ]
    assert found.header.draws == ours.header.draws


def test_plants_that_nobody_ever_mentions_were_on_sale_from_the_beginning() -> None:
    ours = finished(3, "germany", "recharged").header
    there = read_web_log(_log())._replace(entries=(), market=frozenset(ours.market))
    assert header_of_log(there, {})[0].market == ours.market


def test_a_log_in_a_file_is_a_record(tmp_path: Path, log: Log) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(log))
    record = load(file)
    assert record.header.finished
    assert [seat.name for seat in record.header.seats] == ["Anna 0", "Anna 1", "Anna 2"]
    save(record, tmp_path / "saved.json")
    assert load(tmp_path / "saved.json").moves == record.moves


def test_turns_that_the_log_leaves_out_are_passes(log: Log) -> None:
    whole = record_of_log(log).moves
    passes = [row for row in log["log"] if row.get("move", {}).get("name") == "Pass"]
    phase3 = next(row for row in passes if log["log"].index(row) > first(log, "BuyResource"))
    log["log"].remove(phase3)
    assert record_of_log(log).moves == whole


def test_names_are_recognised_though_misspelt(log: Log) -> None:
    text = json.dumps(log)
    names = [row["name"] for row in log["map"]["cities"] if len(row["name"]) > 6]
    assert len(names) > 5
    for name in names:
        text = text.replace(f'"{name}"', f'"{name[:-3]}{name[-2:]}"')
    assert record_of_log(json.loads(text)).moves == record_of_log(log).moves


WRONG: list[tuple[str, Callable[[Log], object], str]] = [
    ("no players", lambda log: log.pop("players"), '"players" is missing'),
    ("not over", lambda log: log.update(phase="Building"), "not over: finish it there first"),
    ("sealed", lambda log: log["options"].update(fastBid=True), "bids of this game were sealed"),
    ("board", lambda log: log["map"].update(name="Atlantis"), 'no board like "Atlantis"'),
    ("city", lambda log: log["map"]["cities"][0].update(name="Xy"), 'no city like "Xy"'),
    ("variant", lambda log: log.update(variant="third"), "must be one of"),
    ("nobody", lambda log: log["players"].clear(), "names fewer than two players"),
    ("seats", lambda log: log["players"].pop(), "With 2 players, the edition .* against the bank"),
    ("unknown move", lambda log: move(log, "Bid").update(name="Undo"), "a move that is not impor"),
    ("bad event", lambda log: log["log"][0].update(type="event", event=7), r"log\[0\].event"),
    ("bad data", lambda log: move(log, "Bid").update(data="10"), r"log\[\d+\].move.data"),
    ("too low", lambda log: move(log, "Bid").update(data=1), "move 3: the rules do not allow this"),
    (
        "price",
        lambda log: move(log, "Build")["data"].update(price=9),
        '"Flensburg" costs 9 in the log; by the',
    ),
    ("elsewhere", lambda log: move(log, "Build")["data"].update(name="Oz"), '"Oz" is not in play'),
    (
        "not printed",
        lambda log: log["map"].update(name="Central Europe"),
        "not printed in the edition",
    ),
    ("torn", lambda log: log.update(log=torn(log)), "The log ends before the game"),
    ("no end", lambda log: log["log"].__delitem__(slice(-9, None)), "The log ends before the game"),
    ("fuel", lambda log: log["players"][2].update(coalLeft=99), '"Anna 2" has other fuel than'),
    ("money", lambda log: log["players"][1].update(money=999), '"Anna 1" has other money than'),
    (
        "powered",
        lambda log: log["players"][0].update(citiesPowered=1),
        '"Anna 0" has other powered cities',
    ),
]


@pytest.mark.parametrize(("change", "says"), [row[1:] for row in WRONG], ids=[w[0] for w in WRONG])
def test_what_cannot_be_replayed_is_told(
    log: Log, change: Callable[[Log], object], says: str
) -> None:
    change(log)
    with pytest.raises(RecordError, match=says):
        record_of_log(log)


def test_a_plant_scrapped_in_silence_is_told(log: Log) -> None:
    log["log"].pop(first(log, "DiscardPowerPlant"))
    with pytest.raises(RecordError, match="does not say which plant is scrapped"):
        record_of_log(log)


def first(log: Log, name: str) -> int:
    rows = enumerate(log["log"])
    return next(index for index, row in rows if row.get("move", {}).get("name") == name)


def torn(log: Log) -> list[Log]:
    """Return the log without what was done after plants were run for the last time."""
    rows: list[Log] = log["log"]
    names = [row.get("move", {}).get("name") for row in rows]
    last = len(names) - names[::-1].index("UsePowerPlant")
    return rows[:last] + [row for row in rows[last:] if "drawn" in row.get("event", "")]


def move(log: Log, name: str) -> Log:
    found: Log = log["log"][first(log, name)]["move"]
    return found


@pytest.mark.parametrize("seed", range(60))
def test_damage_is_never_an_error_of_ours(log: Log, seed: int) -> None:
    rng = Random(seed)
    for _ in range(rng.randint(1, 3)):
        damage(log, rng)
    with suppress(RecordError):  # anything else is ours
        record_of_log(log)


def damage(value: Any, rng: Random) -> None:
    """Change something inside a mapping or a list."""
    keys = list(value) if isinstance(value, dict) else list(range(len(value)))
    if not keys:
        return
    key = rng.choice(keys)
    if isinstance(value[key], dict | list) and value[key] and rng.random() < 0.9:
        damage(value[key], rng)
    elif rng.random() < 0.3:
        del value[key]
    else:
        value[key] = rng.choice([0, 1, 7, 99, 999, -1, "x", "", None, [], {}, True, "coal", 2.5])
