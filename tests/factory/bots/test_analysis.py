# SPDX-License-Identifier: MIT
"""What an action costs, and what a purchase gains."""

from random import Random

import pytest

from powergrid.factory.bots.analysis import advantage, cost_of
from powergrid.factory.bots.planner import PlannerBot
from powergrid.factory.bots.planner.buying import buying_now
from powergrid.factory.bots.planner.numbers import NUMBERS
from powergrid.factory.rules import apply, legal
from powergrid.factory.rules.actions import (
    BuyTile,
    Hire,
    MoveTile,
    OpenAuction,
    RunFactory,
)
from powergrid.factory.rules.state import BIDDING, BUREAUCRACY, BUYING, MARKET, with_item
from tests.factory.games import begun
from tests.factory.table import Table, game_for


def buying() -> tuple[Table, int, int]:
    """Return a seat that produces less than it stores, a machine on sale, and storage."""
    table = Table(2).at(BUYING)
    machine, storage = table.sell(("machine", 14), ("storage", 6))
    table.state.storage = with_item(table.state.storage, 0, 3)
    return table, machine, storage


def test_the_choice_of_the_strongest_level_costs_nothing() -> None:
    table, machine, _ = buying()
    assert PlannerBot().decide(table.state, Random(0)) == BuyTile(machine)
    assert cost_of(table.state, BuyTile(machine)) == 0


def test_a_tile_left_unbought_costs_its_earnings() -> None:
    table, _, storage = buying()
    facts = table.state.facts()
    assert cost_of(table.state, Hire(0)) > 20
    assert cost_of(table.state, BuyTile(storage)) > 20
    assert table.state.facts() == facts


def test_a_run_that_wastes_a_machine_costs_its_profit() -> None:
    table = Table(2).at(BUREAUCRACY)
    _, machine = table.own(0, ("machine", 14), ("storage", 14))
    table.state.round = 5
    price = 1 + 5  # expected; what runs needs two energy, and nothing is less than one
    assert cost_of(table.state, RunFactory((machine,))) == pytest.approx(2 * (30 - price))


def test_a_bid_for_an_order_tile_costs_its_worker() -> None:
    table = Table(3).at(BIDDING)
    best = PlannerBot().decide(table.state, Random(0))
    assert isinstance(best, OpenAuction)
    assert best.bid == 0
    assert cost_of(table.state, OpenAuction(best.tile, 2)) > 0


def test_a_move_to_the_market_has_its_worth() -> None:
    table = Table(2).at(MARKET)
    worst, machine = table.kind("auxiliary-robot", 3), table.kind("machine", 14)
    table.state.columns = ((), (machine,), (), (worst,), (), ())
    table.sell()
    assert cost_of(table.state, MoveTile(machine)) == 0
    assert cost_of(table.state, MoveTile(worst)) > 0


def test_the_strongest_level_never_errs_by_its_own_measure() -> None:
    state, deal = begun(game_for(2), 2)
    bot = PlannerBot()
    while state.round == 1:
        action = bot.decide(state, Random(0))
        assert action in legal(state)
        assert cost_of(state, action) == 0
        apply(state, action, deal)


def test_no_action_is_worth_more_than_the_choice_even_if_only_a_pair_pays() -> None:
    table = Table(2).at(BUYING)
    table.own(0, *[("storage", price) for price in (0, 6, 10, 10)])
    state = table.state
    machines = tuple(table.kind("machine", price) for price in (0, 9, 12))
    state.factory = with_item(state.factory, 0, (*state.factory[0], *machines))
    table.sell(
        *[("storage", price) for price in (6, 14, 22)],
        *[("machine", price) for price in (7, 17, 20)],
        ("production-robot", 16),
        *[("auxiliary-robot", price) for price in (3, 5)],
    )
    state.money, state.round = with_item(state.money, 0, 60), 5
    turn = buying_now(state, NUMBERS, {})
    best = PlannerBot().decide(state, Random(0))
    foreseen = {action: turn.worth(action) for action in legal(state)}
    assert foreseen[best] == max(foreseen.values())
    narrow = buying_now(state, NUMBERS._replace(width=NUMBERS.foreseen_width), {})
    missed = narrow.best(state.left, state.market).action
    assert cost_of(state, missed) > 6


def test_the_advantage_of_a_tile_is_the_loss_without_it() -> None:
    table, machine, storage = buying()
    assert advantage(table.state, BuyTile(machine)) > 20
    assert advantage(table.state, BuyTile(storage)) < 0
