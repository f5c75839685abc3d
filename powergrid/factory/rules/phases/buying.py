# SPDX-License-Identifier: MIT
"""Phase 3: buying, placing and removing tiles, and hiring seasonal workers."""

from collections.abc import Iterator

from powergrid.factory.rules.actions import (
    Action,
    BuyTile,
    Hire,
    PlaceTile,
    RemoveTile,
)
from powergrid.factory.rules.deal import Deal
from powergrid.factory.rules.errors import IllegalAction
from powergrid.factory.rules.events import (
    Event,
    MarketCleared,
    TileBought,
    TilePlaced,
    TileRemoved,
    WorkersHired,
)
from powergrid.factory.rules.question import Question, not_asked
from powergrid.factory.rules.state import (
    BIDDING,
    BUYING,
    BUYING_TILES,
    State,
    with_item,
    with_kind,
    without_kind,
)


class Purchases(Question):
    """Buy, place or remove a tile, or end the turn by hiring; `left` workers can still be used."""

    def __init__(self, state: State) -> None:
        super().__init__(state)
        self.money = state.money[state.seat]

    def check(self, action: object) -> None:
        """Raise IllegalAction if the action is no legal answer."""
        state = self.state
        if isinstance(action, BuyTile):
            if action.tile not in state.market:
                raise IllegalAction("tile_not_on_market", tile=action.tile)
            self._check_worker()
            self._check_money(self.price(action.tile))
        elif isinstance(action, RemoveTile):
            if action.tile not in state.factory[self.seat]:
                raise IllegalAction("tile_not_in_factory", tile=action.tile)
            self._check_worker()
        elif isinstance(action, PlaceTile):
            if action.tile not in state.beside[self.seat]:
                raise IllegalAction("tile_not_beside_factory", tile=action.tile)
            self._check_money(self.space_price(action.tile))
        elif isinstance(action, Hire):
            if not 0 <= action.workers <= state.game.figures.seasonal_workers:
                maximum = state.game.figures.seasonal_workers
                raise IllegalAction(
                    "wrong_number_of_workers", workers=action.workers, maximum=maximum
                )
            self._check_money(self.wage(action.workers), workers=action.workers)
        else:
            raise not_asked(action)

    def _check_worker(self) -> None:
        if not self.state.left:
            raise IllegalAction("no_worker_left")

    def _check_money(self, price: int, **facts: int) -> None:
        if price > self.money:
            raise IllegalAction("not_enough_money", price=price, money=self.money, **facts)

    def price(self, kind: int) -> int:
        """Return what a tile costs this seat."""
        return price_for(self.state, self.seat, kind)

    def space_price(self, kind: int) -> int:
        """Return what the space costs that a tile would lie on; IllegalAction if there is none."""
        state, seat, tiles = self.state, self.seat, self.state.game.tiles
        figures = state.game.figures
        if tiles[kind].is_special:
            if any(tiles[other].type == tiles[kind].type for other in state.factory[seat]):
                raise IllegalAction("special_space_taken", tile=kind)
            return 0
        taken = sum(not tiles[other].is_special for other in state.factory[seat])
        if taken < figures.spaces + state.outer[seat]:
            return 0
        if state.outer[seat] == figures.outer_spaces:
            raise IllegalAction("no_space", spaces=taken)
        return figures.outer_price

    def wage(self, workers: int) -> int:
        """Return what this many seasonal workers cost this seat."""
        each = self.state.game.figures.seasonal_price - self.state.discount(self.seat)
        return workers * max(0, each)

    def __iter__(self) -> Iterator[Action]:
        state, seat = self.state, self.seat
        for workers in range(state.game.figures.seasonal_workers + 1):
            if self.wage(workers) <= self.money:
                yield Hire(workers)
        for kind in dict.fromkeys(state.beside[seat]):
            place = PlaceTile(kind)
            if place in self:
                yield place
        if state.left:
            for kind in dict.fromkeys(state.market):
                if self.price(kind) <= self.money:
                    yield BuyTile(kind)
            for kind in dict.fromkeys(state.factory[seat]):
                yield RemoveTile(kind)


