# SPDX-License-Identifier: MIT
"""Weaker play of one kind: a planner that misjudges what it could buy.

A plant on offer seems worth more to it than it is, a city less, each by a part of `error` that is
drawn anew every round and stays while the others bid. So it buys plants it has little use for, pays
too much for them and grows late, the more the greater the error and the less money it has. What
anybody sees at a glance it does as well as the planner: fuel, which plants to run, what certainly
wins.
"""

from random import Random
from typing import Final

from powergrid.bots.planner import Option, Planner
from powergrid.rules import State
from powergrid.rules.actions import Action, Bid, BuildHouse, OpenAuction

_SENSE: Final = 10
"""Money above a plant's number up to which nobody wonders at a bid: beyond it there is no error."""

_PLENTY: Final = 40
"""Money beyond which a seat doubts its cities the less: nobody sits on a fortune."""


class Erring:
    """Does what seems best to it; `error` is in money, the most by which it is wrong."""

    def __init__(self, error: float) -> None:
        self._error = error
        self._planner = Planner()

    def decide(self, state: State, rng: Random) -> Action:
        """Return the action that seems best; what it errs by depends on the state alone."""
        options = self._planner.options(state)
        return max(options, key=lambda option: option.worth + self._mistake(option, state)).action

    def _mistake(self, option: Option, state: State) -> float:
        """Return by how much more than it is worth an option seems worth."""
        match option.action:
            case OpenAuction(plant=plant):
                return self._error * _part(state, plant)
            case Bid(amount=amount) if amount <= state.lot + _SENSE:
                return self._error * _part(state, state.lot)
            case BuildHouse(city=city):
                money = state.money[state.seat]
                return -self._error * _part(state, city) * min(1.0, _PLENTY / max(1, money))
        return 0.0


def _part(state: State, thing: int) -> float:
    """Return from 0 to 1 how wrong a seat is of a plant or a city."""
    held = (state.round, state.phase, state.money, state.plants, state.market)
    return Random(f"{state.seat}:{thing}:{held}").random()
