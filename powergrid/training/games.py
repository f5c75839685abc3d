# SPDX-License-Identifier: MIT
"""Games to learn from: each by its number, whoever plays it and when."""

from collections.abc import Iterable, Sequence
from random import Random

import numpy as np

from powergrid.bots.games import StuckGame, play
from powergrid.bots.value.features import Features
from powergrid.bots.value.net import Net
from powergrid.rules.setup import random_order, shuffle_cards
from powergrid.training.league import seats_by_lot
from powergrid.training.positions import Notes, Positions
from powergrid.training.tables import game_on, table_by_lot


def played(nets: Sequence[Net], seed: str) -> Positions | None:
    """Return positions of one game of the league; None if it came to no end."""
    rng = Random(seed)
    table = table_by_lot(rng)
    game = game_on(table, rng)
    cards = shuffle_cards(game.edition, game.plants, game.players, rng)
    notes = Notes()
    bots = seats_by_lot(game.players, nets, rng)
    try:
        end = play(game, cards, random_order(game.players, rng), bots, rng, notes)
    except StuckGame:
        return None
    return notes.positions(end, Features(game), rng)


def gathered(games: Iterable[Positions | None]) -> list[Positions]:
    """Return the positions of many games, those with as many seats together."""
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
