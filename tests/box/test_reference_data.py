# SPDX-License-Identifier: MIT
"""The data against the collected facts, if they are available."""

from pathlib import Path
from typing import Any

import pytest
import yaml

from powergrid.box import load_board, load_drawing, load_edition, load_plants
from powergrid.rules.fuel import FUEL_NAMES

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
