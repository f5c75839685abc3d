# SPDX-License-Identifier: MIT
"""Phase 2, auctions: opening, bidding, winning, and the end of the phase."""

from collections.abc import Iterator
from random import Random

from powergrid.rules.actions import Action, Bid, OpenAuction, Pass
from powergrid.rules.errors import IllegalAction
from powergrid.rules.events import (
    AuctionOpened,
    BidMade,
    DiscountPlaced,
    Event,
    Passed,
    PlantBought,
)
from powergrid.rules.phases import scrapping
from powergrid.rules.phases.order import is_set_after_auctions, set_order
from powergrid.rules.plant_market import (
    begin_step3,
    clear_step3_card,
    is_barred,
    minimum_bid,
    on_offer,
    remove,
    replace,
    sell,
)
from powergrid.rules.plants import STEP3
from powergrid.rules.question import Question, not_asked
from powergrid.rules.state import (
    BIDDING,
    OPENING,
    SCRAPPING_FUEL,
    SCRAPPING_PLANT,
    Deal,
    State,
    ask_first,
    with_item,
)
from powergrid.rules.variants.chosen import variants_of


class Openings(Question):
    """Open an auction for one of `plants`, or pass.

    `bids(plant)` is the range of first bids, empty if the seat cannot pay the minimum or the map
    bars it from such a plant (`is_barred`).
    `may_pass`: not in round 1, in which everybody must buy. `is_sole`: nobody else can bid, so the
    plant is sold at its minimum.
    """

    def __init__(self, state: State) -> None:
        self.state = state
        self.seat = state.seat
        self.plants = on_offer(state)
        self.money = state.money[state.seat]
        self.is_sole = len(state.waiting) == 1
        # A custom edition may leave a player without an affordable plant: that must be no dead end.
        self.may_pass = (
            state.round > 1
            or bool(state.plants[state.seat])  # asked again after buying one
            or not any(self.bids(plant) for plant in self.plants)
        )

    def check(self, action: object) -> None:
        """Raise IllegalAction if the action is no legal answer."""
        if isinstance(action, OpenAuction):
            self._check_opening(action.plant, action.bid)
        elif not isinstance(action, Pass):
            raise not_asked(action)
        elif not self.may_pass:
            raise IllegalAction("must_buy_in_round_1")

    def _check_opening(self, plant: int, bid: int) -> None:
        if plant not in self.plants:
            raise IllegalAction("plant_not_on_offer", plant=plant)
        if bid in self.bids(plant):
            return
        if self.is_barred(plant):
            raise IllegalAction("no_city_for_plant", plant=plant)
        minimum = self.minimum(plant)
        if bid < minimum:
            raise IllegalAction("bid_too_low", minimum=minimum, bid=bid)
        if bid > self.money:
            raise IllegalAction("not_enough_money", price=bid, money=self.money)
        raise IllegalAction("alone_pays_minimum", minimum=minimum)

    def minimum(self, plant: int) -> int:
        """Return the lowest first bid for a plant."""
        return minimum_bid(self.state, plant)

    def bids(self, plant: int) -> range:
        """Return the first bids that may be made for a plant on offer."""
        minimum = minimum_bid(self.state, plant)
        if minimum > self.money or (self.state.game.cities_needed and self.is_barred(plant)):
            return range(0)
        return range(minimum, minimum + 1 if self.is_sole else self.money + 1)

    def is_barred(self, plant: int) -> bool:
        """Return whether the seat lacks the city that the map requires for such a plant."""
        return is_barred(self.state, self.seat, plant)

    def affordable(self) -> tuple[int, ...]:
        """Return the plants on offer that the seat may buy and whose minimum it can pay."""
        paid = tuple([p for p in self.plants if minimum_bid(self.state, p) <= self.money])
        if not self.state.game.cities_needed:
            return paid
        return tuple([plant for plant in paid if not self.is_barred(plant)])

    def __iter__(self) -> Iterator[Action]:
        if self.may_pass:
            yield Pass()
        for plant in self.plants:
            for bid in self.bids(plant):
                yield OpenAuction(plant, bid)

    def count(self) -> int:
        """Return how many legal actions there are."""
        return self.may_pass + sum(len(self.bids(plant)) for plant in self.plants)

    def sample(self, rng: Random) -> Action:
        """Return a random legal action: first a plant or passing, then the bid."""
        choices = list(self.affordable())
        if self.may_pass:
            choices.append(0)
        plant = rng.choice(choices)
        return OpenAuction(plant, rng.choice(self.bids(plant))) if plant else Pass()


