# SPDX-License-Identifier: MIT
"""The bots: legal, repeatable, and the planner better than chance."""

from random import Random

import pytest

from powergrid.factory.bots import LEVELS, YARDSTICKS, bot_named, decide
from powergrid.factory.bots.planner.buying import buying_now
from powergrid.factory.bots.planner.coming_rounds import ComingRounds
from powergrid.factory.bots.planner.numbers import NUMBERS
from powergrid.factory.bots.planner.outlook import Outlook, outlook_of
from powergrid.factory.bots.planner.planner import PlannerBot
from powergrid.factory.bots.planner.played_round import money_with
from powergrid.factory.bots.planner.runs import Runs
from powergrid.factory.bots.planner.turn import Plan
from powergrid.factory.bots.whole_game import play
from powergrid.factory.box import game_of, read_box
from powergrid.factory.rules import State, apply, legal
from powergrid.factory.rules.actions import (
    BuyTile,
    Hire,
    MoveTile,
    Pass,
    PlaceTile,
    Raise,
    RemoveTile,
    RunFactory,
)
from powergrid.factory.rules.state import BIDDING, BUREAUCRACY, BUYING, MARKET, RAISING, with_item
from powergrid.factory.rules.tiles import AUXILIARY_ROBOT
from tests.factory.games import begun
from tests.factory.table import BOX, Table, game_for, kind


def game(*names: str, seed: int = 1) -> State:
    state, deal = begun(game_for(len(names)), seed)
    return play(state, deal, [bot_named(name) for name in names], Random(seed))


@pytest.mark.parametrize("level", [*LEVELS, *YARDSTICKS])
def test_a_level_decides_the_same_each_time_and_changes_no_state(level: str) -> None:
    bot, rng = bot_named("builder"), Random(1)
    state, deal = begun(game_for(3), 1)
    for _ in range(40):
        facts = state.facts()
        action = bot_named(level).decide(state, Random(1))
        assert action in legal(state)
        assert action == bot_named(level).decide(state.copy(), Random(1))
        assert state.facts() == facts
        apply(state, bot.decide(state, rng), deal)


def test_the_planner_beats_a_random_builder() -> None:
    end = game("builder", "master", seed=5)
    assert end.ranking[0] == 1
    assert end.money[1] > 100


def test_a_level_by_name_decides_the_same_for_the_same_seed() -> None:
    state, _ = begun(game_for(2), 1)
    assert decide("random", state, 1) == decide("random", state.copy(), 1) in legal(state)


def test_an_unknown_name_is_refused() -> None:
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


def test_machines_that_cost_more_than_they_earn_are_switched_off() -> None:
    table = Table(2)
    machines = table.own(0, ("machine", 0), ("machine", 0), ("storage", 0))
    table.state.price = 8
    assert decided(table.at(BUREAUCRACY)) == RunFactory((machines[-1],))


def test_the_tile_wanted_most_is_moved_to_the_market() -> None:
    table = Table(2).at(MARKET)
    state = table.state
    worst, machine = table.kind("auxiliary-robot", 3), table.kind("machine", 14)
    state.columns = ((), (machine,), (), (worst,), (), ())
    table.sell()
    assert decided(table) == MoveTile(machine)


def test_the_last_buyer_does_not_move_tiles_that_others_will_take() -> None:
    table = Table(2).at(MARKET)
    state = table.state
    machine, robot = table.kind("machine", 14), table.kind("auxiliary-robot", 3)
    state.columns = ((), (machine,), (), (robot,), (), ())
    table.sell()
    state.money = (18, 0)
    state.waiting, state.seat, state.left = (1,), 1, 1
    assert decided(table) == MoveTile(robot)


def test_a_worker_is_bid_for_a_tile_whose_round_is_worth_more() -> None:
    table = Table(4).at(BIDDING)
    state = table.state
    state.money = (40,) * 4
    state.offered = (1, 12)
    state.waiting, state.bidders = (0, 1), (1, 0)
    state.won = (0, 0, 2, 3)
    table.sell(("machine", 24))
    state.columns = ((),) * 6
    state.lot, state.bid, state.asks, state.seat = 1, 0, RAISING, 1
    assert decided(table) == Raise(1)
    state.lot = 12
    assert decided(table) == Pass()


def test_with_two_players_an_order_tile_is_judged_by_playing_out_the_round() -> None:
    table = Table(2).at(BIDDING)
    state = table.state
    state.money = (40, 40)
    state.offered, state.columns = (1, 12), ((),) * 6
    state.lot, state.bid, state.asks, state.seat, state.bidders = 1, 0, RAISING, 1, (1, 0)
    table.sell(("machine", 24))  # the first buys it
    facts = state.facts()
    assert decided(table) == Raise(1)
    assert state.facts() == facts
    first, second = money_with(state, (1, 12), (0, 0), NUMBERS)
    assert first > second
    table.sell(*[("machine", 24)] * 2)  # the discount decides
    assert decided(table) == Pass()


