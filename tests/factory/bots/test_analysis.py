# SPDX-License-Identifier: MIT
"""The analysis of a position: what seats may expect, and what a move costs."""

from random import Random

import pytest

from powergrid.factory.bots.analysis import advantage, expected_money, judged, options
from powergrid.factory.bots.planner import PlannerBot
from powergrid.factory.bots.random_bots import RandomBot
from powergrid.factory.bots.whole_game import play
from powergrid.factory.rules import apply, legal
from powergrid.factory.rules.actions import (
    BuyTile,
    Hire,
    MoveTile,
    OpenAuction,
    Pass,
    PlaceTile,
    Raise,
    RunFactory,
)
from powergrid.factory.rules.state import BIDDING, BUREAUCRACY, BUYING, MARKET, with_item
from tests.factory.games import start
from tests.factory.table import Table, game_for


def buying() -> tuple[Table, int, int]:
    """Return a seat that produces less than it stores, a machine on sale, and storage."""
    table = Table(2).at(BUYING)
    machine, storage = table.sell(("machine", 14), ("storage", 6))
    table.state.storage = with_item(table.state.storage, 0, 3)
    return table, machine, storage


def test_the_best_is_what_the_strongest_level_does_and_costs_nothing() -> None:
    table, machine, _ = buying()
    state = table.state
    best = judged(state, BuyTile(machine))
    assert best.done == best.best
    assert best.cost == 0
    assert options(state)[0].action == best.best.action


def test_what_was_left_out_costs_what_it_would_have_brought() -> None:
    table, machine, storage = buying()
    facts = table.state.facts()
    nothing = judged(table.state, Hire(0))
    assert nothing.best.action == BuyTile(machine)
    assert nothing.cost > 20
    assert nothing.done.money == pytest.approx(nothing.best.money - nothing.cost)
    by_action = {option.action: option.money for option in options(table.state, most=99)}
    assert by_action[Hire(0)] == pytest.approx(nothing.done.money)
    assert by_action[BuyTile(storage)] < by_action[BuyTile(machine)]
    assert table.state.facts() == facts


def test_a_run_that_wastes_a_machine_costs_its_profit() -> None:
    table = Table(2).at(BUREAUCRACY)
    _, machine = table.own(0, ("machine", 14), ("storage", 14))
    table.state.round = 5
    wasted = judged(table.state, RunFactory((machine,)))
    assert wasted.best.action == RunFactory(())
    price = 1 + 5  # to be expected; what runs needs two energy, and nothing is less than one
    assert wasted.cost == pytest.approx(2 * (30 - price))


def test_who_has_bought_expects_no_more_of_this_round() -> None:
    table, _, _ = buying()
    before = expected_money(table.state)
    table.do(Hire(0))
    after = expected_money(table.state)
    assert after[0] < before[0]
    assert after[1] == pytest.approx(before[1])


def test_openings_are_without_workers_and_a_raise_is_by_one() -> None:
    table = Table(3).at(BIDDING)
    opening = options(table.state, most=99)
    assert {option.action for option in opening} == {
        OpenAuction(tile, 0) for tile in table.state.offered
    }
    table.do(OpenAuction(table.state.offered[0], 0))
    assert {option.action for option in options(table.state)} == {Raise(1), Pass()}
    dear = judged(table.state, Raise(2))
    assert dear.best.money >= dear.done.money


def test_a_move_to_the_market_has_its_worth() -> None:
    table = Table(2).at(MARKET)
    worst, machine = table.kind("auxiliary-robot", 3), table.kind("machine", 14)
    table.state.columns = ((), (machine,), (), (worst,), (), ())
    table.sell()
    first, second = options(table.state)
    assert (first.action, second.action) == (MoveTile(machine), MoveTile(worst))
    assert judged(table.state, MoveTile(worst)).cost == pytest.approx(first.money - second.money)


def test_at_the_end_everybody_expects_what_it_has() -> None:
    state, deal = start(game_for(2), 1)
    end = play(state, deal, [RandomBot()] * 2, Random(1))
    assert expected_money(end) == end.money


def test_the_strongest_level_never_errs_by_its_own_measure() -> None:
    state, deal = start(game_for(2), 2)
    bot = PlannerBot()
    while state.round == 1:
        action = bot.decide(state, Random(0))
        assert action in legal(state)
        assert judged(state, action).cost == 0
        apply(state, action, deal)


def test_the_advantage_of_a_tile_is_what_would_be_missing_without_it() -> None:
    table, machine, storage = buying()
    assert advantage(table.state, BuyTile(machine)) > 20
    assert advantage(table.state, BuyTile(storage)) < 0
    table.do(BuyTile(machine))
    assert advantage(table.state, PlaceTile(machine)) > 20


def test_the_advantage_of_a_bid_is_over_the_next_best() -> None:
    table = Table(3).at(BIDDING)
    first, second = options(table.state)[:2]
    over = advantage(table.state, first.action)
    assert over == pytest.approx(first.money - second.money)
    assert advantage(table.state, second.action) == pytest.approx(-over)
