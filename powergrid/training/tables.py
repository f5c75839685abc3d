# SPDX-License-Identifier: MIT
"""The tables games are played at: boards, editions, numbers of players and options."""

from functools import cache
from itertools import product
from random import Random
from typing import Final, NamedTuple

from powergrid.box import board_editions, load_board, load_edition, load_plants
from powergrid.rules import Game
from powergrid.rules.options import (
    NO_OPTIONS,
    OPTION_NAMES,
    Options,
    areas_in_play,
    why_unplayable,
)
from powergrid.rules.setup import random_areas

BOARDS: Final = ("germany", "usa", "central-europe")
_USUAL: Final = {2: 3, 3: 2, 4: 8, 5: 2, 6: 2}
"""How often games have that many players, relative to each other."""


class Table(NamedTuple):
    """A board in an edition, the number of players, and the options."""

    board: str
    edition: str
    players: int
    options: Options = NO_OPTIONS


HOME: Final = Table("germany", "recharged", 4)
"""The table where nets and policies are measured."""


@cache
def all_tables() -> tuple[Table, ...]:
    """Return all tables."""
    every = [Options(*chosen) for chosen in product((False, True), repeat=len(OPTION_NAMES))]
    return tuple(
        Table(board, edition, players, options)
        for board in BOARDS
        for edition in board_editions(board)
        for players in load_edition(edition).players
        for options in every
        if not why_unplayable(load_edition(edition), load_board(board, edition), players, options)
    )


def random_table(rng: Random) -> Table:
    """Return a random table, mostly one of four players without options."""
    tables = all_tables()
    return rng.choices(tables, [_weight(table) for table in tables])[0]


def game_on(table: Table, rng: Random) -> Game:
    """Return a game at a table, with random areas."""
    board, edition = load_board(table.board, table.edition), load_edition(table.edition)
    areas = random_areas(board, areas_in_play(edition, board, table.players, table.options), rng)
    return _game(table, areas)


@cache
def _game(table: Table, areas: tuple[int, ...]) -> Game:
    board, edition = load_board(table.board, table.edition), load_edition(table.edition)
    return Game(board, edition, load_plants(), table.players, areas, table.options)


def _weight(table: Table) -> float:
    """Return how often a table is used; most people start with Germany Recharged."""
    alike = [
        other
        for other in all_tables()
        if other[:3] == table[:3] and bool(other.options.chosen()) == bool(table.options.chosen())
    ]
    needs_option = not any(
        other[:3] == table[:3] and not other.options.chosen() for other in all_tables()
    )
    usual = 1.0 if not table.options.chosen() or needs_option else 0.15
    home = 1.5 if table[:2] == HOME[:2] else 1.0
    return _USUAL[table.players] * home * usual / len(alike)
