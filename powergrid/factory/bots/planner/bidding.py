# SPDX-License-Identifier: MIT
"""Phase 1: what an order tile is worth is what its round is worth, less what it leaves others."""

from statistics import fmean

from powergrid.factory.bots.planner.forecast import Buyer, Forecast
from powergrid.factory.bots.planner.numbers import Numbers
from powergrid.factory.bots.planner.outlook import outlook_of
from powergrid.factory.rules import State
from powergrid.factory.rules.actions import Action, OpenAuction, Pass, Raise
from powergrid.factory.rules.phases.bidding import most_bid


class Bidding:
    """What each bid for an order tile is worth to the seat on turn."""

    def __init__(self, state: State, numbers: Numbers) -> None:
        self._state = state
        self._rival = numbers.rival
        self._forecast = Forecast(state, outlook_of(state, numbers))

    def worth(self, action: Action) -> float:
        """Return what the round is worth with the tile at that bid; passing leaves the others."""
        if isinstance(action, OpenAuction):
            return self._with(action.tile, action.bid)
        state = self._state
        if isinstance(action, Raise):
            return self._with(state.lot, action.bid)
        return max(self._with(tile, 0) for tile in state.offered if tile != state.lot)

    def opening(self) -> Action:
        """Return the opening of the auction for the tile that is worth most, at no worker."""
        return max((OpenAuction(tile, 0) for tile in self._state.offered), key=self.worth)

    def raised(self) -> Action:
        """Return one more worker if the tile is worth it, measured against the best of the others.

        Passing where nothing can be raised.
        """
        state = self._state
        more = Raise(state.bid + 1)
        if more.bid > most_bid(state, state.seat) or self.worth(more) <= self.worth(Pass()):
            return Pass()
        return more

    def _with(self, tile: int, bid: int) -> float:
        """Return what the round is worth to the seat with an order tile at such a bid."""
        state, game = self._state, self._state.game
        seat = state.seat
        rest = [other for other in state.offered if other != tile]
        held = {seat: tile}
        for other in state.waiting:
            if other != seat:
                held[other] = rest.pop()
        for other in range(game.players):
            if state.won[other]:
                held[other] = state.won[other]
        buyers = [
            Buyer(one, game.discount(held[one]), state.available(one) - (bid if one == seat else 0))
            for one in sorted(held, key=held.__getitem__)
        ]
        market = self._forecast.market(state.market, state.columns, buyers)
        gains = self._forecast.gains(market, buyers)
        mine = gains.pop([buyer.seat for buyer in buyers].index(seat))
        return mine - self._rival * fmean(gains)
