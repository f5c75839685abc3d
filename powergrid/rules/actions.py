# SPDX-License-Identifier: MIT
"""What a player may do, as plain values: every question of `legal` is answered by one of these."""

from typing import Final, TypeAlias

from powergrid.rules.value import Value


class OpenAuction(Value):
    """Put a plant of the market up for auction with a first bid (Phase 2)."""

    __match_args__ = ("plant", "bid")
    __slots__ = __match_args__

    def __init__(self, plant: int, bid: int) -> None:
        self.plant: Final = plant
        self.bid: Final = bid


class Bid(Value):
    """Raise the bid in the auction that is open (Phase 2)."""

    __match_args__ = ("amount",)
    __slots__ = __match_args__

    def __init__(self, amount: int) -> None:
        self.amount: Final = amount


class Pass(Value):
    """Leave this auction or, on turn to open one, every auction of the round (Phase 2)."""

    __match_args__ = ()
    __slots__ = __match_args__


class ScrapPlant(Value):
    """Give up an own plant, one being beyond the limit (Phase 2)."""

    __match_args__ = ("plant",)
    __slots__ = __match_args__

    def __init__(self, plant: int) -> None:
        self.plant: Final = plant


class ScrapFuel(Value):
    """Give up tokens that no own plant can store any more (Phase 2)."""

    __match_args__ = ("fuel", "amount")
    __slots__ = __match_args__

    def __init__(self, fuel: int, amount: int) -> None:
        self.fuel: Final = fuel
        self.amount: Final = amount


class BuyFuel(Value):
    """Buy the cheapest tokens of one fuel (Phase 3)."""

    __match_args__ = ("fuel", "amount")
    __slots__ = __match_args__

    def __init__(self, fuel: int, amount: int) -> None:
        self.fuel: Final = fuel
        self.amount: Final = amount


class BuildHouse(Value):
    """Connect a city, given by its index on the board, by the cheapest route (Phase 4)."""

    __match_args__ = ("city",)
    __slots__ = __match_args__

    def __init__(self, city: int) -> None:
        self.city: Final = city


class RunPlants(Value):
    """Run these plants (numbers, ascending), with `coal` tokens in all in the hybrids (Phase 5)."""

    __match_args__ = ("plants", "coal")
    __slots__ = __match_args__

    def __init__(self, plants: tuple[int, ...], coal: int = 0) -> None:
        self.plants: Final = plants
        self.coal: Final = coal


class EndTurn(Value):
    """Be done with buying fuel (Phase 3) or building (Phase 4)."""

    __match_args__ = ()
    __slots__ = __match_args__


class PlaceBankHouse(Value):
    """Place a house of the bank in a city, given by its index, during set-up."""

    __match_args__ = ("city",)
    __slots__ = __match_args__

    def __init__(self, city: int) -> None:
        self.city: Final = city


class MarkStartingCity(Value):
    """Mark a city, given by its index, as one to start in, during set-up."""

    __match_args__ = ("city",)
    __slots__ = __match_args__

    def __init__(self, city: int) -> None:
        self.city: Final = city


Action: TypeAlias = (
    OpenAuction
    | Bid
    | Pass
    | ScrapPlant
    | ScrapFuel
    | BuyFuel
    | BuildHouse
    | RunPlants
    | EndTurn
    | PlaceBankHouse
    | MarkStartingCity
)
