# SPDX-License-Identifier: MIT
"""Phase 3: the first action of the best turn."""

from powergrid.factory.bots.planner.coming_rounds import ComingRounds
from powergrid.factory.bots.planner.numbers import Numbers
from powergrid.factory.bots.planner.outlook import outlook_of
from powergrid.factory.bots.planner.turn import Plan, Turn
from powergrid.factory.rules import State
from powergrid.factory.rules.actions import Action, Hire


def action(state: State, numbers: Numbers, errors: dict[int, float]) -> Action:
    """Return the first action of the best plan that was found for this turn."""
    best = plan(state, numbers, errors)
    return best.first or Hire(best.hired)


def plan(state: State, numbers: Numbers, errors: dict[int, float]) -> Plan:
    """Return the plan of this turn that comes to most at the end of the game."""
    seat, figures = state.seat, state.game.figures
    begun = Plan(
        first=None,
        factory=state.factory[seat],
        beside=state.beside[seat],
        market=state.market,
        money=state.money[seat],
        left=state.left,
        spaces=figures.spaces + state.outer[seat],
        outer=figures.outer_spaces - state.outer[seat],
    )
    outlook = outlook_of(state, numbers)
    turn = Turn(outlook, state.discount(seat), errors)
    coming = ComingRounds(outlook, state.columns, turn.wage)
    return max(turn.plans(begun, numbers.width)[: numbers.looked_at], key=coming.money)
