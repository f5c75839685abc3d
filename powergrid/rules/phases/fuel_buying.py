# SPDX-License-Identifier: MIT
"""Phase 3, fuel: buying as much as plants can store, in reverse turn order."""

from collections.abc import Iterator
from random import Random

from powergrid.rules import fuel_market
from powergrid.rules.actions import Action, BuyFuel, BuyStoredCoal, EndTurn
from powergrid.rules.errors import IllegalAction
from powergrid.rules.events import Event, FuelBought, NextBuyer, TurnEnded
from powergrid.rules.fuel import COAL, FUELS, add_fuel
from powergrid.rules.question import Question, not_asked
from powergrid.rules.state import (
    ANYWHERE,
    BUYING_FUEL,
    FUEL,
    NORTH,
    SOUTH,
    Deal,
    State,
    ask_first,
    with_item,
)
from powergrid.rules.variants.chosen import variants_of


class FuelPurchases(Question):
    """Buy up to `max_amount(fuel)` tokens of a fuel for `price(fuel, amount)`, or end the turn.

    On boards where tokens are bought one by one, a token ends this turn, and ending it ends the
    phase for this seat. From an open storage, up to `max_stored()` coal may be bought while the
    market has some. Methods called without a market mean the first of `markets`.
    """

    def __init__(self, state: State) -> None:
        self.state = state
        self.seat = state.seat
        self.money = state.money[state.seat]
        storage = state.game.storage(state.plants[state.seat])
        self._rooms = storage.rooms(state.fuel[state.seat])

    def check(self, action: object) -> None:
        """Raise IllegalAction if the action is no legal answer."""
        if isinstance(action, BuyFuel):
            _price(self.state, action)
        elif isinstance(action, BuyStoredCoal):
            _stored_price(self.state, action.amount)
        elif not isinstance(action, EndTurn):
            raise not_asked(action)

    @property
    def markets(self) -> tuple[int, ...]:
        """The markets at which the seat may buy."""
        return fuel_market.markets_open(self.state)

    def room(self, fuel: int) -> int:
        """Return how many more tokens of a fuel the seat's plants can store."""
        return self._rooms[fuel]

    def max_amount(self, fuel: int, market: int | None = None) -> int:
        """Return how many tokens are available, fit, and are affordable."""
        room = self._rooms[fuel]
        if room <= 0:
            return 0
        state = self.state
        if state.game.is_buying_plain:
            amount = fuel_market.affordable(state, fuel, self.money)
            return amount if amount < room else room
        if state.game.buys_one_by_one:
            room = 1
        markets = self.markets
        if market is not None and market != markets[0]:
            if market not in markets:
                return 0
            state = fuel_market.market_at(state, market)
        return min(room, fuel_market.affordable(state, fuel, self.money))

    def max_stored(self) -> int:
        """Return how many tokens of coal in an open storage fit and are affordable."""
        state = self.state
        if not state.game.board.rules.is_storage_open:
            return 0
        price = fuel_market.storage_price(state)
        paid = self.money // price if price else state.storage
        amount = min(self._rooms[COAL], state.storage, paid)
        return max(0, min(amount, 1) if state.game.buys_one_by_one else amount)

    def fuels(self) -> list[int]:
        """Return the fuels of which at least one token can be bought."""
        game, market = self.state.game, self.state.fuel_market
        if not game.has_printed_prices:
            return [fuel for fuel in FUELS if self.max_amount(fuel)]
        fuels = []  # a loop, as this is asked before every token: faster than `max_amount`
        for fuel, room in enumerate(self._rooms):
            tokens = market[fuel]
            if room > 0 and (
                game.spaces[fuel][-tokens] <= self.money if tokens else self.max_amount(fuel)
            ):
                fuels.append(fuel)
        return fuels

    def price(self, fuel: int, amount: int) -> int:
        """Return what that many tokens cost together."""
        return fuel_market.price(self.state, fuel, amount)

    def __iter__(self) -> Iterator[Action]:
        yield EndTurn()
        for market in self.markets:
            for fuel in FUELS:
                for amount in range(1, self.max_amount(fuel, market) + 1):
                    yield BuyFuel(fuel, amount, market)
        for amount in range(1, self.max_stored() + 1):
            yield BuyStoredCoal(amount)

    def count(self) -> int:
        """Return how many legal actions there are."""
        amounts = [self.max_amount(fuel, market) for market in self.markets for fuel in FUELS]
        return 1 + sum(amounts) + self.max_stored()

    def sample(self, rng: Random) -> Action:
        """Return ending the turn or a random fuel, then a random amount."""
        market = SOUTH
        if not self.state.game.is_buying_plain:
            markets = self.markets
            market = markets[0] if len(markets) == 1 else rng.choice(markets)
        choices: list[tuple[int | None, int]] = []  # a fuel (None: stored coal) and its maximum
        for fuel in FUELS:
            amount = self.max_amount(fuel, market)
            if amount:
                choices.append((fuel, amount))
        if self.state.storage and (stored := self.max_stored()):
            choices.append((None, stored))
        pick = rng.randrange(len(choices) + 1)
        if pick == len(choices):
            return EndTurn()
        chosen, max_amount = choices[pick]
        amount = rng.randint(1, max_amount)
        return BuyStoredCoal(amount) if chosen is None else BuyFuel(chosen, amount, market)


