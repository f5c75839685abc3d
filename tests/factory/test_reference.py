# SPDX-License-Identifier: MIT
"""The arithmetic of a factory against one written in the rulebook's words, tile by tile."""

from itertools import combinations
from typing import Any

import yaml
from hypothesis import given, settings
from hypothesis import strategies as st

from powergrid.factory.box import load_game
from powergrid.factory.rules import State, legal
from powergrid.factory.rules.actions import RunFactory
from powergrid.factory.rules.phases.bureaucracy import Runs
from powergrid.factory.rules.phases.profit import profit_of
from powergrid.factory.rules.state import BUREAUCRACY, with_item
from powergrid.factory.rules.tiles import TYPE_NAMES
from powergrid.files.places import resources_dir
from tests.factory.table import Table

FILE = yaml.safe_load((resources_dir() / "factory/tiles.yaml").read_text("utf-8"))
ROWS: list[dict[str, Any]] = [*FILE["tiles"], *FILE["start"]]
ROBOTS = ("production-robot", "auxiliary-robot")
SWITCHES = ("machine", *ROBOTS)

Rows = list[dict[str, Any]]


def red_less_green(rows: Rows, key: str) -> int:
    red = sum(row[key] for row in rows if row.get(key, 0) > 0)
    green = sum(-row[key] for row in rows if row.get(key, 0) < 0)
    return int(red - green)


def energy(rows: Rows) -> int:
    used = red_less_green(rows, "energy")
    return 1 if used < 1 else used


def canteen(rows: Rows) -> int:
    needed = red_less_green(rows, "workers")
    return 0 if needed < 0 else needed


def profit(rows: Rows, price: int, is_last: bool) -> int:
    produced = sum(row.get("production", 0) for row in rows)
    stored = sum(row.get("storage", 0) for row in rows)
    earned = 0
    while produced and stored:  # good by good
        produced, stored, earned = produced - 1, stored - 1, earned + 10
    earned -= sum(price for _ in range(energy(rows)))
    return earned * 2 if is_last else earned


def can_run(rows: Rows, workers: int) -> bool:
    machines = [row for row in rows if row["type"] == "machine"]
    robots = [row for row in rows if row["type"] in ROBOTS]
    return len(robots) <= len(machines) and canteen(rows) < workers


def kind_of(state: State, row: dict[str, Any]) -> int:
    effects = [row.get(key, 0) for key in ("production", "storage", "workers", "energy")]
    tile = (TYPE_NAMES.index(row["type"]), row["price"], *effects)
    return [*map(tuple, state.game.tiles)].index(tile)


FACTORIES = st.lists(st.sampled_from(ROWS), max_size=7)


@settings(max_examples=40)
@given(FACTORIES, st.integers(0, 2), st.integers(1, 8), st.booleans())
def test_every_run_of_any_factory(rows: Rows, seasonal: int, price: int, is_last: bool) -> None:
    table = Table(2, game=load_game(2))
    state = table.state
    kinds = tuple(sorted(kind_of(state, row) for row in rows))
    state.factory = with_item(state.factory, 0, kinds)
    state.seasonal = with_item(state.seasonal, 0, seasonal)
    state.round = 5 if is_last else 2
    question = legal(table.at(BUREAUCRACY).state)
    assert isinstance(question, Runs)
    expected = {}
    switches = [index for index, row in enumerate(rows) if row["type"] in SWITCHES]
    for count in range(len(switches) + 1):
        for off in combinations(switches, count):
            active = [row for index, row in enumerate(rows) if index not in off]
            if can_run(active, 7 + seasonal):
                action = RunFactory(tuple(sorted(kind_of(state, rows[index]) for index in off)))
                expected[action] = active
    assert {*question} == {*expected}
    for action, active in expected.items():
        assert isinstance(action, RunFactory)
        tracks = question.tracks(action.off)
        assert (tracks.energy, tracks.canteen) == (energy(active), canteen(active))
        assert profit_of(state, tracks, price) == profit(active, price, is_last)
