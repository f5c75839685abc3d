# SPDX-License-Identifier: MIT
"""The level `planner`: plants, fuel and cities as one budget, and the end in sight."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Final

from powergrid.bots.planner.bidding import answer_bid, answer_opening, answer_scrap
from powergrid.bots.planner.building import answer_building
from powergrid.bots.planner.fuelling import answer_fuel
from powergrid.bots.planner.numbers import BY_PLAYERS, Numbers
from powergrid.bots.planner.outlook import Outlook, facts_of
from powergrid.bots.planner.running import answer_run
from powergrid.bots.planner.scraps import answer_fuel_scrap
from powergrid.bots.planner.starting import answer_bank_house, answer_mark
from powergrid.rules import State, legal
from powergrid.rules.actions import Action
from powergrid.rules.state import (
    BIDDING,
    BUILDING_HOUSES,
    BUYING_FUEL,
    MARKING_CITY,
    OPENING,
    PLACING_BANK_HOUSE,
    RUNNING_PLANTS,
    SCRAPPING_FUEL,
    SCRAPPING_PLANT,
)


class Planner:
    """Chooses what its forecast of the rounds to come likes best; without chance."""

    def __init__(self, numbers: Mapping[int, Numbers] = BY_PLAYERS) -> None:
        self._numbers = numbers
        self._outlooks: dict[int, Outlook] = {}

    def decide(self, state: State, rng: Random) -> Action:
        """Return the best action it knows, and anything legal where it knows nothing."""
        answer = _ANSWERS.get(state.asks)
        if answer is None:
            return legal(state).sample(rng)
        return answer(self._outlook(state), state)

    def _outlook(self, state: State) -> Outlook:
        """Return what the seat expects; while others only bid, that is what it was."""
        facts = facts_of(state)
        outlook = self._outlooks.get(state.seat)
        if outlook is None or outlook.facts != facts:
            numbers = self._numbers[state.game.players]
            outlook = self._outlooks[state.seat] = Outlook(state.copy(), facts, numbers)
        return outlook


_ANSWERS: Final[dict[int, Callable[[Outlook, State], Action]]] = {
    OPENING: answer_opening,
    BIDDING: answer_bid,
    SCRAPPING_PLANT: answer_scrap,
    SCRAPPING_FUEL: answer_fuel_scrap,
    BUYING_FUEL: answer_fuel,
    BUILDING_HOUSES: answer_building,
    RUNNING_PLANTS: answer_run,
    PLACING_BANK_HOUSE: answer_bank_house,
    MARKING_CITY: answer_mark,
}
