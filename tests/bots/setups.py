# SPDX-License-Identifier: MIT
"""Games for bots to play: every board in every edition with every number of players."""

from collections.abc import Sequence
from functools import cache
from random import Random
from typing import NamedTuple

from powergrid.bots.bot import Bot
from powergrid.bots.games import Watcher, play
from powergrid.box import load_board, load_edition, load_plants
from powergrid.rules import Game, State, begin
from powergrid.rules.setup import first_state, random_areas, random_order, shuffle_cards


class Setup(NamedTuple):
    board: str
    edition: str
    players: int


SETUPS = [
    Setup(board, edition, players)
    for edition, counts in (("classic", (2, 3, 4, 5, 6)), ("recharged", (3, 4, 5, 6)))
    for board in ("germany", "usa")
    for players in counts
]


def setup_id(setup: Setup) -> str:
    return "-".join(map(str, setup))


@cache
def game_on(setup: Setup, areas: tuple[int, ...]) -> Game:
    board = load_board(setup.board, setup.edition)
    return Game(board, load_edition(setup.edition), load_plants(), setup.players, areas)


def new_game(setup: Setup, rng: Random) -> Game:
    board = load_board(setup.board, setup.edition)
    count = load_edition(setup.edition).areas[setup.players]
    return game_on(setup, random_areas(board, count, rng))


def play_one(
    setup: Setup, bots: Sequence[Bot], seed: int, on_events: Watcher | None = None
) -> State:
    rng = Random(seed)
    game = new_game(setup, rng)
    cards = shuffle_cards(game.edition, game.plants, game.players, rng)
    return play(game, cards, random_order(game.players, rng), bots, rng, on_events)


def opening(setup: Setup, seed: int = 0) -> State:
    """Return a game at its first question."""
    rng = Random(seed)
    game = new_game(setup, rng)
    cards = shuffle_cards(game.edition, game.plants, game.players, rng)
    state = first_state(game, cards.market, random_order(game.players, rng))
    begin(state, cards.pile)
    return state
