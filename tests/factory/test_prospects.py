# SPDX-License-Identifier: MIT
"""The figures behind a decision, compared with the rules."""

from random import Random

from powergrid.factory.bots import bot_named
from powergrid.factory.bots.whole_game import play
from powergrid.factory.prospects import (
    best_run,
    expected_prices,
    free_workers,
    gain,
    next_prices,
    obstacle,
    rounds_left,
    short_side,
    with_factory,
    worth,
)
from powergrid.factory.records import new_record
from powergrid.factory.rules import State
from powergrid.factory.rules.actions import BuyTile, Hire, RemoveTile, RunFactory
from powergrid.factory.rules.phases.bureaucracy import Runs
from powergrid.factory.rules.phases.buying import price_for
from powergrid.factory.rules.phases.profit import profit_of
from powergrid.factory.rules.state import BUREAUCRACY, BUYING, with_item, without_kind
from powergrid.factory.rules.tiles import CONTROL, MACHINE, OPTIMISATION
from powergrid.factory.rules.tracks import Tracks
from powergrid.play.seats import Seat
from tests.factory.table import Table

SEATS = (Seat("Ada", "red"), Seat("Bruno", "blue"))


def moments(is_first_game: bool = False) -> list[State]:
    """Return all states of a game between two who build what they can."""
    record = new_record(SEATS, 5, is_first_game)
    _, state = record.start()
    states = [state.copy()]
    bots = [bot_named("builder")] * 2
    play(state, record.deal, bots, Random(1), lambda action, events, now: states.append(now.copy()))
    return states


def test_the_best_run_earns_what_the_best_of_all_legal_runs_earns() -> None:
    for state in moments()[::9]:
        if state.is_over:
            continue
        factory = state.factory[0]
        question = Runs(with_factory(state, 0, factory))
        runs = [run for run in question if isinstance(run, RunFactory)]
        best = max(profit_of(state, question.tracks(run.off), 3) for run in runs)
        found = best_run(state, 0, factory, 3)
        assert found.profit == best
        assert RunFactory(found.off) in question
        assert found.tracks == question.tracks(found.off)


def test_the_next_prices_follow_from_the_hidden_tiles() -> None:
    first = moments()[0]
    assert [(level.price, level.tiles) for level in next_prices(first)] == [(1, 2), (2, 4), (3, 2)]
    known = moments(is_first_game=True)[0]
    assert [(level.price, level.tiles) for level in next_prices(known)] == [(1, 1)]
    game = moments()
    later = next(state for state in game if len(state.changes) == 3)
    assert sum(level.tiles for level in next_prices(later)) == 5
    assert next_prices(game[-1]) == []


def test_prices_are_expected_for_each_profit_that_is_still_to_be_paid() -> None:
    first = moments()[0]
    assert expected_prices(first) == [2, 3, 4, 5, 6]
    known = moments(is_first_game=True)[0]  # after the 0: 1, 2.14, 3.29, 4.43, 5.57
    assert expected_prices(known) == [1, 2, 3, 4, 6]
    assert rounds_left(first) == 5
    assert rounds_left(moments()[-1]) == 1


def test_the_gain_of_a_tile_is_the_worth_it_adds_to_the_factory() -> None:
    state = moments()[0]
    kind = next(kind for column in state.columns for kind in column)
    grown = tuple(sorted((*state.factory[0], kind)))
    brought = worth(state, 0, grown) - worth(state, 0, state.factory[0])
    assert gain(state, 0, kind) == brought


def test_seasonal_workers_count_only_in_the_round_they_are_paid_for() -> None:
    state = next(moment for moment in moments() if moment.phase == BUYING).copy()
    seat, tiles = state.waiting[0], state.game.tiles
    storage = max(range(len(tiles)), key=lambda kind: tiles[kind].storage)
    machines = sorted(range(len(tiles)), key=lambda kind: tiles[kind].workers)[-2:]
    grown = tuple(sorted((*state.factory[seat], storage, storage, *machines)))
    without = worth(state, seat, grown)
    state.seasonal = with_item(state.seasonal, seat, 2)
    assert worth(state, seat, grown) == without, "those of last round leave"
    state.phase = BUREAUCRACY
    assert worth(state, seat, grown) > without, "those hired now work this round"


def test_a_second_control_takes_the_place_of_the_first() -> None:
    state = moments()[0]
    column = state.columns[CONTROL]
    first, second = column[0], column[-1]
    with_first = state.copy()
    with_first.factory = (tuple(sorted((*state.factory[0], first))), state.factory[1])
    gains = gain(state, 0, first), gain(state, 0, second), gain(with_first, 0, second)
    assert gain(with_first, 0, first) == 0
    assert gains[0] is not None
    assert gains[2] is not None
    assert gains[0] + gains[2] == gains[1]


