# SPDX-License-Identifier: MIT
"""Questions answered by choosing a city."""

from abc import abstractmethod
from collections.abc import Iterator

from powergrid.rules.actions import Action
from powergrid.rules.question import Question
from powergrid.rules.state import State


class CityChoice(Question):
    """Choose one of `cities`."""

    def __init__(self, state: State, cities: tuple[int, ...]) -> None:
        super().__init__(state)
        self.cities = cities

    @abstractmethod
    def action(self, city: int) -> Action:
        """Return the action that chooses a city."""
        ...

    def __iter__(self) -> Iterator[Action]:
        return map(self.action, self.cities)
