# SPDX-License-Identifier: MIT
"""Weaker play: a planner that misjudges what it could buy.

It overrates plants on offer and underrates cities, each by a random part of its error, drawn again
every round and kept while the others bid. So it buys plants of little use, pays too much for them
and grows late; the more so, the larger the error and the less money it has. How large the error is
depends on its form, which varies from game to game and from seat to seat, as people's does. What
anybody sees at a glance it does as well as the planner: fuel, which plants to run, what is sure to
win.
"""

from math import inf
from random import Random
from typing import Final

from powergrid.bots.planner import Option, Planner
from powergrid.bots.planner.lesser_plants import outdoes
from powergrid.rules import State
from powergrid.rules.actions import Action, Bid, BuildHouse, OpenAuction
from powergrid.rules.scoring import capacity
from powergrid.rules.state import AUCTION

_SENSE: Final = 10
"""Up to this much above a plant's number a bid surprises nobody; beyond it there is no error."""

_PLENTY: Final = 40
"""With more money than this a seat errs less about cities: nobody hoards a fortune."""


class Erring:
    """Does what seems best to it.

    `min_error` and `max_error`: its largest error, in money, in its best and its worst form. It
    does not err about plants once its own power more than `ahead` cities beyond those it has:
    what is bought then hardly ever runs. Another `salt` makes other mistakes.
    """

    def __init__(
        self,
        min_error: float,
        max_error: float,
        planner: Planner | None = None,
        salt: str = "",
        ahead: float = inf,
    ) -> None:
        self._min_error = min_error
        self._max_error = max_error
        self._planner = planner or Planner()
        self._salt = salt
        self._ahead = ahead

    def decide(self, state: State, rng: Random) -> Action:
        """Return the action that seems best; its errors depend on the state alone."""
        return self.options(state)[0].action

    def options(self, state: State) -> list[Option]:
        """Return the actions it considers with what they seem worth to it, the best first."""
        error = self._error(state)
        options = [
            option._replace(worth=option.worth + error * _mistake(option, state, self._salt))
            for option in self._planner.options(state)
        ]
        return sorted(options, key=lambda option: option.worth, reverse=True)

    def _error(self, state: State) -> float:
        """Return its largest error in this state."""
        if state.phase == AUCTION and _spare_capacity(state) > self._ahead:
            return 0.0
        return self._min_error + (self._max_error - self._min_error) * form(state, self._salt)


def _spare_capacity(state: State) -> int:
    """Return how many cities more than it has the plants of the seat on turn can power."""
    seat = state.seat
    return capacity(state, seat) - len(state.cities[seat])


def form(state: State, salt: str = "") -> float:
    """Return how much a seat errs in this game, from 0 to 1.

    No state names its game; the cities where the networks started identify it.
    """
    begun = [cities[:1] for cities in state.cities]
    return Random(f"{salt}{state.seat}:{begun}").random()


def _mistake(option: Option, state: State, salt: str) -> float:
    """Return the part of the error by which an option is overrated."""
    match option.action:
        case OpenAuction(plant=plant) if not _is_waste(state, plant):
            return part(state, plant, salt)
        case Bid(amount=amount) if amount <= state.lot + _SENSE and not _is_waste(state, state.lot):
            return part(state, state.lot, salt)
        case BuildHouse(city=city):
            money = state.money[state.seat]
            return -part(state, city, salt) * min(1.0, _PLENTY / max(1, money)) ** 2
    return 0.0


def _is_waste(state: State, plant: int) -> bool:
    """Return whether a plant would replace a better one."""
    cards, owned = state.game.plants, state.game.limited(state.plants[state.seat])
    if plant in state.game.mines:
        return False
    is_full = len(owned) == state.game.plants_allowed
    return is_full and all(outdoes(cards[number], cards[plant]) for number in owned)


def part(state: State, thing: int, salt: str = "") -> float:
    """Return how wrong a seat is about a plant or a city at this moment, from 0 to 1."""
    held = (state.round, state.phase, state.money, state.plants, state.market)
    return Random(f"{salt}{state.seat}:{thing}:{held}").random()
