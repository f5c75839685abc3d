# SPDX-License-Identifier: MIT
"""The bot `planner`: plants, fuel and cities as one budget, with the end in view."""

from collections.abc import Callable, Iterable
from random import Random
from typing import Final

from powergrid.bots.planner.bidding import bids, fuel_scraps, gain, limit, openings, plant_scraps
from powergrid.bots.planner.endgame import End, end_of
from powergrid.bots.planner.fuelling import purchases
from powergrid.bots.planner.growth import houses
from powergrid.bots.planner.network import Growths
from powergrid.bots.planner.numbers import NUMBERS, Numbers
from powergrid.bots.planner.option import Option
from powergrid.bots.planner.outlook import Outlook, facts_of
from powergrid.bots.planner.plants_to_run import runs
from powergrid.bots.planner.powering import Powering
from powergrid.bots.planner.starting import bank_houses, marks
from powergrid.rules import State
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
    """Chooses what its forecast of the coming rounds rates best; uses no randomness."""

    def __init__(self, numbers: Numbers = NUMBERS) -> None:
        self._numbers = numbers
        self._outlooks: dict[int, Outlook] = {}
        self._growths = Growths()
        self._powering: Powering | None = None

    def decide(self, state: State, rng: Random) -> Action:
        """Return the best action it knows."""
        return self.options(state)[0].action

    def options(self, state: State) -> list[Option]:
        """Return the actions it considers with what they are worth to it, the best first."""
        options = _OPTIONS[state.asks](self._outlook(state, state.seat), state)
        return sorted(options, key=lambda option: option.worth, reverse=True)

    def gain(self, state: State, seat: int, plant: int, price: int) -> float:
        """Return what a plant at a price is worth to a seat, in money, compared with going without.

        For Phase 2. A planner in that seat would bid as much if this is positive.
        """
        return gain(self._outlook(state, seat), plant, price)

    def limit(self, state: State, seat: int, plant: int) -> int:
        """Return how far a planner in that seat would bid for a plant; 0 if not at all."""
        return limit(self._outlook(state, seat), plant)

    def is_end_near(self, state: State) -> bool:
        """Return whether the game may end with this round, as the seat on turn sees it."""
        return self._outlook(state, state.seat).endgame is not None

    def end(self, state: State, seat: int) -> End | None:
        """Return how the game would end with this round; None if that is far off."""
        # Not cached: it would replace what the seat expects in the game itself.
        outlook = self._new_outlook(state, seat, ())
        endgame = outlook.endgame
        if endgame is None:
            return None
        return end_of(outlook.state, seat, endgame, outlook.market, self._growths)

    def _outlook(self, state: State, seat: int) -> Outlook:
        """Return what a seat expects, which does not change while the others only bid."""
        facts = facts_of(state)
        outlook = self._outlooks.get(seat)
        if outlook is None or outlook.facts != facts:
            outlook = self._outlooks[seat] = self._new_outlook(state, seat, facts)
        return outlook

    def _new_outlook(self, state: State, seat: int, facts: tuple[object, ...]) -> Outlook:
        powering = self._powering
        if powering is None or powering.game is not state.game:
            powering = self._powering = Powering(state.game, self._numbers)
        seen = state.copy()
        seen.seat = seat
        return Outlook(seen, facts, self._numbers, self._growths, powering)


_OPTIONS: Final[dict[int, Callable[[Outlook, State], Iterable[Option]]]] = {
    OPENING: openings,
    BIDDING: bids,
    SCRAPPING_PLANT: plant_scraps,
    SCRAPPING_FUEL: fuel_scraps,
    BUYING_FUEL: purchases,
    BUILDING_HOUSES: houses,
    RUNNING_PLANTS: runs,
    PLACING_BANK_HOUSE: bank_houses,
    MARKING_CITY: marks,
}