def begin(state: State, deal: Deal, events: list[Event]) -> bool:
    """Ask the last in turn order first; return whether there is one."""
    state.waiting = state.order[::-1]
    return ask_first(state, BUYING_FUEL)


def act(state: State, action: Action, deal: Deal, events: list[Event]) -> bool:
    """Do what the seat on turn does; return whether the phase continues."""
    if isinstance(action, BuyFuel):
        _buy(state, action, events)
    elif isinstance(action, EndTurn):
        return _end_turn(state, events)
    elif isinstance(action, BuyStoredCoal):
        _buy_stored(state, action.amount, events)
    else:
        raise not_asked(action)
    if state.game.buys_one_by_one:
        _ask_next_buyer(state, events)
    return True


def _end_turn(state: State, events: list[Event]) -> bool:
    """End the turn of the seat on turn; return whether another seat is asked."""
    events.append(TurnEnded(state.seat, FUEL))
    for variant in variants_of(state.game):
        variant.turn_ended(state, events)
    state.waiting = state.waiting[1:]
    if state.extras.buys_at != ANYWHERE:
        state.extras = state.extras._replace(buys_at=ANYWHERE)
    return ask_first(state, BUYING_FUEL)


def _ask_next_buyer(state: State, events: list[Event]) -> None:
    """Ask the next seat after a purchase, where seats buy one by one."""
    events.append(NextBuyer(state.seat))
    state.waiting = (*state.waiting[1:], state.seat)
    state.seat = state.waiting[0]


def _buy(state: State, action: BuyFuel, events: list[Event]) -> None:
    seat, fuel, amount, market = state.seat, action.fuel, action.amount, action.market
    price = _price(state, action)
    if state.game.north is not None:
        state.extras = state.extras._replace(buys_at=market)
    from_storage = 0
    if fuel == COAL and state.storage:
        from_storage = max(0, amount - fuel_market.on_market(state)[fuel])
    state.money = with_item(state.money, seat, state.money[seat] - price)
    state.fuel = with_item(state.fuel, seat, add_fuel(state.fuel[seat], fuel, amount))
    taken = amount - from_storage
    if market == NORTH:
        state.extras = state.extras._replace(north=add_fuel(state.extras.north, fuel, -taken))
    else:
        state.fuel_market = add_fuel(state.fuel_market, fuel, -taken)
    state.storage -= from_storage
    events.append(FuelBought(seat, fuel, amount, price, from_storage, market))


def _price(state: State, action: BuyFuel) -> int:
    """Return what a purchase costs; raise IllegalAction if it may not be made."""
    seat, fuel, amount = state.seat, action.fuel, action.amount
    if fuel not in FUELS or amount < 1:
        raise IllegalAction("no_such_fuel", fuel=fuel, amount=amount)
    at_market, game, money = state, state.game, state.money[seat]
    if action.market != SOUTH or not game.is_buying_plain:
        at_market = _state_at(action.market, state, amount)
    stock = fuel_market.stock(at_market, fuel)
    if amount > stock:
        limit = fuel_market.price_limit(state)
        if limit is not None and amount <= len(fuel_market.prices(at_market, fuel)):
            raise IllegalAction("too_expensive", fuel=fuel, limit=limit, step=state.step)
        raise IllegalAction("not_enough_fuel", fuel=fuel, stock=stock)
    room = game.storage(state.plants[seat]).rooms(state.fuel[seat])[fuel]
    if amount > room:
        raise IllegalAction("no_room", fuel=fuel, room=max(0, room))
    price = fuel_market.price(at_market, fuel, amount)
    if price > money:
        raise IllegalAction("not_enough_money", price=price, money=money)
    return price


def _state_at(market: int, state: State, amount: int) -> State:
    """Return the state in which the seat buys at a market; raise IllegalAction if it may not."""
    if amount > 1 and state.game.buys_one_by_one:
        raise IllegalAction("one_token_a_turn")
    markets = fuel_market.markets_open(state)
    if market not in markets:
        raise IllegalAction("another_market", market=markets[0])
    return fuel_market.market_at(state, market)


def _buy_stored(state: State, amount: int, events: list[Event]) -> None:
    seat = state.seat
    price = _stored_price(state, amount)
    state.money = with_item(state.money, seat, state.money[seat] - price)
    state.fuel = with_item(state.fuel, seat, add_fuel(state.fuel[seat], COAL, amount))
    state.storage -= amount
    events.append(FuelBought(seat, COAL, amount, price, amount))


def _stored_price(state: State, amount: int) -> int:
    """Return what coal from an open storage costs; raise IllegalAction if it may not be bought."""
    seat = state.seat
    if amount > 1 and state.game.buys_one_by_one:
        raise IllegalAction("one_token_a_turn")
    if not state.game.board.rules.is_storage_open or amount < 1:
        raise IllegalAction("no_open_storage")
    if amount > state.storage:
        raise IllegalAction("not_enough_fuel", fuel=COAL, stock=state.storage)
    room = FuelPurchases(state).room(COAL)
    if amount > room:
        raise IllegalAction("no_room", fuel=COAL, room=max(0, room))
    price = amount * fuel_market.storage_price(state)
    if price > state.money[seat]:
        raise IllegalAction("not_enough_money", price=price, money=state.money[seat])
    return price


def close(state: State, deal: Deal, events: list[Event]) -> None:
    """Do nothing: nothing follows Phase 3."""
