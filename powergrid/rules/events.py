# SPDX-License-Identifier: MIT
"""What has happened, as `apply` returns it: facts only, in order.

Seats and cities are indexes, plants their numbers (`STEP3` the Step 3 card), money Elektro.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypeAlias

from powergrid.rules.fuel import Tokens
from powergrid.rules.state import NO_SEAT, SOUTH


@dataclass(slots=True, unsafe_hash=True)
class RoundBegan:
    round: int


@dataclass(slots=True, unsafe_hash=True)
class PhaseBegan:
    phase: int


@dataclass(slots=True, unsafe_hash=True)
class PhaseEnded:
    """Everything that closes the phase is done; after Phase 5 the next order is already set."""

    round: int
    phase: int


@dataclass(slots=True, unsafe_hash=True)
class OrderSet:
    """The new turn order; `order[0]` is first (Phase 1)."""

    order: tuple[int, ...]


@dataclass(slots=True, unsafe_hash=True)
class StepBegan:
    """`before` is the Step that has ended: Step 3 may follow Step 1."""

    step: int
    before: int


@dataclass(slots=True, unsafe_hash=True)
class DiscountPlaced:
    """The discount token is on a plant: its minimum bid is 1 (Recharged, Phase 2)."""

    plant: int


@dataclass(slots=True, unsafe_hash=True)
class AuctionOpened:
    """`is_sole`: nobody else may bid; `is_discounted`: opened at the token's minimum."""

    seat: int
    plant: int
    bid: int
    is_sole: bool
    is_discounted: bool


@dataclass(slots=True, unsafe_hash=True)
class BidMade:
    seat: int
    amount: int


@dataclass(slots=True, unsafe_hash=True)
class Passed:
    """`is_opening`: out of all auctions of the round, otherwise of this one only."""

    seat: int
    is_opening: bool


@dataclass(slots=True, unsafe_hash=True)
class PlantBought:
    seat: int
    plant: int
    price: int


@dataclass(slots=True, unsafe_hash=True)
class PlantScrapped:
    seat: int
    plant: int


@dataclass(slots=True, unsafe_hash=True)
class FuelScrapped:
    """`is_forced`: there was no choice, so nobody was asked."""

    seat: int
    fuel: int
    amount: int
    is_forced: bool


@dataclass(slots=True, unsafe_hash=True)
class PlantRevealed:
    plant: int


@dataclass(slots=True, unsafe_hash=True)
class PlantRemoved:
    """A card left the market, for good or to another place: `why` is one of `REASONS`."""

    plant: int
    why: str


REASONS = (
    "obsolete",
    "obsolete_on_draw",
    "all_passed",
    "discount_unsold",
    "below_discount",
    "step2",
    "step3",
    "step3_round_end",
    "first_pass",
    "lowest_leaves",
    "row_too_long",
    "banned_in_step1",
    "to_bottom",
    "to_side_pile",
    "market_shrinks",
    "banned_in_step1_to_bottom",
    "back_under_the_pile",
)


@dataclass(slots=True, unsafe_hash=True)
class FuelBought:
    """`from_storage` of the tokens came from the coal storage, the others from `market`."""

    seat: int
    fuel: int
    amount: int
    price: int
    from_storage: int
    market: int = SOUTH


@dataclass(slots=True, unsafe_hash=True)
class NextBuyer:
    """A seat has bought its one token of the turn, and the next seat is asked."""

    seat: int


@dataclass(slots=True, unsafe_hash=True)
class HouseBuilt:
    """`house` is the price of the place, `connection` that of the route.

    `begins_network`: it began the seat's second network.
    """

    seat: int
    city: int
    house: int
    connection: int
    begins_network: bool = False


@dataclass(slots=True, unsafe_hash=True)
class TurnEnded:
    seat: int
    phase: int


@dataclass(slots=True, unsafe_hash=True)
class PlantsRun:
    """`coal` is how much of it the hybrids burnt; `powered` cities paid `income`."""

    seat: int
    plants: tuple[int, ...]
    coal: int
    burnt: Tokens
    powered: int
    income: int


@dataclass(slots=True, unsafe_hash=True)
class FuelRefilled:
    """Tokens were added to a market; `missing`: those of a fuel in glut that the supply lacked."""

    added: Tokens
    market: int = SOUTH
    missing: int = 0