def price_for(state: State, seat: int, kind: int) -> int:
    """Return what a tile costs a seat when it buys next.

    The order tile of last round is void in Phase 1, and that of this round after Phase 3.
    """
    number = state.won[seat] if state.phase == BIDDING else state.order_tiles[seat]
    has_discount = number > 0 and state.phase <= BUYING
    discount = state.game.discount(number) if has_discount else 0
    return max(0, state.game.tiles[kind].price - discount)


def begin(state: State, deal: Deal, events: list[Event]) -> bool:
    """Ask the lowest order tile first; return whether a seat is asked."""
    state.waiting = state.by_order()
    return _ask(state)


def _ask(state: State) -> bool:
    if not state.waiting:
        state.left = 0
        return False
    state.asks, state.seat = BUYING_TILES, state.waiting[0]
    state.left = state.available(state.seat)
    return True


def act(state: State, action: Action, events: list[Event]) -> bool:
    """Do what the seat on turn does; return whether the phase continues."""
    if isinstance(action, Hire):
        _hire(state, action.workers, events)
        state.waiting = state.waiting[1:]
        return _ask(state)
    if isinstance(action, BuyTile):
        _buy(state, action.tile, events)
    elif isinstance(action, PlaceTile):
        _place(state, action.tile, events)
    else:
        assert isinstance(action, RemoveTile)
        _remove(state, action.tile, events)
    return True


def _buy(state: State, kind: int, events: list[Event]) -> None:
    seat, price = state.seat, Purchases(state).price(kind)
    _pay(state, price)
    state.left -= 1
    state.market = without_kind(state.market, kind)
    state.beside = with_item(state.beside, seat, with_kind(state.beside[seat], kind))
    events.append(TileBought(seat, kind, price))


def _place(state: State, kind: int, events: list[Event]) -> None:
    seat, price = state.seat, Purchases(state).space_price(kind)
    if price:
        _pay(state, price)
        state.outer = with_item(state.outer, seat, state.outer[seat] + 1)
    state.beside = with_item(state.beside, seat, without_kind(state.beside[seat], kind))
    state.factory = with_item(state.factory, seat, with_kind(state.factory[seat], kind))
    events.append(TilePlaced(seat, kind, price))


def _remove(state: State, kind: int, events: list[Event]) -> None:
    seat = state.seat
    state.left -= 1
    state.factory = with_item(state.factory, seat, without_kind(state.factory[seat], kind))
    if state.off[seat].count(kind) > state.factory[seat].count(kind):
        state.off = with_item(state.off, seat, without_kind(state.off[seat], kind))
    state.removed = with_kind(state.removed, kind)
    events.append(TileRemoved(seat, kind))


def _hire(state: State, workers: int, events: list[Event]) -> None:
    """End a turn; workers hired last round leave unless they are paid again."""
    seat, price = state.seat, Purchases(state).wage(workers)
    _pay(state, price)
    left = max(0, state.seasonal[seat] - workers)
    state.seasonal = with_item(state.seasonal, seat, workers)
    events.append(WorkersHired(seat, workers, price, left))


def _pay(state: State, price: int) -> None:
    state.money = with_item(state.money, state.seat, state.money[state.seat] - price)


def close(state: State, deal: Deal, events: list[Event]) -> None:
    """Clear the market, and take the workers off the order tiles."""
    if state.market:
        events.append(MarketCleared(state.market))
    columns = [list(column) for column in state.columns]
    for kind in state.market:
        columns[state.game.tiles[kind].type].append(kind)
    by_price = state.game.by_price
    state.columns = tuple([tuple(sorted(column, key=by_price)) for column in columns])
    state.market = ()
    state.bids = (0,) * state.game.players
