# SPDX-License-Identifier: MIT
"""What has happened, as `apply` tells it: facts only, in the order in which they came about.

Seats and cities are indexes, plants their numbers (`STEP3` the Step 3 card), money Elektro.
"""

from typing import Final, TypeAlias

from powergrid.rules.fuel import Tokens
from powergrid.rules.value import Value


class RoundBegan(Value):
    __match_args__ = ("round",)
    __slots__ = __match_args__

    def __init__(self, round: int) -> None:
        self.round: Final = round


class PhaseBegan(Value):
    __match_args__ = ("phase",)
    __slots__ = __match_args__

    def __init__(self, phase: int) -> None:
        self.phase: Final = phase


class PhaseEnded(Value):
    """Everything that closes the phase is done; after Phase 5 the next order is already set."""

    __match_args__ = ("round", "phase")
    __slots__ = __match_args__

    def __init__(self, round: int, phase: int) -> None:
        self.round: Final = round
        self.phase: Final = phase


class OrderSet(Value):
    """The turn order was set anew, `order[0]` being first (Phase 1)."""

    __match_args__ = ("order",)
    __slots__ = __match_args__

    def __init__(self, order: tuple[int, ...]) -> None:
        self.order: Final = order


class StepBegan(Value):
    __match_args__ = ("step",)
    __slots__ = __match_args__

    def __init__(self, step: int) -> None:
        self.step: Final = step


class DiscountPlaced(Value):
    """The discount token lies on a plant, whose minimum is 1 (Recharged, Phase 2)."""

    __match_args__ = ("plant",)
    __slots__ = __match_args__

    def __init__(self, plant: int) -> None:
        self.plant: Final = plant


class AuctionOpened(Value):
    """`is_sole`: nobody else may bid; `is_discounted`: opened at the token's minimum."""

    __match_args__ = ("seat", "plant", "bid", "is_sole", "is_discounted")
    __slots__ = __match_args__

    def __init__(self, seat: int, plant: int, bid: int, is_sole: bool, is_discounted: bool) -> None:
        self.seat: Final = seat
        self.plant: Final = plant
        self.bid: Final = bid
        self.is_sole: Final = is_sole
        self.is_discounted: Final = is_discounted


class BidMade(Value):
    __match_args__ = ("seat", "amount")
    __slots__ = __match_args__

    def __init__(self, seat: int, amount: int) -> None:
        self.seat: Final = seat
        self.amount: Final = amount


class Passed(Value):
    """`is_opening`: out of every auction of the round, else of this one only."""

    __match_args__ = ("seat", "is_opening")
    __slots__ = __match_args__

    def __init__(self, seat: int, is_opening: bool) -> None:
        self.seat: Final = seat
        self.is_opening: Final = is_opening


class PlantBought(Value):
    __match_args__ = ("seat", "plant", "price")
    __slots__ = __match_args__

    def __init__(self, seat: int, plant: int, price: int) -> None:
        self.seat: Final = seat
        self.plant: Final = plant
        self.price: Final = price


class PlantScrapped(Value):
    __match_args__ = ("seat", "plant")
    __slots__ = __match_args__

    def __init__(self, seat: int, plant: int) -> None:
        self.seat: Final = seat
        self.plant: Final = plant


class FuelScrapped(Value):
    """`is_forced`: there was no choice, the tokens went by themselves."""

    __match_args__ = ("seat", "fuel", "amount", "is_forced")
    __slots__ = __match_args__

    def __init__(self, seat: int, fuel: int, amount: int, is_forced: bool) -> None:
        self.seat: Final = seat
        self.fuel: Final = fuel
        self.amount: Final = amount
        self.is_forced: Final = is_forced


class PlantRevealed(Value):
    __match_args__ = ("plant",)
    __slots__ = __match_args__

    def __init__(self, plant: int) -> None:
        self.plant: Final = plant


class PlantRemoved(Value):
    """A card left the market: `why` is one of `REASONS`; `to_bottom` goes under the draw pile."""

    __match_args__ = ("plant", "why")
    __slots__ = __match_args__

    def __init__(self, plant: int, why: str) -> None:
        self.plant: Final = plant
        self.why: Final = why


REASONS = (
    "obsolete",
    "obsolete_on_draw",
    "all_passed",
    "discount_unsold",
    "below_discount",
    "step2",
    "step3",
    "step3_round_end",
    "to_bottom",
)


class FuelBought(Value):
    """`from_storage` of the tokens came out of the coal storage."""

    __match_args__ = ("seat", "fuel", "amount", "price", "from_storage")
    __slots__ = __match_args__

    def __init__(self, seat: int, fuel: int, amount: int, price: int, from_storage: int) -> None:
        self.seat: Final = seat
        self.fuel: Final = fuel
        self.amount: Final = amount
        self.price: Final = price
        self.from_storage: Final = from_storage


