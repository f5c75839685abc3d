# SPDX-License-Identifier: MIT
"""Phase 2: which tile to move, as everybody will then buy."""

from statistics import fmean

from powergrid.factory.bots.planner.forecast import Buyer, Forecast
from powergrid.factory.bots.planner.numbers import Numbers
from powergrid.factory.bots.planner.outlook import outlook_of
from powergrid.factory.rules import State, legal
from powergrid.factory.rules.actions import Action, MoveTile
from powergrid.factory.rules.state import with_kind


def move(state: State, numbers: Numbers) -> Action:
    """Return the move after which this seat gains most in Phase 3, and the others least."""
    outlook = outlook_of(state, numbers)
    forecast = Forecast(state, outlook)
    order = state.by_order()
    buyers = [Buyer(seat, state.discount(seat), state.available(seat)) for seat in order]
    place = order.index(state.seat)
    factory = state.factory[state.seat]

    def worth(action: Action) -> tuple[float, float]:
        market, wanted = state.market, 0.0
        if isinstance(action, MoveTile):
            market = with_kind(market, action.tile)
            wanted = outlook.grown(factory, action.tile)[0] - outlook.tiles[action.tile].price
        gains = forecast.gains(market, buyers)
        mine = gains.pop(place)
        return mine - numbers.rival * fmean(gains), wanted

    return max(legal(state), key=worth)
