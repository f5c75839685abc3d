# SPDX-License-Identifier: MIT
"""A game in figures: what every seat had round by round, and what it spent its money on."""

from collections.abc import Iterable
from dataclasses import dataclass

from powergrid.rules.events import (
    Event,
    FuelBought,
    GameEnded,
    HouseBuilt,
    PhaseEnded,
    PlantBought,
    PlantsRun,
)
from powergrid.rules.state import BUILDING


@dataclass
class Spent:
    """What a seat has paid, by what it paid for, and what it has earned."""

    plants: int = 0
    fuel: int = 0
    connections: int = 0
    houses: int = 0
    earned: int = 0

    @property
    def total(self) -> int:
        """Everything that was paid."""
        return self.plants + self.fuel + self.connections + self.houses


@dataclass
class Figures:
    """By seat: money spent; after each round that was built in, cities; and cities powered.

    `powered` holds what was paid for in Phase 5, in the last round what the final count found.
    """

    spent: tuple[Spent, ...]
    cities: tuple[list[int], ...]
    powered: tuple[list[int], ...]


def figures(events: Iterable[Event], players: int) -> Figures:
    """Return the figures of a game out of all its events, in their order."""
    spent = tuple(Spent() for _ in range(players))
    cities: tuple[list[int], ...] = tuple([] for _ in range(players))
    powered: tuple[list[int], ...] = tuple([] for _ in range(players))
    built = [0] * players
    for event in events:
        match event:
            case PlantBought():
                spent[event.seat].plants += event.price
            case FuelBought():
                spent[event.seat].fuel += event.price
            case HouseBuilt():
                spent[event.seat].connections += event.connection
                spent[event.seat].houses += event.house
                built[event.seat] += 1
            case PlantsRun():
                spent[event.seat].earned += event.income
                powered[event.seat].append(event.powered)
            case PhaseEnded(phase=phase) if phase == BUILDING:
                for seat in range(players):
                    cities[seat].append(built[seat])
            case GameEnded():
                for seat in range(players):
                    powered[seat].append(event.powered[seat])
            case _:
                pass
    return Figures(spent, cities, powered)
