# SPDX-License-Identifier: MIT
"""The bots: legal, repeatable, and the planner better than chance."""

from random import Random

import pytest

from powergrid.factory.bots import LEVELS, YARDSTICKS, bot_named, decide
from powergrid.factory.bots.planner.numbers import NUMBERS
from powergrid.factory.bots.planner.outlook import Outlook
from powergrid.factory.bots.planner.planner import PlannerBot
from powergrid.factory.bots.whole_game import play
from powergrid.factory.rules import State, apply, legal
from powergrid.factory.rules.actions import (
    BuyTile,
    Hire,
    OpenAuction,
    Pass,
    PlaceTile,
    Raise,
    RemoveTile,
    RunFactory,
)
from powergrid.factory.rules.state import BIDDING, BUREAUCRACY, BUYING, with_item
from tests.factory.games import start
from tests.factory.table import Table, game_for


def game(*names: str, seed: int = 1) -> State:
    state, deal = start(game_for(len(names)), seed)
    return play(state, deal, [bot_named(name) for name in names], Random(seed))


@pytest.mark.parametrize("level", [*LEVELS, *YARDSTICKS])
def test_a_level_decides_the_same_each_time_and_changes_no_state(level: str) -> None:
    bot, rng = bot_named("builder"), Random(1)
    state, deal = start(game_for(3), 1)
    for _ in range(40):
        facts = state.facts()
        action = bot_named(level).decide(state, Random(1))
        assert action in legal(state)
        assert action == bot_named(level).decide(state.copy(), Random(1))
        assert state.facts() == facts
        apply(state, bot.decide(state, rng), deal)


def test_the_planner_beats_who_builds_at_random() -> None:
    end = game("builder", "master", seed=5)
    assert end.ranking[0] == 1
    assert end.money[1] > 100


def test_a_level_by_name_decides_the_same_for_the_same_seed() -> None:
    state, _ = start(game_for(2), 1)
    assert decide("random", state, 1) == decide("random", state.copy(), 1) in legal(state)


def test_a_name_that_is_none() -> None:
    with pytest.raises(ValueError, match=r"wizard.*master"):
        bot_named("wizard")


def decided(table: Table) -> object:
    return PlannerBot().decide(table.state, Random(1))


def test_the_short_side_is_bought_and_placed() -> None:
    table = Table(2).at(BUYING)
    machine, _, _ = table.sell(("machine", 14), ("storage", 6), ("storage", 18))
    state = table.state
    state.storage = with_item(state.storage, 0, 3)
    assert decided(table) == BuyTile(machine)
    table.do(BuyTile(machine))
    assert decided(table) == PlaceTile(machine)


def test_a_full_factory_gives_up_a_tile_for_a_better_one() -> None:
    table = Table(2).at(BUYING)
    state = table.state
    small, large = table.kind("storage"), table.kind("storage", 22)
    machines = [table.kind("machine", 24)] * 2
    state.factory = with_item(state.factory, 0, tuple(sorted([small] * 8 + machines)))
    state.beside = with_item(state.beside, 0, (large,) * 2)
    state.money = with_item(state.money, 0, 0)
    table.sell()
    state.round = 4
    assert decided(table) == RemoveTile(small)


def test_workers_are_hired_for_machines_that_earn_their_wage() -> None:
    table = Table(2).at(BUYING)
    table.own(0, *[("machine", 12)] * 2, ("machine", 14), ("storage", 22), ("storage", 22))
    table.sell()
    table.state.round = 5
    assert decided(table) == Hire(2)


def test_what_costs_more_than_it_earns_is_switched_off() -> None:
    table = Table(2)
    machines = table.own(0, ("machine", 0), ("machine", 0), ("storage", 0))
    table.state.price = 8
    assert decided(table.at(BUREAUCRACY)) == RunFactory((machines[-1],))


def test_a_bid_is_worth_its_workers() -> None:
    table = Table(4).at(BIDDING)
    state = table.state
    state.offered = (1, 2, 8, 12)
    opening = decided(table)
    assert opening == OpenAuction(12, 0)
    assert isinstance(opening, OpenAuction)
    state.offered = (1, 12)
    table.do(OpenAuction(12, 0))
    assert decided(table) == Raise(1)
    state.bid = 1
    assert decided(table) == Pass()


def test_energy_and_workers_weigh_less_the_later_it_is() -> None:
    early, late = Table(2).at(BUYING), Table(2).at(BUYING)
    late.state.round = 5
    factory = early.state.factory[0]
    first, last = Outlook(early.state, NUMBERS), Outlook(late.state, NUMBERS)
    assert first.worth(factory, 7) > last.worth(factory, 7)
    assert (last.now.worker, last.later) == (0, (0, 0, 0, 0))
