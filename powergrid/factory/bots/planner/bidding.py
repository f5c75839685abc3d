# SPDX-License-Identifier: MIT
"""Phase 1: an order tile is worth what its round is worth, less what it leaves the others."""

from statistics import fmean
from typing import Final

from powergrid.factory.bots.planner.forecast import Buyer, Forecast
from powergrid.factory.bots.planner.numbers import Numbers
from powergrid.factory.bots.planner.outlook import outlook_of
from powergrid.factory.bots.planner.played_round import money_with
from powergrid.factory.rules import State
from powergrid.factory.rules.actions import Action, OpenAuction, Pass, Raise
from powergrid.factory.rules.phases.bidding import max_bid
from powergrid.factory.rules.state import with_item

_PLAYED_OUT: Final = 2
"""With this many players the round is played out; with more, that takes too long."""


class Bidding:
    """What each bid for an order tile is worth to the seat on turn."""

    def __init__(self, state: State, numbers: Numbers) -> None:
        self._state = state
        self._numbers = numbers
        self._rival = numbers.rival
        self._forecast = Forecast(state, outlook_of(state, numbers))

    def worth(self, action: Action) -> float:
        """Return what the round is worth with the tile at that bid, or with the best other tile."""
        if isinstance(action, OpenAuction):
            return self._with(action.tile, action.bid)
        if isinstance(action, Raise):
            return self._with(self._state.lot, action.bid)
        return self._best_other()

    def is_other_tile_as_good(self) -> bool:
        """Return whether another tile is worth at least what this one is without a worker."""
        return self._best_other() >= self._with(self._state.lot, 0)

    def opening(self) -> Action:
        """Return the opening of the auction for the tile that is worth most, at no worker."""
        return max((OpenAuction(tile, 0) for tile in self._state.offered), key=self.worth)

    def raised(self) -> Action:
        """Return a raise by one worker if it is worth more than the best other tile, else Pass."""
        state = self._state
        more = Raise(state.bid + 1)
        if more.bid > max_bid(state, state.seat) or self.worth(more) <= self.worth(Pass()):
            return Pass()
        return more

    def _best_other(self) -> float:
        """Return what the round is worth with the best tile that is not being auctioned."""
        state = self._state
        return max(self._with(tile, 0) for tile in state.offered if tile != state.lot)

    def _with(self, tile: int, bid: int) -> float:
        """Return what the round is worth to the seat with an order tile at such a bid."""
        if self._state.game.players <= _PLAYED_OUT:
            return self._played_out(tile, bid)
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
            Buyer(
                holder,
                game.discount(held[holder]),
                state.available(holder) - (bid if holder == seat else 0),
            )
            for holder in sorted(held, key=held.__getitem__)
        ]
        market = self._forecast.market(state.market, state.columns, buyers)
        gains = self._forecast.gains(market, buyers)
        mine = gains.pop([buyer.seat for buyer in buyers].index(seat))
        return mine - self._rival * fmean(gains)

    def _played_out(self, tile: int, bid: int) -> float:
        """Return the same between two players by playing the round out.

        The other seat keeps its tile, or gets the one that is left.
        """
        state, seat = self._state, self._state.seat
        won = with_item(state.won, seat, tile)
        bids = with_item(state.bids, seat, bid)
        other = 1 - seat
        if not won[other]:
            won = with_item(won, other, next(number for number in state.offered if number != tile))
            bids = with_item(bids, other, 0 if tile == state.lot else state.bid)
        money = money_with(state, won, bids, self._numbers)
        return money[seat] - self._rival * money[other]
