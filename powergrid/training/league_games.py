# SPDX-License-Identifier: MIT
"""Games of the league, to learn from; the same seed gives the same game in any process."""

from collections.abc import Iterable, Sequence
from random import Random

import numpy as np

from powergrid.bots.value.features import Features
from powergrid.bots.value.net import Net
from powergrid.bots.whole_game import StuckGame, play
from powergrid.rules.setup import random_order, shuffle_cards
from powergrid.training.league import random_opponents
from powergrid.training.positions import PositionRecorder, Positions
from powergrid.training.tables import game_on, random_table


def play_league_game(nets: Sequence[Net], seed: str) -> Positions | None:
    """Return positions of one game of the league; None if it did not end."""
    rng = Random(seed)
    table = random_table(rng)
    game = game_on(table, rng)
    cards = shuffle_cards(game.edition, game.plants, game.players, rng)
    recorder = PositionRecorder()
    bots = random_opponents(game.players, nets, rng)
    try:
        end = play(game, cards, random_order(game.players, rng), bots, rng, recorder)
    except StuckGame:
        return None
    return recorder.positions(end, Features(game), rng)


def group_by_seats(games: Iterable[Positions | None]) -> list[Positions]:
    """Return the positions of many games, grouped by number of seats."""
    by_seats: dict[int, list[Positions]] = {}
    for positions in games:
        if positions is not None:
            by_seats.setdefault(positions.rows.shape[1], []).append(positions)
    return [
        Positions(
            np.concatenate([some.rows for some in alike]),
            np.concatenate([some.shares for some in alike]),
        )
        for _, alike in sorted(by_seats.items())
    ]
