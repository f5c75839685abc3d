# SPDX-License-Identifier: MIT
"""Hints: their reasons, their keys, and staging them."""

from pytestqt.qtbot import QtBot

from powergrid.factory.bots.reasons import Reason, reason_of
from powergrid.factory.prospects import gain
from powergrid.factory.rules.actions import (
    EndTurn,
    Hire,
    MoveTile,
    OpenAuction,
    Pass,
    Raise,
    RunFactory,
)
from powergrid.factory.rules.phases.bidding import max_bid
from powergrid.factory.rules.phases.buying import Purchases
from powergrid.factory.rules.state import (
    BUYING_TILES,
    MOVING_TILES,
    OPENING,
    RAISING,
    SWITCHING,
    with_item,
)
from powergrid.gui.factory_manager.advice_words import reason
from powergrid.gui.factory_manager.opponents import Advice, advise
from powergrid.gui.factory_manager.table import FactoryTable
from powergrid.gui.factory_manager.words import action_text, refusal
from tests.gui.factory_manager.conftest import go_on


def test_a_hint_for_an_order_tile_names_what_it_brings(table: FactoryTable) -> None:
    go_on(table, OPENING)
    state = table.session.state
    state.offered = (1, 3)
    assert "choose before others" in reason(state, Advice(OpenAuction(1, 0)))
    assert "after the others" in reason(state, Advice(OpenAuction(3, 0)))
    state.offered, state.won = (2, 4), (0, 3)
    discount = state.game.discount(4)
    assert f"{discount} cheaper" in reason(state, Advice(OpenAuction(4, 0)))
    state.offered = (4,)
    assert "only order tile left" in reason(state, Advice(OpenAuction(4, 0)))


def test_a_hint_to_pass_or_to_move_tells_what_decided(table: FactoryTable) -> None:
    go_on(table, RAISING)
    state = table.session.state.copy()
    said = {told: reason(state, Advice(Pass(), reason=told)) for told in Reason}
    assert said[Reason.OTHER_TILE] == "Another order tile is worth more to you."
    assert said[Reason.NONE] == "Your worker is worth more than this order tile."
    state.bid = max_bid(state, state.seat)
    assert reason(state, Advice(Pass())) == "You can bid no more workers."
    go_on(table, MOVING_TILES)
    state = table.session.state
    useless = max(
        (kind for column in state.columns for kind in column),
        key=lambda kind: state.game.tiles[kind].price - (gain(state, state.seat, kind) or 0),
    )
    move = MoveTile(useless)
    assert reason(state, Advice(move, reason=Reason.OWN_GAIN)) == "You gain the most from it."
    assert reason(state, Advice(move, reason=Reason.OTHERS)) == "It helps the others least."
    assert reason(state, Advice(move)) == "No other tile would be better."
    end = EndTurn()
    assert reason(state, Advice(end, reason=Reason.OTHERS)) == "More tiles would help the others."
    assert reason(state, Advice(end)) == "Nobody needs more tiles."


def test_a_hint_brings_its_reason_along(table: FactoryTable) -> None:
    go_on(table, MOVING_TILES)
    state = table.session.state
    (advice,) = advise(state, is_quick=True)
    assert advice.reason == reason_of(state, advice.action) != Reason.NONE


def test_a_hint_has_a_reason_and_can_be_staged(qtbot: QtBot, table: FactoryTable) -> None:
    go_on(table, OPENING)
    with qtbot.waitSignal(table.session.hints.given):
        table.panel.hint.click()
    assert table.panel.message.text.startswith("Hint: ")
    table.panel.hint.click()
    assert table.staging.plan.lot


def test_a_hint_after_the_last_tile_says_that_all_are_chosen(table: FactoryTable) -> None:
    go_on(table, MOVING_TILES)
    while not table.staging.is_turn_over:
        assert table.staging.move(table.supply.columns[0].kind or 0)
    table.panel.hint.click()
    assert table.panel.message.text == refusal("turn_is_over", {})


def test_a_hint_names_the_key_that_follows_it(table: FactoryTable) -> None:
    go_on(table, RAISING)
    bid = table.staging.plan.bid
    for action, key in ((Pass(), "P"), (Raise(bid), "Enter"), (Raise(bid + 1), "H")):
        table.session.hints.given.emit(table.staging.state, [Advice(action)])
        assert f"Press {key} to do it." in table.panel.message.text
        assert table.panel.message.isVisible(), "at 1280×800 too, where little else fits"
    table.panel.hint.click()
    assert table.staging.plan.bid == bid + 1


def test_a_hint_for_the_last_order_tile_says_what_its_button_says(table: FactoryTable) -> None:
    go_on(table, OPENING)
    while len(table.session.state.waiting) > 1:
        go_on(table, RAISING)
        assert table.session.act(Pass())
    state = table.session.state
    (tile,) = state.offered
    assert action_text(state, OpenAuction(tile, 0)) == f"Take order tile {tile} with 0 workers"
    state.waiting = (0, 1)
    assert action_text(state, OpenAuction(tile, 0)).startswith("Open ")


def test_a_hint_for_a_run_that_is_planned_does_not_list_its_tiles(table: FactoryTable) -> None:
    go_on(table, SWITCHING, round_=3)
    run, state = RunFactory(table.staging.plan.off), table.staging.state
    table.session.hints.given.emit(state, [Advice(run)])
    assert table.panel.message.text.startswith("Hint: Run your factory as planned. Profit ")
    assert "Press Enter to do it." in table.panel.message.text
    kind = table.scene.switches[0].kind
    assert kind is not None
    table.staging.switch(kind, is_on=kind in run.off)
    table.session.hints.given.emit(state, [Advice(run)])
    assert "as planned" not in table.panel.message.text
    assert "Press H to do it." in table.panel.message.text


def test_a_hint_to_end_the_turn_names_the_true_reason(table: FactoryTable) -> None:
    go_on(table, BUYING_TILES)
    state = table.session.state.copy()
    end_turn, question = Advice(Hire(0)), Purchases(state)
    earns = {kind: gain(state, state.seat, kind) or 0 for kind in state.market}
    paying = [kind for kind in earns if question.price(kind) < earns[kind]]
    assert any(question.price(kind) <= question.money for kind in paying)
    assert reason(state, end_turn) == "Your money brings more in later rounds."
    state.market = tuple(kind for kind in state.market if kind not in paying)
    assert state.market
    assert "pays for itself" in reason(state, end_turn)
    state.market = (max(state.market, key=lambda kind: state.game.tiles[kind].price),)
    state.money = with_item(state.money, state.seat, 0)
    assert "cannot afford" in reason(state, end_turn)
    state.market = ()
    assert "market is empty" in reason(state, end_turn)
    state.left = 0
    assert "no worker left" in reason(state, end_turn)


def test_hint_becomes_an_icon_where_its_text_does_not_fit(table: FactoryTable) -> None:
    go_on(table, RAISING)
    panel = table.panel
    assert panel.hint.text()
    panel.passing.set_text("Pass for now")
    panel.place()
    assert panel.hint.isVisible()
    assert (panel.hint.text(), panel.hint.accessibleName()) == ("", "Hint")
