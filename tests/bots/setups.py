# SPDX-License-Identifier: MIT
"""Games for bots to play: every board in every edition with every number of players and option."""

from collections.abc import Sequence
from functools import cache
from itertools import product
from random import Random
from typing import NamedTuple, TypeAlias

from powergrid.bots import LEVELS
from powergrid.bots.bot import Bot
from powergrid.bots.whole_game import Watcher, play
from powergrid.box import board_editions, load_board, load_edition, load_plants
from powergrid.rules import Game, State, begin
from powergrid.rules.actions import Action
from powergrid.rules.options import NO_OPTIONS, OPTION_NAMES, Options, areas_in_play, why_unplayable
from powergrid.rules.setup import (
    first_state,
    random_areas,
    random_closed,
    random_order,
    shuffle_cards,
)

PROMPT = tuple(LEVELS)[:-1]
"""Every level but the strongest: games of that take half a minute."""
BOARDS = ("germany", "usa", "central-europe")


Moves: TypeAlias = list[tuple[State, Action]]


class Setup(NamedTuple):
    board: str
    edition: str
    players: int
    options: Options = NO_OPTIONS


GERMANY = Setup("germany", "recharged", 4)


def is_playable(board_id: str, edition_id: str, players: int, options: Options) -> bool:
    """Return whether the rules allow it and the board has enough areas."""
    board, edition = load_board(board_id, edition_id), load_edition(edition_id)
    has_areas = areas_in_play(edition, board, players, options) <= len(board.areas)
    return has_areas and not why_unplayable(edition, board, players, options)


def setups_on(boards: Sequence[str]) -> list[Setup]:
    """Return every setup of these boards that the rules allow."""
    every = [Options(*chosen) for chosen in product((False, True), repeat=len(OPTION_NAMES))]
    return [
        Setup(board, edition, players, options)
        for board in boards
        for edition in board_editions(board)
        for players in load_edition(edition).players
        for options in every
        if is_playable(board, edition, players, options)
    ]


SETUPS = setups_on(BOARDS)


def setup_id(setup: Setup) -> str:
    return "-".join((*map(str, setup[:3]), *setup.options.chosen()))


@cache
def game_on(setup: Setup, areas: tuple[int, ...]) -> Game:
    board = load_board(setup.board, setup.edition)
    edition = load_edition(setup.edition)
    return Game(board, edition, load_plants(), setup.players, areas, setup.options)


def new_game(setup: Setup, rng: Random) -> Game:
    board = load_board(setup.board, setup.edition)
    count = areas_in_play(load_edition(setup.edition), board, setup.players, setup.options)
    return game_on(setup, random_areas(board, count, rng))


def play_one(
    setup: Setup, bots: Sequence[Bot], seed: int, on_events: Watcher | None = None
) -> State:
    rng = Random(seed)
    game = new_game(setup, rng)
    cards = shuffle_cards(game.edition, game.plants, game.players, rng)
    return play(game, cards, random_order(game.players, rng), bots, rng, on_events)


def moves_of(setup: Setup, bots: Sequence[Bot], seed: int) -> tuple[Moves, State]:
    """Return the actions of a game, each with the position before it, and the end."""
    moves: Moves = []

    class Noting(NamedTuple):
        bot: Bot

        def decide(self, state: State, rng: Random) -> Action:
            action = self.bot.decide(state, rng)
            moves.append((state.copy(), action))
            return action

    end = play_one(setup, [Noting(bot) for bot in bots], seed)
    return moves, end


def opening(setup: Setup, seed: int = 0) -> State:
    """Return a game at its first question."""
    rng = Random(seed)
    game = new_game(setup, rng)
    cards = shuffle_cards(game.edition, game.plants, game.players, rng)
    order, closed = random_order(game.players, rng), random_closed(game, rng)
    state = first_state(game, cards.market, order, closed)
    begin(state, cards.pile)
    return state
