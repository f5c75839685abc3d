# SPDX-License-Identifier: MIT
"""The state of an auction: the bids so far, who may still bid, and who is out."""

from collections.abc import Sequence
from typing import NamedTuple

from powergrid.gui.power_grid.game.session import Session
from powergrid.gui.power_grid.words.seat_status import events_of_phase
from powergrid.rules import IllegalAction, State, apply
from powergrid.rules.actions import OpenAuction
from powergrid.rules.events import AuctionOpened, BidMade, PlantBought
from powergrid.rules.view import card_of_trial, without_cards


class BiddingSoFar(NamedTuple):
    """The bids for the lot, oldest first, and the seats in the order in which they may bid.

    `bought` maps seats to the plants they have bought in this phase. Without a lot, `bids` is empty
    and `seats` are those that could bid.
    """

    bids: tuple[tuple[int, int], ...]
    seats: tuple[int, ...]
    bought: dict[int, int]

    def last_of(self, seat: int) -> int:
        """Return the last bid of a seat, 0 if it has not bid."""
        return max((amount for bidder, amount in self.bids if bidder == seat), default=0)


def bidding_so_far(session: Session) -> BiddingSoFar:
    """Return the state of the auction; of a session without a past only the last bid is known."""
    state = session.state
    happened = events_of_phase(session)
    bought = {event.seat: event.plant for event in happened if isinstance(event, PlantBought)}
    if not state.bidders:
        return BiddingSoFar((), bidding_order(state), bought)
    bids: list[tuple[int, int]] = []
    for event in happened:
        if isinstance(event, AuctionOpened):
            bids = [(event.seat, event.bid)]
        elif isinstance(event, BidMade):
            bids.append((event.seat, event.amount))
    if not bids or bids[-1] != (state.bidders[-1], state.bid):
        bids = [(state.bidders[-1], state.bid)]  # the past is not known
    return BiddingSoFar(tuple(bids), tuple(state.bidders), bought)


def bidding_order(state: State) -> tuple[int, ...]:
    """Return the seat that opens the auction, then those that could bid after it, in order."""
    others: Sequence[int] = [seat for seat in state.waiting if seat != state.seat]
    richest = without_cards(state)
    richest.money = tuple([10**6] * len(state.money))
    for plant in state.market:
        trial = richest.copy()
        try:
            apply(trial, OpenAuction(plant, plant), card_of_trial)
        except IllegalAction:
            continue
        others = [seat for seat in trial.bidders if seat != state.seat]
        break
    return (state.seat, *others)
