# SPDX-License-Identifier: MIT
"""The first state of a game."""

from powergrid.factory.rules.deal import Deal
from powergrid.factory.rules.game import Game
from powergrid.factory.rules.state import NO_SEAT, NOTHING, SETUP, State
from powergrid.factory.rules.tracks import tracks_of


def first_state(game: Game, deal: Deal) -> State:
    """Return the state before the first round; `engine.begin` asks the first question."""
    players, figures = game.players, game.figures
    start = game.tile_set.start
    tracks = tracks_of(game, start)
    none = (0,) * players
    return State(
        game=game,
        round=0,
        phase=SETUP,
        asks=NOTHING,
        seat=NO_SEAT,
        waiting=(),
        money=(figures.money,) * players,
        order_tiles=deal.first_order,
        won=none,
        bids=none,
        offered=(),
        lot=0,
        bid=0,
        bidders=(),
        left=0,
        extra=0,
        columns=game.columns,
        market=deal.x_tiles,
        removed=(),
        canteen=(tracks.canteen,) * players,
        seasonal=none,
        factory=(start,) * players,
        beside=((),) * players,
        off=((),) * players,
        outer=none,
        production=(tracks.production,) * players,
        storage=(tracks.storage,) * players,
        energy=(tracks.energy,) * players,
        changes=(),
        price=figures.energy_prices[0],
        profit=none,
        ranking=(),
    )
