# SPDX-License-Identifier: MIT
"""The state of a game: a small object of ints and tuples that holds nothing hidden.

A copy copies references and takes less than a microsecond; undo, search and history are built on
it. The draw pile is not in it: the caller gives `apply` a `Deal` that says which card comes next
(a shuffled pile, a record's reveals, a search's sample).
"""

from collections.abc import Callable
from dataclasses import dataclass, fields
from operator import attrgetter
from typing import Final, NamedTuple, TypeAlias, TypeVar

from powergrid.rules.fuel import NO_TOKENS, Tokens
from powergrid.rules.game import Game

# Phases and questions are plain ints, not enums: mypyc turns them into constants, and they are part
# of a state's text, from which the bots' seeds are derived.
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
NO_PLACE: Final = -3
"""A place that a city with fewer places than others does not have."""


SOUTH: Final = 0
"""The usual fuel market."""
NORTH: Final = 1
ANYWHERE: Final = -1
"""The market at which a seat buys before its first token: it may still choose."""


class Extras(NamedTuple):
    """What only boards with special mechanisms use.

    `side_pile`: the plants set aside, in that order; once the draw pile has run out (`piles_done`
    counts how often it did) they are the draw pile, shuffled, above `under`.
    `built`: how many cities all seats together have connected in this round.
    `second_networks`: pairs of a seat and the city in which its second network began.
    `north`: the tokens on the northern fuel market; `buys_at`: the market at which the seat on turn
    buys, `ANYWHERE` before its first token.
    `glut`: how many of the most expensive spaces of a fuel in glut have the lowest price now.
    `shuffled`: the cards above the Step 3 card once it is back under the pile.
    """

    side_pile: tuple[int, ...] = ()
    piles_done: int = 0
    built: int = 0
    second_networks: tuple[tuple[int, int], ...] = ()
    north: Tokens = NO_TOKENS
    buys_at: int = ANYWHERE
    glut: int = 0
    shuffled: tuple[int, ...] = ()


NO_EXTRAS: Final = Extras()


@dataclass(slots=True, eq=False)
class State:
    """A game at one moment. Read it freely; only the rules write it.

    By seat: `money`, `plants` (numbers, ascending), `fuel` (tokens, pooled), `cities` (indexes in
    the order they were connected), `reach` (cost of the cheapest route from the network to every
    city; empty before the first house). By city: `houses`, the owner of each of its places
    (`FREE` if none, `BANK` if it is the bank, `NO_PLACE` where the city has no such place).

    `waiting` holds the seats still to act in this phase, the one on turn first (in Phase 2: those
    who may still open). `market` is ascending, with `STEP3` as the highest. `pile_left` counts
    the cards of the draw pile, `under` are those put below the Step 3 card (face down, but all saw
    them); once that card has been drawn, `under` is all that is left in the pile, except cards
    that were below it from the start. `on_top` are cards known to be on top, the next one first.
    `seen` are the plants revealed so far. `discount` is the plant with the token, 0 if none.
    `is_lowest_gone`: the lowest plant has left in this Phase 2, at the first pass or discounted.

    In an auction: `lot` (its plant, 0 if none), `bid`, and `bidders` from the next to be asked
    round to the leader. `seat` is the seat asked, `asks` the question.

    The bank, if it plays: `bank_plants`, `bank_fuel`, `bank_houses` (left to build), and
    `is_bank_due`, whether it still takes a plant in this Phase 2. `marked` are the cities with a
    uranium token, in which networks may begin. For `extras` see `Extras`.
    """

    game: Game
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
    on_top: tuple[int, ...]
    seen: frozenset[int]
    revealed: int
    discount: int
    lot: int
    bid: int
    bidders: tuple[int, ...]
    sold: int
    is_lowest_gone: bool
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
    extras: Extras

    def copy(self) -> "State":
        """Return an independent copy."""
        return State(*_fields_of(self))

    def facts(self) -> tuple[object, ...]:
        """Return all fields except the game, in a fixed order; equal states have equal facts."""
        return _facts_of(self)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.facts() == other.facts()

    __hash__ = None  # type: ignore[assignment]  # a state changes in place

    def __reduce__(self) -> tuple[object, ...]:
        return State, _fields_of(self)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.asks == NOTHING


_FIELDS: Final = [field.name for field in fields(State)]
_fields_of: Final = attrgetter(*_FIELDS)
_facts_of: Final = attrgetter(*sorted(name for name in _FIELDS if name != "game"))


def ask_first(state: State, question: int) -> bool:
    """Ask the first seat in `waiting` a question; return whether there is one."""
    if not state.waiting:
        return False
    state.asks = question
    state.seat = state.waiting[0]
    return True


def largest_network(state: State) -> int:
    """Return how many cities the seat with the most has."""
    return max(map(len, state.cities))


def is_empty(state: State, city: int) -> bool:
    """Return whether nobody has a house in a city."""
    return has_no_house(state.houses[city])


def is_closed(state: State, city: int) -> bool:
    """Return whether a city has no places in this game."""
    return all(owner == NO_PLACE for owner in state.houses[city])


def has_no_house(places: tuple[int, ...]) -> bool:
    """Return whether nobody has a house on any of these places of a city."""
    return all(owner in (FREE, NO_PLACE) for owner in places)


Deal: TypeAlias = Callable[[State], int]
"""Says which card comes next off the draw pile: a plant's number, or `STEP3`."""

T = TypeVar("T")


def with_item(values: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    """Return the tuple with one item changed."""
    changed = list(values)  # faster than joining two slices
    changed[index] = value
    return tuple(changed)
