# SPDX-License-Identifier: MIT
"""A game in figures: what each seat had, earned and spent, round by round."""

from collections.abc import Iterable
from dataclasses import dataclass

from powergrid.rules.events import (
    Event,
    FuelBought,
    GameEnded,
    HouseBuilt,
    PlantBought,
    PlantScrapped,
    PlantsRun,
    RoundBegan,
    UraniumSold,
)
from powergrid.rules.state import State


@dataclass
class Round:
    """One seat's round: Elektro paid, by purpose, and earned, and what the seat had at its end.

    `number` is that of the round, 0 in a total.
    `powered` are the cities powered in Phase 5, in the last round those of the final scoring.
    """

    number: int = 0
    plants: int = 0
    fuel: int = 0
    connections: int = 0
    houses: int = 0
    income: int = 0
    powered: int = 0
    cities: int = 0
    capacity: int = 0
    money: int = 0

    @property
    def paid(self) -> int:
        """The total paid."""
        return self.plants + self.fuel + self.connections + self.houses


def rounds_by_seat(events: Iterable[Event], start: State) -> tuple[list[Round], ...]:
    """Return each seat's rounds, computed from a game's first state and all its events in order."""
    game, owned = start.game, list(start.plants)
    rounds: tuple[list[Round], ...] = tuple([] for _ in range(game.players))
    for event in events:
        if not rounds[0]:
            _begin_with(rounds, start)
        elif isinstance(event, RoundBegan):
            _begin(rounds)
        match event:
            case PlantBought(seat=seat, plant=plant):
                owned[seat] = tuple(sorted((*owned[seat], plant)))
                rounds[seat][-1].plants += event.price
                rounds[seat][-1].capacity = game.need(owned[seat]).cities
            case PlantScrapped(seat=seat, plant=plant):
                owned[seat] = tuple(number for number in owned[seat] if number != plant)
                rounds[seat][-1].capacity = game.need(owned[seat]).cities
            case FuelBought(seat=seat):
                rounds[seat][-1].fuel += event.price
            case HouseBuilt(seat=seat):
                rounds[seat][-1].connections += event.connection
                rounds[seat][-1].houses += event.house
                rounds[seat][-1].cities += 1
            case PlantsRun(seat=seat):
                rounds[seat][-1].income += event.income
                rounds[seat][-1].powered = event.powered
            case UraniumSold(seat=seat):
                rounds[seat][-1].income += event.income
            case GameEnded():
                for seat, powered in enumerate(event.powered):
                    rounds[seat][-1].powered = powered
    for played, money in zip(rounds, start.money, strict=True):
        for part in played:
            money = part.money = money + part.income - part.paid
    return rounds


def _begin_with(rounds: tuple[list[Round], ...], start: State) -> None:
    """Begin the first round with what seats have at the start: nothing after a normal setup."""
    for seat, played in enumerate(rounds):
        capacity = start.game.need(start.plants[seat]).cities
        cities = len(start.cities[seat])
        played.append(Round(start.round, cities=cities, capacity=capacity))


def _begin(rounds: tuple[list[Round], ...]) -> None:
    """Begin a round with what seats had at the end of the previous one."""
    for played in rounds:
        last = played[-1]
        played.append(Round(last.number + 1, cities=last.cities, capacity=last.capacity))


def total_of(rounds: Iterable[Round]) -> Round:
    """Return the totals of what was paid and earned."""
    total = Round()
    for part in rounds:
        total.plants += part.plants
        total.fuel += part.fuel
        total.connections += part.connections
        total.houses += part.houses
        total.income += part.income
    return total
