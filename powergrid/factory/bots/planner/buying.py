# SPDX-License-Identifier: MIT
"""Phase 3: the first action of the best turn."""

from collections.abc import Mapping
from typing import NamedTuple

from powergrid.factory.bots.planner.coming_rounds import ComingRounds
from powergrid.factory.bots.planner.numbers import Numbers
from powergrid.factory.bots.planner.outlook import outlook_of
from powergrid.factory.bots.planner.turn import Plan, Turn
from powergrid.factory.rules import State
from powergrid.factory.rules.actions import Action, Hire
from powergrid.factory.rules.phases import buying
from powergrid.factory.rules.state import Kinds


class Found(NamedTuple):
    """An action, and the money at the end of the game that it leads to."""

    action: Action
    money: float


class Buying:
    """Values the turn of a seat; `errors` are added to what tiles are worth."""

    def __init__(
        self,
        state: State,
        seat: int,
        discount: int,
        numbers: Numbers,
        errors: Mapping[int, float],
    ) -> None:
        self._state = state
        self._seat = seat
        self._numbers = numbers
        outlook = outlook_of(state, numbers)
        self._turn = Turn(outlook, discount, errors)
        self._coming = ComingRounds(outlook, state.columns, self._turn.wage)

    def best(self, left: int, market: Kinds) -> Found:
        """Return the first action of the best plan found with these workers and this market."""
        return self._best(self._start(self._state, left, market))

    def worth(self, action: Action) -> float:
        """Return the money at the end of the game if the rest of the turn is the best one."""
        state = self._state
        if isinstance(action, Hire):
            start = self._start(state, state.left, state.market)
            return self._coming.money(start._replace(hired=action.workers))
        after = state.copy()
        buying.act(after, action, [])
        return self._best(self._start(after, after.left, after.market)).money

    def _best(self, start: Plan) -> Found:
        plans = self._turn.plans(start, self._numbers.width)[: self._numbers.looked_at]
        money = [self._coming.money(plan) for plan in plans]
        best = max(money)
        plan = plans[money.index(best)]
        return Found(plan.first or Hire(plan.hired), best)

    def _start(self, state: State, left: int, market: Kinds) -> Plan:
        """Return the plan of a turn in which nothing has been done yet."""
        seat, figures = self._seat, state.game.figures
        return Plan(
            first=None,
            factory=state.factory[seat],
            beside=state.beside[seat],
            market=market,
            money=state.money[seat],
            left=left,
            spaces=figures.spaces + state.outer[seat],
            outer=figures.outer_spaces - state.outer[seat],
        )


def buying_now(state: State, numbers: Numbers, errors: Mapping[int, float]) -> Buying:
    """Return the turn of the seat on turn."""
    return Buying(state, state.seat, state.discount(state.seat), numbers, errors)
