# SPDX-License-Identifier: MIT
"""What a player bought in a turn or a phase."""

from collections.abc import Iterable
from typing import NamedTuple

from powergrid.rules import events as ev


class Purchases(NamedTuple):
    """The plants, tokens and houses that a seat bought, in order."""

    plants: list[ev.PlantBought]
    fuel: list[ev.FuelBought]
    houses: list[ev.HouseBuilt]

    @property
    def plants_price(self) -> int:
        """What the plants cost."""
        return sum(event.price for event in self.plants)

    @property
    def tokens(self) -> int:
        """How many tokens of fuel were bought."""
        return sum(event.amount for event in self.fuel)

    @property
    def fuel_price(self) -> int:
        """What the fuel cost."""
        return sum(event.price for event in self.fuel)

    @property
    def houses_price(self) -> int:
        """What the houses and their connections cost."""
        return sum(event.house + event.connection for event in self.houses)


def purchases_of(seat: int, events: Iterable[ev.Event]) -> Purchases:
    """Return what a seat bought according to the events."""
    bought = Purchases([], [], [])
    for event in events:
        match event:
            case ev.PlantBought(seat=buyer) if buyer == seat:
                bought.plants.append(event)
            case ev.FuelBought(seat=buyer) if buyer == seat:
                bought.fuel.append(event)
            case ev.HouseBuilt(seat=buyer) if buyer == seat:
                bought.houses.append(event)
    return bought
