# SPDX-License-Identifier: MIT
"""Damaged boards, their outlines too, put among the user's own and played on where they load."""

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random

import yaml

from powergrid.box import FileError, board_ids, load_board, load_drawing
from powergrid.files.places import maps_dir
from powergrid.records import RecordError, Seat, new_record
from powergrid.rules import apply, legal
from tests.box.conftest import SMALL_BOARD, SMALL_OUTLINE
from tests.hostile.ground import Ground, check_sentence
from tests.hostile.noise import damage_tree, damaged

ACTIONS = 12
PLAIN_BOMB = "a: &a [x, x, x, x, x, x, x, x, x]\n" + "".join(
    f"{name}: &{name} [{', '.join([f'*{before}'] * 9)}]\n"
    for before, name in zip("abcdefgh", "bcdefghi", strict=True)
)


def own_boards(ground: Ground) -> Path:
    """Create and return the folder of the user's own boards."""
    folder = ground.folder / "powergrid" / "maps"
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def attack(rng: Random, ground: Ground) -> None:
    """List, load, draw and play on a damaged board."""
    folder = own_boards(ground)
    board, outline = rng.choice(WAYS)(rng)
    (folder / "small.yaml").write_bytes(board)
    (folder / "small.outline.json").write_bytes(outline)
    assert "small" in board_ids()
    use("small", rng)


def use(board_id: str, rng: Random) -> None:
    """Use a board in every way."""
    edition = rng.choice(("classic", "recharged"))
    for load in (load_board, load_drawing):
        try:
            load(board_id, edition)
        except FileError as error:
            check_sentence(str(error))
    seats = [Seat(f"Seat {seat}", "red") for seat in range(rng.randrange(1, 8))]
    try:
        record = new_record(board_id, edition, seats, seed=rng.randrange(1000))
        _, state, deal = record.start()
    except RecordError as error:
        check_sentence(str(error))
        return
    for _ in range(ACTIONS):
        apply(state, legal(state).sample(rng), deal)


@cache
def large_board() -> str:
    """Return the board of the USA under the name of the small one, without an outline."""
    board = yaml.safe_load((maps_dir() / "usa.yaml").read_text())
    del board["outline"]
    text: str = yaml.safe_dump({**board, "id": "small"})
    return text


def _text(rng: Random) -> tuple[bytes, bytes]:
    return damaged(SMALL_BOARD.encode(), rng), SMALL_OUTLINE.encode()


def _large_text(rng: Random) -> tuple[bytes, bytes]:
    return damaged(large_board().encode(), rng), SMALL_OUTLINE.encode()


def _within(rng: Random) -> tuple[bytes, bytes]:
    sheet = yaml.safe_load(SMALL_BOARD)
    for _ in range(rng.choice((1, 1, 2, 4))):
        damage_tree(sheet, rng)
    try:
        text = yaml.safe_dump(sheet)
    except RecursionError:  # too deep for that writer but not for this one
        text = json.dumps(sheet)
    return text.encode("utf-8", "replace"), SMALL_OUTLINE.encode()


def _outline(rng: Random) -> tuple[bytes, bytes]:
    board = SMALL_BOARD.encode()
    if rng.random() < 0.4:
        return board, damaged(SMALL_OUTLINE.encode(), rng)
    outline = json.loads(SMALL_OUTLINE)
    damage_tree(outline, rng)
    return board, json.dumps(outline).encode()


def _bomb(rng: Random) -> tuple[bytes, bytes]:
    if rng.random() < 0.8:
        return rng.randbytes(rng.choice((1, 9, 300))), b""
    many = rng.choice((1_000, 100_000))
    board = rng.choice(
        (
            PLAIN_BOMB.encode(),
            b"[" * many,
            b"{a: " * many,
            b"- " * many,
            b"a: " + b"x" * 3_000_000,
            b"&a [*a]",
            b"? " * many,
            SMALL_BOARD.replace("cost: 5", f"cost: {'9' * many}").encode(),
            SMALL_BOARD.replace("name: Anna", f"name: {'A' * many}").encode(),
            SMALL_BOARD.encode() + b"#\n" * many,
        )
    )
    return board, b"[" * many


WAYS: tuple[Callable[[Random], tuple[bytes, bytes]], ...] = (
    _text,
    _text,
    _within,
    _within,
    _outline,
    _large_text,
    _bomb,
)
