# SPDX-License-Identifier: MIT
"""What a player may do, as plain values: every question of `legal` is answered by one of these.

Tiles are kinds, indexes into the game's `tiles`. Actions are never changed.
"""

from dataclasses import dataclass
from typing import TypeAlias


@dataclass(slots=True, unsafe_hash=True)
class OpenAuction:
    """Name a new order tile and bid this many available workers for it (Phase 1)."""

    tile: int
    bid: int


@dataclass(slots=True, unsafe_hash=True)
class Raise:
    """Bid more workers for the order tile that is auctioned (Phase 1)."""

    bid: int


@dataclass(slots=True, unsafe_hash=True)
class Pass:
    """Leave this auction (Phase 1)."""


@dataclass(slots=True, unsafe_hash=True)
class MoveTile:
    """Move one of the cheapest tiles of a column to the market (Phase 2)."""

    tile: int


@dataclass(slots=True, unsafe_hash=True)
class EndTurn:
    """Add no more of the extra tiles that the last in order may move (Phase 2)."""


@dataclass(slots=True, unsafe_hash=True)
class BuyTile:
    """Let a worker buy a tile of the market; it is first put beside the factory (Phase 3)."""

    tile: int


@dataclass(slots=True, unsafe_hash=True)
class PlaceTile:
    """Put a tile from beside the factory into it (Phase 3)."""

    tile: int


@dataclass(slots=True, unsafe_hash=True)
class RemoveTile:
    """Let a worker remove a tile from the factory and the game (Phase 3)."""

    tile: int


@dataclass(slots=True, unsafe_hash=True)
class Hire:
    """Hire this many seasonal workers, possibly none, and end the turn (Phase 3)."""

    workers: int


@dataclass(slots=True, unsafe_hash=True)
class RunFactory:
    """Run the factory with these machines and robots switched off, ascending (Phase 4)."""

    off: tuple[int, ...] = ()


Action: TypeAlias = (
    OpenAuction
    | Raise
    | Pass
    | MoveTile
    | EndTurn
    | BuyTile
    | PlaceTile
    | RemoveTile
    | Hire
    | RunFactory
)
