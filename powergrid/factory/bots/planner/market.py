# SPDX-License-Identifier: MIT
"""Phase 2: chooses the tile to move by what everybody will then buy."""

from statistics import fmean
from typing import NamedTuple

from powergrid.factory.bots.planner.forecast import Buyer, Forecast
from powergrid.factory.bots.planner.numbers import Numbers
from powergrid.factory.bots.planner.outlook import outlook_of
from powergrid.factory.rules import State, legal
from powergrid.factory.rules.actions import Action, MoveTile
from powergrid.factory.rules.state import with_kind


class Gains(NamedTuple):
    """What the seat on turn gains in Phase 3, and what each of the others does on average."""

    own: float
    others: float


class Moving:
    """What each move to the market is worth to the seat on turn."""

    def __init__(self, state: State, numbers: Numbers) -> None:
        self._state = state
        self._rival = numbers.rival
        self._outlook = outlook_of(state, numbers)
        self._forecast = Forecast(state, self._outlook)
        order = state.by_order()
        self._buyers = [Buyer(seat, state.discount(seat), state.available(seat)) for seat in order]
        self._place = order.index(state.seat)

    def worth(self, action: Action) -> float:
        """Return what the seat gains in Phase 3 after a move, less what it leaves the others."""
        own, others = self.gains(action)
        return own - self._rival * others

    def gains(self, action: Action) -> Gains:
        """Return what everybody gains in Phase 3 after a move."""
        market = self._state.market
        if isinstance(action, MoveTile):
            market = with_kind(market, action.tile)
        gains = self._forecast.gains(market, self._buyers)
        own = gains.pop(self._place)
        return Gains(own, fmean(gains))

    def best(self) -> Action:
        """Return the move that is worth most, among equals the tile best for this seat."""
        return max(legal(self._state), key=lambda move: (self.worth(move), self._own_gain(move)))

    def _own_gain(self, action: Action) -> float:
        if not isinstance(action, MoveTile):
            return 0.0
        factory = self._state.factory[self._state.seat]
        gain = self._outlook.grown(factory, action.tile)[0]
        return gain - self._outlook.tiles[action.tile].price
