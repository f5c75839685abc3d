# SPDX-License-Identifier: MIT
"""What has happened, as `apply` returns it: facts only, in order.

Seats are indexes, tiles kinds, order tiles their numbers, money Elektro.
"""

from dataclasses import dataclass
from typing import TypeAlias

from powergrid.factory.rules.state import NO_SEAT


@dataclass(slots=True, unsafe_hash=True)
class RoundBegan:
    round: int


@dataclass(slots=True, unsafe_hash=True)
class PhaseBegan:
    phase: int


@dataclass(slots=True, unsafe_hash=True)
class OrderTilesTurnedUp:
    tiles: tuple[int, ...]


@dataclass(slots=True, unsafe_hash=True)
class AuctionOpened:
    seat: int
    tile: int
    bid: int


@dataclass(slots=True, unsafe_hash=True)
class BidRaised:
    seat: int
    bid: int


@dataclass(slots=True, unsafe_hash=True)
class BidderPassed:
    seat: int


@dataclass(slots=True, unsafe_hash=True)
class OrderTileWon:
    """`workers` lie on it until the end of Phase 3."""

    seat: int
    tile: int
    workers: int


@dataclass(slots=True, unsafe_hash=True)
class TileMoved:
    seat: int
    tile: int


@dataclass(slots=True, unsafe_hash=True)
class TileBought:
    seat: int
    tile: int
    price: int


@dataclass(slots=True, unsafe_hash=True)
class TilePlaced:
    """`price` is that of an edge space used for the first time, else 0."""

    seat: int
    tile: int
    price: int


@dataclass(slots=True, unsafe_hash=True)
class TileRemoved:
    seat: int
    tile: int


@dataclass(slots=True, unsafe_hash=True)
class WorkersHired:
    """The seat's turn in Phase 3 is over; `workers` are seasonal, `left` those who leave."""

    seat: int
    workers: int
    price: int
    left: int


@dataclass(slots=True, unsafe_hash=True)
class MarketCleared:
    """What nobody bought went back to the central storage."""

    tiles: tuple[int, ...]


@dataclass(slots=True, unsafe_hash=True)
class FactoryRun:
    seat: int
    off: tuple[int, ...]
    production: int
    storage: int
    energy: int
    canteen: int


@dataclass(slots=True, unsafe_hash=True)
class EnergyPriceMoved:
    change: int
    price: int


@dataclass(slots=True, unsafe_hash=True)
class ProfitPaid:
    """`profit` is income less cost, doubled in the last round; `paid` what the money grew by."""

    seat: int
    income: int
    cost: int
    profit: int
    paid: int


@dataclass(slots=True, unsafe_hash=True)
class GameEnded:
    """`ranking` is the seats, the winner first."""

    ranking: tuple[int, ...]


Event: TypeAlias = (
    RoundBegan
    | PhaseBegan
    | OrderTilesTurnedUp
    | AuctionOpened
    | BidRaised
    | BidderPassed
    | OrderTileWon
    | TileMoved
    | TileBought
    | TilePlaced
    | TileRemoved
    | WorkersHired
    | MarketCleared
    | FactoryRun
    | EnergyPriceMoved
    | ProfitPaid
    | GameEnded
)


def seat_of(event: Event) -> int:
    """Return whose action or result an event is, `NO_SEAT` if it is nobody's."""
    seat: int = getattr(event, "seat", NO_SEAT)
    return seat
