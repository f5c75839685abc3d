# SPDX-License-Identifier: MIT
"""Phase 1: what an order tile is worth is what its round is worth, less what it leaves others."""

from statistics import fmean

from powergrid.factory.bots.planner.forecast import Buyer, Forecast
from powergrid.factory.bots.planner.numbers import Numbers
from powergrid.factory.bots.planner.outlook import outlook_of
from powergrid.factory.rules import State
from powergrid.factory.rules.actions import Action, OpenAuction, Pass, Raise
from powergrid.factory.rules.phases.bidding import most_bid


class _Prospects:
    def __init__(self, state: State, numbers: Numbers) -> None:
        self._state = state
        self._numbers = numbers
        self._forecast = Forecast(state, outlook_of(state, numbers))

    def worth(self, tile: int, bid: int) -> float:
        """Return what the round is worth to the seat on turn with an order tile at such a bid."""
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
        return mine - self._numbers.rival * fmean(gains)


def opening(state: State, numbers: Numbers) -> Action:
    """Return the opening of the auction for the tile that is worth most, at no worker."""
    prospects = _Prospects(state, numbers)
    return OpenAuction(max(state.offered, key=lambda tile: prospects.worth(tile, 0)), 0)


def raised(state: State, numbers: Numbers) -> Action:
    """Return one more worker if the tile is worth it, measured against the best of the others."""
    bid = state.bid + 1
    if bid > most_bid(state, state.seat):
        return Pass()
    prospects = _Prospects(state, numbers)
    best = max(prospects.worth(tile, 0) for tile in state.offered if tile != state.lot)
    return Raise(bid) if prospects.worth(state.lot, bid) > best else Pass()
