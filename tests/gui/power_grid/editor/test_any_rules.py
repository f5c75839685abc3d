# SPDX-License-Identifier: MIT
"""Whatever rules the editor accepts together can be played."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from powergrid.bots import bot_named
from powergrid.box import FileError, load_board_file, load_edition, load_plants
from powergrid.files.places import board_file
from powergrid.gui.power_grid.editor import sketch_file
from powergrid.gui.power_grid.editor.rule_shapes import (
    SHAPES,
    Grid,
    Number,
    OneOf,
    Rows,
    Shape,
    SomeOf,
    value_of,
)
from powergrid.gui.power_grid.editor.rule_terms import options_of
from powergrid.gui.power_grid.editor.rules_pane import why_not
from powergrid.gui.power_grid.editor.sketch import Sketch, with_rule
from powergrid.rules import Game, apply, begin
from powergrid.rules.options import NO_OPTIONS, areas_in_play, why_unplayable
from powergrid.rules.setup import first_state, random_areas, random_order, shuffle_cards
from tests.ledger import Ledger

PLAYERS = 3
MAX_MOVES = 1200
"""Some rules pay so little that a game hardly ends."""
RULES = [key for key in SHAPES if "." not in key]
BESIDE = ("outline", "ground")


def a_value(shape: Shape, sketch: Sketch, rng: Random) -> Any:
    match shape:
        case Number():
            return a_number(shape, rng)
        case OneOf(options):
            return rng.choice(options_of(options, sketch)).value
        case SomeOf(options):
            values = [option.value for option in options_of(options, sketch)]
            return rng.sample(values, rng.randint(0, min(len(values), 4)))
        case Grid(paths, columns, number):
            return value_of(shape, [[a_number(number, rng) for _ in columns] for _ in paths])
        case Rows(columns):
            kinds = [kind for _, kind in columns]
            count = rng.choice((0, 1, 3, 8))
            rows = [[a_value(kind, sketch, rng) for kind in kinds] for _ in range(count)]
            return value_of(shape, rows)
    return rng.random() < 0.5


def a_number(number: Number, rng: Random) -> int:
    near = min(number.high, number.low + 12)
    return rng.choice((number.low, rng.randint(number.low, near), number.high))


def some_rules(sketch: Sketch, rng: Random) -> Sketch:
    """Return the sketch with up to four rules that the editor accepts one by one."""
    for key in rng.sample(RULES, rng.randint(1, 4)):
        value = a_value(SHAPES[key], sketch, rng)
        if not why_not(sketch, key, value):
            sketch = with_rule(sketch, key, value)
    return sketch


def play(game: Game, rng: Random) -> None:
    """Play a game, at most `MAX_MOVES` of it, in which nothing may be lost or created."""
    cards = shuffle_cards(game.edition, game.plants, PLAYERS, rng)
    state = first_state(game, cards.market, random_order(PLAYERS, rng))
    begin(state, cards.pile)
    bots = [bot_named(name) for name in ("sensible", "random", "thrifty")]
    ledger = Ledger(is_thorough=False)
    ledger(state, None, [])
    while not state.is_over and ledger.moves < MAX_MOVES:
        action = bots[state.seat].decide(state, rng)
        ledger(state, action, apply(state, action, cards.pile))


@pytest.mark.slow
@pytest.mark.parametrize("edition_id", ["classic", "recharged"])
def test_rules_that_are_accepted_together_can_be_played(edition_id: str, tmp_path: Path) -> None:
    printed = sketch_file.read_sketch(board_file("germany"))
    more = {key: value for key, value in printed.more.items() if key not in BESIDE}
    bare = printed._replace(id="mine", more=more)
    file, edition, rng, played = tmp_path / "mine.yaml", load_edition(edition_id), Random(7), 0
    for _ in range(25):
        file.write_text(sketch_file.text_of(some_rules(bare, rng)), encoding="utf-8")
        try:
            sketch_file.check(file)
        except FileError:
            continue
        board = load_board_file(file, edition_id)
        needed = areas_in_play(edition, board, PLAYERS, NO_OPTIONS)
        is_refused = why_unplayable(edition, board, PLAYERS, NO_OPTIONS)
        if is_refused or needed > len(board.areas):
            continue
        areas = random_areas(board, needed, rng)
        play(Game(board, edition, load_plants(), PLAYERS, areas), rng)
        played += 1
    assert played > 12
