# SPDX-License-Identifier: MIT
"""What a policy sees of the end: how far it is, who would win, and whether a house brings it."""

from math import tanh
from random import Random

import pytest

from powergrid.bots.planner import Planner
from powergrid.bots.policy import end_figures
from powergrid.bots.value.shipped import shipped_net
from powergrid.bots.value.value_bot import ValueBot
from powergrid.rules import State
from powergrid.rules.actions import Action, EndTurn
from powergrid.rules.scoring import max_powered, shares_of_win
from powergrid.rules.state import BUILDING_HOUSES
from tests.bots.setups import GERMANY, moves_of

NEAR, CHANCE, CAN_TRIGGER, POWERED, MONEY, LEAD, LIKELY_LEAD, MAY_WIN = range(end_figures.COUNT)

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def played() -> tuple[list[State], State]:
    """Return the positions in which houses are built in a game of planners, and its end."""
    moves, end = moves_of(GERMANY, [Planner()] * 4, 3)
    return [state for state, _ in moves if state.asks == BUILDING_HOUSES], end


def figures(state: State) -> list[tuple[Action, list[float]]]:
    value, planner = ValueBot(shipped_net()), Planner()
    options = value.options(state, Random(0))
    found = end_figures.ends(options, value.estimates(options, state), state, planner)
    return [(option.action, list(row)) for option, row in zip(options, found, strict=True)]


def test_the_end_is_far_at_first_and_near_at_last(played: tuple[list[State], State]) -> None:
    states, _ = played
    assert all(not any(row) for _, row in figures(states[0]))
    assert any(row[NEAR] for _, row in figures(states[-1]))


def test_the_last_to_build_sees_who_wins(played: tuple[list[State], State]) -> None:
    states, end = played
    last = states[-1]
    won = float(shares_of_win(end)[last.seat] > 0)
    row = next(row for action, row in figures(last) if isinstance(action, EndTurn))
    assert row[CHANCE] == 1
    assert row[LEAD] == row[LIKELY_LEAD] == 2 * won - 1
    assert row[MAY_WIN] == won


def test_it_sees_how_far_ahead_it_is(played: tuple[list[State], State]) -> None:
    last = played[0][-1]
    standings = [(max_powered(last, seat), last.money[seat]) for seat in range(4)]
    powered, money = standings.pop(last.seat)
    rival = max(standings)
    row = next(row for action, row in figures(last) if isinstance(action, EndTurn))
    assert row[POWERED] == pytest.approx(tanh(powered - rival[0]))
    assert row[MONEY] == pytest.approx(tanh((money - rival[1]) / 20))


def test_only_who_can_connect_enough_cities_can_trigger_the_end(
    played: tuple[list[State], State],
) -> None:
    seen = set()
    for state in played[0]:
        for action, row in figures(state):
            if row[NEAR] and isinstance(action, EndTurn):
                enough = len(state.cities[state.seat]) >= state.game.end_at
                assert row[CAN_TRIGGER] == enough
                seen.add(enough)
    assert seen == {True, False}


def test_a_house_that_ends_the_game_with_a_lead_may_win(
    played: tuple[list[State], State],
) -> None:
    rows = [row for state in played[0] for _, row in figures(state) if row[NEAR]]
    assert {row[MAY_WIN] for row in rows} == {0.0, 1.0}
    assert all(row[MAY_WIN] for row in rows if row[CHANCE] == 1 and row[LEAD] == 1)
