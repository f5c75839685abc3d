# SPDX-License-Identifier: MIT
"""Why the strongest level passes or moves a tile, by its own figures."""

from collections.abc import Iterator
from random import Random

from powergrid.factory.bots import bot_named
from powergrid.factory.bots.planner import PlannerBot
from powergrid.factory.bots.planner.bidding import Bidding
from powergrid.factory.bots.planner.market import Moving
from powergrid.factory.bots.planner.numbers import NUMBERS
from powergrid.factory.bots.reasons import Reason, reason_of
from powergrid.factory.rules import State, apply, legal
from powergrid.factory.rules.actions import Action, EndTurn, Hire, MoveTile, Pass, Raise
from powergrid.factory.rules.state import BUYING, MARKET, RAISING
from tests.factory.games import begun
from tests.factory.table import Table, game_for


def advised(asks: int) -> Iterator[tuple[State, Action]]:
    """Yield moments of a game among builders that ask this, and what the strongest level does."""
    state, deal = begun(game_for(3), 1)
    builder, rng = bot_named("builder"), Random(1)
    while not state.is_over:
        if state.asks == asks:
            yield state.copy(), PlannerBot().decide(state, rng)
        apply(state, builder.decide(state, rng), deal)


def test_a_pass_for_another_tile_would_be_right_at_no_worker_too() -> None:
    seen = set()
    for state, action in advised(RAISING):
        if action == Pass():
            bidding = Bidding(state, NUMBERS)
            found = reason_of(state, action)
            is_as_good = bidding.worth(action) >= bidding.worth(Raise(0))
            assert found == (Reason.OTHER_TILE if is_as_good else Reason.NONE)
            seen.add(found)
    assert seen == {Reason.OTHER_TILE, Reason.NONE}


def moving(columns: tuple[tuple[int, ...], ...], table: Table, left: int = 1) -> State:
    table.state.columns = columns
    table.state.left = left
    return table.state


def test_a_tile_that_the_seat_itself_needs_is_moved_for_its_own_gain() -> None:
    table = Table(2).at(MARKET)
    table.sell()
    worst, machine = table.kind("auxiliary-robot", 3), table.kind("machine", 14)
    state = moving(((), (machine,), (), (worst,), (), ()), table)
    state.storage = (9, 9)
    assert PlannerBot().decide(state, Random(0)) == MoveTile(machine)
    assert reason_of(state, MoveTile(machine)) == Reason.OWN_GAIN


def test_more_tiles_help_the_others_only_where_they_need_them() -> None:
    table = Table(2).at(MARKET)
    table.sell()
    table.state.money, table.state.storage = (0, 0), (3, 9)
    worst, machine = table.kind("auxiliary-robot", 3), table.kind("machine", 14)
    state = moving(((), (), (), (worst,), (), ()), table, left=0)
    assert reason_of(state, EndTurn()) == Reason.NONE
    state = moving(((), (machine,), (), (), (), ()), table, left=0)
    state.money = (0, 60)
    assert PlannerBot().decide(state, Random(0)) == EndTurn()
    assert reason_of(state, EndTurn()) == Reason.OTHERS


def test_the_reason_for_a_move_holds_in_all_positions_of_a_game() -> None:
    seen = set()
    for state, action in advised(2):
        gains = {move: Moving(state, NUMBERS).gains(move) for move in legal(state)}
        own, others = gains[action]
        found = reason_of(state, action)
        seen.add(found)
        if found == Reason.OWN_GAIN:
            assert own == max(each.own for each in gains.values())
            assert own > min(each.own for each in gains.values())
        elif found == Reason.OTHERS and isinstance(action, MoveTile):
            assert others == min(each.others for each in gains.values())
        if found == Reason.OTHERS:
            assert others < max(each.others for each in gains.values())
    assert {Reason.OWN_GAIN, Reason.OTHERS} <= seen


def test_other_actions_need_no_reason() -> None:
    assert reason_of(Table(2).at(BUYING).state, Hire(0)) == Reason.NONE
