# SPDX-License-Identifier: MIT
"""Phase 2, auctions: opening, bidding, winning, scrapping, and the end of the phase."""

from collections.abc import Iterator
from itertools import product
from random import Random

from powergrid.rules.actions import Action, Bid, OpenAuction, Pass, ScrapFuel, ScrapPlant
from powergrid.rules.errors import IllegalAction
from powergrid.rules.events import (
    AuctionOpened,
    BidMade,
    DiscountPlaced,
    Event,
    FuelScrapped,
    Passed,
    PlantBought,
    PlantScrapped,
)
from powergrid.rules.fuel import COAL, FUELS, GARBAGE, NO_TOKENS, OIL, URANIUM, Tokens, added, less
from powergrid.rules.phases.order import set_order
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
from powergrid.rules.plants import Need
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

# --- what is asked ---------------------------------------------------------------------------


class Openings:
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
            or bool(state.plants[state.seat])  # who has bought one may buy another
            or not any(self.bids(plant) for plant in self.plants)
        )

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

    def __contains__(self, action: object) -> bool:
        if isinstance(action, OpenAuction):
            return action.plant in self.plants and action.bid in self.bids(action.plant)
        return isinstance(action, Pass) and self.may_pass

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
        things: list[int] = list(self.affordable())
        if self.may_pass:
            things.append(0)
        plant = rng.choice(things)
        return OpenAuction(plant, rng.choice(self.bids(plant))) if plant else Pass()


class Bids:
    """Bid one of `amounts` for `plant`, or pass; `leader` has bid `bid`.

    `is_barred`: the map bars the seat from such a plant, so it can only pass.
    """

    def __init__(self, state: State) -> None:
        self.seat = state.seat
        self.plant = state.lot
        self.bid = state.bid
        self.leader = state.bidders[-1]
        needed = state.game.cities_needed
        self.is_barred = bool(needed) and is_barred(state, state.seat, state.lot)
        self.amounts = range(state.bid + 1, 0 if self.is_barred else state.money[state.seat] + 1)

    def __contains__(self, action: object) -> bool:
        if isinstance(action, Bid):
            return action.amount in self.amounts
        return isinstance(action, Pass)

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


class PlantScraps:
    """Scrap one of `plants`, all but the one just bought.

    Its fuel may be moved to other plants, or some or all of it left behind.
    """

    def __init__(self, state: State) -> None:
        self.state = state
        self.seat = state.seat
        owned = state.game.limited(state.plants[state.seat])
        self.plants = tuple(plant for plant in owned if plant != state.lot)

    def must_leave(self, plant: int) -> int:
        """Return how many tokens the other plants cannot store without `plant`."""
        rest = self._rest(plant)
        held = self.state.fuel[self.seat]
        over = rest.excess(held)
        return rest.hybrid_excess(held) + over[GARBAGE] + over[URANIUM]

    def may_leave(self, plant: int) -> tuple[Tokens, ...]:
        """Return every set of tokens that may be left on `plant`, beyond those that must be.

        Tokens may be moved first, so these are all sets it can store if the others hold the rest.
        """
        held, rest = self.state.fuel[self.seat], self._rest(plant)
        own = self.state.game.storage((plant,))
        must = self.must_leave(plant)
        coal, oil, garbage, uranium = (
            range(min(room, there) + 1)
            for room, there in zip(own.rooms(NO_TOKENS), held, strict=True)
        )
        return tuple(
            [
                left
                for left in product(coal, oil, garbage, uranium)
                if sum(left) > must
                and min(own.rooms(left)) >= 0
                and min(rest.rooms(less(held, left))) >= 0
            ]
        )

    def _rest(self, plant: int) -> Need:
        owned = self.state.plants[self.seat]
        return self.state.game.storage(tuple([other for other in owned if other != plant]))

    def _lefts(self, plant: int) -> tuple[Tokens, ...]:
        return (NO_TOKENS, *self.may_leave(plant))

    def __contains__(self, action: object) -> bool:
        return (
            isinstance(action, ScrapPlant)
            and action.plant in self.plants
            and action.left in self._lefts(action.plant)
        )

    def __iter__(self) -> Iterator[Action]:
        for plant in self.plants:
            for left in self._lefts(plant):
                yield ScrapPlant(plant, left)

    def count(self) -> int:
        """Return how many legal actions there are."""
        return sum(len(self._lefts(plant)) for plant in self.plants)

    def sample(self, rng: Random) -> Action:
        """Return a random plant, then random tokens to leave behind."""
        plant = rng.choice(self.plants)
        return ScrapPlant(plant, rng.choice(self._lefts(plant)))