class HouseBuilt(Value):
    """`house` is the price of the place, `connection` that of the route."""

    __match_args__ = ("seat", "city", "house", "connection")
    __slots__ = __match_args__

    def __init__(self, seat: int, city: int, house: int, connection: int) -> None:
        self.seat: Final = seat
        self.city: Final = city
        self.house: Final = house
        self.connection: Final = connection


class TurnEnded(Value):
    __match_args__ = ("seat", "phase")
    __slots__ = __match_args__

    def __init__(self, seat: int, phase: int) -> None:
        self.seat: Final = seat
        self.phase: Final = phase


class PlantsRun(Value):
    """`coal` is what the hybrids burnt of it; `powered` cities brought `income`."""

    __match_args__ = ("seat", "plants", "coal", "burnt", "powered", "income")
    __slots__ = __match_args__

    def __init__(
        self,
        seat: int,
        plants: tuple[int, ...],
        coal: int,
        burnt: Tokens,
        powered: int,
        income: int,
    ) -> None:
        self.seat: Final = seat
        self.plants: Final = plants
        self.coal: Final = coal
        self.burnt: Final = burnt
        self.powered: Final = powered
        self.income: Final = income


class FuelRefilled(Value):
    __match_args__ = ("added",)
    __slots__ = __match_args__

    def __init__(self, added: Tokens) -> None:
        self.added: Final = added


class GameEnded(Value):
    """`ranking` from first to last; the rest by seat."""

    __match_args__ = ("ranking", "powered")
    __slots__ = __match_args__

    def __init__(self, ranking: tuple[int, ...], powered: tuple[int, ...]) -> None:
        self.ranking: Final = ranking
        self.powered: Final = powered


class BankHousePlaced(Value):
    """A seat placed a house of the bank on a 10-place during set-up; the bank has `left` more."""

    __match_args__ = ("seat", "city", "left")
    __slots__ = __match_args__

    def __init__(self, seat: int, city: int, left: int) -> None:
        self.seat: Final = seat
        self.city: Final = city
        self.left: Final = left


class StartingCityMarked(Value):
    __match_args__ = ("seat", "city")
    __slots__ = __match_args__

    def __init__(self, seat: int, city: int) -> None:
        self.seat: Final = seat
        self.city: Final = city


class StartingCityTaken(Value):
    """A network began in a marked city; the uranium token is back in the supply."""

    __match_args__ = ("seat", "city")
    __slots__ = __match_args__

    def __init__(self, seat: int, city: int) -> None:
        self.seat: Final = seat
        self.city: Final = city


class BankTookPlant(Value):
    """The highest plant on offer, without auction; `scrapped` made room for it, 0 if none.

    `why`: "first_sale" of the round or "first_passed", the first in the order not opening.
    """

    __match_args__ = ("plant", "scrapped", "why")
    __slots__ = __match_args__

    def __init__(self, plant: int, scrapped: int, why: str) -> None:
        self.plant: Final = plant
        self.scrapped: Final = scrapped
        self.why: Final = why


class BankPassedOnPlant(Value):
    """The highest plant on offer is lower than the `lowest` of the bank's three; `why` as above."""

    __match_args__ = ("plant", "lowest", "why")
    __slots__ = __match_args__

    def __init__(self, plant: int, lowest: int, why: str) -> None:
        self.plant: Final = plant
        self.lowest: Final = lowest
        self.why: Final = why


class BankBoughtFuel(Value):
    """For one run of all its `plants`, from the market; `lacking` tokens more were not there."""

    __match_args__ = ("plants", "tokens", "lacking")
    __slots__ = __match_args__

    def __init__(self, plants: tuple[int, ...], tokens: Tokens, lacking: int) -> None:
        self.plants: Final = plants
        self.tokens: Final = tokens
        self.lacking: Final = lacking


class BankBuiltHouse(Value):
    """On a city's 15-place; `why`: "connected", being empty until then, or "marked" to start in.

    The bank has `left` houses more.
    """

    __match_args__ = ("city", "why", "left")
    __slots__ = __match_args__

    def __init__(self, city: int, why: str, left: int) -> None:
        self.city: Final = city
        self.why: Final = why
        self.left: Final = left


class BankBurntFuel(Value):
    __match_args__ = ("tokens",)
    __slots__ = __match_args__

    def __init__(self, tokens: Tokens) -> None:
        self.tokens: Final = tokens


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