def test_the_last_round_counts_twice_and_earlier_ones_more_often() -> None:
    game, numbers = game_for(2), NUMBERS._replace(worker=0.0, lone_good=0.0)
    start_tiles = game.tile_set.start
    first, last = (Outlook(game, round_, (1,) * (round_ - 1), numbers) for round_ in (1, 5))
    profits = [Outlook(game, round_, (1,) * (round_ - 1), numbers) for round_ in range(1, 6)]
    each = [profit.run(start_tiles, profit.round, 7)[1] for profit in profits]
    assert each == pytest.approx([20 - 4 * 2, 20 - 4 * 3, 20 - 4 * 4, 10 - 2 * 5, 2 * (10 - 2 * 6)])
    assert first.worth(start_tiles, 0) == pytest.approx(sum(each))
    assert last.worth(start_tiles, 0) == pytest.approx(each[-1])


def test_the_planner_knows_the_first_energy_tile_of_a_first_game() -> None:
    game = game_of(read_box(BOX), 2, is_first_game=True)
    costs = Outlook(game, 1, (), NUMBERS).costs
    assert costs[1:] == pytest.approx([1, 1 + 8 / 7, 1 + 16 / 7, 1 + 24 / 7, 2 * (1 + 32 / 7)])
    assert outlook_of(Table(2, game=game).begun().state, NUMBERS).costs == costs


def test_a_run_is_dropped_if_another_is_better() -> None:
    game = game_for(2)
    good, poor, robot = (
        kind(game, name, price)
        for name, price in (("machine", 14), ("machine", 12), ("production-robot", 6))
    )
    runs = Runs(game.tile_set).of(tuple(sorted((good, poor, robot))))
    assert (1, 3, 2, 2) in runs  # the good one alone
    assert (1, 3, 3, 3) not in runs  # the poor one alone
    assert (0, 4, 3, 2) in runs  # the good one with the robot
    assert all(run[0] >= 0 for run in runs)


def test_tiles_of_the_columns_are_bought_in_later_rounds() -> None:
    table = Table(2).at(BUYING)
    outlook = outlook_of(table.state, NUMBERS)
    factory = table.state.factory[0]
    plan = Plan(None, factory, (), (), money=30, left=0, spaces=10, outer=2)
    machine, storage = table.kind("machine", 14), table.kind("storage", 14)
    poor = ComingRounds(outlook, ((),) * 6, wage=7).money(plan)
    rich = ComingRounds(outlook, ((storage,), (machine,), (), (), (), ()), wage=7).money(plan)
    assert rich > poor + 50


@pytest.mark.parametrize(("outer", "places_it"), [(0, False), (1, True)])
def test_a_tile_goes_into_an_outer_space_that_was_paid_for(outer: int, places_it: bool) -> None:
    table = Table(2).at(BUYING)
    state, machine = table.state, table.kind("machine", 14)
    table.own(0, *[("storage", 6)] * 10)
    state.beside = with_item(state.beside, 0, (machine,))
    state.money = with_item(state.money, 0, 0)
    state.outer = with_item(state.outer, 0, outer)
    found = buying_now(state, NUMBERS, {}).best(0, ()).action
    assert found == (PlaceTile(machine) if places_it else Hire(0))


def test_a_weaker_level_and_a_style_overrate_tiles() -> None:
    table = Table(2).at(BUYING)
    robot, _ = table.sell(("auxiliary-robot", 10), ("storage", 6))
    assert decided(table) != BuyTile(robot)
    assert PlannerBot(likes={AUXILIARY_ROBOT: 90}).decide(table.state, Random(1)) == BuyTile(robot)
    weaker, state = PlannerBot(error=1000), table.state
    third, last = (_in_round(state, round_) for round_ in (3, 5))
    assert weaker.decide(third, Random(1)) == BuyTile(robot)  # brings half of what it costs
    assert weaker.decide(last, Random(1)) == Hire(0)  # nothing is of any use any more


def test_an_overrated_tile_is_placed_once_it_is_bought() -> None:
    table = Table(2).at(BUYING)
    table.own(0, *[("storage", 6)] * 10)  # only an edge space is left
    (robot,) = table.sell(("auxiliary-robot", 10))
    table.state.money, table.state.left = (20, 20), 1
    bot = PlannerBot(likes={AUXILIARY_ROBOT: 90})
    assert bot.decide(table.state, Random(1)) == BuyTile(robot)
    table.do(BuyTile(robot))
    assert bot.decide(table.state, Random(1)) == PlaceTile(robot)


def _in_round(state: State, round_: int) -> State:
    twin = state.copy()
    twin.round = round_
    return twin


def test_only_the_strongest_level_searches_its_turn_wide() -> None:
    bots = {name: bot_named(name) for name in LEVELS}
    widths = {name: bot.numbers.width for name, bot in bots.items() if isinstance(bot, PlannerBot)}
    narrow = dict.fromkeys(LEVELS, NUMBERS.foreseen_width)
    assert widths == {**narrow, "master": NUMBERS.width}
    assert NUMBERS.foreseen_width < NUMBERS.width