class FuelScraps:
    """Discard `excess` tokens of coal and oil, up to `max_amount(fuel)` of each."""

    def __init__(self, state: State) -> None:
        self.seat = state.seat
        storage = state.game.storage(state.plants[state.seat])
        self.excess = storage.hybrid_excess(state.fuel[state.seat])
        over = storage.excess(state.fuel[state.seat])
        self._max_amounts = (min(self.excess, over[COAL]), min(self.excess, over[OIL]))

    def max_amount(self, fuel: int) -> int:
        """Return how many tokens of a fuel may be discarded."""
        return self._max_amounts[fuel] if fuel in (COAL, OIL) else 0

    def __contains__(self, action: object) -> bool:
        return isinstance(action, ScrapFuel) and 1 <= action.amount <= self.max_amount(action.fuel)

    def __iter__(self) -> Iterator[Action]:
        for fuel in (COAL, OIL):
            for amount in range(1, self.max_amount(fuel) + 1):
                yield ScrapFuel(fuel, amount)

    def count(self) -> int:
        """Return how many legal actions there are."""
        return sum(self._max_amounts)

    def sample(self, rng: Random) -> Action:
        """Return a random fuel, then a random amount."""
        fuel = rng.choice((COAL, OIL))
        return ScrapFuel(fuel, rng.randint(1, self.max_amount(fuel)))


# --- the phase -------------------------------------------------------------------------------


def begin(state: State, deal: Deal, events: list[Event]) -> bool:
    """Ask the first in turn order; an empty market skips the phase."""
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
    """Do what the seat on turn does; return whether the phase goes on."""
    return _ACTS[state.asks](state, action, deal, events)


def _open(state: State, action: Action, deal: Deal, events: list[Event]) -> bool:
    seat = state.seat
    openings = Openings(state)
    if isinstance(action, Pass):
        if not openings.may_pass:
            raise IllegalAction("must_buy_in_round_1")
        events.append(Passed(seat, True))
        state.waiting = state.waiting[1:]
        if state.game.edition.removes_lowest_at_first_pass and not state.is_lowest_gone:
            state.is_lowest_gone = True
            _replace_lowest(state, "first_pass", deal, events)
        for variant in variants_of(state.game):
            variant.opening_passed(state, deal, events)
        return _ask_opening(state)
    if not isinstance(action, OpenAuction):
        raise IllegalAction("not_asked", action=type(action).__name__)
    _check_opening(openings, action)
    events.append(
        AuctionOpened(
            seat,
            action.plant,
            action.bid,
            openings.is_sole,
            action.plant == state.discount,
        )
    )
    state.lot = action.plant
    state.bid = action.bid
    state.bidders = (*_clockwise_after(state, seat), seat)
    return _ask_bid(state, deal, events)


def _check_opening(openings: Openings, action: OpenAuction) -> None:
    if action.plant not in openings.plants:
        raise IllegalAction("plant_not_on_offer", plant=action.plant)
    if action.bid in openings.bids(action.plant):
        return
    if openings.is_barred(action.plant):
        raise IllegalAction("no_city_for_plant", plant=action.plant)
    minimum = openings.minimum(action.plant)
    if action.bid < minimum:
        raise IllegalAction("bid_too_low", least=minimum, bid=action.bid)
    if action.bid > openings.money:
        raise IllegalAction("not_enough_money", price=action.bid, money=openings.money)
    raise IllegalAction("alone_pays_minimum", least=minimum)


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
    seat = state.seat
    if isinstance(action, Pass):
        events.append(Passed(seat, False))
        state.bidders = state.bidders[1:]
        return _ask_bid(state, deal, events)
    if not isinstance(action, Bid):
        raise IllegalAction("not_asked", action=type(action).__name__)
    if state.game.cities_needed and is_barred(state, seat, state.lot):
        raise IllegalAction("no_city_for_plant", plant=state.lot)
    if action.amount <= state.bid:
        raise IllegalAction("bid_too_low", least=state.bid + 1, bid=action.amount)
    if action.amount > state.money[seat]:
        raise IllegalAction("not_enough_money", price=action.amount, money=state.money[seat])
    events.append(BidMade(seat, action.amount))
    state.bid = action.amount
    state.bidders = (*state.bidders[1:], seat)
    return _ask_bid(state, deal, events)


def _sell(state: State, deal: Deal, events: list[Event]) -> bool:
    """Sell the plant to the last bidder, who must scrap one if it now has too many."""
    seat = state.bidders[0]
    plant = state.lot
    events.append(PlantBought(seat, plant, state.bid))
    buy(state, seat, plant, state.bid)
    owned = state.game.limited(state.plants[seat])
    if len(owned) > state.game.plants_allowed and plant in owned:
        state.asks = SCRAPPING_PLANT
        return True
    return _close_sale(state, deal, events)