@dataclass(slots=True, unsafe_hash=True)
class UraniumSold:
    """A seat's mines sold uranium; `cities` is the sum of the cities on them.

    `price` is None and `income` 0 if the market had no empty space.
    """

    seat: int
    price: int | None
    cities: int
    mines: int
    income: int


@dataclass(slots=True, unsafe_hash=True)
class UraniumLeft:
    """Tokens left the uranium market from its cheapest spaces."""

    amount: int


@dataclass(slots=True, unsafe_hash=True)
class OutageBegan:
    """All together connected `built` cities this round: too many, so incomes are cut."""

    built: int


@dataclass(slots=True, unsafe_hash=True)
class PileRanOut:
    """The draw pile ran out: the side pile took its place or, if `is_last`, nothing is left."""

    is_last: bool


@dataclass(slots=True, unsafe_hash=True)
class GameEnded:
    """`ranking` from first to last; `winners` tie for the first place; `powered` by seat."""

    ranking: tuple[int, ...]
    winners: tuple[int, ...]
    powered: tuple[int, ...]


@dataclass(slots=True, unsafe_hash=True)
class BankHousePlaced:
    """A seat placed a house of the bank on a 10-place during setup; the bank has `left` more."""

    seat: int
    city: int
    left: int


@dataclass(slots=True, unsafe_hash=True)
class StartingCityMarked:
    seat: int
    city: int


@dataclass(slots=True, unsafe_hash=True)
class StartingCityTaken:
    """A network began in a marked city; the uranium token is back in the supply."""

    seat: int
    city: int


@dataclass(slots=True, unsafe_hash=True)
class BankTookPlant:
    """The bank took the highest plant on offer; `scrapped` made room for it, 0 if none.

    `why`: "first_sale" of the round, or "first_passed": the first in the order did not open.
    """

    plant: int
    scrapped: int
    why: str


@dataclass(slots=True, unsafe_hash=True)
class BankPassedOnPlant:
    """The highest plant on offer is below the `lowest` of the bank's three; `why` as above."""

    plant: int
    lowest: int
    why: str


@dataclass(slots=True, unsafe_hash=True)
class BankBoughtFuel:
    """The bank bought fuel for one run of its `plants`; `lacking` tokens were not available."""

    plants: tuple[int, ...]
    tokens: Tokens
    lacking: int


@dataclass(slots=True, unsafe_hash=True)
class BankBuiltHouse:
    """The bank built on a city's 15-place. It has `left` more houses.

    `why`: the city was empty and has been "connected", or it has been "marked" to start in.
    """

    city: int
    why: str
    left: int


@dataclass(slots=True, unsafe_hash=True)
class BankBurntFuel:
    tokens: Tokens


BANK_PLANT_REASONS = ("first_sale", "first_passed")
BANK_HOUSE_REASONS = ("connected", "marked")

Event: TypeAlias = (
    RoundBegan
    | PhaseBegan
    | PhaseEnded
    | OrderSet
    | StepBegan
    | DiscountPlaced
    | AuctionOpened
    | BidMade
    | Passed
    | PlantBought
    | PlantScrapped
    | FuelScrapped
    | PlantRevealed
    | PlantRemoved
    | FuelBought
    | HouseBuilt
    | TurnEnded
    | PlantsRun
    | FuelRefilled
    | NextBuyer
    | UraniumSold
    | UraniumLeft
    | OutageBegan
    | PileRanOut
    | GameEnded
    | BankHousePlaced
    | StartingCityMarked
    | StartingCityTaken
    | BankTookPlant
    | BankPassedOnPlant
    | BankBoughtFuel
    | BankBuiltHouse
    | BankBurntFuel
)


def steps_begun(events: Iterable[Event]) -> StepBegan | None:
    """Return the last Step that began, with the one before the first that did; None if none did."""
    begun = [event for event in events if isinstance(event, StepBegan)]
    if not begun:
        return None
    return StepBegan(max(event.step for event in begun), min(event.before for event in begun))


def seat_of(event: Event) -> int:
    """Return whose action or result an event is, `NO_SEAT` if it is nobody's."""
    seat: int = getattr(event, "seat", NO_SEAT)
    return seat
