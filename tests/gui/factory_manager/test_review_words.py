# SPDX-License-Identifier: MIT
"""Why another turn of Phase 3 would have been better."""

from powergrid.factory.bots.reasons import Reason
from powergrid.factory.bots.review import Mistake
from powergrid.factory.rules.actions import (
    Action,
    BuyTile,
    Hire,
    OpenAuction,
    Pass,
    PlaceTile,
    Raise,
)
from powergrid.factory.rules.state import BIDDING, BUYING, with_item
from powergrid.gui.factory_manager.review_words import mistake_row, turn_text
from tests.factory.table import Table

LAST = 5


def why(table: Table, better: tuple[Action, ...], done: tuple[Action, ...]) -> str:
    """Return the last part of what is told of a costly turn."""
    state = table.state
    return mistake_row(Mistake(0, state.seat, done, better, 9), state).better.rpartition(" · ")[2]


def buying() -> Table:
    table = Table(2).at(BUYING)
    table.own(0, ("machine", 24), *[("machine", 12)] * 2, ("storage", 22), ("storage", 22))
    return table


def test_workers_who_are_hired_run_their_machines() -> None:
    told = why(buying(), (Hire(0),), (Hire(2),))
    assert told == "7 goods for 5 energy, not 10 for 8"


def test_the_last_round_is_told_in_money() -> None:
    table = buying()
    table.state.round = LAST
    assert why(table, (Hire(2),), (Hire(0),)) == "Profit 104 for 14 spent, not 80 for 0"
    (robot,) = table.sell(("auxiliary-robot", 3))
    bought = BuyTile(robot), Hire(0)
    assert why(table, (Hire(0),), bought) == "Profit 80 for 0 spent, not 80 for 3"


def test_equal_factories_differ_in_what_they_cost_or_bring_later() -> None:
    table = buying()
    (storage,) = table.sell(("storage", 6))
    bought = BuyTile(storage), PlaceTile(storage), Hire(0)
    assert why(table, (Hire(0),), bought) == "It costs 0, not 6"
    assert why(table, bought, (Hire(0),)) == "It brings more in later rounds"


def test_a_bid_too_many_is_told_with_what_decided() -> None:
    table = Table(2).at(BIDDING)
    table.do(OpenAuction(table.state.offered[0], 0))
    state = table.state
    mistake = Mistake(0, state.seat, (Raise(1),), (Pass(),), 9, Reason.OTHER_TILE)
    assert mistake_row(mistake, state).better.endswith("Another order tile is worth more to you.")
    mistake = mistake._replace(reason=Reason.NONE)
    assert mistake_row(mistake, state).better.endswith("worth more than this order tile.")


def test_a_turn_reads_like_what_a_player_could_choose() -> None:
    table = buying()
    robot, storage = table.sell(("auxiliary-robot", 3), ("storage", 6))
    bought = BuyTile(robot), BuyTile(storage), PlaceTile(storage), Hire(2)
    text = turn_text(table.state, bought)
    assert text == "Buy Auxiliary robot 3, Storage room 6 · Hire 2 workers"
    assert turn_text(table.state, (Hire(0),)) == "Nothing"


def test_a_tile_that_lay_beside_the_factory_is_placed_in_words() -> None:
    table = buying()
    storage, stored = table.sell(("storage", 6), ("storage", 10))
    table.state.beside = with_item(table.state.beside, 0, (stored,))
    turn = BuyTile(storage), PlaceTile(storage), PlaceTile(stored), Hire(0)
    assert turn_text(table.state, turn) == "Buy Storage room 6 · Place Storage room 10"
    assert turn_text(table.state, turn[2:]) == "Place Storage room 10"