def buy(state: State, seat: int, plant: int, price: int) -> None:
    """Sell a plant of the market to a seat for that price, and make it the seat on turn."""
    state.money = with_item(state.money, seat, state.money[seat] - price)
    state.plants = with_item(state.plants, seat, tuple(sorted((*state.plants[seat], plant))))
    if plant != state.discount or not state.game.board.rules.buys_after_discount:
        state.waiting = tuple([other for other in state.waiting if other != seat])
    state.sold += 1
    state.seat = seat
    sell(state, plant)


def _scrap_plant(state: State, action: Action, deal: Deal, events: list[Event]) -> bool:
    seat = state.seat
    if not isinstance(action, ScrapPlant):
        raise IllegalAction("not_asked", action=type(action).__name__)
    if action.plant == state.lot:
        raise IllegalAction("cannot_scrap_new_plant", plant=action.plant)
    if action.plant not in state.plants[seat]:
        raise IllegalAction("plant_not_owned", plant=action.plant)
    if action.plant in state.game.mines:
        raise IllegalAction("cannot_scrap_mine", plant=action.plant)
    if action.left != NO_TOKENS and action not in PlantScraps(state):
        raise IllegalAction("cannot_leave_fuel", plant=action.plant)
    events.append(PlantScrapped(seat, action.plant))
    scrap(state, action.plant)
    for fuel, amount in enumerate(action.left):
        if amount:
            _lose(state, fuel, amount, False, events)
    return _store(state, deal, events)


def scrap(state: State, plant: int) -> None:
    """Take a plant, but not its fuel, from the seat on turn."""
    seat = state.seat
    left = tuple([other for other in state.plants[seat] if other != plant])
    state.plants = with_item(state.plants, seat, left)


def _store(state: State, deal: Deal, events: list[Event]) -> bool:
    """Discard fuel that no longer fits, or ask the seat if it has a choice."""
    seat = state.seat
    storage, tokens = state.game.storage(state.plants[seat]), state.fuel[seat]
    over, lost = storage.excess(tokens), storage.overflow(tokens)
    has_choice = bool(over[COAL] and over[OIL] and (lost[COAL] or lost[OIL]))
    for fuel in (GARBAGE, URANIUM) if has_choice else (GARBAGE, URANIUM, COAL, OIL):
        if lost[fuel]:
            _lose(state, fuel, lost[fuel], True, events)
    if has_choice:
        state.asks = SCRAPPING_FUEL
        return True
    return _close_sale(state, deal, events)


def _lose(state: State, fuel: int, amount: int, is_forced: bool, events: list[Event]) -> None:
    seat = state.seat
    events.append(FuelScrapped(seat, fuel, amount, is_forced))
    state.fuel = with_item(state.fuel, seat, added(state.fuel[seat], fuel, -amount))
    state.supply = added(state.supply, fuel, amount)


def _scrap_fuel(state: State, action: Action, deal: Deal, events: list[Event]) -> bool:
    if not isinstance(action, ScrapFuel):
        raise IllegalAction("not_asked", action=type(action).__name__)
    if action.fuel not in FUELS or action.amount < 1:
        raise IllegalAction("no_such_fuel", fuel=action.fuel, amount=action.amount)
    most = FuelScraps(state).max_amount(action.fuel)
    if action.amount > most:
        raise IllegalAction("fuel_can_be_stored", fuel=action.fuel, most=most)
    _lose(state, action.fuel, action.amount, False, events)
    return _store(state, deal, events)


def _close_sale(state: State, deal: Deal, events: list[Event]) -> bool:
    replace(state, deal, events)
    for variant in variants_of(state.game):
        variant.plant_sold(state, deal, events)
    return _ask_opening(state)


_ACTS = {
    OPENING: _open,
    BIDDING: _bid,
    SCRAPPING_PLANT: _scrap_plant,
    SCRAPPING_FUEL: _scrap_fuel,
}


def close(state: State, deal: Deal, events: list[Event]) -> None:
    """Remove unsold plants, begin Step 3 if its card was drawn, and set the order after round 1."""
    if state.discount:
        state.is_lowest_gone = True
        _replace_lowest(state, "discount_unsold", deal, events)
    elif not state.sold and state.round > 1:
        for _ in range(state.game.edition.removed_when_unsold):
            _replace_lowest(state, "all_passed", deal, events)
    if state.is_step3_due:
        clear_step3_card(state, deal, events)
    if state.is_step3_due:
        begin_step3(state, events)
    _set_order(state, events)


def _set_order(state: State, events: list[Event]) -> None:
    if state.round == 1 or state.game.edition.has_order_after_auctions:
        set_order(state, events)


def _replace_lowest(state: State, why: str, deal: Deal, events: list[Event]) -> None:
    if on_offer(state):
        state.discount = 0
        remove(state, state.market[0], why, events)
        replace(state, deal, events)