class Bids(Question):
    """Bid one of `amounts` for `plant`, or pass; `leader` has bid `bid`.

    `is_barred`: the map bars the seat from such a plant, so it can only pass.
    """

    def __init__(self, state: State) -> None:
        self.state = state
        self.seat = state.seat
        self.plant = state.lot
        self.bid = state.bid
        self.leader = state.bidders[-1]
        needed = state.game.cities_needed
        self.is_barred = bool(needed) and is_barred(state, state.seat, state.lot)
        self.amounts = range(next_bid(state), 0 if self.is_barred else state.money[state.seat] + 1)

    def check(self, action: object) -> None:
        """Raise IllegalAction if the action is no legal answer."""
        _check_bid(self.state, action)

    def __iter__(self) -> Iterator[Action]:
        yield Pass()
        for amount in self.amounts:
            yield Bid(amount)

    def count(self) -> int:
        """Return how many legal actions there are."""
        return 1 + len(self.amounts)

    def sample(self, rng: Random) -> Action:
        """Return passing or a random bid."""
        return Bid(rng.choice(self.amounts)) if self.amounts and rng.random() < 0.5 else Pass()


def begin(state: State, deal: Deal, events: list[Event]) -> bool:
    """Ask the first in turn order; return False if the market is empty, so that nobody is asked."""
    state.sold = 0
    state.is_lowest_gone = False
    if not state.market:
        _set_order(state, events)
        return False
    if state.game.edition.has_discount_token:
        state.discount = state.market[0]
        events.append(DiscountPlaced(state.discount))
    state.waiting = state.order
    for variant in variants_of(state.game):
        variant.auctions_began(state)
    return _ask_opening(state)


def _ask_opening(state: State) -> bool:
    """Ask the next seat that may open; return whether there is one."""
    state.lot = 0
    state.bid = 0
    state.bidders = ()
    return ask_first(state, OPENING)


def act(state: State, action: Action, deal: Deal, events: list[Event]) -> bool:
    """Do what the seat on turn does; return whether the phase continues."""
    return _ACTS[state.asks](state, action, deal, events)


def _open(state: State, action: Action, deal: Deal, events: list[Event]) -> bool:
    seat = state.seat
    openings = Openings(state)
    openings.check(action)
    if isinstance(action, OpenAuction):
        plant, bid, is_sole = action.plant, action.bid, openings.is_sole
        events.append(AuctionOpened(seat, plant, bid, is_sole, plant == state.discount))
        state.lot = plant
        state.bid = bid
        state.bidders = (*_clockwise_after(state, seat), seat)
        return _ask_bid(state, deal, events)
    events.append(Passed(seat, True))
    state.waiting = state.waiting[1:]
    if state.game.edition.removes_lowest_at_first_pass and not state.is_lowest_gone:
        state.is_lowest_gone = True
        _replace_lowest(state, "first_pass", deal, events)
    for variant in variants_of(state.game):
        variant.opening_passed(state, deal, events)
    return _ask_opening(state)


def _clockwise_after(state: State, seat: int) -> tuple[int, ...]:
    players = state.game.players
    seats = [(seat + i) % players for i in range(1, players)]
    return tuple([other for other in seats if other in state.waiting])


