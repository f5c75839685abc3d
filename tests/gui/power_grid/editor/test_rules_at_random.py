# SPDX-License-Identifier: MIT
"""Boards with rules of several others at random: refused in a sentence, or playable."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

from powergrid.bots import bot_named
from powergrid.bots.whole_game import play
from powergrid.box import FileError, board_editions, built_in_board_ids, edition_ids, load_edition
from powergrid.files.places import board_file, edition_file
from powergrid.files.yaml_file import plain, read_yaml
from powergrid.gui.power_grid.editor.sketch import Sketch, with_rule
from powergrid.gui.power_grid.editor.sketch_file import check, own_copy, own_file, save
from powergrid.records import RecordError, Seat, new_record
from powergrid.records.header import COLOURS

BOARDS, RULES = 20, 4
SEEDS = (10, 23, 37, 41)
"""Each once led to a card that could not be drawn, or to a game without an end."""


@cache
def values() -> Mapping[str, list[Any]]:
    """Return all values that boards have for each rule that no edition has."""
    printed = {key for edition in edition_ids() for key in plain(read_yaml(edition_file(edition)))}
    found: dict[str, list[Any]] = {}
    for board in built_in_board_ids():
        top = plain(read_yaml(board_file(board)))
        for part in (top, *top.get("editions", {}).values()):
            for key, value in part.get("rules", {}).items():
                if key not in printed and key != "other_plants":
                    found.setdefault(key, []).append(value)
    return found


def a_board(rng: Random) -> Sketch:
    sketch = own_copy(rng.choice(built_in_board_ids()))
    for key in rng.sample(sorted(values()), RULES):
        sketch = with_rule(sketch, key, rng.choice(values()[key]))
    return sketch


def play_on(board: str, rng: Random) -> None:
    """Play a game on a board; raises `RecordError` if it cannot be played with so many."""
    edition = rng.choice(board_editions(board))
    players = rng.choice(load_edition(edition).players)
    seats = [Seat(f"Anna {i}", COLOURS[i], "random") for i in range(players)]
    options = {"against_the_bank": players in load_edition(edition).bank_players}
    record = new_record(board, edition, seats, seed=rng.randrange(999), options=options)
    header = record.header
    bots = [bot_named("sensible")] * players

    play(record.game(), header.cards, header.first_order, bots, rng)


@pytest.mark.slow
@pytest.mark.parametrize("seed", SEEDS)
def test_rules_at_random_are_refused_or_can_be_played(seed: int, home: Path) -> None:
    rng, played = Random(seed), 0
    for _ in range(BOARDS):
        sketch = a_board(rng)
        save(sketch)
        try:
            check(own_file(sketch.id))
            play_on(sketch.id, rng)
        except (FileError, RecordError):
            continue
        played += 1
    assert played
