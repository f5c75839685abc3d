# SPDX-License-Identifier: MIT
"""What a player may do, as plain values: every question of `legal` is answered by one of these.

They never change. Neither they nor events are frozen, though: creating frozen ones would take a
sixth of a game's time.
"""

from dataclasses import dataclass
from typing import TypeAlias

from powergrid.rules.fuel import NO_TOKENS, Tokens
from powergrid.rules.state import SOUTH


@dataclass(slots=True, unsafe_hash=True)
class OpenAuction:
    """Put a plant of the market up for auction with a first bid (Phase 2)."""

    plant: int
    bid: int


@dataclass(slots=True, unsafe_hash=True)
class Bid:
    """Raise the bid in the auction that is open (Phase 2)."""

    amount: int


@dataclass(slots=True, unsafe_hash=True)
class Pass:
    """Leave this auction or, on turn to open one, every auction of the round (Phase 2)."""


@dataclass(slots=True, unsafe_hash=True)
class ScrapPlant:
    """Scrap one of your plants, as one is over the limit (Phase 2).

    `left` are the tokens left on it, if more than necessary; without it, the other plants keep all
    they can store.
    """

    plant: int
    left: Tokens = NO_TOKENS


@dataclass(slots=True, unsafe_hash=True)
class ScrapFuel:
    """Discard tokens that none of your plants can store any more (Phase 2)."""

    fuel: int
    amount: int


@dataclass(slots=True, unsafe_hash=True)
class BuyFuel:
    """Buy the cheapest tokens of one fuel, at the usual or the northern market (Phase 3)."""

    fuel: int
    amount: int
    market: int = SOUTH


@dataclass(slots=True, unsafe_hash=True)
class BuyStoredCoal:
    """Buy coal from an open storage while the market may have some (Phase 3)."""

    amount: int


@dataclass(slots=True, unsafe_hash=True)
class BuildHouse:
    """Connect a city, given by its index on the board, by the cheapest route (Phase 4).

    `begins_network`: begin the second network there instead, without a route, on boards with one.
    """

    city: int
    begins_network: bool = False


@dataclass(slots=True, unsafe_hash=True)
class RunPlants:
    """Run these plants (numbers, ascending); the hybrids burn `coal` of it in all (Phase 5)."""

    plants: tuple[int, ...]
    coal: int = 0


@dataclass(slots=True, unsafe_hash=True)
class EndTurn:
    """Stop buying fuel (Phase 3) or building (Phase 4)."""


@dataclass(slots=True, unsafe_hash=True)
class PlaceBankHouse:
    """Place a house of the bank in a city, given by its index, during setup."""

    city: int


@dataclass(slots=True, unsafe_hash=True)
class MarkStartingCity:
    """Mark a city, given by its index, as one to start in, during setup."""

    city: int


Action: TypeAlias = (
    OpenAuction
    | Bid
    | Pass
    | ScrapPlant
    | ScrapFuel
    | BuyFuel
    | BuyStoredCoal
    | BuildHouse
    | RunPlants
    | EndTurn
    | PlaceBankHouse
    | MarkStartingCity
)