def test_the_gain_of_a_tile_counts_the_space_it_needs() -> None:
    state = moments()[0]
    storage, machine = state.game.tile_set.start[0], state.columns[MACHINE][0]
    spaces = state.game.figures.spaces
    rest = (storage,) * (spaces - len(state.factory[0]))

    def gain_with(*tiles: int, outer: int = 0) -> int | None:
        full = state.copy()
        full.money = (50, 50)
        full.factory = (tuple(sorted((*state.factory[0], *tiles))), state.factory[1])
        full.outer = (outer, 0)
        return gain(full, 0, machine)

    free = gain_with(*rest[1:])
    assert free is not None
    assert gain_with(*rest) == free - state.game.figures.outer_price
    assert gain_with(*rest, storage, storage, outer=2) is None


def test_a_control_whose_space_is_taken_needs_a_second_worker() -> None:
    table = Table(2).at(BUYING)
    state = table.state
    table.own(0, *[("machine", 24)] * 3, ("storage", 22), ("storage", 22), ("control", 8))
    better, optimisation = table.kind("control", 13), state.columns[OPTIMISATION][0]
    state.left = 2
    assert obstacle(state, 0, better) == ""
    assert gain(state, 0, better)
    state.left = 1
    assert obstacle(state, 0, better) == "no_second_worker"
    assert gain(state, 0, better) is None
    assert gain(state, 0, optimisation) is not None, "its space is free"
    table.do(RemoveTile(table.kind("control", 8)))
    assert gain(state, 0, better), "the old one is removed"


def test_the_money_for_a_tile_must_also_pay_for_the_edge_space_it_needs() -> None:
    table = Table(2).at(BUYING)
    state = table.state
    figures, start = state.game.figures, state.game.tile_set.start[0]
    state.factory = ((start,) * figures.spaces, ())
    machine = table.kind("machine", 7)
    enough = price_for(state, 0, machine) + figures.outer_price
    state.money = (enough, 0)
    assert gain(state, 0, machine) is not None
    state.money = (enough - 1, 0)
    assert obstacle(state, 0, machine) == "no_money_for_space"
    assert gain(state, 0, machine) is None
    state.outer = (figures.outer_spaces, 0)
    state.factory = ((start,) * (figures.spaces + figures.outer_spaces), ())
    assert obstacle(state, 0, machine) == "no_space"


def test_what_lies_beside_counts_in_the_gain_where_it_can_follow() -> None:
    table = Table(2).at(BUYING)
    state = table.state
    state.money = (50, 50)
    table.own(0, *[("machine", 24)] * 3, ("storage", 22), ("storage", 22), ("control", 8))
    worse, better = table.kind("control", 8), table.kind("control", 13)
    robot, storage = table.kind("production-robot", 12), table.kind("storage", 6)
    factory = state.factory[0]
    state.beside = ((better,), ())
    swapped = tuple(sorted((*without_kind(factory, worse), better)))
    grown = tuple(sorted((*swapped, robot)))
    assert gain(state, 0, robot) == worth(state, 0, grown) - worth(state, 0, swapped)
    assert gain(state, 0, worse) == 0
    state.factory, state.beside = (swapped, ()), ((worse,), ())
    assert gain(state, 0, robot) == worth(state, 0, grown) - worth(state, 0, swapped)
    state.factory, state.beside = (without_kind(swapped, better), ()), ((better,), ())
    assert gain(state, 0, robot) == worth(state, 0, grown) - worth(state, 0, swapped)
    state.factory, state.beside = (swapped, ()), ((storage,), ())
    roomy = [worth(state, 0, tuple(sorted((*each, storage)))) for each in (swapped, grown)]
    assert gain(state, 0, robot) == roomy[1] - roomy[0]
    start = state.game.tile_set.start[0]
    full = tuple(sorted((*swapped, *[start] * (state.game.figures.spaces - 5))))
    state.factory, state.beside = (full, ()), ((storage,), ())
    brought = worth(state, 0, tuple(sorted((*full, robot)))) - worth(state, 0, full)
    assert gain(state, 0, robot) == brought - state.game.figures.outer_price


def test_workers_who_bought_are_free_again_in_phase_4() -> None:
    table = Table(2).at(BUYING)
    state = table.state
    (machine,) = table.sell(("machine", 7))
    before = free_workers(state, 0), free_workers(state, 1)
    assert before == (state.available(0), state.available(1))
    table.do(BuyTile(machine))
    assert (free_workers(state, 0), free_workers(state, 1)) == (before[0] - 1, before[1])
    table.do(Hire(1))
    assert (free_workers(state, 0), free_workers(state, 1)) == (0, before[1])
    table.do(Hire(0))
    assert state.phase == BUREAUCRACY
    assert free_workers(state, 0) == state.available(0) > before[0]


def test_the_short_side_is_the_lower_one() -> None:
    assert short_side(Tracks(3, 8, 4, 4)) == -5
    assert short_side(Tracks(5, 3, 4, 4)) == 2
