# SPDX-License-Identifier: MIT
"""Phase 1, bidding for the order: workers are bid for the new order tiles."""

from collections.abc import Iterator

from powergrid.factory.rules.actions import Action, OpenAuction, Pass, Raise
from powergrid.factory.rules.deal import Deal
from powergrid.factory.rules.errors import IllegalAction
from powergrid.factory.rules.events import (
    AuctionOpened,
    BidderPassed,
    BidRaised,
    Event,
    OrderTilesTurnedUp,
    OrderTileWon,
)
from powergrid.factory.rules.question import Question, not_asked
from powergrid.factory.rules.state import BIDDING, NO_SEAT, OPENING, RAISING, State, with_item


class Openings(Question):
    """Name any of `tiles` and bid from `min_bid` up to `max_bid` workers for it."""

    def __init__(self, state: State) -> None:
        super().__init__(state)
        self.tiles = state.offered
        self.min_bid = 0
        self.max_bid = max_bid(state, state.seat)

    def check(self, action: object) -> None:
        """Raise IllegalAction if the action is no legal answer."""
        if not isinstance(action, OpenAuction):
            raise not_asked(action)
        if action.tile not in self.tiles:
            raise IllegalAction("order_tile_not_offered", tile=action.tile)
        _check_bid(action.bid, self.min_bid, self.max_bid)

    def __iter__(self) -> Iterator[Action]:
        for tile in self.tiles:
            for bid in range(self.min_bid, self.max_bid + 1):
                yield OpenAuction(tile, bid)


class Raises(Question):
    """Bid from `min_bid` up to `max_bid` workers, or pass."""

    def __init__(self, state: State) -> None:
        super().__init__(state)
        self.min_bid = state.bid + 1
        self.max_bid = max_bid(state, state.seat)
        self.can_raise = self.min_bid <= self.max_bid

    def check(self, action: object) -> None:
        """Raise IllegalAction if the action is no legal answer."""
        if isinstance(action, Raise):
            _check_bid(action.bid, self.min_bid, self.max_bid)
        elif not isinstance(action, Pass):
            raise not_asked(action)

    def __iter__(self) -> Iterator[Action]:
        yield Pass()
        for bid in range(self.min_bid, self.max_bid + 1):
            yield Raise(bid)


def max_bid(state: State, seat: int) -> int:
    """Return the highest bid of a seat: one available worker must stay."""
    return state.available(seat) - 1


def has_passed(state: State, seat: int) -> bool:
    """Return whether a seat has passed in the auction now held."""
    return bool(state.bidders) and seat in state.waiting and seat not in state.bidders


def has_void_tile(state: State, seat: int) -> bool:
    """Return whether the order tile of a seat is last round's, which is void in this phase."""
    return state.phase == BIDDING and not state.won[seat]


def highest_bidder(state: State) -> int:
    """Return the seat whose bid is to be raised, NO_SEAT while nothing is auctioned."""
    return state.bidders[-1] if state.bidders else NO_SEAT


def _check_bid(bid: int, lowest: int, highest: int) -> None:
    if bid < lowest:
        raise IllegalAction("bid_too_low", minimum=lowest)
    if bid > highest:
        raise IllegalAction("bid_too_high", maximum=highest)


def begin(state: State, deal: Deal, events: list[Event]) -> bool:
    """Turn up the new order tiles, ask the seat with the highest old one, and return True."""
    state.offered = deal.order_tiles[state.round - 1]
    events.append(OrderTilesTurnedUp(state.offered))
    state.waiting = state.by_order()[::-1]
    _ask_opening(state)
    return True


def _ask_opening(state: State) -> None:
    state.asks, state.seat = OPENING, state.waiting[0]


def act(state: State, action: Action, events: list[Event]) -> bool:
    """Do what the seat on turn does; return whether the phase continues."""
    seat = state.seat
    if isinstance(action, OpenAuction):
        state.lot, state.bid = action.tile, action.bid
        events.append(AuctionOpened(seat, action.tile, action.bid))
        state.bidders = _clockwise(state, seat)
    elif isinstance(action, Raise):
        state.bid = action.bid
        events.append(BidRaised(seat, action.bid))
        state.bidders = (*state.bidders[1:], seat)
    else:
        events.append(BidderPassed(seat))
        state.bidders = state.bidders[1:]
    if len(state.bidders) > 1:
        state.asks, state.seat = RAISING, state.bidders[0]
        return True
    _sell(state, events)
    if state.waiting:
        _ask_opening(state)
    return bool(state.waiting)


def _clockwise(state: State, opener: int) -> tuple[int, ...]:
    """Return all who may bid, from the opener's left neighbour clockwise to the opener."""
    players = state.game.players
    around = [(opener + step) % players for step in range(1, players + 1)]
    return tuple([seat for seat in around if seat in state.waiting])


def _sell(state: State, events: list[Event]) -> None:
    seat = state.bidders[0]
    events.append(OrderTileWon(seat, state.lot, state.bid))
    state.won = with_item(state.won, seat, state.lot)
    state.bids = with_item(state.bids, seat, state.bid)
    state.offered = tuple([tile for tile in state.offered if tile != state.lot])
    state.waiting = tuple([other for other in state.waiting if other != seat])
    state.lot, state.bid, state.bidders = 0, 0, ()


def close(state: State, deal: Deal, events: list[Event]) -> None:
    """Put the new order tiles in the old ones' place."""
    state.order_tiles = state.won
    state.won = (0,) * state.game.players
