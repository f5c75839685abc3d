# SPDX-License-Identifier: MIT
"""A seat's plan for this round, kept until it is done or the round is over."""

from collections.abc import Sequence
from typing import NamedTuple

from powergrid.rules.actions import Action, BuildHouse, BuyFuel
from powergrid.rules.events import (
    Event,
    FuelBought,
    HouseBuilt,
    PlantBought,
    RoundBegan,
    TurnEnded,
    seat_of,
)
from powergrid.rules.fuel import NO_TOKENS, Tokens, add_fuel
from powergrid.rules.state import FUEL


class Plan(NamedTuple):
    """A plant and the most to pay for it (0: none), fuel to buy, cities in order."""

    plant: int = 0
    price: int = 0
    fuel: Tokens = NO_TOKENS
    cities: tuple[int, ...] = ()

    def price_for(self, plant: int) -> int:
        """Return the most to pay for a plant, 0 if it is not planned."""
        return self.price if plant == self.plant else 0

    def with_staged(self, actions: Sequence[Action]) -> "Plan":
        """Return the plan with the fuel or the cities of these actions instead of its own.

        A plan has no second network, so it ends before the house that begins one.
        """
        fuel, cities = NO_TOKENS, list[int]()
        for action in actions:
            match action:
                case BuyFuel():
                    fuel = add_fuel(fuel, action.fuel, action.amount)
                case BuildHouse(begins_network=True):
                    break
                case BuildHouse(city=city):
                    cities.append(city)
        return self._replace(
            fuel=fuel if any(fuel) else self.fuel, cities=tuple(cities) or self.cities
        )

    def without(self, event: Event) -> "Plan":
        """Return the rest of the plan after an action."""
        match event:
            case PlantBought():
                return self._replace(plant=0, price=0)
            case FuelBought(fuel=fuel, amount=amount):
                left = max(0, self.fuel[fuel] - amount)
                return self._replace(fuel=add_fuel(self.fuel, fuel, left - self.fuel[fuel]))
            case HouseBuilt(city=city):
                return self._replace(cities=tuple(c for c in self.cities if c != city))
            case TurnEnded(phase=phase) if phase == FUEL:
                return self._replace(fuel=NO_TOKENS)
            case TurnEnded():
                return Plan()
        return self


NO_PLAN = Plan()


class Plans:
    """A plan for each seat; what is done is removed from it, and it ends with the round."""

    def __init__(self) -> None:
        self._plans: dict[int, Plan] = {}

    def of(self, seat: int) -> Plan:
        """Return the plan of a seat, which may be empty."""
        return self._plans.get(seat, NO_PLAN)

    def all(self) -> dict[int, Plan]:
        """Return the plan of each seat that has made one."""
        return dict(self._plans)

    def set(self, seat: int, plan: Plan) -> None:
        """Set the plan of a seat."""
        self._plans[seat] = plan

    def take_over(self, others: "Plans") -> None:
        """Take over the plans of another `Plans`."""
        self._plans.update(others.all())

    def follow(self, events: list[Event]) -> None:
        """Remove the parts that have happened."""
        for event in events:
            if isinstance(event, RoundBegan):
                self._plans.clear()
            seat = seat_of(event)
            if seat in self._plans:
                self._plans[seat] = self._plans[seat].without(event)
