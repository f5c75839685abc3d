# SPDX-License-Identifier: MIT
"""Questions answered by choosing a city."""

from abc import abstractmethod
from collections.abc import Iterator
from random import Random

from powergrid.rules.actions import Action


class CityChoice:
    """Choose one of `cities`."""

    def __init__(self, seat: int, cities: tuple[int, ...]) -> None:
        self.seat = seat
        self.cities = cities

    @abstractmethod
    def action(self, city: int) -> Action:
        """Return the action that chooses a city."""
        ...

    def __contains__(self, action: object) -> bool:
        return any(action == choice for choice in self)

    def __iter__(self) -> Iterator[Action]:
        return map(self.action, self.cities)

    def count(self) -> int:
        """Return how many legal actions there are."""
        return len(self.cities)

    def sample(self, rng: Random) -> Action:
        """Return a random legal action, all equally likely."""
        return self.action(rng.choice(self.cities))
