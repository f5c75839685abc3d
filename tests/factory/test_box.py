# SPDX-License-Identifier: MIT
"""The tiles and figures on file, and wrong files."""

import shutil
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest
import yaml

from powergrid.factory.box import ON_SALE, PLAYERS, SOURCES, load_box, read_box
from powergrid.files.messages import FileError
from powergrid.files.places import resources_dir
from tests.factory.table import BOX

FOLDER = resources_dir() / "factory"
SHARED = Path(__file__).resolve().parents[3] / "shared" / "reference" / "factory-manager.yaml"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return shutil.copytree(BOX, tmp_path / "factory")


def test_eighty_one_tiles_are_for_sale_and_every_row_has_its_source() -> None:
    """„106 żetonów elementów fabryki” „35 żetonów pomieszczeń magazynowych (w tym 15 żetonów”

    „27 żetonów maszyn (w tym 10 żetonów początkowych) • 18 żetonów robotów produkcyjnych”
    """
    rows = yaml.safe_load((FOLDER / "tiles.yaml").read_text("utf-8"))
    assert len(rows["tiles"]) == sum(ON_SALE.values()) == 81
    assert Counter(row["type"] for row in rows["tiles"]) == ON_SALE
    assert Counter(row["back"] for row in rows["tiles"])["X"] == 6
    for part in rows.values():
        assert {row["source"] for row in part} <= {*SOURCES}
    printed = {(row["type"], row["price"]) for row in (*rows["start"], *rows["tiles"])}
    box = load_box()
    assert len(box.tile_set.kinds) == len(printed)
    assert len(box.tile_set.start) == 5
    assert sum(ON_SALE.values()) + max(PLAYERS) * len(box.tile_set.start) == 106
    assert (ON_SALE["storage"], ON_SALE["machine"]) == (35 - 15, 27 - 10)


def test_there_are_twelve_order_tiles() -> None:
    """„12 żetonów kolejności (1-12)”"""
    figures = load_box().figures
    assert len(figures.discounts) == 12
    used = (*figures.first_order.values(), *figures.order_stack.values())
    assert {number for numbers in used for number in numbers} == {*range(1, 13)}


def test_the_figures_match_the_reference_data() -> None:
    if not SHARED.exists():
        pytest.skip("the reference data are not here")
    facts: dict[str, Any] = yaml.safe_load(SHARED.read_text("utf-8"))
    figures = load_box().figures
    assert (figures.money, figures.rounds) == (facts["start"]["elektro"], facts["rounds"])
    assert figures.seasonal_price == facts["seasonal_worker_price"]["value"]
    assert figures.outer_price == facts["end_space_price"]["value"]
    assert figures.outer_spaces == facts["end_space_price"]["spaces"]
    assert figures.last_factor == facts["last_round_profit_multiplier"]["value"]
    assert [*figures.energy_prices] == facts["energy_price_track"]["values"]["value"]
    for players in (2, 3, 4, 5):
        tiles = facts["turn_order_tiles_by_players"][players]
        assert [*figures.first_order[players]] == tiles["initial"]
        assert [*figures.order_stack[players]] == tiles["stack"]
        assert figures.extra_tiles[players] == facts["extra_tiles_moved_by_last_player"][players]
    with_discount = facts["turn_order_discount"]["tiles_with_discount"]
    assert [n for n, less in enumerate(figures.discounts, 1) if less] == with_discount
    for name, one in facts["components"]["tile_types"].items():
        if name != "pairing_note":
            assert ON_SALE[name.replace("_", "-")] == one["total"] - one["starting"]


TILE = "{type: storage, price: 6, storage: 1,                                    back: 2-5,"


