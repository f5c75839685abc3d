# SPDX-License-Identifier: MIT
"""The data against the collected facts, if they are available."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
import yaml

from powergrid.box import (
    board_editions,
    board_ids,
    load_board,
    load_drawing,
    load_edition,
    load_plants,
)
from powergrid.rules.fuel import FUEL_NAMES

BOARDS = [(board, edition) for board in board_ids() for edition in board_editions(board)]
SHARED = Path(__file__).resolve().parents[3] / "shared"


@pytest.fixture
def shared() -> Path:
    if not (SHARED / "reference").is_dir():
        pytest.skip("the collected facts are not here")
    return SHARED


def read(file: Path) -> Any:
    return yaml.safe_load(file.read_text(encoding="utf-8"))


def test_plants_match_the_reference(shared: Path) -> None:
    facts = read(shared / "reference" / "plants.yaml")["plants"]
    keys = ("number", "kind", "fuel", "cities", "back")
    assert [tuple(row[key] for key in keys) for row in facts] == [
        tuple(getattr(plant, key) for key in keys) for plant in load_plants().values()
    ]


@pytest.mark.parametrize("edition_id", ["classic", "recharged"])
def test_tables_match_the_reference(shared: Path, edition_id: str) -> None:
    facts = read(shared / "reference" / "tables.yaml")
    setup, edition = facts["setup"][edition_id], load_edition(edition_id)
    assert edition.areas == setup["areas"]
    assert edition.plants_allowed == setup["plants_allowed"]
    assert edition.step2_at == setup["step2_at_cities"]
    assert edition.end_at == setup["game_end_cities"]
    assert edition.payments == tuple(facts["payments"]["values"])
    assert edition.starting_money == facts["starting_money"]["elektro"]
    start = facts["starting_fuel"][edition_id]
    assert edition.starting_fuel == tuple(start[fuel]["tokens"] for fuel in FUEL_NAMES)
    refill = facts["resupply"]["standard"]
    for count, steps in edition.refill.items():
        assert steps == tuple(tuple(refill[fuel][count]) for fuel in FUEL_NAMES)


def test_tables_of_central_europe_match_the_reference(shared: Path) -> None:
    facts = read(shared / "reference" / "tables.yaml")
    rules = load_board("central-europe", "classic").rules
    start = facts["starting_fuel"]["central_europe"]
    assert rules.edition["starting_fuel"] == tuple(start[fuel]["tokens"] for fuel in FUEL_NAMES)
    refill = facts["resupply"]["central_europe"]
    for count, steps in rules.edition["refill"].items():
        assert steps == tuple(tuple(refill[fuel][count]) for fuel in FUEL_NAMES)


@pytest.mark.parametrize("board_id", ["germany", "usa", "central-europe"])
def test_boards_match_the_reference(shared: Path, board_id: str) -> None:
    facts = read(shared / "reference" / "maps" / f"{board_id}.yaml")
    board = load_board(board_id, "classic")
    ids = [city.id for city in board.cities]
    assert [[ids[way.a], ids[way.b], way.cost] for way in board.connections] == facts["connections"]
    assert [(city.id, city.name, board.areas[city.area].id) for city in board.cities] == [
        (row["id"], row["name"], row["area"]) for row in facts["cities"]
    ]
    assert [(area.id, area.name, area.colour) for area in board.areas] == [
        (row["id"], row["name"], row["colour"]) for row in facts["areas"]
    ]


@pytest.mark.parametrize("board_id", ["germany", "usa", "central-europe"])
def test_positions_match_the_reference(shared: Path, board_id: str) -> None:
    facts = read(shared / "design" / "board-positions" / f"{board_id}.yaml")
    drawing = load_drawing(board_id, "classic")
    assert (drawing.width, drawing.height) == (facts["plane"]["width"], facts["plane"]["height"])
    assert [(spot.x, spot.y, spot.name_side) for spot in drawing.cities] == [
        (row["x"], row["y"], row["name_side"]) for row in facts["cities"]
    ]
    assert [(plate.t, plate.offset) for plate in drawing.plates] == [
        (row["t"], row["offset"]) for row in facts["connections"]
    ]


def board_facts(shared: Path, board_id: str) -> Any:
    folder = shared / "reference"
    file = folder / "maps" / f"{board_id}.yaml"
    return read(file if file.is_file() else folder / "boards" / "maps" / f"{board_id}.yaml")


def as_lists(refill: Sequence[Sequence[int]]) -> list[list[int]]:
    return [list(steps) for steps in refill]


def rows(table: Any, count: int) -> list[list[int]]:
    """Return the refill of each fuel in Steps 1, 2 and 3; a market may lack a fuel."""
    return [list(table.get(fuel, {}).get(count, (0, 0, 0))) for fuel in FUEL_NAMES]


@pytest.mark.parametrize(("board_id", "edition_id"), BOARDS)
def test_costs_of_every_board_match_the_reference(
    shared: Path, board_id: str, edition_id: str
) -> None:
    facts = board_facts(shared, board_id)
    costs = {frozenset(ends): cost for *ends, cost in facts["connections"]}
    changes = facts.get("editions", {}).get(edition_id) or {}
    for old, city in (changes.get("replace_cities") or {}).items():
        costs = {
            frozenset(city["id"] if end == old else end for end in ends): cost
            for ends, cost in costs.items()
        }
    for ends in changes.get("remove_connections") or ():
        del costs[frozenset(ends)]
    for key in ("add_connections", "set_cost"):
        costs |= {frozenset(ends): cost for *ends, cost in changes.get(key) or ()}
    board = load_board(board_id, edition_id)
    ids = [city.id for city in board.cities]
    assert {frozenset((ids[way.a], ids[way.b])): way.cost for way in board.connections} == costs


@pytest.mark.parametrize(("board_id", "edition_id"), BOARDS)
def test_tables_of_every_board_match_the_reference(
    shared: Path, board_id: str, edition_id: str
) -> None:
    facts, general = board_facts(shared, board_id), read(shared / "reference" / "tables.yaml")
    setup, board = general["setup"][edition_id], load_board(board_id, edition_id)
    edition, rules = board.rules.on(load_edition(edition_id)), board.rules
    refill = (
        facts.get("resupply")
        or general["resupply"]["central_europe" if board_id == "central-europe" else "standard"]
    )
    tokens = facts.get("fuel_tokens") or general["components"]["fuel_tokens"]
    assert edition.tokens == tuple(tokens[fuel] for fuel in FUEL_NAMES)
    areas = facts.get("areas_in_play") or setup["areas"]
    leaving = refill.get("uranium_removed")
    for players in range(2, 7):
        assert as_lists(edition.refill[players]) == rows(refill.get("south", refill), players)
        if rules.north_market is not None:
            north = rules.north_market.refill[players]
            assert as_lists(north) == rows(refill["north"], players)
        assert rules.uranium_leaves.get(players) == (leaving and tuple(leaving[players]))
        assert edition.areas[players] == areas[players]


@pytest.mark.parametrize(("board_id", "edition_id"), BOARDS)
def test_thresholds_of_every_board_match_the_reference(
    shared: Path, board_id: str, edition_id: str
) -> None:
    facts, setup = (
        board_facts(shared, board_id),
        read(shared / "reference" / "tables.yaml")["setup"],
    )
    edition = load_board(board_id, edition_id).rules.on(load_edition(edition_id))
    # What is said of a board itself are the figures of Classic, which differ for two players.
    recharged = {10: 7, 21: 18}
    for key, table in (("step2_at_cities", edition.step2_at), ("game_end_cities", edition.end_at)):
        counts = facts.get(key, setup[edition_id][key]) or {}  # a board may have no Steps
        for players, count in counts.items():
            is_classic = key in facts and (edition_id, players) == ("recharged", 2)
            assert table[players] == (recharged.get(count, count) if is_classic else count)
