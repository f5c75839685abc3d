# SPDX-License-Identifier: MIT
"""The state of a game: a small object of ints and tuples that holds nothing hidden.

What is still face down, order tiles and energy tiles, is in the `Deal` that `apply` is given.
"""

from dataclasses import dataclass, fields
from operator import attrgetter
from typing import Final, TypeVar

from powergrid.factory.rules.game import Game

SETUP: Final = 0
"""Before round 1; nothing is asked."""
BIDDING: Final = 1
MARKET: Final = 2
BUYING: Final = 3
BUREAUCRACY: Final = 4
PROFIT: Final = 5

OPENING: Final = 0
RAISING: Final = 1
MOVING_TILES: Final = 2
BUYING_TILES: Final = 3
SWITCHING: Final = 4
NOTHING: Final = 5
"""What is asked of the seat on turn; NOTHING when the game is over."""

NO_SEAT: Final = -1

Kinds = tuple[int, ...]
"""Tiles by their kind, ascending; two of a kind appear twice."""


@dataclass(slots=True, eq=False)
class State:
    """A game at one moment. Read it freely; only the rules write it.

    By seat: `money`, `order_tiles`, `won` (the new order tile in Phase 1, 0 if none yet), `bids`
    (workers on it), `canteen` and `seasonal` (workers), `factory`, `beside` (tiles stored outside)
    and `off` (those of the factory that are switched off), `outer` (edge spaces paid for), the
    tracks `production`, `storage` and `energy`, and `profit`, that of the last round.

    `columns` is the central storage, a column for each type, the cheapest first; `market` is on
    sale; `removed` has left the game. `changes` are the energy tiles turned over so far, and
    `price` is the energy price.

    `waiting` holds the seats still to act in this phase, the one on turn first. In Phase 1:
    `offered` are the new order tiles not taken, `lot` the one being auctioned (0 if none), `bid`,
    and `bidders`, from the next to be asked to the highest bidder. `left` counts the tiles still
    to be moved, or the workers still to be used; `extra` the further tiles that may be moved.
    `seat` is asked the question `asks`.
    """

    game: Game
    round: int
    phase: int
    asks: int
    seat: int
    waiting: tuple[int, ...]
    money: tuple[int, ...]
    order_tiles: tuple[int, ...]
    won: tuple[int, ...]
    bids: tuple[int, ...]
    offered: tuple[int, ...]
    lot: int
    bid: int
    bidders: tuple[int, ...]
    left: int
    extra: int
    columns: tuple[Kinds, ...]
    market: Kinds
    removed: Kinds
    canteen: tuple[int, ...]
    seasonal: tuple[int, ...]
    factory: tuple[Kinds, ...]
    beside: tuple[Kinds, ...]
    off: tuple[Kinds, ...]
    outer: tuple[int, ...]
    production: tuple[int, ...]
    storage: tuple[int, ...]
    energy: tuple[int, ...]
    changes: tuple[int, ...]
    price: int
    profit: tuple[int, ...]
    ranking: tuple[int, ...]

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
        return self.asks == NOTHING and self.phase != SETUP

    def workers(self, seat: int) -> int:
        """Return all workers of a seat, seasonal ones included."""
        return self.game.figures.workers + self.seasonal[seat]

    def available(self, seat: int) -> int:
        """Return the workers of a seat that are neither in the canteen nor on its order tile."""
        return max(0, self.workers(seat) - self.canteen[seat] - self.bids[seat])

    def discount(self, seat: int) -> int:
        """Return the discount of a seat on each purchase."""
        return self.game.discount(self.order_tiles[seat])

    def order_tile(self, seat: int) -> int:
        """Return the order tile before a seat: in Phase 1 last round's until it has a new one."""
        return self.won[seat] or self.order_tiles[seat]

    def by_order(self) -> tuple[int, ...]:
        """Return the seats in the order of this round, the lowest order tile first."""
        return tuple(sorted(range(self.game.players), key=self.order_tiles.__getitem__))


_FIELDS: Final = [field.name for field in fields(State)]
_fields_of: Final = attrgetter(*_FIELDS)
_facts_of: Final = attrgetter(*sorted(name for name in _FIELDS if name != "game"))

T = TypeVar("T")


def with_item(values: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    """Return the tuple with one item changed."""
    return (*values[:index], value, *values[index + 1 :])


def with_kind(kinds: Kinds, kind: int) -> Kinds:
    """Return tiles and one more."""
    return tuple(sorted((*kinds, kind)))


def without_kind(kinds: Kinds, kind: int) -> Kinds:
    """Return tiles less one that is among them."""
    index = kinds.index(kind)
    return kinds[:index] + kinds[index + 1 :]