def _ask_bid(state: State, deal: Deal, events: list[Event]) -> bool:
    if len(state.bidders) == 1:
        return _sell(state, deal, events)
    state.asks = BIDDING
    state.seat = state.bidders[0]
    return True


def _bid(state: State, action: Action, deal: Deal, events: list[Event]) -> bool:
    _check_bid(state, action)
    if isinstance(action, Bid):
        events.append(BidMade(state.seat, action.amount))
        state.bid = action.amount
        state.bidders = (*state.bidders[1:], state.seat)
    else:
        events.append(Passed(state.seat, False))
        state.bidders = state.bidders[1:]
    return _ask_bid(state, deal, events)


def next_bid(state: State) -> int:
    """Return the lowest bid that tops the last one."""
    return state.bid + 1


def _check_bid(state: State, action: object) -> None:
    """Raise IllegalAction if the action is no legal answer to a bid."""
    if isinstance(action, Pass):
        return
    if not isinstance(action, Bid):
        raise not_asked(action)
    amount, money = action.amount, state.money[state.seat]
    if state.game.cities_needed and is_barred(state, state.seat, state.lot):
        raise IllegalAction("no_city_for_plant", plant=state.lot)
    if amount <= state.bid:
        raise IllegalAction("bid_too_low", minimum=next_bid(state), bid=amount)
    if amount > money:
        raise IllegalAction("not_enough_money", price=amount, money=money)


def _sell(state: State, deal: Deal, events: list[Event]) -> bool:
    """Sell the plant to the last bidder; return whether the phase continues."""
    seat = state.bidders[0]
    plant = state.lot
    events.append(PlantBought(seat, plant, state.bid))
    buy(state, seat, plant, state.bid)
    return scrapping.begin(state) or _close_sale(state, deal, events)


def _scrap(state: State, action: Action, deal: Deal, events: list[Event]) -> bool:
    return scrapping.act(state, action, events) or _close_sale(state, deal, events)


def buy(state: State, seat: int, plant: int, price: int) -> None:
    """Sell a plant of the market to a seat for that price, and make it the seat on turn."""
    state.money = with_item(state.money, seat, state.money[seat] - price)
    state.plants = with_item(state.plants, seat, tuple(sorted((*state.plants[seat], plant))))
    if plant != state.discount or not state.game.board.rules.buys_after_discount:
        state.waiting = tuple([other for other in state.waiting if other != seat])
    state.sold += 1
    state.seat = seat
    sell(state, plant)


def _close_sale(state: State, deal: Deal, events: list[Event]) -> bool:
    replace(state, deal, events)
    for variant in variants_of(state.game):
        variant.plant_sold(state, deal, events)
    return _ask_opening(state)


_ACTS = {
    OPENING: _open,
    BIDDING: _bid,
    SCRAPPING_PLANT: _scrap,
    SCRAPPING_FUEL: _scrap,
}


def close(state: State, deal: Deal, events: list[Event]) -> None:
    """Remove unsold plants, begin Step 3 if its card was drawn, and set the order after round 1."""
    if state.discount:
        state.is_lowest_gone = True
        _replace_lowest(state, "discount_unsold", deal, events)
    elif not state.sold and state.round > 1:
        for _ in range(state.game.edition.removed_when_unsold):
            _replace_lowest(state, "all_passed", deal, events)
    while STEP3 in state.market:  # again if it has begun Step 2 and is drawn once more
        clear_step3_card(state, deal, events)
    if state.is_step3_due:
        begin_step3(state, events)
    _set_order(state, events)


def _set_order(state: State, events: list[Event]) -> None:
    if is_set_after_auctions(state):
        set_order(state, events)


def _replace_lowest(state: State, why: str, deal: Deal, events: list[Event]) -> None:
    if on_offer(state):
        state.discount = 0
        remove(state, state.market[0], why, events)
        replace(state, deal, events)
