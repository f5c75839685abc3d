# SPDX-License-Identifier: MIT
"""Questions answered by choosing a city."""

from abc import abstractmethod
from collections.abc import Iterator

from powergrid.rules.actions import Action
from powergrid.rules.question import Question
from powergrid.rules.state import NO_PLACE, State, is_closed


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


def why_not_empty(state: State, city: int) -> str:
    """Return a code for why the first place of a city is not free."""
    if is_closed(state, city):
        return "city_closed"
    return "city_full" if state.houses[city][0] == NO_PLACE else "city_taken"