@pytest.mark.parametrize(
    ("file", "old", "new", "words"),
    [
        ("tiles", TILE, TILE.replace("storage,", "machine,"), "must produce"),
        ("tiles", TILE, TILE.replace("storage: 1", "energy: 1"), "must store something"),
        ("tiles", TILE, TILE.replace("storage: 1", "stores: 1"), "stores"),
        ("tiles", TILE, TILE.replace("price: 6", "price: 0"), "1 to 99"),
        ("tiles", TILE, TILE.replace("price: 6", "price: six"), "six"),
        ("tiles", TILE, TILE.replace("type: storage", "type: control"), "must save"),
        ("tiles", TILE, TILE.replace("price: 6", "price: 6, workers: 1"), "may need workers"),
        ("tiles", TILE, TILE.replace("2-5", "2-6"), "3-5, 4-5, 5, X"),
        ("tiles", TILE, TILE.replace("2-5", "X"), "2 X tiles of the type storage"),
        ("tiles", f"  - {TILE} source: found}}\n", "", "19 tiles of the type storage"),
        ("tiles", "source: found}", "source: heard}", "given, found, designed"),
        ("tiles", "discount: 2, source: designed", "discount: 2, source: dreamt", "dreamt"),
        ("tiles", "workers: 2, energy: 2, source: found", "workers: 2, source: found", "do not"),
        ("tiles", "count: 3, price: 0, storage: 1", "count: 1, price: 0, storage: 3", "do not"),
        ("tiles", "number: 3,  discount: 0", "number: 3,  discount: 1", "discount"),
        ("tiles", "number: 9, ", "number: 8, ", "1 to 12"),
        ("tiles", "tiles:\n  -", "tiles: [\n  -", "line"),
        ("figures", "rounds: 5", "rounds: 9", "1 to 8"),
        ("figures", "energy_tiles: [0, 0, 1, 1,", "energy_tiles: [1, 1, 1, 1,", "a 0 must"),
        ("figures", "energy_tiles: [0, 0, 1, 1, 1, 1, 2, 2]", "energy_tiles: [0, 1]", "each of 5"),
        ("figures", "5, 6, 7, 8]", "5, 6]", "beyond the last price"),
        ("figures", "{2: [2, 10],", "{2: [2],", "each player"),
        ("figures", "{2: [1, 4, 6, 8],", "{2: [1],", "each player"),
        ("figures", "{2: [1, 4, 6, 8],", "{2: [1, 4, 2, 8],", "twice"),
        ("figures", "money: 18", "money: 7", "costs at most 7"),
        ("figures", "money: 18", "cash: 18", "cash"),
    ],
)  # fmt: skip
def test_each_error_is_one_sentence(
    folder: Path, file: str, old: str, new: str, words: str
) -> None:
    path = folder / f"{file}.yaml"
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), "utf-8")
    with pytest.raises(FileError) as wrong:
        read_box(folder)
    assert words in str(wrong.value)
    assert str(folder) in str(wrong.value)
    assert "\n" not in str(wrong.value)


def test_an_owner_can_correct_a_tile(folder: Path) -> None:
    path = folder / "tiles.yaml"
    text = path.read_text("utf-8")
    path.write_text(text.replace(TILE, TILE.replace("price: 6", "price: 5"), 1), "utf-8")
    assert read_box(folder) != read_box(BOX)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(FileError, match=r"tiles\.yaml"):
        read_box(tmp_path)


@pytest.mark.parametrize("name", ["tiles", "figures"])
def test_damaged_files_give_one_sentence(folder: Path, name: str) -> None:
    path = folder / f"{name}.yaml"
    data = path.read_bytes()
    rng = Random(1)
    refused = []
    for _ in range(12):
        damaged = bytearray(data)
        for _ in range(rng.randint(1, 6)):
            place = rng.randrange(len(damaged))
            damaged[place : place + rng.randint(0, 2)] = rng.randbytes(rng.randint(0, 2))
        path.write_bytes(damaged)
        try:
            read_box(folder)
        except FileError as error:
            refused.append(str(error))
    assert refused
    assert not any("\n" in message for message in refused)


def test_the_box_is_read_once() -> None:
    assert load_box.__wrapped__() == load_box()
