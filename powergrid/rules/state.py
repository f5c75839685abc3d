# SPDX-License-Identifier: MIT
"""The state of a game: a small object of ints and tuples that holds nothing hidden.

A copy copies references and takes a microsecond; undo, search and history are built on it. The
draw pile is not in it: whoever plays the game on hands `apply` a `Deal` that says which card
comes next (a shuffled pile, a record's reveals, a search's sample).
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias, TypeVar

from powergrid.rules.fuel import Tokens

if TYPE_CHECKING:
    from powergrid.rules.game import Game

SETUP: Final = 0
"""Before round 1, where variants ask something; not one of the five phases."""
ORDER: Final = 1
AUCTION: Final = 2
FUEL: Final = 3
BUILDING: Final = 4
BUREAUCRACY: Final = 5
PHASE_NAMES: Final = ("setup", "order", "auction", "fuel", "building", "bureaucracy")

OPENING: Final = 0
BIDDING: Final = 1
SCRAPPING_PLANT: Final = 2
SCRAPPING_FUEL: Final = 3
BUYING_FUEL: Final = 4
BUILDING_HOUSES: Final = 5
RUNNING_PLANTS: Final = 6
NOTHING: Final = 7
PLACING_BANK_HOUSE: Final = 8
MARKING_CITY: Final = 9
"""What is asked of the seat on turn; NOTHING when the game is over."""

FREE: Final = -1
"""No owner, in a city's place."""
NO_SEAT: Final = -1
BANK: Final = -2
"""The owner of the bank's houses, which is no seat."""


_FACTS: Final = (
    "asks",
    "bank_fuel",
    "bank_houses",
    "bank_plants",
    "bid",
    "bidders",
    "cities",
    "discount",
    "fuel",
    "fuel_market",
    "houses",
    "is_bank_due",
    "is_step3_due",
    "is_uranium_out",
    "lot",
    "marked",
    "market",
    "money",
    "order",
    "phase",
    "pile_left",
    "plants",
    "powered",
    "ranking",
    "reach",
    "revealed",
    "round",
    "seat",
    "seen",
    "sold",
    "step",
    "storage",
    "supply",
    "under",
    "waiting",
)


class State:
    """A game at one moment. Read it freely; only the rules write it.

    By seat: `money`, `plants` (numbers, ascending), `fuel` (tokens, pooled), `cities` (indexes in
    the order they were connected), `reach` (cost of the cheapest route from the network to every
    city; empty before the first house). By city: `houses`, the owner of each of the three places
    (`FREE` if none, `BANK` if it is the bank).

    `waiting` holds the seats still to act in this phase, the one on turn first (in Phase 2: those
    who may still open). `market` is ascending, with `STEP3` as the highest. `pile_left` counts
    the cards of the draw pile, `under` those put below the Step 3 card (face down, but everybody
    saw them); after that card has come up, `under` is all that is left in the pile.
    `seen` are the plants revealed so far. `discount` is the plant under the token, 0 if none.

    In an auction: `lot` (its plant, 0 if none), `bid`, and `bidders` from the next to be asked
    round to the one who leads. `seat` is whoever is asked, `asks` what.

    The bank, where it plays: `bank_plants`, `bank_fuel`, `bank_houses` (left to build), and
    `is_bank_due`, whether it still takes a plant in this Phase 2. `marked` are the cities with a
    uranium token, in which networks may begin.
    """

    __slots__ = ("game", *_FACTS)

    game: "Game"
    round: int
    step: int
    phase: int
    asks: int
    seat: int
    order: tuple[int, ...]
    waiting: tuple[int, ...]
    money: tuple[int, ...]
    plants: tuple[tuple[int, ...], ...]
    fuel: tuple[Tokens, ...]
    cities: tuple[tuple[int, ...], ...]
    reach: tuple[tuple[int, ...], ...]
    houses: tuple[tuple[int, ...], ...]
    market: tuple[int, ...]
    pile_left: int
    under: tuple[int, ...]
    seen: frozenset[int]
    revealed: int
    discount: int
    lot: int
    bid: int
    bidders: tuple[int, ...]
    sold: int
    fuel_market: Tokens
    supply: Tokens
    storage: int
    is_uranium_out: bool
    is_step3_due: bool
    powered: tuple[int, ...]
    ranking: tuple[int, ...]
    bank_plants: tuple[int, ...]
    bank_fuel: Tokens
    bank_houses: int
    is_bank_due: bool
    marked: tuple[int, ...]

    def copy(self) -> "State":
        """Return a state that can go its own way."""
        twin = State()
        twin.game = self.game
        twin.round = self.round
        twin.step = self.step
        twin.phase = self.phase
        twin.asks = self.asks
        twin.seat = self.seat
        twin.order = self.order
        twin.waiting = self.waiting
        twin.money = self.money
        twin.plants = self.plants
        twin.fuel = self.fuel
        twin.cities = self.cities
        twin.reach = self.reach
        twin.houses = self.houses
        twin.market = self.market
        twin.pile_left = self.pile_left
        twin.under = self.under
        twin.seen = self.seen
        twin.revealed = self.revealed
        twin.discount = self.discount
        twin.lot = self.lot
        twin.bid = self.bid
        twin.bidders = self.bidders
        twin.sold = self.sold
        twin.fuel_market = self.fuel_market
        twin.supply = self.supply
        twin.storage = self.storage
        twin.is_uranium_out = self.is_uranium_out
        twin.is_step3_due = self.is_step3_due
        twin.powered = self.powered
        twin.ranking = self.ranking
        twin.bank_plants = self.bank_plants
        twin.bank_fuel = self.bank_fuel
        twin.bank_houses = self.bank_houses
        twin.is_bank_due = self.is_bank_due
        twin.marked = self.marked
        return twin

    def facts(self) -> tuple[object, ...]:
        """Return everything but the game's tables, in a fixed order: equal facts, equal states."""
        return tuple([getattr(self, name) for name in _FACTS])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.facts() == other.facts()

    __hash__ = None  # type: ignore[assignment]  # a state changes in place

    def __reduce__(self) -> tuple[object, ...]:
        return _state_of, (self.game, self.facts())

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.asks == NOTHING


def _state_of(game: "Game", facts: tuple[object, ...]) -> State:
    state = State()
    state.game = game
    for name, fact in zip(_FACTS, facts, strict=True):
        setattr(state, name, fact)
    return state


Deal: TypeAlias = Callable[[State], int]
"""Says which card comes next off the draw pile: a plant's number, or `STEP3`."""

T = TypeVar("T")


def with_item(values: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    """Return the tuple with one item changed."""
    changed = list(values)  # quicker than putting two slices together
    changed[index] = value
    return tuple(changed)
