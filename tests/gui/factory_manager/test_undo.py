# SPDX-License-Identifier: MIT
"""Undo at the table: what it undoes, and in which order."""

from powergrid.factory.rules.actions import (
    BuyTile,
    OpenAuction,
    PlaceTile,
)
from powergrid.factory.rules.state import (
    BUYING_TILES,
    SWITCHING,
)
from powergrid.gui.factory_manager.staging import Plan
from powergrid.gui.factory_manager.table import FactoryTable
from tests.gui.factory_manager.conftest import go_on


def test_a_bought_tile_is_placed_at_once_and_both_can_be_undone(table: FactoryTable) -> None:
    go_on(table, BUYING_TILES)
    seat, before = table.session.state.seat, table.session.state.copy()
    card = next(card for card in table.supply.market if not card.is_dim)
    kind = card.kind
    card.click()
    drafted = table.staging.state
    assert kind in drafted.factory[seat]
    assert table.session.state == before, "nothing is done before it is confirmed"
    assert drafted.money[seat] < before.money[seat]
    table.undo()
    assert table.staging.state == before
    assert not table.staging.plan.actions


def test_a_bought_tile_can_be_left_beside_the_factory(table: FactoryTable) -> None:
    go_on(table, BUYING_TILES)
    staging, seat = table.staging, table.session.state.seat
    card = next(card for card in table.supply.market if not card.is_dim)
    kind = card.kind
    assert kind is not None
    card.click()
    assert staging.remove(kind)
    assert staging.plan.actions == (BuyTile(kind),)
    assert kind in staging.state.beside[seat]
    assert staging.place(kind)
    table.undo()
    table.undo()
    assert staging.plan == Plan((BuyTile(kind), PlaceTile(kind)))


def test_confirmed_actions_can_be_undone(table: FactoryTable) -> None:
    go_on(table, BUYING_TILES)
    seat, done = table.session.state.seat, len(table.session.past)
    next(card for card in table.supply.market if not card.is_dim).click()
    table.staging.set_hired(0)
    table.panel.main.click()
    assert len(table.session.past) == done + 3, "bought, placed, and nobody hired"
    table.undo()
    assert table.session.state.seat == seat
    table.undo_turn()
    assert len(table.session.past) == done


def test_undo_takes_back_the_last_step_of_phase_3_and_no_other(table: FactoryTable) -> None:
    go_on(table, BUYING_TILES)
    staging, done = table.staging, len(table.session.past)
    staging.set_hired(1)
    card = next(card for card in table.supply.market if not card.is_dim)
    card.click()
    table.undo()
    assert staging.plan == Plan(hired=1)
    table.undo()
    assert staging.plan == Plan()
    kind = card.kind
    assert kind is not None
    assert staging.stage(BuyTile(kind))
    assert staging.place(kind)
    table.undo()
    assert staging.plan == Plan((BuyTile(kind),)), "bought and placed by two clicks"
    assert len(table.session.past) == done


def test_undo_takes_back_a_switch_before_what_was_done(table: FactoryTable) -> None:
    go_on(table, SWITCHING)
    staging, done = table.staging, len(table.session.past)
    best = staging.plan.off
    table.scene.switches[0].click()
    assert staging.plan.off != best
    table.undo()
    assert staging.plan.off == best
    table.scene.switches[0].click()
    table.undo_turn()
    assert staging.plan.off == best
    assert len(table.session.past) == done


def test_undo_takes_back_a_bid_before_what_was_done(table: FactoryTable) -> None:
    session, staging = table.session, table.staging
    assert session.act(OpenAuction(session.state.offered[0], 0))
    table.panel.amount.plus.click()
    assert staging.plan.bid == 2
    table.undo()
    assert (staging.plan.bid, len(session.past)) == (1, 1)
    table.undo()
    assert not session.past
