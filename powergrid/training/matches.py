# SPDX-License-Identifier: MIT
"""Matches of one bot against several of another, to measure a net."""

from collections.abc import Callable
from functools import partial
from random import Random

from powergrid.bots.bot import Bot
from powergrid.bots.whole_game import play
from powergrid.rules.scoring import shares_of_win
from powergrid.rules.setup import random_order, shuffle_cards
from powergrid.training.processes import Map
from powergrid.training.tables import Table, game_on


def win_share(
    one: Callable[[], Bot],
    other: Callable[[], Bot],
    table: Table,
    games: int,
    seed: int,
    in_processes: Map,
) -> float:
    """Return one bot's share of wins against copies of another; it changes seats every game."""
    return sum(in_processes(partial(_game, one, other, table, seed), range(games))) / games


def _game(
    one: Callable[[], Bot], other: Callable[[], Bot], table: Table, seed: int, number: int
) -> float:
    deal, seat = divmod(number, table.players)
    rng = Random(f"{seed}:{deal}")
    game = game_on(table, rng)
    cards = shuffle_cards(game.edition, game.plants, game.players, rng)
    order = random_order(game.players, rng)
    bots = [other() for _ in range(table.players)]
    bots[seat] = one()
    end = play(game, cards, order, bots, rng)
    return shares_of_win(end)[seat]
